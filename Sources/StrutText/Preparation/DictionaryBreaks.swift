import CPangoCairo
import Glibc

/// Where words end in scripts that write no spaces between them: Thai, Lao, Khmer, Myanmar and their relatives.
///
/// UAX 14 leaves these characters (class SA) to a dictionary. Where the library is missing there are no breaks inside of
/// such words. Browser: ICU's dictionary: `text/words.pieces`.
package struct DictionaryBreaks {
  /// The version of the library that has the dictionaries, such as `72.1`; `nil` where it is missing.
  package static var libraryVersion: String? { ICULibrary.shared?.version }

  /// Whether `text` has characters of these scripts.
  package static func areNeeded(in text: String) -> Bool {
    text.unicodeScalars.contains { needsDictionary($0.value) }
  }

  /// The characters before which a word begins, inside of stretches of these scripts, in order.
  static func positions(in scalars: [UInt32]) -> [Int] {
    guard scalars.contains(where: needsDictionary), let breaker = DictionaryBreaker() else {
      return []
    }
    var positions: [Int] = []
    var start = 0
    while start < scalars.count {
      guard needsDictionary(scalars[start]) else {
        start += 1
        continue
      }
      let end = scalars[start...].firstIndex { !needsDictionary($0) } ?? scalars.count
      positions += breaker.positions(in: scalars[start..<end])
      start = end
    }
    return positions
  }

  private static func needsDictionary(_ scalar: UInt32) -> Bool {
    scalar >= 0xE01 && g_unichar_break_type(scalar) == G_UNICODE_BREAK_COMPLEX_CONTEXT
  }
}

/// An ICU iterator over the line breaks of a text.
private final class DictionaryBreaker {
  private let library: ICULibrary
  private let iterator: OpaquePointer

  /// Opens an iterator; `nil` where ICU is missing.
  init?() {
    guard let library = ICULibrary.shared, let iterator = library.open() else { return nil }
    self.library = library
    self.iterator = iterator
  }

  deinit { library.close(iterator) }

  /// The breaks inside of a stretch, as indices into the text that it is a part of.
  func positions(in scalars: ArraySlice<UInt32>) -> [Int] {
    var units: [UInt16] = []
    var indices: [Int] = []
    units.reserveCapacity(scalars.count)
    for (index, scalar) in zip(scalars.indices, scalars) {
      for unit in UTF16.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}")! {
        units.append(unit)
        indices.append(index)
      }
    }
    return library.breaks(in: units, iterator).map { indices[$0] }
  }
}

/// The functions of ICU that are used, found at run time: libxml2 brings the library along, and few texts need it.
private final class ICULibrary: Sendable {
  /// The library; `nil` where it is not installed.
  static let shared = ICULibrary()

  /// The versions that are looked for, the newest first. Each one has its number in the names of its functions.
  private static let versions = (63...90).reversed()
  /// ICU's number for line breaks.
  private static let line: Int32 = 2

  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias SetText =
    @convention(c) (OpaquePointer, UnsafePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) ->
    Void
  private typealias Next = @convention(c) (OpaquePointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  /// The version, such as `72.1`.
  let version: String

  private let openIterator: Open
  private let setText: SetText
  private let next: Next
  private let closeIterator: Close

  private init?() {
    // The version that is loaded already comes before all others.
    let found =
      Self.versions.lazy.compactMap { Self.library($0, RTLD_NOW | RTLD_NOLOAD) }.first
      ?? Self.versions.lazy.compactMap { Self.library($0, RTLD_NOW | RTLD_LOCAL) }.first
    guard let (library, version) = found,
      let open = dlsym(library, "ubrk_open_\(version)"),
      let setText = dlsym(library, "ubrk_setText_\(version)"),
      let next = dlsym(library, "ubrk_next_\(version)"),
      let close = dlsym(library, "ubrk_close_\(version)")
    else { return nil }
    openIterator = unsafeBitCast(open, to: Open.self)
    self.setText = unsafeBitCast(setText, to: SetText.self)
    self.next = unsafeBitCast(next, to: Next.self)
    closeIterator = unsafeBitCast(close, to: Close.self)
    self.version = Self.fullVersion(in: library, version) ?? "\(version)"
  }

  /// The version that a library tells, without the zeros at its end.
  private static func fullVersion(in library: UnsafeMutableRawPointer, _ version: Int) -> String? {
    typealias GetVersion = @convention(c) (UnsafeMutablePointer<UInt8>) -> Void
    guard let function = dlsym(library, "u_getVersion_\(version)") else { return nil }
    var parts: [UInt8] = [0, 0, 0, 0]
    unsafeBitCast(function, to: GetVersion.self)(&parts)
    while parts.count > 2, parts.last == 0 { parts.removeLast() }
    return parts.map { "\($0)" }.joined(separator: ".")
  }

  private static func library(
    _ version: Int, _ flags: Int32
  ) -> (UnsafeMutableRawPointer, Int)? {
    dlopen("libicuuc.so.\(version)", flags).map { ($0, version) }
  }

  /// An iterator over line breaks by the rules of no language in particular.
  func open() -> OpaquePointer? {
    var status: Int32 = 0
    let iterator = openIterator(Self.line, "", nil, 0, &status)
    return status <= 0 ? iterator : nil
  }

  func close(_ iterator: OpaquePointer) { closeIterator(iterator) }

  /// The breaks inside of a text: indices of the units that follow them.
  func breaks(in units: [UInt16], _ iterator: OpaquePointer) -> [Int] {
    units.withUnsafeBufferPointer { buffer in
      var status: Int32 = 0
      guard let start = buffer.baseAddress else { return [] }
      setText(iterator, start, Int32(buffer.count), &status)
      guard status <= 0 else { return [] }
      var breaks: [Int] = []
      while case let position = Int(next(iterator)), position > 0, position < buffer.count {
        breaks.append(position)
      }
      return breaks
    }
  }
}
