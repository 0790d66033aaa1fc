import CPangoCairo
import StrutFormats

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

  /// The same for a part of one stretch that is looked at by itself, as if nothing went before it.
  static func positions(inPart part: ArraySlice<UInt32>) -> [Int] {
    DictionaryBreaker()?.positions(in: part) ?? []
  }

  /// Whether a character belongs to such a script.
  static func needsDictionary(_ scalar: UInt32) -> Bool {
    scalar >= 0xE01 && g_unichar_break_type(scalar) == G_UNICODE_BREAK_COMPLEX_CONTEXT
  }
}

/// An ICU iterator over the line breaks of a text.
private final class DictionaryBreaker {
  private let library: BreakFunctions
  private let iterator: OpaquePointer

  /// Opens an iterator; `nil` where ICU is missing.
  init?() {
    guard let library = BreakFunctions.shared, let iterator = library.open() else { return nil }
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

/// The functions of ICU that are used.
private final class BreakFunctions: Sendable {
  /// The functions; `nil` where ICU is not installed.
  static let shared = BreakFunctions()

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

  private let openIterator: Open
  private let setText: SetText
  private let next: Next
  private let closeIterator: Close

  private init?() {
    guard let library = ICULibrary.shared,
      let open = library.function("ubrk_open", as: Open.self),
      let setText = library.function("ubrk_setText", as: SetText.self),
      let next = library.function("ubrk_next", as: Next.self),
      let close = library.function("ubrk_close", as: Close.self)
    else { return nil }
    openIterator = open
    self.setText = setText
    self.next = next
    closeIterator = close
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
