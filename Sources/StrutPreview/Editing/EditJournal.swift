/// What pages changed in files, so that it can be taken back.
struct EditJournal {
  /// One change of a file.
  struct Entry {
    /// The absolute path.
    var path: String
    var before: [UInt8]
    var after: [UInt8]
  }

  /// Older changes than these are forgotten.
  private static let mostEntries = 100

  private(set) var entries: [Entry] = []

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entries.count > Self.mostEntries { entries.removeFirst() }
  }

  /// The last change, which is no longer one that can be taken back.
  mutating func takeLast() -> Entry? { entries.popLast() }
}
