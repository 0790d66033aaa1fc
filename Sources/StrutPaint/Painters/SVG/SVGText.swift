import StrutCore
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The small pieces of which SVG files are made.
enum SVGText {
  /// Attributes with numbers, each after a space.
  static func attributes(_ attributes: [(name: String, value: Double)]) -> String {
    attributes.map { " \($0.name)=\"\(SVGNumber.text($0.value))\"" }.joined()
  }

  /// A colour as an attribute, with its opacity where it has one.
  static func paint(_ name: String, _ color: Color, opacity: String? = nil) -> String {
    var text = " \(name)=\"\(hex(color))\""
    if color.alpha < 1 {
      text += " \(opacity ?? name + "-opacity")=\"\(SVGNumber.text(color.alpha, decimals: 4))\""
    }
    return text
  }

  /// What fills a shape, where that is not what fills every shape.
  static func fill(_ color: Color) -> String {
    color == .black ? "" : paint("fill", color)
  }

  private static func hex(_ color: Color) -> String {
    let digits = [color.red, color.green, color.blue].flatMap { value -> [Character] in
      let text = String(Int((min(1, max(0, value)) * 255).rounded()), radix: 16)
      return Array(text.count == 1 ? "0" + text : text)
    }
    let isShort = digits[0] == digits[1] && digits[2] == digits[3] && digits[4] == digits[5]
    return "#" + String(isShort ? [digits[0], digits[2], digits[4]] : digits)
  }

  /// A transformation as the value of an attribute.
  static func matrix(_ transform: Affine) -> String {
    let (x, y) = (SVGNumber.text(transform.tx), SVGNumber.text(transform.ty))
    let move = y == "0" ? (x == "0" ? "" : "translate(\(x))") : "translate(\(x) \(y))"
    guard transform.b == 0, transform.c == 0 else {
      let factors = [transform.a, transform.b, transform.c, transform.d].map(SVGNumber.factor)
      return "matrix(\((factors + [x, y]).joined(separator: " ")))"
    }
    let (across, down) = (SVGNumber.factor(transform.a), SVGNumber.factor(transform.d))
    if across == down { return across == "1" ? move : "\(move)scale(\(across))" }
    return "\(move)scale(\(across) \(down))"
  }

  /// An outline of a glyph as path data in design units.
  static func data(_ design: GlyphDesign, decimals: Int) -> String {
    var data = SVGPathData(decimals: decimals)
    var isOpen = false
    for segment in design.segments {
      switch segment {
      case .move(let point):
        if isOpen { data.close() }
        data.move(point)
        isOpen = true
      case .line(let point): data.line(point)
      case .quadratic(let control, let end): data.quadratic(control, end)
      case .cubic(let first, let second, let end): data.curve(first, second, end)
      }
    }
    if isOpen { data.close() }
    return String(decoding: data.text, as: UTF8.self)
  }

  /// An element in the form of a shape.
  static func element(_ shape: Shape, paint: String, isClip: Bool = false) -> String {
    switch shape {
    case .rect(let rect): return "<rect\(box(rect))\(paint)/>"
    case .roundedRect(let rounded):
      guard let rectangle = rectangle(rounded) else {
        return "<path d=\"\(SVGPathData.string(rounded.path))\"\(paint)/>"
      }
      return "<\(rectangle)\(paint)/>"
    case .ring(let outer, let inner):
      let rule = isClip ? "clip-rule" : "fill-rule"
      var data = SVGPathData(decimals: 3)
      data.append(outer.path)
      if inner.rect.size.width > 0 && inner.rect.size.height > 0 { data.append(inner.path) }
      let outline = String(decoding: data.text, as: UTF8.self)
      return "<path d=\"\(outline)\" \(rule)=\"evenodd\"\(paint)/>"
    case .path(let path): return "<path d=\"\(SVGPathData.string(path))\"\(paint)/>"
    }
  }

