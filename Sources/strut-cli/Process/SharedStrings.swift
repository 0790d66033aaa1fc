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

  private var unused: [Key: Diagnostic] = [:]
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
        unused[key] = warning
      }
    }
  }

  /// The warnings as they are printed, complete lines in the order of the files.
  var messages: String {
    unused.sorted { ($0.key.file, $0.key.start) < ($1.key.file, $1.key.start) }
      .compactMap { _, warning in warning.source.map { warning.description(in: $0) + "\n" } }
      .joined()
  }
}
