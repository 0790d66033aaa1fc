import FoundationEssentials
import Strut

extension PublicCalls {
  /// A limit of time that nothing reaches, also under a sanitizer: what calls answer is recorded.
  private static let longEnough = Duration.seconds(3600)

  /// Pictures and layouts of a renderer that has hardly any room, or as much as it is told.
  mutating func renderers() {
    var limits = Renderer.Limits()
    if source.isOdd() { limits.boxes = source.integer() }
    if source.isOdd() { limits.pixels = source.integer() }
    limits.time = Self.longEnough
    if source.isOdd() { limits.time = .milliseconds(Int64(clamping: source.integer() / 2)) }
    guard
      let renderer = try? Renderer(
        limits: limits,
        concurrency: source.integer())
    else { return }
    for _ in 0..<4 {
      let element = source.element(depth: 3)
      let format = source.one(of: OutputFormat.allCases)
      let (width, height, scale) = (source.optional(), source.optional(), source.number())
      let svgText = source.one(of: SVGTextMode.allCases)
      log.tell {
        let picture = try renderer.draw(
          element, as: format, width: width, height: height, scale: scale, svgText: svgText)
        log.note("\(picture.contentType) \(picture.warnings.map(\.description))")
        log.note("\(picture.data.reduce(0) { $0 &* 31 &+ Int($1) })")
      }
      guard let layout = try? renderer.layout(element, width: width) else { continue }
      for id in layout.ids {
        log.expect(layout[id]?.frame.isFinite ?? false, "the frame of '\(id)' is no number")
        log.note("\(id) \(layout[id]?.absoluteFrame ?? .zero) \(layout[id]?.baseline ?? 0)")
      }
    }
  }

  /// A document whose boxes are looked for, changed and drawn.
  mutating func documents() {
    var limits = Limits()
    limits[.time] = Self.longEnough / .seconds(1)
    for limit in Limit.allCases where source.isOdd() { limits[limit] = source.number() }
    let markup = source.element(depth: 3).markup()
    let (width, height) = (source.optional(), source.optional())
    guard
      let document = try? Document(markup: markup, width: width, height: height, limits: limits)
    else { return log.tell { _ = try Document(markup: markup) } }
    for _ in 0..<6 {
      let found = document[source.one(of: CallSource.ids)] ?? document.root
      found?.style.width = source.length()
      if source.isOdd() {
        found?.style[attribute: source.one(of: CallSource.attributes)] = source.text()
      }
      if let found, found.isLeaf, found.text != nil { found.text = source.text() }
      found?.frame.size.height = source.number()
      if source.flag(), let found, found !== document.root { found.removeFromSuperview() }
      let format = source.one(of: OutputFormat.allCases)
      let scale = source.number()
      log.tell {
        let result = try document.layout()
        log.note("\(result.ids.map { result[$0]?.absoluteFrame ?? .zero })")
      }
      log.tell { _ = try document.render(format, scale: scale) }
      log.note("\(document.warnings.map(\.description))")
    }
  }

  /// What stands alone: places in texts, formats, parameters, colours.
  mutating func values() {
    let text = source.element(depth: 2).markup()
    if let document = try? Document(markup: text) {
      let read = document.source
      for _ in 0..<8 {
        log.note("\(read.position(at: source.integer())) \(read.line(at: source.integer()))")
        log.note("\(read.offset(line: source.integer(), column: source.integer()))")
        log.note(String(read.text(ofLine: source.integer())))
        log.note("\(read.byteRange(ofLine: source.integer()))")
      }
    }
    let (number, word) = (source.number(), source.text())
    log.tell {
      let value = try DocumentValue(encoding: [number])
      log.note("\(value)")
    }
    log.tell {
      _ = try Document(
        markup: "<layout><param name='n' default='1'/><item width='{n}'>{n}</item></layout>",
        choices: DocumentChoices(
          parameters: ["n": source.flag() ? .number(number) : .text(word)], theme: word,
          locale: source.flag() ? word : nil)
      ).layout()
    }
    formats()
    log.tell { _ = try Fonts(data: Data(word.utf8)) }
    log.tell {
      _ = try Box(contentsOf: URL(filePath: "/nonexistent/" + word.filter { $0 != "\0" }))
    }
    log.note("\(source.color().rawValue) \(source.length())")
    _ = OutputFormat(fileExtension: word)
    log.expect(LayoutPriority(number).rawValue >= 1, "the priority of \(number)")
  }

  /// Visual formats made of their parts in any order.
  private mutating func formats() {
    let view = Box(), other = Box()
    view.addSubview(other)
    let parts = [
      "H:", "V:", "|", "-", "[a]", "[b(40)]", "[a(>=n@p)]", "[b(==a)]", "-n-", "-(>=0)-", "(", ")",
      "[",
      "]", "@", "-1e308-", "-8-", "é", "\u{0}", " ", "~", "[a(b.width)]",
    ]
    for _ in 0..<6 {
      let format = (0..<source.next(9)).map { _ in source.one(of: parts) }.joined()
      let options = VisualFormatOptions(rawValue: source.flag() ? source.integer() : 0)
      let metrics = ["n": source.number(), "p": source.number()]
      log.tell {
        let made = try LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: source.flag() ? metrics : nil,
          views: ["a": view, "b": other])
        view.addConstraints(made)
      }
    }
    view.layoutIfNeeded()
    log.expect(other.frame.isFinite, "the frame of a view of formats is \(other.frame)")
    log.note("\(other.frame)")
  }
}
