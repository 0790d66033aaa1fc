import StrutCore

/// Mistakes that documents or rows may have in common: each is told with the first of them, and at the end it is said how
/// many others have it.
struct CommonMistakes {
  /// What has the mistakes, as a noun.
  let noun: String
  /// More mistakes than these are not remembered; they may be told again.
  var most = Int.max
  private var counts: [String: Count] = [:]

  private struct Count {
    /// The mistake as it is shown.
    let shown: String
    /// What had it first.
    let first: String
    /// What had it last.
    var last: String
    var others = 0
  }

  /// Knows no mistakes yet.
  init(of noun: String, most: Int = .max) {
    self.noun = noun
    self.most = most
  }

  /// Counts a mistake of one more document; returns whether nobody has told it.
  mutating func tells(_ mistake: String) -> Bool {
    if counts[mistake] != nil {
      counts[mistake]?.others += 1
      return false
    }
    if counts.count < most { counts[mistake] = Count(shown: mistake, first: "", last: "") }
    return true
  }

  /// Counts a mistake of a document, which is the same in others whichever values show it: in a file that they share one thing is
  /// wrong. Returns whether no other document has told it.
  ///
  /// - Parameter document: The document that is looked at; the mistakes of one follow each other.
  mutating func tells(_ mistake: String, of document: String) -> Bool {
    let shared = Self.withoutValues(mistake)
    guard var known = counts[shared] else {
      if counts.count < most {
        counts[shared] = Count(shown: mistake, first: document, last: document)
      }
      return true
    }
    guard known.first != document else { return true }
    if known.last != document { known.others += 1 }
    known.last = document
    counts[shared] = known
    return false
  }

  /// The place and the words of a mistake without the values in them; a path may have an apostrophe.
  private static func withoutValues(_ mistake: String) -> String {
    let line = mistake.prefix { $0 != "\n" }
    guard
      let severity = [": error: ", ": warning: "].lazy.compactMap({ line.firstRange(of: $0) }).first
    else { return mistake }
    return line[..<severity.upperBound] + String(line[severity.upperBound...]).withoutQuoted
  }

  /// A line for each mistake that several have.
  var lines: [String] {
    counts.values.filter { $0.others > 0 }.sorted { $0.shown < $1.shown }.map { count in
      "\(count.shown.prefix { $0 != "\n" }) (and for \(count.others) more \(noun)\(count.others == 1 ? "" : "s"))"
    }
  }
}
