import StrutTemplate

/// Between which loops and branches of its file an element is written, as far as lines tell: for records that do not say it.
struct BranchOutline {
  private static let elements: Set<String> = ["for", "if", "else"]

  /// The lines on which loops and branches begin, in ascending order, of each file.
  private let lines: [String?: [Int]]

  init(_ sources: DocumentSources) {
    var lines: [String?: [Int]] = [:]
    for input in sources.inputs where Self.elements.contains(input.name) {
      lines[input.place.file, default: []].append(input.place.line)
    }
    self.lines = lines.mapValues { $0.sorted() }
  }

  /// Whether an element of before is known to be written in another branch than one of now.
  ///
  /// Lines are counted from loops and branches, so that what was written above does not matter; where some of these came
  /// or went nothing is known.
  func isOtherBranch(
    _ place: DocumentSources.Place, than other: DocumentSources.Place, of now: BranchOutline
  ) -> Bool {
    guard place.file == other.file, let before = lines[place.file],
      let after = now.lines[other.file],
      before.count == after.count
    else { return false }
    return before.count { $0 <= place.line } != after.count { $0 <= other.line }
  }
}
