import StrutCore

/// The lines of a large hyphenation dictionary, from which small dictionaries are made that divide some words as the large
/// one does.
///
/// libhyphen takes seconds for Debian's German dictionary, most of them for words that a document does not have. It goes
/// through a word with a state for every beginning of every pattern, so that a small dictionary needs the patterns that
/// occur in the word, and for each place in it the one that agrees longest.
struct HyphenationPatterns {
  /// A pattern by its characters.
  private struct Key {
    /// The first eight characters, for most comparisons.
    var head: UInt64
    /// Where the characters stand in ``characters``.
    var place: Range<Int32>
    /// The number of the line.
    var line: Int32
  }

  /// The file, without an end of line at the end.
  private let bytes: [UInt8]
  /// Where each line stands.
  private let lines: [Range<Int32>]
  /// The lines that are no patterns: the encoding and the settings.
  private let settings: [Int32]
  /// The characters of all patterns: letters, and dots where words begin and end.
  private let characters: [UInt8]
  /// The patterns in the order of their characters, those of each level of the file.
  private let levels: [[Key]]

  /// Finds the lines of a dictionary.
  init(_ bytes: [UInt8]) {
    var lines: [Range<Int32>] = []
    var settings: [Int32] = []
    var characters: [UInt8] = []
    characters.reserveCapacity(bytes.count)
    var levels: [[Key]] = [[]]
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let number = Int32(lines.count)
      lines.append(Int32(start)..<Int32(end))
      let first = start < end ? bytes[start] : UInt8(ascii: "%")
      switch first {
      case UInt8(ascii: "%"), UInt8(ascii: "#"): if number == 0 { settings.append(number) }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        settings.append(number)
        if bytes[start..<end].starts(with: "NEXTLEVEL".utf8) { levels.append([]) }
      default:
        if number == 0 {
          settings.append(number)
        } else {
          levels[levels.count - 1].append(
            Self.key(bytes[start..<end], line: number, addingTo: &characters))
        }
      }
      start = end + 1
    }
    (self.bytes, self.lines, self.settings) = (bytes, lines, settings)
    self.characters = characters
    self.levels = levels.map { keys in
      characters.withUnsafeBufferPointer { characters in
        keys.sorted { one, other in
          if one.head != other.head { return one.head < other.head }
          let order = Self.compare(one, to: Self.text(of: other, characters), characters)
          return order != 0 ? order < 0 : one.line < other.line
        }
      }
    }
  }

  /// The pattern of a line: what stands before the digits, between them and behind them, up to a slash.
  private static func key(
    _ text: ArraySlice<UInt8>, line: Int32, addingTo characters: inout [UInt8]
  ) -> Key {
    let start = characters.count
    for byte in text {
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: " ") {
        break
      }
      if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { characters.append(byte) }
    }
    let place = Int32(start)..<Int32(characters.count)
    return Key(head: head(of: characters[start...]), place: place, line: line)
  }

  private static func head<Bytes: Sequence<UInt8>>(of text: Bytes) -> UInt64 {
    var head: UInt64 = 0
    var count = 0
    for byte in text.prefix(8) {
      head = head << 8 | UInt64(byte)
      count += 1
    }
    return count == 0 ? 0 : head << UInt64(8 * (8 - count))
  }

  // MARK: Words

  /// A dictionary that divides some words as the whole one does.
  ///
  /// - Parameter words: The words in the encoding of the file.
  func part(for words: [[UInt8]]) -> [UInt8] {
    var chosen = Set(settings)
    characters.withUnsafeBufferPointer { characters in
      for word in words {
        // Parts of compounds begin and end as words do.
        for start in word.indices {
          for level in levels {
            Self.add(Array(word[start...]), from: level, characters, to: &chosen)
            Self.add(
              [UInt8(ascii: ".")] + word[start...], from: level, characters, to: &chosen)
          }
        }
      }
    }
    var text: [UInt8] = []
    for number in chosen.sorted() {
      let line = lines[Int(number)]
      text += bytes[Int(line.lowerBound)..<Int(line.upperBound)]
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Adds the patterns that a text begins with, alone or as the end of a word, and one of those that agree longest.
  private static func add(
    _ text: [UInt8], from keys: [Key], _ characters: UnsafeBufferPointer<UInt8>,
    to chosen: inout Set<Int32>
  ) {
    var low = 0
    var longest: Int32?
    for count in 1...text.count {
      let part = Array(text[..<count])
      for whole in [part, part + [UInt8(ascii: ".")]] {
        var index = first(notBefore: whole, in: keys, from: low, characters)
        while index < keys.count, compare(keys[index], to: whole, characters) == 0 {
          chosen.insert(keys[index].line)
          index += 1
        }
      }
      low = first(notBefore: part, in: keys, from: low, characters)
      guard low < keys.count, begins(keys[low], with: part, characters) else { break }
      longest = keys[low].line
    }
    if let longest { chosen.insert(longest) }
  }

  /// The index of the first pattern that does not come before a text.
  private static func first(
    notBefore text: [UInt8], in keys: [Key], from start: Int,
    _ characters: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let head = head(of: text)
    return keys[start...].partitioningIndex { key in
      key.head != head ? key.head > head : compare(key, to: text, characters) >= 0
    }
  }

  private static func text(
    of key: Key, _ characters: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    characters[Int(key.place.lowerBound)..<Int(key.place.upperBound)]
  }

  /// Less than zero where a pattern comes before a text, more where it comes after it.
  private static func compare<Text: Collection<UInt8>>(
    _ key: Key, to text: Text, _ characters: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let own = self.text(of: key, characters)
    for (byte, other) in zip(own, text) where byte != other { return Int(byte) - Int(other) }
    return own.count - text.count
  }

  private static func begins(
    _ key: Key, with text: [UInt8], _ characters: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    self.text(of: key, characters).starts(with: text)
  }
}
