import StrutCore
import StrutFormats

/// The files that one document and its libraries name, as they are read, with the bytes that values may have.
final class DeclaredFiles {
  private let files: any TemplateFiles
  /// What other documents read of the same files; `nil` where each reads its own.
  let shared: SharedReadings?
  /// The folder of the document as messages show it.
  private let folder: String
  private let mostBytes: Int
  /// How much one file of values may hold.
  let dataLimits: DataLimits
  /// What was read.
  struct Tally {
    /// How many bytes.
    var byteCount = 0
    /// The paths that were asked for, seen from the document's folder.
    var paths: [String] = []

    /// What was read since another tally was taken.
    func since(_ earlier: Tally) -> Tally {
      Tally(
        byteCount: byteCount - earlier.byteCount,
        paths: Array(paths.dropFirst(earlier.paths.count)))
    }
  }

  /// What was read so far.
  private(set) var tally = Tally()
  /// The paths that were asked for, seen from the document's folder.
  var paths: [String] { tally.paths }
  /// Whether files of values have more bytes than they may.
  private(set) var isFull = false

  init(
    _ files: any TemplateFiles, folder: String, limits: Limits, shared: SharedReadings? = nil
  ) {
    self.files = files
    self.shared = shared
    self.folder = folder
    mostBytes = limits.whole(.data)
    dataLimits = DataLimits(limits)
  }

  /// Goes back to what was read at a time.
  func restore(_ tally: Tally) { self.tally = tally }

  /// Counts what was read before as if it were read now.
  func add(_ other: Tally) {
    tally.byteCount += other.byteCount
    for path in other.paths { note(path) }
  }

  private func note(_ path: String) {
    if !tally.paths.contains(path) { tally.paths.append(path) }
  }

  /// The name of a file in messages.
  func name(of path: String) -> String {
    FilePath.normalized(path).hasPrefix("..")
      ? FilePath.normalized(FilePath.join(folder, path)) : FilePath.join(folder, path)
  }

  /// The bytes of a file that a declaration names.
  ///
  /// - Parameters:
  ///   - written: The path as it is written, for messages.
  ///   - folder: The folder that it starts from there, seen from the document's.
  func read(
    _ path: String, as written: String, from folder: String
  ) throws(TemplateFileFault) -> [UInt8] {
    note(path)
    do throws(TemplateFileFault) {
      return try counted(try files.read(path, limit: mostBytes - tally.byteCount + 1), path)
    } catch {
      throw error.of(written, insteadOf: path, from: folder)
    }
  }

  /// Fails where a file that a value names cannot be read; nothing is read.
  ///
  /// - Parameters:
  ///   - path: The path seen from the document's folder.
  ///   - written: The path as it is written, for messages.
  ///   - folder: The folder that it starts from there, seen from the document's.
  func check(
    _ path: String, as written: String, from folder: String
  ) throws(TemplateFileFault) {
    if written.hasPrefix("/") {
      throw TemplateFileFault(
        code: "invalid-value", message: "paths are relative, and '\(written)' begins with /")
    }
    guard TemplatePath.isRelative(written) else { return }
    let path = FilePath.normalized(path)
    do throws(TemplateFileFault) {
      try files.check(path)
    } catch {
      // Somebody may be waiting for it.
      note(path)
      throw error.of(written, insteadOf: path, from: folder)
    }
  }

  /// The most bytes of a library that is looked into for what nothing imports.
  private static let mostNearBytes = 1 << 18

  /// The libraries near to the document that nothing imports, by the names of the components that they define; the nearest of
  /// each.
  private(set) lazy var librariesNearby: [String: String] = {
    var found: [String: String] = [:]
    for path in files.neighbours where !tally.paths.contains(path) {
      guard let bytes = try? files.read(path, limit: Self.mostNearBytes),
        bytes.count < Self.mostNearBytes
      else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains("<library") else { continue }
      for match in text.matches(of: /<component\s(?:[^<>]*?\s)?name\s*=\s*["']([\w.-]+)["']/)
      where found[String(match.1)] == nil {
        found[String(match.1)] = path
      }
    }
    return found
  }()

  /// The bytes of a file that a command names.
  func readChosen(_ path: String) throws(TemplateFileFault) -> [UInt8] {
    try counted(try files.readChosen(path, limit: mostBytes - tally.byteCount + 1), path)
  }

  private func counted(_ bytes: [UInt8], _ path: String) throws(TemplateFileFault) -> [UInt8] {
    tally.byteCount += bytes.count
    guard tally.byteCount <= mostBytes else {
      throw TemplateFileFault(
        code: "limit",
        message: "with '\(path)' the files of the document have more than \(mostBytes) bytes",
        hints: ["--max-data allows more"])
    }
    return bytes
  }
}
