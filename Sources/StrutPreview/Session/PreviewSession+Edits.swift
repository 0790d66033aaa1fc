import Strut
import StrutFormats
import StrutGolden

/// How pages change documents.
extension PreviewSession {
  /// Changes one attribute in a document, or in a library that it uses; nothing else in the file is touched. What
  /// changed reaches the pages as every change of a file does.
  ///
  /// Edits wait for those before them: each is made in what the last one wrote.
  ///
  /// - Throws: ``EditFault``; then no file is changed.
  func edit(_ name: String, _ edit: AttributeEdit) async throws(EditFault) {
    let earlier = lastEdit
    let task = Task { () async -> Result<Void, EditFault> in
      _ = await earlier?.value
      do throws(EditFault) {
        return .success(try await carryOut(edit, in: name))
      } catch {
        return .failure(error)
      }
    }
    lastEdit = task
    try await task.value.get()
  }

  private func carryOut(_ edit: AttributeEdit, in name: String) async throws(EditFault) {
    let path = try path(of: edit.file, for: name)
    let before = try contents(of: path)
    let after = try edit.applied(to: before)
    guard after != before else { return }
    if let message = await newError(of: name, edit.file, before, after) {
      throw .wrongValue("\(edit.name): \(message)")
    }
    try replace(before, with: after, at: path)
    journal.append(EditJournal.Entry(path: path, before: before, after: after))
  }

  /// Takes the last change back, where nobody has changed the file since; it can be tried again where that fails.
  func undoEdit() throws(EditFault) {
    guard let entry = journal.last else { throw .nothingToUndo }
    let now = try contents(of: entry.path)
    guard let before = entry.takenBack(in: now) else { throw .changedMeanwhile }
    try replace(now, with: before, at: entry.path)
    journal.removeLast()
  }

  /// What would be wrong with a document that is not wrong now, if a file of it were another one; `nil` for nothing.
  ///
  /// A library is looked at by itself, too. In a document that is wrong already other faults may come to light.
  private func newError(
    of name: String, _ file: String?, _ before: [UInt8], _ after: [UInt8]
  ) async -> String? {
    guard let state = states[name] else { return nil }
    var orders = [(order(for: state.entry), file.map(FilePath.normalized))]
    if let file {
      let path = FilePath.resolve(state.entry.folder, file)
      orders += states.values.lazy.filter { $0.entry.path == path }.prefix(1)
        .map { (order(for: $0.entry), nil) }
    }
    for (order, imported) in orders {
      let found = await errors(order, imported, after)
      // Nearly all edits are right, and what was wrong before matters to the others alone.
      guard !found.isEmpty else { continue }
      let known = await errors(order, imported, before)
      let messages = Set(known.map(\.message))
      guard found.count > known.count, messages.isSubset(of: found.map(\.message)) else { continue }
      return (found.first { !messages.contains($0.message) } ?? found[0]).message
    }
    return nil
  }

  /// What is wrong with a document in all of its states where a file, or it itself, holds other bytes.
  private func errors(
    _ order: DrawingOrder, _ imported: String?, _ bytes: [UInt8]
  ) async -> [Fault] {
    var order = order
    order.wantsAllStates = true
    if let imported {
      order.importedBytes = (imported, bytes)
    } else {
      order.bytes = bytes
    }
    return await pool.draw(order, .now).faults.filter { $0.severity == .error }
  }

  /// The path of a file without links, so that a link stays one; only of files that are previewed.
  private func path(of file: String?, for name: String) throws(EditFault) -> String {
    guard let state = states[name] else { throw .otherFile }
    let path = file.map { FilePath.resolve(state.entry.folder, $0) } ?? state.entry.path
    guard file == nil || state.files.contains(path), catalog.allows(path),
      let real = FilePath.real(path)
    else { throw .otherFile }
    return real
  }

  private func contents(of path: String) throws(EditFault) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.bytes(of: path)
    } catch {
      throw .file("\(error)")
    }
  }

  /// Writes a file that is still as it was read.
  private func replace(
    _ before: [UInt8], with after: [UInt8], at path: String
  ) throws(EditFault) {
    let isWritten: Bool
    do throws(FileError) {
      isWritten = try FileWriter(temporaryFiles: temporaryFiles).write(
        after, to: path, inPlaceOf: before)
    } catch {
      throw .file("\(error)")
    }
    guard isWritten else { throw .changedMeanwhile }
  }
}
