import StrutBoxes
import StrutCore
import StrutLayout
import StrutPaint
import StrutTemplate

extension PlacedDocument {
  /// What a picture of the document fails with at scale 1: a canvas that is empty or over the limits; `nil` where there is
  /// one to draw on. An SVG may be larger, which nobody asks for by a document alone.
  var canvasFault: Diagnostic? { surfaceError.map(surfaceFault) }

  /// Whether there is no picture of the document at scale 1, as ``canvasFault`` tells.
  var isUndrawable: Bool { surfaceError != nil }

  /// Whether there is nothing to draw on.
  private var isCanvasEmpty: Bool { surfaceError == .emptySurface }

  private var surfaceError: PaintError? {
    let size = frames(scale: 1).canvas
    do throws(PaintError) {
      _ = try SurfaceLimits.check(
        width: size.width, height: size.height, scale: 1, limits: painters.limits)
      return nil
    } catch {
      return error
    }
  }

  /// Whether nothing is seen of a component that is drawn without a case: its content comes from where it is used.
  package var lacksContent: Bool {
    guard let component, component.caseName == nil else { return false }
    return isCanvasEmpty
  }

  /// Why there is no picture of this canvas, told where the document, or the component that is drawn, is written.
  func surfaceFault(_ error: PaintError) -> Diagnostic {
    if error == .emptySurface, let cause = causeOfEmptyCanvas { return cause }
    if component == nil, let cause = causeAmongTexts(of: error) { return cause }
    var fault = Diagnostic.unusableSurface(error, at: canvasRange).traced(through: source)
    guard error == .emptySurface else { return fault }
    if let component {
      let place = component.caseName.map { " in the case '\($0)'" } ?? ""
      fault.message = fault.message.replacing(
        "canvas is empty", with: "canvas of <\(component.name)>\(place) is empty")
      fault.range = component.range
      fault.source = component.source
    }
    fault.hints.append(emptyCanvasHint)
    return fault
  }

  /// What the constraints of the root box leave open, so that the canvas is empty: the warning of it as an error, in place of
  /// the one about the canvas; `nil` where nothing of that kind is why.
  private var causeOfEmptyCanvas: Diagnostic? {
    // Programs are told of places of their own.
    guard syntax != nil, let root = boxes.elements.first else { return nil }
    let problems = boxes.layout.constraintProblems()
    let collapsed = problems.compactMap { problem in
      if case .collapsed(BoxID(0), let axis) = problem { axis } else { nil }
    }
    guard !collapsed.isEmpty else { return nil }
    let found = boxes.constraintDiagnostics(in: source)
    let open = rangesOfViews(openAlong: collapsed, among: problems)
    let cause =
      found.first { $0.range == root.range && ["collapsed", "ambiguous"].contains($0.code) }
      ?? found.first { $0.code == "ambiguous" && $0.range.map(open.contains) == true }
    guard var cause else { return nil }
    cause.severity = .error
    return cause.traced(through: source)
  }

  /// Letters and lines that are higher, in points, are a slip: no canvas of pixels has room for four of them.
  private static let immenseText = Double(ImageLimits.side) / 4

  /// The fault at a text whose letters or lines make the canvas what it is; `nil` where none does.
  private func causeAmongTexts(of error: PaintError) -> Diagnostic? {
    let isEmpty = error == .emptySurface
    let size = frames(scale: 1).canvas
    guard isEmpty ? size.width >= 1 && size.height < 1 : error.isOfHeight else { return nil }
    for (index, element) in boxes.elements.enumerated() {
      guard case .text(let text) = element.content else { continue }
      let height = boxes.layout.frame(of: BoxID(index)).size.height
      guard isEmpty || height * 2 >= size.height else { continue }
      for span in text.spans {
        guard let hint = isEmpty ? span.vanishingLines : span.immenseLength(Self.immenseText) else {
          continue
        }
        var fault = Diagnostic.unusableSurface(error, at: span.range)
        fault.hints.append(hint)
        return fault.traced(through: source)
      }
    }
    return nil
  }

  /// The places of the root box's views that are open on some axes: what is open on others does not empty the canvas.
  private func rangesOfViews(
    openAlong axes: [Axis], among problems: [ConstraintProblem]
  ) -> Set<SourceRange> {
    let numbers = Set(axes.flatMap { $0 == .horizontal ? ["x", "width"] : ["y", "height"] })
    let views = problems.compactMap { problem -> BoxID? in
      guard case .ambiguous(let box, let open) = problem, !numbers.isDisjoint(with: open),
        boxes.layout.parent(of: box) == BoxID(0)
      else { return nil }
      return box
    }
    return Set(views.map { boxes.elements[$0.index].range })
  }

  /// What to give a size.
  private var emptyCanvasHint: String {
    let size = frames(scale: 1).canvas
    let missing = [(size.width, "width"), (size.height, "height")].filter { $0.0 <= 1e-6 }
      .map(\.1)
    let none = missing.joined(separator: " and no ")
    if let component { return hint(of: component, without: none) }
    if boxes.elements.isEmpty {
      return "it holds no box: put a <container> or an <item> in it, or give <layout> a size"
    }
    let needed = missing.joined(separator: " and a ")
    return "its boxes have no \(none): give one of them, or <layout>, a \(needed)"
  }

  /// What to give a component that nothing is seen of when it is drawn alone.
  private func hint(of component: DrawnComponent, without none: String) -> String {
    let subject = "drawn alone <\(component.name)> has no \(none)"
    guard component.lacksContent else {
      guard boxes.elements.isEmpty else { return "\(subject): give its root box one" }
      return component.caseName == nil
        ? "it comes to no box: write a <case name=\"…\"> in which <set> gives values that show it"
        : "it comes to no box: give values that show it with <set> in this case"
    }
    guard let name = component.caseName else {
      return
        "\(subject): write a <case name=\"…\"> with the content of its <slot>, or in the <slot> what is there if nothing is given"
    }
    return
      "nothing stands in its <slot>: write the content in <case name=\"\(name)\">…</case>, or in the <slot> what is there if nothing is given"
  }
}

extension InlineSpan {
  /// How high its lines are by its line height; `nil` where the fonts say it.
  private var lineExtent: Double? {
    switch style.lineHeight {
    case .normal: nil
    case .factor(let factor): factor * style.fontSize
    case .points(let points): points
    }
  }

  /// What makes its lines too low to be seen; `nil` where nothing does.
  fileprivate var vanishingLines: String? {
    lineExtent.flatMap { extent in
      extent > 0 && extent < 0.5
        ? "its line-height makes lines of \(extent.decimal(places: 6)) points: 1.2 is 1.2 times the font size"
        : nil
    }
  }

  /// What is larger in it than any canvas; `nil` where nothing is.
  fileprivate func immenseLength(_ most: Double) -> String? {
    func hint(_ attribute: String, _ length: Double) -> String? {
      guard length.magnitude > most else { return nil }
      return "its \(attribute) is \(length.magnitude.decimal(places: 2)) points"
    }
    let raised: Double? =
      if case .raised(.points(let points)) = verticalAlign { points } else { nil }
    return hint("font-size", style.fontSize) ?? raised.flatMap { hint("vertical-align", $0) }
      ?? lineExtent.flatMap { hint("line-height", $0) }
  }
}

extension PaintError {
  /// Whether the height of a canvas has a part in its being too large.
  fileprivate var isOfHeight: Bool {
    guard case .surfaceTooLarge(_, let height, _) = self else { return true }
    return height > SurfaceLimits.side
  }
}
