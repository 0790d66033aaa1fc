/// A length in points, or none: a size that is not definite (CSS Sizing 3 §2.1), a room that is not known, a baseline
/// that is not there.
///
/// It takes the room of a number and is handed on as one, which an optional does not: nodes and questions hold several.
struct OptionalLength: BitwiseCopyable {
  /// Not a number for none.
  private let bits: Double

  /// A length. What is not a number becomes none.
  @inline(__always)
  init(_ length: Double) { bits = length }

  /// A length that may not be there.
  @inline(__always)
  init(_ length: Double?) { bits = length ?? .nan }

  /// No length.
  @inline(__always)
  static var none: OptionalLength { OptionalLength(.nan) }

  /// Whether there is a length.
  @inline(__always)
  var isDefinite: Bool { !bits.isNaN }

  /// The length, which has to be there.
  @inline(__always)
  var length: Double {
    assert(isDefinite)
    return bits
  }

  /// The length, `nil` for none.
  @inline(__always)
  var optional: Double? { isDefinite ? bits : nil }

  /// The length, or what stands in for none.
  @inline(__always)
  func or(_ other: @autoclosure () -> Double) -> Double { isDefinite ? bits : other() }

  /// Another length made from this one; none stays none.
  @inline(__always)
  func map(_ transform: (Double) -> Double) -> OptionalLength {
    isDefinite ? OptionalLength(transform(bits)) : .none
  }
}

extension OptionalLength: Equatable {
  /// Whether both are none, or the same length.
  @inline(__always)
  static func == (a: OptionalLength, b: OptionalLength) -> Bool {
    a.bits == b.bits || (!a.isDefinite && !b.isDefinite)
  }
}
