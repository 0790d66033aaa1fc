// The blocks of the contract stand here as they stand there.
// swift-format-ignore-file
import Foundation
import Observation
import Strut
import StrutTestSupport
import Testing

// What the blocks take from the programs around them.

struct ContractOrder: Sendable {
  struct Line: Sendable {
    var name: String
    var price: String
  }
  var title: String
  var shop: String
  var lines: [Line]
  var note: String?
  static let sample = ContractOrder(
    title: "Order", shop: "Corner", lines: [Line(name: "Tea", price: "3.20")], note: "Ada")
}

private func PriceRow(_ line: ContractOrder.Line) -> some Component {
  Row(gap: 8) {
    Text(line.name).flexGrow(1)
    Text(line.price)
  }
}

private struct OpenGraphCard: Component {
  var title: String
  var body: Element { Column { Text(title).fontSize(48) }.padding(40).background(.white) }
}

private struct Cover: Component {
  var body: Element { Text("Cover").padding(40) }
}

private struct Invoice: Component {
  var order: ContractOrder
  init(_ order: ContractOrder) { self.order = order }
  var body: Element { Column { for line in order.lines { PriceRow(line) } } }
}

extension Style {
  fileprivate static var paper: Style {
    var style = Style()
    style.background = "#fff"
    return style
  }
}

@MainActor @Observable
private final class Model {
  var order = ContractOrder.sample
}

/// As much of Vapor as the block about a server uses.
private final class Application {
  struct Parameters {
    var values: [String: String]
    func get(_ name: String) -> String? { values[name] }
  }
  struct Request { var parameters: Parameters }
  typealias Handler = (Request) async throws -> Response
  var handler: Handler?
  func get(_ path: String..., use handler: @escaping Handler) { self.handler = handler }
}

private struct Response {
  struct Body {
    var data: Data
    init(data: Data) { self.data = data }
  }
  var headers: [String: String]
  var body: Body
}

private enum Bundle {
  enum module { static let resourceURL: URL? = packageRoot.appendingPathComponent("Samples") }
}

/// The blocks of "The Swift API, by example": each is compiled and run here, and means what its comments say.
struct ContractTests {
  typealias Order = ContractOrder
  struct Receipt: Component {                               // protocol Component: Sendable { @ElementBuilder var body: Element { get } }
    var order: Order
    var body: Element {
      Column(gap: 8) {                                      // <container flex-direction="column" gap="8">
        Text(order.title).id("title").fontSize(20).bold()   // <item id="title" font-size="20" font-weight="bold">…</item>
        for line in order.lines { PriceRow(line) }          // for, if, if let, switch
        if let note = order.note { Text("Thanks, ", Span(note).bold()).color("#64748b") }
        Constraints("H:|-[logo(40)]-[name]-|", "V:|-[logo(40)]-|", "name.centerY == logo.centerY", margins: 12) {   // display="constraints"; VFL or equations
          Image("logo.svg").id("logo"); Text(order.shop).id("name")
        }
      }
      .padding(16).style(.paper)                            // a Style, the type of box.style
    }
  }
  func badge(_ label: String, passing: Bool) -> some Component {                       // a function is a component too
    Row { Text(label); Text(passing ? "passing" : "failing").background(passing ? .green : "#ef4444") }.padding(horizontal: 6, vertical: 4)
  }

  @Test func documentsAndTrees() throws {
    let url = packageRoot.appendingPathComponent("Samples/buttons.xml")
    let document = try Document(contentsOf: url)              // throws MarkupError: every diagnostic, with positions
    let layout = try document.layout()                        // LayoutResult: layout["title"]?.frame, .baseline, .lines, .source
    let png = try document.render(.png, scale: 2)             // Data; also .svg, .pdf
    document["title"]?.text = "Transfer"                      // Box by id; its idioms below act on it, and boxes may be added
    #expect(layout["send"]?.lines.count == 1 && layout["send"]?.baseline != nil)
    #expect(layout["send"]?.source.line == 6)
    #expect(png.starts(with: [0x89, 0x50]))
    document["send"]?.text = "Transfer"
    #expect(try document.layout()["send"]?.lines.first?.text == "Transfer")

    let root = Box(), icon = Box(), map = Box(measure: { available in Size(width: 120, height: 80) })   // a leaf with a size of its own
    root.addSubview(icon); root.insertSubview(map, at: 0); icon.removeFromSuperview()                   // .subviews, .superview, root["id"], .id
    map.invalidateIntrinsicContentSize()                      // its measure is asked again, in flex and constraints
    let copy = try Box(markup: root.markup())                 // a document that draws the same; constraints and texts included. Box(contentsOf:)
    let svg = try root.render(.svg)                           // as document.render
    #expect(root.frame.size == Size(width: 120, height: 80) && icon.superview == nil)
    #expect(try copy.render(.svg) == svg)
  }

