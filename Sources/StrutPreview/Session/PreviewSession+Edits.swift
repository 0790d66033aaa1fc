import Strut
import StrutFormats
import StrutGolden

/// How pages change documents.
extension PreviewSession {
  /// Changes one attribute in a document, or in a library that it uses; nothing else in the file is touched. What
  /// changed reaches the pages as every change of a file does.
  ///
  /// - Throws: ``EditFault``; then no file is changed.
  func edit(_ name: String, _ edit: AttributeEdit) throws(EditFault) {
    let path = try path(of: edit.file, for: name)
    let before = try contents(of: path)
    let after = try edit.applied(to: before)
    guard after != before else { return }
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
