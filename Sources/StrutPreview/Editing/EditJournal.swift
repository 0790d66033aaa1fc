import StrutComparison
import StrutGolden

/// What pages changed in files, so that it can be taken back.
struct EditJournal {
  /// One change of a file: what was replaced by what.
  struct Entry {
    /// The absolute path.
    let path: String
    /// Where the change begins, in bytes.
    let start: Int
    let old: [UInt8]
    let new: [UInt8]
    /// The digest of the whole file after the change.
    private let after: Digest

    /// Keeps the bytes in which two states of a file differ, and no others.
    init(path: String, before: [UInt8], after: [UInt8]) {
      self.path = path
      self.after = Digest(of: after)
      let shorter = min(before.count, after.count)
      var start = 0
      while start < shorter, before[start] == after[start] { start += 1 }
      var end = 0
      while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
        end += 1
      }
      self.start = start
      old = Array(before[start..<before.count - end])
      new = Array(after[start..<after.count - end])
    }

    /// How many bytes are kept.
    var cost: Int { old.count + new.count }

    /// The file as it was before the change; `nil` where `file` is not the file after it.
    func takenBack(in file: [UInt8]) -> [UInt8]? {
      guard Digest(of: file) == after, start + new.count <= file.count else { return nil }
      return file[..<start] + old + file[(start + new.count)...]
    }
  }

  /// Older changes than these are forgotten.
  private static let mostEntries = 100
  /// The most bytes that are kept of all changes; the oldest are forgotten first.
  private static let mostBytes = 4 << 20

  private(set) var entries: [Entry] = []

  /// The change that can be taken back; `nil` for none.
  var last: Entry? { entries.last }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    var cost = entries.reduce(0) { $0 + $1.cost }
    while entries.count > Self.mostEntries || cost > Self.mostBytes {
      cost -= entries.removeFirst().cost
    }
  }

  /// Forgets the last change, which has been taken back.
  mutating func removeLast() { entries.removeLast() }
}
