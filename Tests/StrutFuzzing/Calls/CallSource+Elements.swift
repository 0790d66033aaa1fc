import FoundationEssentials
import Strut

extension CallSource {
  /// The ids that elements have.
  static let ids = ["n1", "n2", "a", "b", "c", "t", "é", "a.b", "superview", ""]

  /// Attributes of all kinds, some of which there are not.
  static let attributes = [
    "width", "height", "padding", "margin-left", "gap", "flex", "flex-basis", "display", "position",
    "font-size", "font-family", "line-height", "line-clamp", "color", "background", "border",
    "border-radius", "box-shadow", "filter", "transform", "opacity", "z-index", "aspect-ratio",
    "src",
    "letter-spacing", "text-align", "white-space", "content-hugging", "layout-margins", "class",
    "widht",
    "direction", "xml:lang", "text-decoration", "mix-blend-mode", "font-variation-settings",
    "order",
  ]

  /// An element with others in it, as far as a depth.
  mutating func element(depth: Int) -> Element {
    var made = depth == 0 || next(4) == 0 ? leaf() : branch(depth: depth)
    for _ in 0..<next(4) { made = isOdd() ? modified(made) : usual(made) }
    guard next(3) == 0 else { return made }
    names += 1
    return made.id(isOdd() ? one(of: Self.ids) : "n\(names)")
  }

  private mutating func leaf() -> Element {
    switch isOdd() ? next(9) : 4 + next(5) {
    case 0:
      Text("words ", Span(text()).fontSize(number()).verticalAlign(.super), LineBreak(), text())
    case 1: Rectangle().height(number())
    case 2: Image(data: Data(text().utf8))
    case 3: Image(text())
    case 4: Spacer().flexGrow(number())
    case 5: Text(Span(Span(text()).letterSpacing(length())).verticalAlign(number()))
    case 6: Row(gap: optional())
    default: Text(text()).fontSize(number()).lineClamp(integer())
    }
  }

  private mutating func branch(depth: Int) -> Element {
    let parts = (0..<next(4)).map { _ in element(depth: depth - 1) }
    let gap = number()
    return switch isOdd() ? next(6) : 2 + next(4) {
    case 0:
      Constraints(
        one(of: ["H:|-[a]-[b(m)]-|", "a.leading == superview.leading * 2 + m", text()]),
        margins: number(), metrics: ["m": number()]
      ) { parts }
    case 1:
      Constraints {
        parts
        Stack("a", "b", orientation: .vertical, spacing: gap, distribution: .equalSpacing)
        Barrier("c", edge: .trailing, of: "a", "b", margin: gap)
        Guide("t")
      }
    case 2 where depth == 4: Canvas(defaults: .web) { parts }
    case 2: Group { parts }
    case 3: Constraints { parts }
    case 4: Row(gap: gap) { parts }
    default: Column { parts }.padding(horizontal: number(), top: number())
    }
  }

  /// What every box takes.
  private mutating func usual(_ element: Element) -> Element {
    switch next(4) {
    case 0: element.width(number()).margin(left: number(), start: number())
    case 1: element.padding(horizontal: number(), top: number()).opacity(number() / 100)
    case 2: element.background(color()).borderWidth(length()).borderRadius(length())
    default: element.height(length()).flex(number()).transform("rotate(\(next(360))deg)")
    }
  }

  private mutating func modified(_ element: Element) -> Element {
    switch next(4) {
    case 0: look(element)
    case 1: words(element)
    case 2: element.attribute(one(of: Self.attributes), flag() ? text() : "\(number())")
    default: place(element)
    }
  }

  private mutating func place(_ element: Element) -> Element {
    switch next(10) {
    case 0: element.width(number()).height(length()).minWidth(number()).maxHeight(length())
    case 1: element.margin(left: number(), start: number()).padding(length())
    case 2: element.flex(number()).flexBasis(length()).flexShrink(number()).order(integer())
    case 3: element.position(.absolute).inset(top: number(), left: number()).zIndex(integer())
    case 4: element.aspectRatio(number()).boxSizing(.contentBox).gap(length())
    case 5: element.justifyContent(.spaceEvenly).alignItems(.baseline).alignContent(.stretch)
    case 6: element.flexWrap(.wrap).flexDirection(.rowReverse).direction(.rtl)
    case 7: element.display(one(of: [.none, .contents, .constraints, .flex, "grid"]))
    case 8: element.contentHugging(.high).layoutMargins(number()).safeArea(length())
    default: element.pointScaleFactor(number()).overflow(.scroll)
    }
  }

  private mutating func look(_ element: Element) -> Element {
    switch next(8) {
    case 0: element.background(color()).color(color()).opacity(number())
    case 1:
      element.borderWidth(number()).borderStyle(.dashed).borderColor(color()).borderRadius(length())
    case 2: element.transform("rotate(\(number())deg) scale(\(number()))").transformOrigin(text())
    case 3: element.filter("blur(\(number()))").mixBlendMode(.luminosity)
    case 4: element.boxShadow("\(number()) 0 \(number()) red").textShadow(text())
    case 5: element.border(text()).borderTop("\(number()) dotted blue")
    case 6: element.background(Color("linear-gradient(\(number())deg, red \(number())%, blue)"))
    default: element.objectFit(.cover).objectPosition(text()).slice(length())
    }
  }

  private mutating func words(_ element: Element) -> Element {
    switch next(8) {
    case 0: element.fontSize(length()).lineHeight(length()).letterSpacing(length())
    case 1: element.fontFamily(text()).fontWeight(450).fontStretch(75).lang(text())
    case 2: element.textDecoration("underline wavy red \(number())").textUnderlineOffset(length())
    case 3:
      element.whiteSpace(.preWrap).tabSize(number()).textIndent(length()).wordSpacing(number())
    case 4: element.textAlign(.justify).hyphens(.auto).hyphenateCharacter(text())
    case 5: element.fontVariationSettings("\"wght\" \(number())").fontFeatureSettings(text())
    case 6: element.textStroke(length()).backgroundClip(.text).textTransform(.uppercase)
    default: element.href(text()).alt(text()).role(.heading).level(integer()).lineClamp(integer())
    }
  }
}
