import StrutCore
import StrutLayout

/// Frames and layouts.
extension Box {
  /// The border box in points, relative to the border box of the nearest ancestor that has one.
  ///
  /// It is rounded to the grid of ``pointScaleFactor``, and stays until the next layout. A size that the program sets at
  /// the outermost box of a tree is given: flex and constraints start from it. That of another box is where
  /// ``layoutIfNeeded()`` of that box starts from, until a layout of the whole tree. Coordinates and sizes that are no
  /// numbers, or infinite, are 0; such a size is not given.
  public var frame: Rect {
    get {
      guard parent != nil else { return rootState?.frame ?? .zero }
      // Each object is looked at once: programs read the frames of thousands of boxes in a row.
      guard let placed = live?.placed else {
        if let ownFrame, ownFrame.isCurrent(in: live) { return ownFrame.frame }
        return rootState?.frame ?? .zero
      }
      if let ownFrame, ownFrame.isCurrent(in: live) { return ownFrame.frame }
      return placed.frame(of: boxID, else: .zero)
    }
    set {
      let frame = newValue.finite
      guard parent == nil else {
        ownFrame = GivenFrame(frame, after: live)
        return
      }
      let state = state
      let old = state.frame.size
      if newValue.size.width != old.width { state.isWidthGiven = newValue.size.width.isFinite }
      if newValue.size.height != old.height { state.isHeightGiven = newValue.size.height.isFinite }
      state.frame = frame
    }
  }

  /// Where a box that stood in another one was seen last, in a layout or by the program.
  var frameInParent: Rect {
    if let ownFrame, ownFrame.isCurrent(in: live) { return ownFrame.frame }
    return live?.placed?.frame(of: boxID, else: .zero) ?? .zero
  }

  /// Grid lines for each point that the tree's frames are rounded to: 1, or what was set at the outermost box. 2
  /// keeps half points, 0 rounds nothing.
  public var pointScaleFactor: Double {
    get { root.rootState?.canvas.style[.pointScaleFactor]?.number ?? 1 }
    set {
      let root = root
      root.state.canvas.style[.pointScaleFactor] =
        newValue.isFinite ? .number(max(0, newValue)) : nil
      root.note(.structure)
    }
  }

  /// The fonts that the texts of the tree may use, set at its outermost box; `nil` for the standard ones.
  public var fonts: Fonts? {
    get { root.rootState?.fonts }
    set {
      let root = root
      root.state.fonts = newValue
      root.detach()
    }
  }

  /// Whether something in the box changed since the last layout.
  public var isDirty: Bool { live?.isDirty(self) ?? true }

  /// Says that the box has to be laid out anew.
  public func markDirty() { note(measure == nil ? .style : .measure) }

  /// UIKit's name for ``markDirty()``. Changes of boxes and constraints need neither.
  public func setNeedsLayout() { markDirty() }

  /// Says that a leaf with a measure of its own has another size now.
  public func invalidateIntrinsicContentSize() { markDirty() }

  /// Lays the tree out, if something changed: from the sizes that the program set, or as it was laid out last.
  ///
  /// The box may stand in another one: then only it is laid out, within its present frame. Nothing is thrown: on a
  /// conflict of constraints the last layout stays, see ``unsatisfiableConstraints``; a wrong value counts as not set and
  /// is told by ``layout()`` and ``render(_:scale:)``.
  public func layoutIfNeeded() {
    layOut(request: parent == nil ? state.request : .fitContainer, placesAll: false)
  }

  /// Lays the whole tree out, whichever of its boxes is asked, and says where its boxes stand.
  ///
  /// - Throws: ``MarkupError`` where something is wrong with the tree, ``RenderingError`` where it has no layout, or
  ///   ``MissingFontError``.
  @discardableResult
  public func layout() throws -> LayoutResult {
    let root = root
    try root.layOutThrowing(placesAll: true)
    guard let live = root.live else { throw RenderingError(description: "there is no layout") }
    return live.result(of: root, warnings: root.warnings)
  }

