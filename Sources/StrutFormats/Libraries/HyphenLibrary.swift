import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// libhyphen's functions, found at run time: few documents divide words, and a program that divides none starts without.
///
/// `@unchecked`: the functions are read only, and a dictionary is used by one thread at a time.
package final class HyphenLibrary: @unchecked Sendable {
  /// The library; `nil` where it is not installed.
  package static let shared = HyphenLibrary()
  /// The Debian package of the library.
  package static let package = "libhyphen0"

  private typealias Load = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias LoadFile = @convention(c) (UnsafeMutableRawPointer) -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer) -> Void
  private typealias Divide =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<CChar>,
      UnsafeMutablePointer<CChar>?,
      UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
      UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>,
      UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>
    ) -> Int32

  private let load: Load
  private let loadFile: LoadFile
  private let close: Free
  private let divide: Divide

  private init?() {
    guard let library = DynamicLibrary("libhyphen.so.0"),
      let load = library.function("hnj_hyphen_load", as: Load.self),
      let loadFile = library.function("hnj_hyphen_load_file", as: LoadFile.self),
      let close = library.function("hnj_hyphen_free", as: Free.self),
      let divide = library.function("hnj_hyphen_hyphenate2", as: Divide.self)
    else { return nil }
    self.load = load
    self.loadFile = loadFile
    self.close = close
    self.divide = divide
  }

  /// Opens a dictionary; `nil` if the file is none. It is never closed: a process keeps those that it has used.
  package func dictionary(at path: String) -> OpaquePointer? { load(path) }

  /// What `body` makes of the dictionary that is in a text; `nil` if the text is none.
  package func withDictionary<Result>(
    _ text: [UInt8], _ body: (OpaquePointer) -> Result
  ) -> Result? {
    var text = text
    let dictionary = text.withUnsafeMutableBytes { bytes -> OpaquePointer? in
      guard let file = fmemopen(bytes.baseAddress, bytes.count, "r") else { return nil }
      defer { fclose(file) }
      return loadFile(UnsafeMutableRawPointer(file))
    }
    guard let dictionary else { return nil }
    defer { close(dictionary) }
    return body(dictionary)
  }

  /// The places at which a word may be divided: the numbers of the characters after which it may.
  ///
  /// A place at which letters would change, as in older German spelling, is none.
  ///
  /// - Parameters:
  ///   - word: The word in small letters, in the dictionary's own encoding.
  ///   - count: The number of its characters.
  package func places(in word: [CChar], count: Int, of dictionary: OpaquePointer) -> [Int] {
    var digits = [CChar](repeating: 0, count: word.count + 8)
    var changes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    defer {
      if let changes {
        for index in 0..<word.count { free(changes[index]) }
      }
      free(changes)
      free(positions)
      free(cuts)
    }
    let status = (word + [0]).withUnsafeBufferPointer { text -> Int32 in
      guard let start = text.baseAddress else { return 1 }
      return divide(
        dictionary, start, Int32(word.count), &digits, nil, &changes, &positions, &cuts)
    }
    guard status == 0, count > 1 else { return [] }
    return (1..<count).filter { place in
      digits[place - 1] & 1 == 1 && changes?[place - 1] == nil
    }
  }
}
