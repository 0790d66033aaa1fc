/// Mistakes that documents or rows may have in common: each is told with the first of them, and at the end it is said how
/// many others have it.
struct CommonMistakes {
  /// What has the mistakes, as a noun.
  let noun: String
  /// More mistakes than these are not remembered; they may be told again.
  var most = Int.max
  private var counts: [String: Int] = [:]

  /// Knows no mistakes yet.
  init(of noun: String, most: Int = .max) {
    self.noun = noun
    self.most = most
  }

  /// Counts a mistake of one more document; returns whether nobody has told it.
  mutating func tells(_ mistake: String) -> Bool {
    if let count = counts[mistake] {
      counts[mistake] = count + 1
      return false
    }
    if counts.count < most { counts[mistake] = 0 }
    return true
  }

  /// A line for each mistake that several have.
  var lines: [String] {
    counts.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map { mistake, count in
      "\(mistake.prefix { $0 != "\n" }) (and for \(count) more \(noun)\(count == 1 ? "" : "s"))"
    }
  }
}
