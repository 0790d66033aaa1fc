import Glibc
import StrutCore
import StrutFormats

/// The small pieces of which SVG files are made.
enum SVGText {
  /// Attributes with numbers, each after a space.
  static func attributes(_ attributes: [(name: String, value: Double)]) -> String {
    attributes.map { " \($0.name)=\"\(VectorText.number($0.value))\"" }.joined()
  }

  /// A colour as an attribute, with its opacity where it has one.
  static func paint(_ name: String, _ color: Color, opacity: String? = nil) -> String {
    func byte(_ value: Double) -> String {
      let text = String(Int((min(1, max(0, value)) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    var text = " \(name)=\"#\(byte(color.red))\(byte(color.green))\(byte(color.blue))\""
    if color.alpha < 1 {
      text += " \(opacity ?? name + "-opacity")=\"\(VectorText.number(color.alpha, decimals: 4))\""
    }
    return text
  }

  /// An element in the form of a shape.
  static func element(_ shape: Shape, paint: String, isClip: Bool = false) -> String {
    switch shape {
    case .rect(let rect): return "<rect\(box(rect))\(paint)/>\n"
    case .roundedRect(let rounded):
      let radius = rounded.radii.topLeft
      guard rounded.radii == Corners(radius), !rounded.hasCrossingCorners else {
        return "<path d=\"\(VectorText.data(rounded.path))\"\(paint)/>\n"
      }
      return
        "<rect\(box(rounded.rect))\(attributes([("rx", radius.width), ("ry", radius.height)]))"
        + "\(paint)/>\n"
    case .ring(let outer, let inner):
      let rule = isClip ? "clip-rule" : "fill-rule"
      var outline = VectorText.data(outer.path)
      if inner.rect.size.width > 0 && inner.rect.size.height > 0 {
        outline += VectorText.data(inner.path)
      }
      return "<path d=\"\(outline)\" \(rule)=\"evenodd\"\(paint)/>\n"
    case .path(let path): return "<path d=\"\(VectorText.data(path))\"\(paint)/>\n"
    }
  }

  private static func box(_ rect: Rect) -> String {
    attributes([
      ("x", rect.minX), ("y", rect.minY), ("width", rect.size.width), ("height", rect.size.height),
    ])
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
        "<feGaussianBlur in=\"\(input)\" stdDeviation=\"\(VectorText.number(deviation))\" result=\"\(result)\"/>"
    case .colorMatrix(let matrix):
      let rows = [0, 4, 8].map { row in
        let numbers = matrix.rows[row..<row + 4].map { VectorText.number($0, decimals: 6) }
        return "\(numbers[0]) \(numbers[1]) \(numbers[2]) 0 \(numbers[3])"
      }
      let alpha = "0 0 0 \(VectorText.number(matrix.alpha, decimals: 6)) 0"
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
        "<feGaussianBlur in=\"\(last)\" stdDeviation=\"\(VectorText.number(shadow.deviation))\""
      last = "\(result)b"
      text += " result=\"\(last)\"/>"
    }
    text += "<feFlood" + paint("flood-color", shadow.color, opacity: "flood-opacity")
    return text + "/><feComposite operator=\"in\" in2=\"\(last)\" result=\"\(result)\"/>"
  }
}
