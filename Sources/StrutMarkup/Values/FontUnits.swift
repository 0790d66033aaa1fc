import StrutBoxes

/// A unit of lengths that depends on a font (CSS Values 4 §6.1).
enum FontUnit: String, CaseIterable, Sendable {
  /// The size of the element's own font.
  case em
  /// The size of the font of `<layout>`.
  case rem
  /// The advance of the digit zero in the element's own font.
  case ch
  /// The element's own line height.
  case lh

  /// The names of all units.
  static let names = allCases.map(\.rawValue)
}

/// What only the fonts themselves know about a style: asked for where a document uses `ch`, or `lh` of a normal line.
package protocol FontLengths {
  /// The advance of the digit zero in points.
  func zeroAdvance(of style: TextStyle) -> Double
  /// The height of a line of that font with `line-height: normal`, in points.
  func normalLineHeight(of style: TextStyle) -> Double
}

/// Stands in for fonts that are not loaded yet, and remembers whether anybody asked.
///
/// The fonts of a document are known after it has been resolved. Where it asked for them it is resolved once more.
final class MissingFontLengths: FontLengths {
  /// Whether a value hangs on what the fonts would say.
  private(set) var wereAsked = false

  func zeroAdvance(of style: TextStyle) -> Double {
    wereAsked = true
    return style.fontSize / 2
  }

  func normalLineHeight(of style: TextStyle) -> Double {
    wereAsked = true
    return style.fontSize * 1.2
  }
}

/// What units of fonts refer to besides the element itself.
struct FontScope {
  /// The style of the element around.
  let parent: TextStyle
  /// The font size of `<layout>`; `nil` while its own attributes are applied.
  let rootSize: Double?
  /// The fonts.
  let lengths: any FontLengths
}

/// What units of fonts mean for one attribute of an element.
struct FontUnits {
  /// Which element the units of an attribute refer to: for `font-size` the one around, else there would be a circle.
  enum Basis: Sendable {
    /// The element itself.
    case own
    /// The element around: `font-size`.
    case parent
    /// The element itself, but `lh` is that of the element around: `line-height`.
    case parentLine
  }

  /// The style whose font is meant by `em` and `ch`.
  let font: TextStyle
  /// The style whose line is meant by `lh`.
  let line: TextStyle
  /// The font size that `rem` means.
  let rootSize: Double
  let lengths: any FontLengths

  /// The units of an attribute of an element with the style `own`, as far as it is known.
  init(_ own: TextStyle, _ basis: Basis, in scope: FontScope) {
    font = basis == .parent ? scope.parent : own
    line = basis == .own ? own : scope.parent
    rootSize = scope.rootSize ?? font.fontSize
    lengths = scope.lengths
  }

  /// One of a unit in points.
  func points(_ unit: FontUnit) -> Double {
    switch unit {
    case .em: font.fontSize
    case .rem: rootSize
    case .ch: lengths.zeroAdvance(of: font)
    case .lh:
      switch line.lineHeight {
      case .normal: lengths.normalLineHeight(of: line)
      case .factor(let factor): factor * line.fontSize
      case .points(let points): points
      }
    }
  }
}