  /// A rounded rectangle as the name and the attributes of an element; `nil` where its corners differ.
  private static func rectangle(_ rounded: RoundedRect) -> String? {
    let radius = rounded.radii.topLeft
    guard rounded.radii == Corners(radius), !rounded.hasCrossingCorners else { return nil }
    let (rx, ry) = (SVGNumber.text(radius.width), SVGNumber.text(radius.height))
    var radii = ""
    if rx != "0" && ry != "0" { radii = " rx=\"\(rx)\"" + (rx == ry ? "" : " ry=\"\(ry)\"") }
    return "rect\(box(rounded.rect))\(radii)"
  }

  /// The attributes of a rectangle; a coordinate that is zero is not said.
  static func box(_ rect: Rect) -> String {
    let (x, y) = (SVGNumber.text(rect.minX), SVGNumber.text(rect.minY))
    var text = x == "0" ? "" : " x=\"\(x)\""
    if y != "0" { text += " y=\"\(y)\"" }
    return text
      + attributes([("width", rect.size.width), ("height", rect.size.height)])
  }

  /// The attributes of what a mask or a filter reaches over: where they are not said, these begin before zero.
  static func region(_ rect: Rect) -> String {
    attributes([
      ("x", rect.minX), ("y", rect.minY), ("width", rect.size.width),
      ("height", rect.size.height),
    ])
  }

  /// A rectangle as the value of `viewBox`.
  static func numbers(of rect: Rect) -> String {
    [rect.minX, rect.minY, rect.size.width, rect.size.height].map { SVGNumber.text($0) }
      .joined(separator: " ")
  }

  /// A file as a `data:` URI.
  static func dataURI(_ bytes: [UInt8], mediaType: String) -> String {
    "data:\(mediaType);base64,\(Base64.encode(bytes))"
  }
}

// MARK: - Filters

extension SVGText {
  /// The primitives of one effect.
  static func primitives(_ filter: LayerFilter, input: String, result: String) -> String {
    switch filter {
    case .blur(let deviation):
      return
        "<feGaussianBlur in=\"\(input)\" stdDeviation=\"\(SVGNumber.text(deviation))\" result=\"\(result)\"/>"
    case .colorMatrix(let matrix):
      let rows = [0, 4, 8].map { row in
        let numbers = matrix.rows[row..<row + 4].map { SVGNumber.text($0, decimals: 6) }
        return "\(numbers[0]) \(numbers[1]) \(numbers[2]) 0 \(numbers[3])"
      }
      let alpha = "0 0 0 \(SVGNumber.text(matrix.alpha, decimals: 6)) 0"
      let values = (rows + [alpha]).joined(separator: " ")
      return
        "<feColorMatrix in=\"\(input)\" type=\"matrix\" values=\"\(values)\" result=\"\(result)\"/>"
    case .dropShadow(let effect):
      return shadow(effect, of: input, result: result + "s")
        + "<feMerge result=\"\(result)\"><feMergeNode in=\"\(result)s\"/>"
        + "<feMergeNode in=\"\(input)\"/></feMerge>"
    }
  }

  /// The primitives of the shadow of a picture, without the picture.
  ///
  /// The picture is moved before it is blurred: viewers drop what a blur leaves outside of the canvas, even where it
  /// would move inside.
  static func shadow(_ shadow: ShadowEffect, of input: String, result: String) -> String {
    var text = ""
    var last = input
    if shadow.offset != .zero || shadow.deviation <= 0 {
      text += "<feOffset in=\"\(last)\""
      text += attributes([("dx", shadow.offset.x), ("dy", shadow.offset.y)])
      last = "\(result)o"
      text += " result=\"\(last)\"/>"
    }
    if shadow.deviation > 0 {
      text +=
        "<feGaussianBlur in=\"\(last)\" stdDeviation=\"\(SVGNumber.text(shadow.deviation))\""
      last = "\(result)b"
      text += " result=\"\(last)\"/>"
    }
    text += "<feFlood" + paint("flood-color", shadow.color, opacity: "flood-opacity")
    return text + "/><feComposite operator=\"in\" in2=\"\(last)\" result=\"\(result)\"/>"
  }
}
