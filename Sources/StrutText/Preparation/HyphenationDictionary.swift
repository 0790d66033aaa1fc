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

  /// Dictionaries by language, `nil` for one that has none: each file is read once in a process.
  private static let known = Monitor<[String: HyphenationDictionary?]>([:])

  /// The handle of the library, used under the monitor only.
  private let handle: UInt
  /// The encoding of the file.
  private let encoding: String

  private init(handle: OpaquePointer, encoding: String) {
    self.handle = UInt(bitPattern: handle)
    self.encoding = encoding
  }

  /// The dictionary of a language tag; `nil` where none is installed.
  static func dictionary(of language: String) -> HyphenationDictionary? {
    known.enter { known in
      if let found = known[language] { return found }
      let found = open(language)
      known[language] = .some(found)
      return found
    }
  }

  /// The Debian package that would have the dictionary of a language.
  static func package(of language: String) -> String {
    guard HyphenLibrary.shared != nil else { return HyphenLibrary.package }
    let parts = language.lowercased().split(separator: "-")
    let name = parts.first.map(String.init) ?? language
    switch name {
    case "en": return parts.contains("gb") ? "hyphen-en-gb" : "hyphen-en-us"
    case "pt": return parts.contains("br") ? "hyphen-pt-br" : "hyphen-pt-pt"
    case "nb", "nn": return "hyphen-no"
    default: return "hyphen-\(name)"
    }
  }

  /// The places inside of a word: the numbers of the characters before which it may be divided.
  func places(in word: [UInt32]) -> [Int] {
    let lowercased = word.map { scalar -> Unicode.Scalar in
      let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      // A letter whose small form is longer than one character keeps the number of characters.
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      return small.count == 1 ? small.first ?? scalar : scalar
    }
    guard let bytes = encoded(lowercased) else { return [] }
    return Self.known.enter { _ in
      guard let library = HyphenLibrary.shared, let handle = OpaquePointer(bitPattern: handle)
      else { return [] }
      return library.places(in: bytes, count: word.count, of: handle)
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
      let encoding = encoding(ofFile: path), let handle = library.dictionary(at: path)
    else { return nil }
    return HyphenationDictionary(handle: handle, encoding: encoding)
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
