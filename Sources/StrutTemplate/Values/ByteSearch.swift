/// Looks for a text in texts, by code points.
///
/// Source: Knuth, Morris, Pratt, *Fast Pattern Matching in Strings* (1977): no text makes it slow.
package struct ByteSearch {
  private let wanted: [UInt8]
  /// For each byte of the text that is looked for, how many bytes before and with it are its beginning again.
  private let borders: [Int]

  /// Prepares to look for a text that is not empty.
  package init(for text: String) {
    wanted = Array(text.utf8)
    precondition(!wanted.isEmpty, "there is nothing to look for")
    var borders = [0]
    var matched = 0
    for byte in wanted.dropFirst() {
      while matched > 0, wanted[matched] != byte { matched = borders[matched - 1] }
      if wanted[matched] == byte { matched += 1 }
      borders.append(matched)
    }
    self.borders = borders
  }

  /// Where the text stands in `bytes`, from left to right, no two places overlapping; up to `most` places.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func places(in bytes: some Sequence<UInt8>, most: Int = .max) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var matched = 0
    for (offset, byte) in bytes.enumerated() {
      while matched > 0, wanted[matched] != byte { matched = borders[matched - 1] }
      if wanted[matched] == byte { matched += 1 }
      guard matched == wanted.count else { continue }
      places.append(offset + 1 - matched..<offset + 1)
      matched = 0
      if places.count == most { break }
    }
    return places
  }

  /// Whether `part` stands in `text`; an empty one does.
  package static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || !ByteSearch(for: part).places(in: text.utf8, most: 1).isEmpty
  }

  /// What stands between the places of `separator`, which is not empty.
  package static func parts(of text: String, between separator: String) -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var start = 0
    for place in ByteSearch(for: separator).places(in: bytes) {
      parts.append(String(decoding: bytes[start..<place.lowerBound], as: UTF8.self))
      start = place.upperBound
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
