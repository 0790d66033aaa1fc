/// Tags of languages (BCP 47).
package enum LanguageTag {
  /// Whether a text has the form of a tag: parts of one to eight letters and digits, the first one a language.
  package static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy(\.isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0.isLetter || $0 &- 0x30 < 10 }
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}