  @Test func flexLayout() {
    let root = Box(), title = Box(text: "Amount"), amount = Box(text: "--"), bank = Box(text: "--")
    root.flex.paddingHorizontal(12).define { flex in
      flex.addItem(title).marginTop(16)
      flex.addItem(amount).marginTop(8)
      flex.addItem().direction(.row).marginTop(32).define { flex in
        flex.addItem(Box(text: "Transfer To"))
        flex.addItem().shrink(1).grow(1).marginLeft(16).alignItems(.end).define { flex in
          flex.addItem(bank).marginTop(4)
        }
      }
      flex.addItem().backgroundColor("#ddd").height(0.5).marginTop(16)
    }
    root.frame.size.width = 375
    root.flex.layout(mode: .adjustHeight)                     // .fitContainer (default), .adjustWidth, .adjustHeight; the origin stays
    #expect(root.frame.size.width == 375 && title.frame.minY == 16)
    let before = bank.frame.size.width
    let top = amount.frame.minY
    bank.text = "A longer name"                               // marks itself dirty; bank.markDirty(), bank.flex.markDirty() exist too
    title.flex.display(.none)                                 // what follows moves up at the next layout
    root.flex.layout(mode: .adjustHeight)
    let size = root.flex.sizeThatFits(Size(width: 320, height: .infinity))   // and bank.flex.intrinsicSize
    #expect(bank.frame.size.width > before && amount.frame.minY < top && amount.frame.minY == 8)
    #expect(size.width <= 320 && size.height > 0 && bank.flex.intrinsicSize.width == bank.frame.size.width)
    bank.markDirty()
    bank.flex.markDirty()
    root.flex.gap(4).width(50%).margin(1, 2, 3, 4).order(2).justifyContent(.spaceBetween).wrap(.noWrap)
    #expect(root.style.marginTop == 1 && root.style.marginLeft == 2 && root.style.marginBottom == 3)
  }

  @Test func yogaKit() {
    let view = Box()
    view.addSubview(Box(text: "x"))
    view.frame = Rect(x: 5, y: 6, width: 320, height: 100)
    view.configureLayout { style in
      style.isEnabled = true                                  // is so anyway; false is isIncludedInLayout = false
      style.flexDirection = .row
      style.width = 320                                       // a literal is points; .percent(50), .auto, .maxContent
      style.padding = 10
      style.aspectRatio = 1.5
    }
    view.yoga.width = .percent(50)                            // view.yoga has the style and what follows; view alone has what follows
    view.applyLayout(preservingOrigin: true, dimensionFlexibility: .flexibleHeight)
    view.calculateLayout(with: Size(width: 320, height: .nan))  // nan: undefined, as Yoga has it, at this border only
    _ = (
    view.numberOfChildren, view.isLeaf, view.isDirty, view.markDirty(), view.intrinsicSize
    )
    #expect(view.numberOfChildren == 1 && !view.isLeaf && view.frame.origin == Point(x: 5, y: 6))
    view.yoga.borderStartWidth = 1
    view.yoga.flex = 1
    view.yoga.justifyContent = .spaceBetween
    view.yoga.alignItems = .flexStart
    view.yoga.flexWrap = .noWrap
    view.yoga.direction = .ltr
    #expect(view.yoga.resolvedDirection == .ltr)
  }

  @Test func simpleLayout() throws {
    let frame = Rect(x: 10, y: 20, width: 320, height: 480)
    let layout = SimpleLayout(parentFrame: frame, direction: .column, alignment: .center)   // .leading where none is given
    let main = try layout.add(item: .flexible)                // a SimpleLayout.Item; try main.frame()
    try layout.add(items: [.height(44), .size(Size(width: 120, height: 200))])              // throws .outOfSpace; earlier frames stay
    let header = try layout.frame(at: 1)                      // throws .itemIncomplete (its add threw), .itemOutOfBounds
    #expect(try main.frame() == Rect(x: 10, y: 20, width: 320, height: 236))
    #expect(header == Rect(x: 10, y: 256, width: 320, height: 44))
    #expect(throws: SimpleLayout.LayoutError.outOfSpace) { try layout.add(item: .height(300)) }
    #expect(throws: SimpleLayout.LayoutError.itemIncomplete) { try layout.frame(at: 3) }
    #expect(throws: SimpleLayout.LayoutError.itemOutOfBounds) { try layout.frame(at: 4) }
  }

