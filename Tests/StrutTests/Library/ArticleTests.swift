import Foundation
import Strut
import StrutTestSupport
import Testing

struct Receipt: Component {
  var shop: String
  var lines: [(name: String, price: String)]
  var body: Element {
    Column(gap: 8) {
      Text(shop).id("shop").fontSize(20).bold()
      for line in lines {
        Row(gap: 8) {
          Text(line.name).flexGrow(1)
          Text(line.price)
        }
      }
      if lines.isEmpty { Text("Nothing ", Span("yet").bold()).color("#64748b") }
    }
    .padding(16).background(.white)
  }
}

struct Cell: Component {
  var name: String
  var body: Element {
    Constraints("H:|-[dot(8)]-[name]-|", "V:|[name]|", "dot.centerY == name.centerY") {
      Rectangle().id("dot").height(8).background("#16a34a")
      Text(name).id("name")
    }
  }
}

/// The articles about Swift: the code of each is compiled and run here.
struct ArticleTests {
  @Test func inSwift() throws {
    let receipt = Receipt(shop: "Corner", lines: [("Tea", "3.20"), ("Cake", "4.00")])
    let renderer = try Renderer()
    let picture = try renderer.draw(receipt, as: .png, width: 320, scale: 2)
    let layout = try renderer.layout(receipt, width: 320)
    #expect(picture.size.width == 320 && layout["shop"]?.frame.minX == 16)
    let markup = receipt.markup()
    let element = try Element(markup: markup)
    #expect(element == Element(receipt))
    let box = Box(receipt)
    box.frame.size.width = 320
    box["shop"]?.text = "Corner shop"
    box.layoutIfNeeded()
    box.update(Receipt(shop: "Corner", lines: []))
    box.layoutIfNeeded()
    #expect(box["shop"]?.text == "Corner" && box.subviews.count == 2)
  }

  @Test func inSwiftInstances() throws {
    let people = Column {
      for name in ["Ada", "Grace"] { Element(Cell(name: name)).id(name) }
    }
    let placed = try Renderer().layout(people, width: 200)
    let left = placed["Grace.name"]?.frame.minX
    #expect(left == 24)
  }

  @Test func inSwiftDocuments() throws {
    struct Greeting: Encodable { var name: String }
    let letter = try Document(
      markup: "<layout><param name='name'/><item id='hello'>Dear {name},</item></layout>",
      name: "letter.xml", width: 200, choices: DocumentChoices(encoding: Greeting(name: "Ada")))
    let greeting = try letter.layout()["hello"]?.lines.first?.text
    #expect(greeting == "Dear Ada,")
  }

  @Test func inSwiftLibraries() throws {
    let kit = """
      <library>
        <component name="Badge">
          <param name="label"/>
          <item id="badge" padding="2 8" border-radius="9" background="#dcfce7">{label}</item>
        </component>
      </library>
      """
    let badgeOfKit = try Document(
      markup: kit, name: "kit.xml", background: "white",
      choices: DocumentChoices(parameters: ["label": "paid"], component: "Badge"))
    let badgePicture = try badgeOfKit.render(.png, scale: 2)
    #expect(try badgeOfKit.layout()["badge"]?.lines.first?.text == "paid" && !badgePicture.isEmpty)
  }

  @Test func readme() throws {
    let url = packageRoot.appendingPathComponent("Samples/buttons.xml")
    let document = try Document(contentsOf: url)
    let layout = try document.layout()
    print(layout["send"]?.frame as Any)
    let png = try document.render(.png, scale: 2)
    let badge = Row {
      Text("build").padding(horizontal: 6, vertical: 4)
      Text("passing").padding(horizontal: 6, vertical: 4).background(.green)
    }
    let picture = try Renderer().draw(badge, as: .svg)
    #expect(png.count > 100 && picture.contentType == "image/svg+xml")
  }

  @Test func theFirstPage() throws {
    let source = """
      <layout width="120" font-size="16">
        <item padding="8" color="white" background="#4f46e5">Send</item>
      </layout>
      """
    let document = try Document(markup: source)
    let layout = try document.layout()
    let png = try document.render(.png, scale: 2)
    #expect(layout.size.width == 120 && !png.isEmpty)
  }

  @Test func comingFromFlexLayout() {
    let root = Box(), title = Box(text: "Amount"), amount = Box(text: "--")
    root.flex.paddingHorizontal(12).define { flex in
      flex.addItem(title).marginTop(16)
      flex.addItem().direction(.row).marginTop(8).define { flex in
        flex.addItem(amount).grow(1)
        flex.addItem().size(24).backgroundColor("#ddd")
      }
    }
    root.frame.size.width = 375
    root.flex.layout(mode: .adjustHeight)
    #expect(amount.frame.size == Size(width: 327, height: 24))
  }

