import StrutBoxes
import StrutCore
import StrutLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension [TransformFunction] {
  /// The functions as one transformation of the canvas, around an origin in a border box.
  ///
  /// [CSS Transforms 1 §4](https://www.w3.org/TR/css-transforms-1/#transform-rendering)
  func matrix(borderBox: Rect, origin: BoxPosition) -> Affine {
    guard !isEmpty else { return .identity }
    let x = borderBox.minX + origin.x.resolved(area: borderBox.size.width)
    let y = borderBox.minY + origin.y.resolved(area: borderBox.size.height)
    let functions = reduce(Affine.identity) {
      $0.concatenating($1.matrix(in: borderBox.size))
    }
    return Affine.translation(x: x, y: y).concatenating(functions)
      .concatenating(.translation(x: -x, y: -y))
  }
}

extension TransformFunction {
  /// The function alone, for a border box of a size.
  fileprivate func matrix(in size: Size) -> Affine {
    switch self {
    case .translate(let x, let y):
      .translation(x: x.resolved(against: size.width), y: y.resolved(against: size.height))
    case .scale(let x, let y): .scale(x: x, y: y)
    case .rotate(let degrees): .rotation(degrees: degrees)
    case .skew(let x, let y):
      Affine(a: 1, b: tan(y * .pi / 180), c: tan(x * .pi / 180), d: 1, tx: 0, ty: 0)
    case .matrix(let a, let b, let c, let d, let e, let f):
      Affine(a: a, b: b, c: c, d: d, tx: e, ty: f)
    }
  }
}

extension LayerFilter {
  /// The effect of a CSS filter function.
  ///
  /// [Filter Effects 1 §13](https://www.w3.org/TR/filter-effects-1/#ShorthandEquivalents)
  ///
  /// - Parameter pixelGrid: Lines for each point that a shadow is moved by; 0 for none.
  init(_ function: FilterFunction, pixelGrid: Double) {
    switch function {
    case .blur(let deviation): self = .blur(deviation)
    case .brightness(let amount): self = .colorMatrix(.scaling(amount, offset: 0))
    case .contrast(let amount):
      self = .colorMatrix(.scaling(amount, offset: 0.5 - 0.5 * amount))
    case .grayscale(let amount):
      self = .colorMatrix(.grayscale(1 - Swift.min(1, Swift.max(0, amount))))
    case .saturate(let amount): self = .colorMatrix(.saturation(amount))
    case .opacity(let amount):
      var matrix = ColorMatrix.scaling(1, offset: 0)
      matrix.alpha = Swift.min(1, Swift.max(0, amount))
      self = .colorMatrix(matrix)
    case .dropShadow(let shadow):
      // Here the blur is the standard deviation itself, unlike in box-shadow.
      self = .dropShadow(
        ShadowEffect(
          offset: shadow.offset.cut(toLines: pixelGrid), deviation: shadow.blur,
          color: shadow.color))
    }
  }
}

extension Point {
  /// The point on the next lines to the left and above of a grid with `lines` lines a point; 0 leaves it where it is.
  ///
  /// Browser: a drop shadow is moved by whole pixels, of its box's own plane: `reftest/drop-shadows-by-whole-pixels`.
  fileprivate func cut(toLines lines: Double) -> Point {
    guard lines > 0 else { return self }
    return Point(x: BinaryNoise.cut(x, toLines: lines), y: BinaryNoise.cut(y, toLines: lines))
  }
}

extension ColorMatrix {
  fileprivate static func scaling(_ factor: Double, offset: Double) -> ColorMatrix {
    ColorMatrix(rows: [
      factor, 0, 0, offset,
      0, factor, 0, offset,
      0, 0, factor, offset,
    ])
  }

  /// `grayscale()` with the part `kept` of the colour left.
  fileprivate static func grayscale(_ kept: Double) -> ColorMatrix {
    ColorMatrix(rows: [
      0.2126 + 0.7874 * kept, 0.7152 - 0.7152 * kept, 0.0722 - 0.0722 * kept, 0,
      0.2126 - 0.2126 * kept, 0.7152 + 0.2848 * kept, 0.0722 - 0.0722 * kept, 0,
      0.2126 - 0.2126 * kept, 0.7152 - 0.7152 * kept, 0.0722 + 0.9278 * kept, 0,
    ])
  }

  fileprivate static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix(rows: [
      0.213 + 0.787 * amount, 0.715 - 0.715 * amount, 0.072 - 0.072 * amount, 0,
      0.213 - 0.213 * amount, 0.715 + 0.285 * amount, 0.072 - 0.072 * amount, 0,
      0.213 - 0.213 * amount, 0.715 - 0.715 * amount, 0.072 + 0.928 * amount, 0,
    ])
  }
}
