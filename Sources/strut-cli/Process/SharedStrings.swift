import Strut
import StrutCore
import StrutTemplate

/// The strings of several documents, which may share their files: only what none of them uses is worth a warning.
struct SharedStrings: Sendable {
  /// A string by its place.
  private struct Key: Hashable {
    let file: String
    let start: Int32
  }

  private var unused: [Key: StringUse] = [:]
  private var used: Set<Key> = []

  /// Adds the strings of a document.
  mutating func add(_ strings: [StringUse]) {
    for string in strings {
      let warning = string.warning
      let key = Key(file: warning.source?.name ?? "", start: warning.range?.lowerBound ?? 0)
      if string.isUsed {
        used.insert(key)
        unused[key] = nil
      } else if !used.contains(key) {
        unused[key] = string
      }
    }
  }

  /// Whether all strings are used.
  var isEmpty: Bool { unused.isEmpty }

  /// The most bytes of all documents together that are looked into for strings.
  private static let mostBytes = 1 << 25

  /// Drops the strings that other documents may ask for: those that they name, and all where one works out what it asks for, where
  /// one cannot be read, and where there are too many to look into.
  ///
  /// What a library asks for counts, too: which documents import it nobody knows here.
  ///
  /// - Parameter documents: The paths of documents that were not looked at; `nil` where nobody knows all of them.
  mutating func dropUses(in documents: [String]?) {
    guard let documents else { return unused = [:] }
    var room = Self.mostBytes
    for path in documents where !unused.isEmpty {
      guard let bytes = try? FileReader.bytes(ofRegularFile: path, limit: room) else {
        return unused = [:]
      }
      room -= bytes.count
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains("t(") else { continue }
      if text.contains(/\bt\(\s*[^'\s]|\bt\(\s*'[^']*'\s*\+/) { return unused = [:] }
      let quoted = Set(
        text.split(separator: "'", omittingEmptySubsequences: false).dropFirst().dropLast())
      unused = unused.filter { !quoted.contains(Substring($0.value.key)) }
    }
  }

  /// The warnings as they are printed, complete lines in the order of the files.
  var messages: String {
    unused.sorted { ($0.key.file, $0.key.start) < ($1.key.file, $1.key.start) }
      .compactMap { _, string in
        string.warning.source.map { string.warning.description(in: $0) + "\n" }
      }
      .joined()
  }
}