  /// What is probably not as the program meant it, as far as the last layout shows.
  public var warnings: [Diagnostic] {
    let root = root
    return root.findings().filter { $0.severity == .warning }.map { warning in
      var warning = warning.forPrograms
      warning.position = warning.range.flatMap { root.live?.source?.position(of: $0) }
      return warning
    }
  }

  // MARK: Inside

  /// Lays out for a request and keeps it for later layouts.
  ///
  /// - Parameter placesAll: Whether frames that the program set inside of the tree hold no longer, even where nothing
  ///   changed.
  func layOut(request: LayoutRequest, placesAll: Bool = true) {
    guard parent == nil else { return layOutPart(request) }
    guard live?.isLayingOut != true else { return }
    let state = state
    state.request = request
    guard prepareLive() else { return }
    let size = state.exactSize
    let (width, height): (Double?, Double?) =
      switch request {
      case .given:
        (state.isWidthGiven ? size.width : nil, state.isHeightGiven ? size.height : nil)
      case .fitContainer: (size.width, size.height)
      case .adjustWidth: (nil, size.height)
      case .adjustHeight: (size.width, nil)
      case .size(let width, let height): (width, height)
      }
    live?.layOut(
      self, width: width.flatMap(Self.extent), height: height.flatMap(Self.extent),
      placesAll: placesAll)
    guard let live, live.placed != nil else { return }
    state.frame.size = live.frame(of: self).size
    // A layout of what was laid out gives the same: a given size that was rounded is not rounded twice.
    state.exactSize = Size(
      width: width ?? state.frame.size.width, height: height ?? state.frame.size.height)
  }

  /// A size that is not a number is none.
  private static func extent(_ extent: Double) -> Double? {
    extent.isNaN || extent == .infinity ? nil : extent
  }

  /// Makes the layout of the tree where it is missing; `false` where no font is installed.
  private func prepareLive() -> Bool {
    if live != nil { return true }
    guard let fonts = try? (rootState?.fonts ?? Fonts.standard).shared else { return false }
    live = LiveTree(fonts: fonts)
    return true
  }

  /// Lays out a box that stands in another one, within its present frame.
  private func layOutPart(_ request: LayoutRequest) {
    let place = frame
    let part = Box(partOf: self)
    part.frame = place
    part.layOut(request: request)
    part.handFrames(to: self, origin: place.origin)
  }

  /// A copy of a box with everything in it, with what it inherits.
  convenience init(partOf box: Box) {
    var style = Style()
    var removed: Set<String> = []
    var ancestor = box.parent
    while let current = ancestor {
      for entry in current.element.style.entries
      where StyleKey.inherited.contains(entry.key) && style[entry.key] == nil {
        style[entry.key] = entry.value
      }
      removed.formUnion(current.removedNames)
      ancestor = current.parent
    }
    self.init(copying: box)
    removedNames.formUnion(removed)
    state.canvas.style = style
    let whole = box.root.rootState
    for entry in whole?.canvas.style.entries ?? [] where style[entry.key] == nil {
      if ![StyleKey.width, .height].contains(entry.key) {
        state.canvas.style[entry.key] = entry.value
      }
    }
    state.canvas.children = whole?.canvas.children ?? []
    state.folder = whole?.folder ?? "."
    state.rootFolder = whole?.rootFolder
    state.fonts = whole?.fonts
    state.missingGlyphs = whole?.missingGlyphs ?? state.missingGlyphs
  }

