import StrutCore
import StrutText

/// What of the pages of a file stands for which element, found while they are drawn.
///
/// All that is drawn outside of the stretches is decoration.
final class PageContent {
  /// A part of what is drawn, without a break, that belongs to one element.
  struct Stretch {
    /// The index of the page.
    var page: Int
    /// The index of the element in the page's list.
    var element: Int
    /// The target of a link within the element; `nil` where there is none.
    var link: String?
    /// Whether it is a picture with all that is in it.
    var isPicture = false
    /// Whether it is text on top of pixels that show it already.
    var isHidden = false
    /// The spaces of a word that is read from right to left, whose letters are drawn from left to right; `nil` for all others.
    var spaces: RightToLeftWord.Spaces?
  }

  /// What a speck tells.
  enum Edge {
    /// A stretch begins: its index.
    case begin(Int)
    /// The stretch that began last ends.
    case end
    /// Not a speck: glyphs of a stretch are drawn in its colour, instead of their own.
    case ink(Int, Color)
    /// Nothing: it was drawn so that Cairo sets anew how the next picture blends.
    case blending
  }

  /// A group that is open; what it takes to close it.
  enum Group {
    case element(isPicture: Bool)
    case line
    case link
    case span
    case image
  }

  /// Glyphs in their place on the page.
  struct HiddenGlyphs {
    var run: GlyphRun
    var origin: Point
    /// From the plane of the origin to the points of the page.
    var toPage: Affine
  }

  /// The stretches in the order of painting.
  private(set) var stretches: [Stretch] = []
  /// What each speck tells, by its number.
  private(set) var edges: [Edge] = []
  /// Where the elements with an id stand that something is painted of, in points from the left top corner of their page.
  private(set) var anchors: [(page: Int, element: Int, place: Rect)] = []
  /// Where among the words the images of texts stand: before the stretch with an index.
  private(set) var imagePlaces: [(page: Int, element: Int, precedingStretches: Int)] = []
  /// The links in the order of painting.
  private(set) var links: [PageLink] = []

  /// The widths of glyphs that pages do not have by themselves.
  let advances = PageAdvances()

  private var page = -1
  private var structures: [ElementStructure] = []
  /// The border boxes of the page's elements on the canvas; `nil` for those without an id.
  private var boxes: [Rect?] = []
  private var elements: [Int] = []
  /// The link that is open in a line; `nil` for none.
  private var link: String?
  private var isInLine = false
  /// Whether a stretch has begun that has not ended.
  private var isOpen = false
  /// The stretch of the glyphs that were drawn last in the line, and the number and the colour of their ink.
  private var ink: (stretch: Int, number: Int, color: Color)?
  /// The stretches of layers that become pixels, to be repeated on top of them.
  private var hidden: [(stretch: Stretch, glyphs: [HiddenGlyphs])] = []
  private var isHiddenOpen = false
  /// Whether the stretch that began last is a word from right to left.
  private var isInWord = false
  /// What lays words over pictures; `nil` where that cannot be done.
  private lazy var pictureWords = PictureWords()

  /// Begins the next page.
  func beginPage(_ list: DisplayList) {
    page += 1
    structures = ElementStructure.structures(of: list.elements)
    boxes = list.elements.map(\.place)
    elements = []
  }

  // MARK: Groups

  /// Begins a group of the display list.
  func begin(_ mark: StructureMark, in state: DrawingState) -> Group {
    switch mark {
    case .element(let index):
      elements.append(index)
      if boxes.indices.contains(index), let box = boxes[index], let toPage = state.toPage {
        anchors.append((page, index, toPage.bounds(of: box)))
      }
      guard structures.indices.contains(index), structures[index].isPicture, !isOpen,
        !isHiddenOpen
      else {
        return .element(isPicture: false)
      }
      open(in: state)
      return .element(isPicture: true)
    case .line:
      isInLine = true
      return .line
    case .link(let target):
      guard isInLine else { return .link }
      close(in: state)
      link = target
      return .link
    case .span(let index, let place):
      if !isInPicture { close(in: state) }
      elements.append(index)
      if let toPage = state.toPage { anchors.append((page, index, toPage.bounds(of: place))) }
      return .span
    case .image(let index):
      if !isInPicture { close(in: state) }
      imagePlaces.append((page, index, stretches.count + hidden.count))
      return .image
    }
  }

  /// Ends a group.
  func end(_ group: Group, in state: DrawingState) {
    switch group {
    case .element(let isPicture):
      elements.removeLast()
      if isPicture { close(in: state) }
    case .line:
      if isInLine && !isInPicture { close(in: state) }
      isInLine = false
    case .link:
      guard isInLine else { return }
      if !isInPicture { close(in: state) }
      link = nil
    case .span:
      if !isInPicture { close(in: state) }
      elements.removeLast()
    case .image: break
    }
  }

  /// Whether the stretch that is open is a picture with all that is in it.
  private var isInPicture: Bool {
    elements.last.map { structures.indices.contains($0) && structures[$0].isPicture } ?? false
  }

  /// Whether glyphs that are drawn now are read as text.
  var isReading: Bool { isInLine && !isInPicture }