  @Test func bxLayout() {
    let view = Box(), textField = Box(), label = Box(text: "Label")
    let inner1 = Box(), inner2 = Box()
    var labelWidth: LayoutConstraint?
    view.addSubviews(textField, label).layout { superview, textField, label in
      textField.center.y == superview.center.y
      textField.leading == superview.margin.leading
      textField.follow(superview, on: [.marginTrailing], insetBy: EdgeInsets(trailing: 4))
      stack(textField, 5, label)                              // orientation: .vertical is the default
      label.leading == textField.leading
      label.height <= textField.height * 2 + 10 ~ .low
      label.width == 120 => labelWidth                        // keeps the constraint for later
    }.apply()
    textField.addSubview(inner1)
    label.text = nil
    view.addSubview(inner2)
    view.with(inner1, inner2).layout { superview, inner1, inner2 in
      inner1.leading == superview.leading
      inner2.set(width: 10, height: 10)
      inner1.aspectRatio == 2
      inner2.follow(centerOf: superview)
    }.apply()
    view.frame.size = Size(width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(labelWidth?.constant == 120 && label.frame.size.width == 120)
    #expect(inner2.frame.origin == Point(x: 95, y: 45))
  }

  @Test func autoLayout() throws {
    let view = Box(), icon = Box(), title = Box(text: "Title"), detail = Box(text: "Detail")
    view.addSubviews(icon, title, detail)
    view.addConstraints(try LayoutConstraint.constraints(
      withVisualFormat: "H:|-lp-[icon(40)]-[title]-lp-|", options: [.alignAllCenterY],   // VisualFormatOptions; [] by default
      metrics: ["lp": 12], views: ["icon": icon, "title": title]))          // throws VisualFormatError with the 1-based column; metrics may be nil, a view the superview
    let width = LayoutConstraint(item: icon, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 40)
    width.isActive = true                                     // adds it to the nearest common ancestor; view.addConstraint(width) and LayoutConstraint.activate exist too
    title.setContentHuggingPriority(.high, for: .horizontal)
    detail.setContentCompressionResistancePriority(.low, for: .horizontal)
    width.constant = 100
    view.layoutIfNeeded()                                     // solves again from the last solution
    _ = (
    view.hasAmbiguousLayout, view.unsatisfiableConstraints
    )
    #expect(view.unsatisfiableConstraints.contains { $0 === width })
    width.constant = 40
    view.layoutIfNeeded()
    #expect(view.unsatisfiableConstraints.isEmpty && view.hasAmbiguousLayout)
    #expect(icon.frame.size.width == 40 && icon.frame.minX == 12)
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "H:|-[nobody]", views: ["icon": icon])
    }
    #expect(error?.column == 6)
  }

  @Test func builder() throws {
    let element = Element(Receipt(order: .sample)), text = element.markup()
    let read =
    try Element(markup: text)                                 // Element(markup: e.markup()) == e, and both draw the same bytes; places are not compared
    #expect(read == element)
    #expect(Element(badge("build", passing: true)).markup().contains("background=\"green\""))
    let folder = URL(fileURLWithPath: try TemporaryFolder().path).appendingPathComponent("previews")
    try writePreviews(["receipt": Receipt(order: .sample)], to: folder)
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("receipt.xml").path))
  }

  @Test func onAServer() async throws {
    let inter = packageRoot.appendingPathComponent("Fixtures/text/fonts/StrutWide.ttf")
    let order = Order.sample
    let app = Application()
    let renderer = try Renderer(                              // once a program; final class, Sendable; all have defaults
      fonts: Fonts(files: [inter]),                           // read once; .standard is DejaVu, .system the machine's. Fonts(data:) too
      folder: Bundle.module.resourceURL,                      // where Image("…") looks; nil: nowhere. Never the network
      limits: .init(boxes: 100_000, pixels: 50_000_000, time: .seconds(2)),   // past one: throws .limit, naming it; the defaults are these
      concurrency: 4)                                         // at most so many at once, each with a text engine of its own; others wait, and may be cancelled
    app.get("og", ":title") { request in                      // Vapor; nothing in Strut knows it
      let card = OpenGraphCard(title: request.parameters.get("title") ?? "")
      let picture = try await renderer.render(card, as: .png, width: 1200, height: 630, scale: 1)   // off the caller's executor
      return Response(headers: ["content-type": picture.contentType], body: .init(data: picture.data))
    }
    let response = try await app.handler?(
      Application.Request(parameters: .init(values: ["title": "Hello"])))
    #expect(response?.headers["content-type"] == "image/png")
    let card = OpenGraphCard(title: "Hello")
    do {
      let picture = try renderer.draw(card, as: .pdf)           // the same, synchronously; renderer.layout(card, width: 320) -> LayoutResult
      #expect(picture.data.starts(with: Data("%PDF".utf8)))
    }
    let pages =
    try await renderer.pages([Cover(), Invoice(order)])       // one PDF, a page for each
    #expect(pages.contentType == "application/pdf")
    #expect(renderer.limits == Renderer.Limits())
  }

  @Test @MainActor func liveTrees() async throws {
    let folder = try TemporaryFolder()
    try Data("<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'/>".utf8)
      .write(to: URL(fileURLWithPath: folder.path).appendingPathComponent("logo.svg"))
    let receipt = Receipt(order: .sample), next = Order.sample
    let box = Box(receipt)                                    // a Box tree of the value; box["title"]?.text = "…" as everywhere
    box.update(Receipt(order: next))                          // same boxes by id, else by place and kind; only what differs is dirty
    let model = Model()
    var seen = 0
    for await view in Observations({ Receipt(order: model.order) }) { box.update(view); box.layoutIfNeeded()
      seen += 1
      if seen == 2 { break }
      model.order.title = "Second"
    }
    #expect(box["title"]?.text == "Second")
  }
}
