import Strut
import StrutTestSupport
import Testing

/// What a layout says after changes is what a document says that was written like that.
struct LayoutResultTests {
  private static let attributes: [(String, [String])] = [
    ("padding", ["0", "4", "10%", "1 2 3 4"]), ("width", ["40", "50%", "auto"]),
    ("height", ["30", "auto"]), ("display", ["none", "flex"]), ("font-size", ["8", "20"]),
    ("margin", ["0", "3", "auto"]), ("flex-direction", ["row", "column"]),
    ("position", ["absolute", "relative"]), ("border", ["2 solid #000", "0 solid #000"]),
    ("text-align", ["end", "start"]),
  ]

  private static let texts = ["a", "one two three four five", "\u{1F468}", "", "nine"]

  /// Three rows of five items, some of them in boxes without a name.
  private static let markup: String = {
    let rows = (0..<3).map { row in
      let items = (0..<5).map { #"<item id="i\#(row)\#($0)">item \#($0)</item>"# }
      return #"<container id="r\#(row)" flex-direction="row"><container>\#(items[0])</container>"#
        + items.dropFirst().joined() + "</container>"
    }
    return #"<layout width="200"><container>\#(rows.joined())</container></layout>"#
  }()

  @Test(arguments: 0..<12)
  func aChangedDocumentSaysWhatAFreshOneDoes(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let document = try Document(markup: Self.markup)
    let ids = try document.layout().ids
    #expect(ids.count == 18)
    var kept: [(LayoutResult, [LayoutResult.Element])] = []
    for step in 0..<40 {
      let box = try #require(document[ids.randomElement(using: &generator)!])
      if box.text != nil, Bool.random(using: &generator) {
        box.text = Self.texts.randomElement(using: &generator)!
      } else {
        let (name, values) = Self.attributes.randomElement(using: &generator)!
        box.style[attribute: name] = values.randomElement(using: &generator)!
      }
      // Layouts whose frames are read, and whose result nobody asks for, must not be lost.
      if step % 3 == 1 { _ = box.frame }
      if step % 3 == 2 { continue }
      let result = try document.layout()
      let fresh = try Document(markup: try #require(document.root?.markup())).layout()
      #expect(result.size == fresh.size)
      for id in ids {
        let was = try #require(fresh[id])
        let now = try #require(result[id])
        #expect(now.frame == was.frame, "\(id) after \(step) changes")
        #expect(now.absoluteFrame == was.absoluteFrame, "\(id) after \(step) changes")
        #expect(now.lines == was.lines, "\(id) after \(step) changes")
        #expect(now.baseline == was.baseline, "\(id) after \(step) changes")
      }
      kept.append((result, ids.compactMap { result[$0] }))
    }
    // What was said once stays as it was.
    for (result, elements) in kept { #expect(ids.compactMap { result[$0] } == elements) }
  }

  /// What fonts lack is told of the texts that there are, not of those that have been replaced.
  @Test func warningsFollowTheTexts() throws {
    let document = try Document(
      markup: #"<layout><container><item id="a">x</item><item id="b">y</item></container></layout>"#
    )
    #expect(try document.layout().warnings.isEmpty)
    document["b"]?.text = "\u{F0001}"
    #expect(try document.layout().warnings.map(\.code) == ["missing-glyph"])
    document["a"]?.text = "\u{F0002}"
    #expect(try document.layout().warnings.map(\.code) == ["missing-glyph", "missing-glyph"])
    document["b"]?.text = "y"
    let warnings = try document.layout().warnings
    #expect(warnings.map(\.code) == ["missing-glyph"])
    #expect(warnings.first?.message.contains("U+F0002") == true)
  }
}