  /// Notes that glyphs are about to be drawn: in a line they begin a stretch.
  ///
  /// - Parameter spaces: Those of the word from right to left that they are, which is a stretch of its own.
  func willDraw(
    _ run: GlyphRun, at origin: Point, in state: DrawingState,
    spaces: RightToLeftWord.Spaces? = nil
  ) {
    guard isReading, !run.glyphs.isEmpty else { return }
    if spaces != nil || isInWord { close(in: state) }
    if case .vectors = state.medium {
      if !isOpen { open(in: state, spaces: spaces) }
    } else if let toPage = state.toPage {
      if !isHiddenOpen { open(in: state, spaces: spaces) }
      let glyphs = HiddenGlyphs(run: run, origin: origin, toPage: toPage)
      hidden[hidden.count - 1].glyphs.append(glyphs)
    }
  }

  /// The colour in which glyphs that a page has as text are drawn, so that the page tells what they stand for; `nil` where
  /// they stand for nothing.
  ///
  /// - Parameter spaces: Those of the word from right to left that they are, which is a stretch of its own.
  func ink(
    of run: GlyphRun, color: Color, in state: DrawingState, spaces: RightToLeftWord.Spaces?
  ) -> Color? {
    guard isReading, !run.glyphs.isEmpty, let element = elements.last else { return nil }
    if isOpen || spaces != nil || isInWord { close(in: state) }
    isInWord = spaces != nil
    let stretch = ink?.stretch ?? stretches.count
    if ink == nil {
      stretches.append(Stretch(page: page, element: element, link: link, spaces: spaces))
    }
    if ink == nil || ink?.color != color {
      ink = (stretch, edges.count, color)
      edges.append(.ink(stretch, color))
    }
    return ink.map { PageSpeck(number: $0.number).color(opacity: color.alpha) }
  }

  /// Notes glyphs that are read and not seen, for ``drawHidden(in:_:)``.
  ///
  /// - Parameter spaces: Those of the word from right to left that they are.
  func addUnseen(
    _ run: GlyphRun, at origin: Point, in state: DrawingState,
    spaces: RightToLeftWord.Spaces? = nil
  ) {
    guard isReading, !run.glyphs.isEmpty, let toPage = state.toPage, let element = elements.last
    else { return }
    close(in: state)
    hidden.append(
      (
        Stretch(page: page, element: element, link: link, spaces: spaces),
        [HiddenGlyphs(run: run, origin: origin, toPage: toPage)]
      ))
  }

  /// Lays the words of glyphs that were drawn as pictures over them, in a stretch of their own.
  func addWords(
    _ words: [PictureWords.Word], at origin: Point, size: Double, in state: DrawingState
  ) {
    guard isReading, !words.isEmpty, case .vectors = state.medium,
      let element = elements.last
    else { return }
    close(in: state)
    begin(Stretch(page: page, element: element, link: link, isHidden: true), in: state)
    draw(words, at: origin, size: size, in: state)
    draw(.end, in: state)
  }

  /// Draws what pictures say as text.
  func draw(
    _ words: [PictureWords.Word], at origin: Point, size: Double, in state: DrawingState
  ) {
    for word in words { pictureWords?.draw(word, at: origin, size: size, on: state.context) }
  }

  /// Notes a link, in points of the page.
  func add(_ target: String, area: Rect) {
    links.append(
      PageLink(
        page: page, target: target, area: area, element: elements.last,
        precedingStretches: stretches.count + hidden.count))
  }

  // MARK: Stretches

  private func open(in state: DrawingState, spaces: RightToLeftWord.Spaces? = nil) {
    guard let element = elements.last else { return }
    ink = nil
    isInWord = spaces != nil
    let stretch = Stretch(
      page: page, element: element, link: link, isPicture: isInPicture, spaces: spaces)
    guard case .vectors = state.medium else {
      hidden.append((stretch, []))
      isHiddenOpen = true
      return
    }
    begin(stretch, in: state)
    isOpen = true
  }

  private func close(in state: DrawingState) {
    ink = nil
    guard case .vectors = state.medium else {
      isHiddenOpen = false
      return
    }
    guard isOpen else { return }
    isOpen = false
    draw(.end, in: state)
  }

  private func begin(_ stretch: Stretch, in state: DrawingState) {
    stretches.append(stretch)
    draw(.begin(stretches.count - 1), in: state)
  }

  private func draw(_ edge: Edge, in state: DrawingState) {
    PageSpeck(number: edges.count).draw(on: state.context)
    edges.append(edge)
  }

  /// Notes that something is about to be blended.
  ///
  /// Cairo 1.16 believes that a page still blends as it did last where it has gone back to a state before that: another clip. What is
  /// drawn in between without blending makes it set the mode again.
  func willBlend(in state: DrawingState) {
    guard case .vectors = state.medium else { return }
    draw(.blending, in: state)
  }

  /// Repeats what became pixels, for those who do not see: pictures without content, and words.
  ///
  /// - Parameter draw: Draws glyphs.
  func drawHidden(
    in state: DrawingState, _ draw: (HiddenGlyphs) throws(PaintError) -> Void
  ) throws(PaintError) {
    guard case .vectors = state.medium, !hidden.isEmpty else { return }
    defer { hidden = [] }
    guard !isOpen else { return }
    for (var stretch, glyphs) in hidden {
      stretch.isHidden = true
      begin(stretch, in: state)
      for glyphs in glyphs { try draw(glyphs) }
      self.draw(.end, in: state)
    }
  }
}
