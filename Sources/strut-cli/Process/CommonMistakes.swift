import StrutCore

/// Mistakes that documents or rows may have in common: each is told with the first of them, and at the end it is said how
/// many others have it.
struct CommonMistakes {
  /// What has the mistakes, as a noun.
  let noun: String
  /// More mistakes than these are not remembered; they may be told again.
  var most = Int.max
  /// The mistakes that are one wherever they are told in the same words.
  private var counts: [String: Count] = [:]
  /// The mistakes that are one whichever values show them, by their words without values.
  private var shared: [String: SharedCount] = [:]

  /// How many others have a mistake.
  private struct Count {
    /// The mistake as it is shown.
    let shown: String
    var others = 0
  }

  /// A mistake in a file that documents share, with how many of them have it.
  private struct SharedCount {
    var count: Count
    /// The document that had it first.
    let first: String
    /// The document that had it last.
    var last: String
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
    if counts.count < most { counts[mistake] = Count(shown: mistake) }
    return true
  }

  /// Counts a mistake of a document, which is the same in others whichever values show it: in a file that they share one thing is
  /// wrong. Returns whether no other document has told it.
  ///
  /// - Parameter document: The document that is looked at; the mistakes of one follow each other.
  mutating func tells(_ mistake: String, of document: String) -> Bool {
    let words = Self.withoutValues(mistake)
    guard var known = shared[words] else {
      if shared.count < most {
        shared[words] = SharedCount(count: Count(shown: mistake), first: document, last: document)
      }
      return true
    }
    guard known.first != document else { return true }
    if known.last != document { known.count.others += 1 }
    known.last = document
    shared[words] = known
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
    let all = Array(counts.values) + shared.values.map(\.count)
    return all.filter { $0.others > 0 }.sorted { $0.shown < $1.shown }.map { count in
      let others = "\(count.others) more \(noun)\(count.others == 1 ? "" : "s")"
      return "\(count.shown.prefix { $0 != "\n" }) (and for \(others))"
    }
  }
}