  @Test func comingFromYogaKit() {
    let view = Box(), child = Box()
    view.addSubview(child)
    view.configureLayout { style in
      style.flexDirection = .row
      style.width = 320
      style.padding = 10
    }
    child.yoga.width = .percent(50)
    view.applyLayout(preservingOrigin: true, dimensionFlexibility: .flexibleHeight)
    #expect(child.frame.size.width == 150)
  }

  @Test func comingFromBxLayout() {
    let view = Box(), field = Box(), label = Box()
    var labelWidth: LayoutConstraint?
    view.addSubviews(field, label).layout { superview, field, label in
      field.follow(superview, on: [.marginHorizontal, .top])
      field.height == 20
      stack(field, 5, label)
      label.leading == field.leading
      label.height <= field.height * 2 ~ .low
      label.width == 120 => labelWidth
    }.apply()
    view.frame.size = Size(width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(label.frame.origin == Point(x: 8, y: 25) && labelWidth?.constant == 120)
  }

  @Test func comingFromAutoLayout() throws {
    let cell = Box(), icon = Box(), name = Box(text: "Name")
    cell.addSubviews(icon, name)
    cell.addConstraints(
      try LayoutConstraint.constraints(
        withVisualFormat: "H:|-lp-[icon(40)]-[name]-lp-|", options: [.alignAllCenterY],
        metrics: ["lp": 12], views: ["icon": icon, "name": name]))
    let height = LayoutConstraint(item: icon, attribute: .height, relatedBy: .equal, constant: 40)
    height.isActive = true
    cell.layoutIfNeeded()
    height.constant = 60
    cell.layoutIfNeeded()
    #expect(icon.frame.size == Size(width: 40, height: 60))
  }

  @Test func comingFromSimpleLayout() throws {
    let page = SimpleLayout(
      parentFrame: Rect(x: 0, y: 0, width: 320, height: 480), direction: .column,
      alignment: .center)
    let header = try page.add(item: .height(44))
    let main = try page.add(item: .flexible)
    let body = SimpleLayout(parentFrame: try main.frame())
    try body.add(items: [.width(100), .flexible])
    #expect(try header.frame().maxY == 44 && body.frame(at: 1).size.width == 220)
  }

  /// Each line of the articles' code is compiled above, or in the test that has the article's card.
  @Test func codeIsCompiled() throws {
    let catalogue = packageRoot.appendingPathComponent("Sources/Strut/Strut.docc")
    let articles = try FileManager.default.contentsOfDirectory(atPath: catalogue.path).filter {
      ["InSwift.md", "FirstCard.md", "Strut.md"].contains($0) || $0.hasPrefix("ComingFrom")
    }
    try #require(articles.count == 8)
    let pages =
      articles.map { catalogue.appendingPathComponent($0) }
      + [packageRoot.appendingPathComponent("README.md")]
    let tutorial = "Tests/StrutSnapshotTests/TutorialTests.swift"
    let known = try [#filePath, packageRoot.appendingPathComponent(tutorial).path].flatMap {
      try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(\.code)
    }
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      let blocks = text.components(separatedBy: "```swift\n").dropFirst()
        .map { $0.components(separatedBy: "\n```")[0] }
      #expect(!blocks.isEmpty, "\(page.lastPathComponent)")
      for block in blocks where !block.contains("import PackageDescription") {
        for line in block.split(separator: "\n").map(\.code) where line != "@testable import Cards"
        {
          #expect(known.contains(line), "\(page.lastPathComponent): \(line)")
        }
      }
    }
  }

  /// The README's container installs what the project's own list of packages names.
  @Test func theDockerfileInstallsWhatIsNeeded() throws {
    let readme = try String(
      contentsOf: packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```dockerfile\n")
    try #require(blocks.count == 2)
    let stages = blocks[1].components(separatedBy: "\n```")[0].components(separatedBy: "FROM ")
    let list = try String(
      contentsOf: packageRoot.appendingPathComponent("Scripts/packages"), encoding: .utf8)
    let rows = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true) }
    try #require(rows.count > 10 && stages.count == 3)
    for row in rows where row[1] != "-" && row[1] != "libcurl4" {
      let name = row[1].split(separator: "|")[0]
      #expect(stages[2].contains(" \(name)"), "\(name) to run with")
      if row[0].hasSuffix("-dev") { #expect(stages[1].contains(" \(row[0])"), "\(row[0])") }
    }
  }
}

extension Substring {
  /// The line without the blanks at its start and a comment at its end.
  fileprivate var code: Substring {
    let line = drop { $0 == " " }
    guard var end = line.firstRange(of: "  //")?.lowerBound else { return line }
    while end > line.startIndex, line[line.index(before: end)] == " " {
      end = line.index(before: end)
    }
    return line[..<end]
  }
}
