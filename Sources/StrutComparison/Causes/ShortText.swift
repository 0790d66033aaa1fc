/// Values in messages: long ones are cut, and so that two of them show where they differ.
enum ShortText {
  /// The most characters of a value.
  private static let most = 60
  /// How many characters are shown before those that differ.
  private static let lead = 20

  /// The beginning of a text.
  static func of(_ text: String) -> String {
    text.count > most ? text.prefix(most - 1) + "…" : text
  }

  /// Two texts from a little before the place where they begin to differ.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  static func of(_ was: String, _ now: String) -> (was: String, now: String) {
    let shared = zip(was, now).prefix { $0 == $1 }.count
    guard max(was.count, now.count) > most, shared > most - lead else { return (of(was), of(now)) }
    let start = shared - lead
    return (cut(was, from: start), cut(now, from: start))
  }

  private static func cut(_ text: String, from start: Int) -> String {
    "…" + of(String(text.dropFirst(start)))
  }
}