  /// A copy of a box with everything in it, as large as the last layout made it, at the corner of a canvas of its own.
  convenience init(picturing box: Box) {
    let size = box.frame.size
    self.init(partOf: box)
    for key in Self.placing { element.style[key] = nil }
    element.style[.width] = .number(size.width)
    element.style[.height] = .number(size.height)
    element.style[.boxSizing] = .text("border-box")
    frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// What decides where a box stands in another one, and how large it is there.
  static let placing: [StyleKey] = [
    .position, .inset, .left, .right, .top, .bottom, .start, .end, .margin, .marginTop,
    .marginRight,
    .marginBottom, .marginLeft, .marginStart, .marginEnd, .marginHorizontal, .marginVertical,
    .minWidth, .maxWidth, .minHeight, .maxHeight, .aspectRatio, .flex, .flexBasis, .flexGrow,
    .flexShrink, .alignSelf, .order,
  ]

  /// What makes a box another size than its content.
  static let sizing: [StyleKey] =
    [
      .width, .height, .padding, .paddingTop, .paddingRight, .paddingBottom, .paddingLeft,
      .paddingStart, .paddingEnd, .paddingHorizontal, .paddingVertical,
    ] + borders

  private static let borders: [StyleKey] = [
    .border, .borderWidth, .borderTopWidth, .borderRightWidth, .borderBottomWidth,
    .borderLeftWidth, .borderStartWidth, .borderEndWidth,
  ]

  /// Gives the frames of this tree to the boxes that it is a copy of.
  private func handFrames(to box: Box, origin: Point) {
    var pairs = [(self, box)]
    while let (copy, original) = pairs.popLast() {
      var frame = copy.frame
      if copy === self { frame.origin = origin }
      original.ownFrame = GivenFrame(frame, after: original.live)
      pairs += zip(copy.subviews, original.subviews)
    }
  }

  /// Lays out and throws what is wrong.
  func layOutThrowing(placesAll: Bool = false) throws {
    let fonts = try (rootState?.fonts ?? Fonts.standard).shared
    if live == nil { live = LiveTree(fonts: fonts) }
    layOut(request: state.request, placesAll: placesAll)
    let findings = findings()
    guard !findings.contains(where: { $0.severity == .error }) else {
      throw MarkupError(
        diagnostics: findings, source: live?.source?.text ?? SourceText(name: "", bytes: []),
        origins: live?.source)
    }
    guard live?.settled != nil else { throw RenderingError(description: "the tree has no layout") }
  }

  /// What reading and the last layout found.
  func findings() -> [Diagnostic] {
    guard let live, let placed = live.settled else { return live?.readingFaults ?? [] }
    if let known = live.findings, known.layouts == placed.layouts { return known.diagnostics }
    let source = live.source
    let found = placed.diagnostics(missingGlyphs: state.missingGlyphs) {
      source?.label(of: $0) ?? ""
    }
    let all = (live.readingFaults + live.heldFaults + found).sortedByPlace
    live.findings = (placed.layouts, all)
    return all
  }

  /// A copy of a box with everything in it, and with the constraints between what is in it.
  convenience init(copying box: Box) {
    self.init(box.element, subviews: [])
    measure = box.measure
    removedNames = box.removedNames
    var open = [(box, self)]
    while let (original, copy) = open.popLast() {
      copy.subviews = original.subviews.map { box in
        let made = Box(box.element, subviews: [])
        made.measure = box.measure
        made.removedNames = box.removedNames
        made.parent = copy
        return made
      }
      open += zip(original.subviews, copy.subviews)
    }
    Self.copyConstraints(of: box, to: self)
  }
}

extension Rect {
  /// The rectangle with numbers that can be laid out from: finite ones, and no size below 0.
  fileprivate var finite: Rect {
    func number(_ number: Double) -> Double { number.isFinite ? number.withinLengthLimit : 0 }
    return Rect(
      x: number(origin.x), y: number(origin.y), width: max(0, number(size.width)),
      height: max(0, number(size.height)))
  }
}

extension LiveTree {
  /// The frame of a box in the last layout.
  func frame(of box: Box) -> Rect {
    placed?.frame(of: box.boxID, else: .zero) ?? .zero
  }
}
