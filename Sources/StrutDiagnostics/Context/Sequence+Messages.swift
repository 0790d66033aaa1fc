import StrutCore

extension Sequence {
  /// The first messages that elements give, and no more than `most` of them.
  ///
  /// Each element is asked once, which a lazy sequence does not promise: a message may cost one of the few trials.
  func messages(atMost most: Int, _ message: (Element) -> Diagnostic?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for element in self where found.count < most {
      if let message = message(element) { found.append(message) }
    }
    return found
  }
}
