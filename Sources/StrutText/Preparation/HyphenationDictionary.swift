import CPangoCairo
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The places at which the words of a language may be divided, as Debian's `hyphen-…` packages have them.
final class HyphenationDictionary: Sendable {
  /// Where Debian's packages put dictionaries.
  static let folder = "/usr/share/hyphen"

  /// The size from which on a file is not given to libhyphen as a whole, in bytes: 50 ms of its time.
  private static let largest = 1 << 18
  /// How many words are remembered for each large file.
  private static let mostWords = 10_000

  /// What a process knows.
  private struct State {
    /// Dictionaries by language, `nil` for one that has none: each file is read once in a process.
    var dictionaries: [String: HyphenationDictionary?] = [:]
    /// The places inside of words, by large files.
    var places: [ObjectIdentifier: [[CChar]: [Int]]] = [:]
  }

  private static let state = Monitor(State())

  /// What divides words.
  private enum Source: Sendable {
    /// The handle of the library, used under the monitor only.
    case whole(UInt)
    /// What dictionaries for some words are made of.
    case patterns(HyphenationPatterns)
  }

  private let source: Source
  /// The encoding of the file.
  private let encoding: String

  private init(source: Source, encoding: String) {
    self.source = source
    self.encoding = encoding
  }

  /// The dictionary of a language tag; `nil` where none is installed.
  static func dictionary(of language: String) -> HyphenationDictionary? {
    state.enter { state in
      if let found = state.dictionaries[language] { return found }
      let found = open(language)
      state.dictionaries[language] = .some(found)
      return found
    }
  }

  /// The languages whose dictionaries Debian has in packages that are named after them.
  private static let packaged: Set = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr",
    "hu", "id", "is", "it", "kn", "lt", "lv", "ml", "mn", "mr", "nl", "no", "or", "pa", "pl", "ro",
    "ru", "sk", "sl", "sr", "sv", "ta", "te", "th", "uk", "zu",
  ]

  /// The Debian package that would have the dictionary of a language; `nil` where there is none.
  static func package(of language: String) -> String? {
    guard HyphenLibrary.shared != nil else { return HyphenLibrary.package }
    let parts = language.lowercased().split(separator: "-")
    let name = parts.first.map(String.init) ?? language
    switch name {
    case "en": return parts.contains("gb") ? "hyphen-en-gb" : "hyphen-en-us"
    case "pt": return parts.contains("br") ? "hyphen-pt-br" : "hyphen-pt-pt"
    case "nb", "nn": return "hyphen-no"
    default: return packaged.contains(name) ? "hyphen-\(name)" : nil
    }
  }

  /// The places inside of words: the numbers of the characters before which each may be divided.
  func places(in words: [ArraySlice<UInt32>]) -> [[Int]] {
    let encoded = words.map { self.encoded(Self.lowercased($0)) }
    guard let library = HyphenLibrary.shared else { return words.map { _ in [] } }
    return Self.state.enter { state in
      switch source {
      case .whole(let handle):
        guard let handle = OpaquePointer(bitPattern: handle) else { return words.map { _ in [] } }
        return zip(words, encoded).map { word, bytes in
          bytes.map { library.places(in: $0, count: word.count, of: handle) } ?? []
        }
      case .patterns(let patterns):
        var known = state.places[ObjectIdentifier(self)] ?? [:]
        if known.count > Self.mostWords { known = [:] }
        find(zip(words, encoded).map { ($1, $0.count) }, patterns, library, &known)
        state.places[ObjectIdentifier(self)] = known
        return encoded.map { $0.flatMap { known[$0] } ?? [] }
      }
    }
  }

  /// Adds the places of words that are not known, by one dictionary for all of them.
  private func find(
    _ words: [(bytes: [CChar]?, count: Int)], _ patterns: HyphenationPatterns,
    _ library: HyphenLibrary, _ known: inout [[CChar]: [Int]]
  ) {
    var new: [[CChar]: Int] = [:]
    for case (let bytes?, let count) in words where known[bytes] == nil { new[bytes] = count }
    guard !new.isEmpty else { return }
    let part = patterns.part(for: new.keys.map { $0.map { UInt8(bitPattern: $0) } })
    let found = library.withDictionary(part) { dictionary in
      new.map { ($0.key, library.places(in: $0.key, count: $0.value, of: dictionary)) }
    }
    for (word, places) in found ?? [] { known[word] = places }
  }

  private static func lowercased(_ word: ArraySlice<UInt32>) -> [Unicode.Scalar] {
    word.map { scalar in
      let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      // A letter whose small form is longer than one character keeps the number of characters.
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      return small.count == 1 ? small.first ?? scalar : scalar
    }
  }

  /// The word in the encoding of the dictionary; `nil` where that lacks a character.
  private func encoded(_ word: [Unicode.Scalar]) -> [CChar]? {
    let text = Array(String(String.UnicodeScalarView(word)).utf8).map { CChar(bitPattern: $0) }
    if encoding == "UTF-8" { return text }
    var written: gsize = 0
    guard
      let converted = g_convert(text, gssize(text.count), encoding, "UTF-8", nil, &written, nil)
    else { return nil }
    defer { g_free(converted) }
    // One byte for each character is what the library counts.
    guard written == word.count else { return nil }
    return (0..<Int(written)).map { converted[$0] }
  }

  // MARK: Files

  private static func open(_ language: String) -> HyphenationDictionary? {
    guard let library = HyphenLibrary.shared, let path = path(of: language),
      let encoding = encoding(ofFile: path)
    else { return nil }
    if let bytes = bytes(ofLargeFile: path) {
      return HyphenationDictionary(
        source: .patterns(HyphenationPatterns(bytes)), encoding: encoding)
    }
    guard let handle = library.dictionary(at: path) else { return nil }
    return HyphenationDictionary(
      source: .whole(UInt(bitPattern: handle)), encoding: encoding)
  }

  /// The bytes of a file that is large; `nil` for others.
  private static func bytes(ofLargeFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else { return nil }
    let size = ftell(file)
    guard size >= largest, fseek(file, 0, SEEK_SET) == 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    return bytes.count == size ? bytes : nil
  }

  /// The file for a language: of its region, else of the language itself, else the first of any region.
  private static func path(of language: String) -> String? {
    let parts = language.split(separator: "-").map(String.init)
    guard let name = parts.first?.lowercased(), name.utf8.allSatisfy({ $0.isASCIILetter }) else {
      return nil
    }
    let region = parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
    let names = region.map { ["\(name)_\($0)", name] } ?? [name]
    for candidate in names {
      let path = "\(folder)/hyph_\(candidate).dic"
      if access(path, R_OK) == 0 { return path }
    }
    return files().first { $0.hasPrefix("hyph_\(name)_") }.map { "\(folder)/\($0)" }
  }

  /// The names of the files that are there, in order.
  private static func files() -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".dic") { names.append(name) }
    }
    return names.sorted()
  }

  /// The encoding, which is the first line of a dictionary.
  private static func encoding(ofFile path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 64)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let bytes = line.prefix { $0 != 0 && $0 != 0x0A && $0 != 0x0D }
      .map { UInt8(bitPattern: $0) }
    let name = String(decoding: bytes, as: UTF8.self).filter { $0 != " " }
    return name.hasPrefix("microsoft-cp") ? "CP" + name.dropFirst(12) : name
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
