import StrutCore

extension DisplayList {
  /// The list as text, a line for each item, groups indented: for people and for tests.
  package func dump() -> String {
    var text = "canvas \(Dump.size(size))\n"
    var depth = 0
    for item in items {
      if case .end = item {
        depth = max(0, depth - 1)
        continue
      }
      text += String(repeating: "  ", count: depth) + item.line + "\n"
      if case .begin = item { depth += 1 }
    }
    return text
  }
}

extension DisplayItem {
  /// The item in words.
  fileprivate var line: String {
    switch self {
    case .fill(let shape, let fill): "fill \(Dump.shape(shape)) \(Dump.fill(fill))"
    case .stroke(let path, let stroke):
      "stroke \(Dump.path(path)) width \(Dump.number(stroke.width)) \(Dump.color(stroke.color))"
        + (stroke.dashes.isEmpty
          ? "" : " dashes \(stroke.dashes.map(Dump.number).joined(separator: " "))")
        + (stroke.cap == .round ? " round" : "")
    case .glyphs(let run, let origin, let color):
      "glyphs \"\(run.text)\" at \(Dump.point(origin)) font \(run.font.rawValue) \(Dump.color(color))"
    case .image(let placement):
      "image \(placement.image.rawValue) from \(Dump.rect(placement.source)) to "
        + Dump.rect(placement.destination)
    case .boxShadow(let shadow): Dump.shadow(shadow)
    case .link(let target, let area): "link \"\(target)\" \(Dump.rect(area))"
    case .begin(let effect): Dump.effect(effect)
    case .end: "end"
    }
  }
}

/// The words of a dump.
private enum Dump {
  static func number(_ value: Double) -> String { VectorText.number(value) }

  static func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  static func size(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

  static func rect(_ rect: Rect) -> String { "\(point(rect.origin)) \(size(rect.size))" }

  static func color(_ color: Color) -> String {
    let bytes = [color.red, color.green, color.blue, color.alpha].map { value in
      let text = String(Int((min(1, max(0, value)) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + (color.alpha == 1 ? bytes.dropLast().joined() : bytes.joined())
  }

  static func path(_ path: Path) -> String { "path \(VectorText.data(path))" }

  static func rounded(_ rounded: RoundedRect) -> String {
    guard !rounded.isRect else { return "rect \(rect(rounded.rect))" }
    let radii = rounded.radii
    let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let shown = all.allSatisfy { $0 == all[0] } ? [all[0]] : all
    return "rounded \(rect(rounded.rect)) radii \(shown.map(size).joined(separator: " "))"
  }

  static func shape(_ shape: Shape) -> String {
    switch shape {
    case .rect(let rect): "rect \(Self.rect(rect))"
    case .roundedRect(let rounded): Self.rounded(rounded)
    case .ring(let outer, let inner): "ring \(rounded(outer)) without \(rounded(inner))"
    case .path(let path): Self.path(path)
    }
  }

  static func fill(_ fill: Fill) -> String {
    switch fill {
    case .color(let color): return Self.color(color)
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\(number($0.offset)) \(color($0.color))" }
      return (gradient.isRepeating ? "repeating " : "") + geometry(gradient.geometry) + " ["
        + stops.joined(separator: ", ") + "]"
    }
  }

  private static func geometry(_ geometry: ResolvedGradient.Geometry) -> String {
    switch geometry {
    case .linear(let from, let to): "linear \(point(from)) to \(point(to))"
    case .radial(let center, let radii, let start):
      "radial \(point(center)) radii \(size(radii)) from \(number(start))"
    case .conic(let center, let angle, let from, let to):
      "conic \(point(center)) angle \(number(angle)) from \(number(from)) to \(number(to))"
    }
  }

  static func shadow(_ shadow: BoxShadow) -> String {
    let blur = "blur \(number(shadow.deviation)) \(color(shadow.color))"
    switch shadow.area {
    case .outside(let box):
      return "shadow \(rounded(shadow.shape)) \(blur) outside \(rounded(box))"
    case .inside(let box):
      return "shadow around \(rounded(shadow.shape)) \(blur) inside \(rounded(box))"
    }
  }

  static func effect(_ effect: GroupEffect) -> String {
    switch effect {
    case .clip(let shape): return "clip \(Self.shape(shape))"
    case .mask(let items): return "mask of \(items.count) items"
    case .transform(let transform): return "transform \(VectorText.matrix(transform))"
    case .shadow(let shadow): return "cast \(Self.shadow(shadow))"
    case .marked(.element(let index)): return "element \(index)"
    case .marked(.link(let target)): return "around link \"\(target)\""
    case .marked(.span(let index, _)): return "span \(index)"
    case .marked(.image(let index)): return "place of \(index)"
    case .marked(.line(let line)): return "line \"\(line.text)\""
    case .layer(let layer):
      let filters = layer.filters.map { " \(filter($0))" }.joined()
      return "layer opacity \(number(layer.opacity)) blend \(layer.blendMode.rawValue)\(filters)"
    }
  }

  private static func shadow(_ shadow: ShadowEffect) -> String {
    "shadow \(point(shadow.offset)) blur \(number(shadow.deviation)) \(color(shadow.color))"
  }

  private static func filter(_ filter: LayerFilter) -> String {
    switch filter {
    case .blur(let deviation): "blur \(number(deviation))"
    case .colorMatrix(let matrix):
      "matrix [\(matrix.rows.map(number).joined(separator: " "))] alpha \(number(matrix.alpha))"
    case .dropShadow(let shadow): "drop-\(Self.shadow(shadow))"
    }
  }
}
