import Strut
import Testing

/// Components that are used several times.
struct InstanceTests {
  private struct Cell: Component {
    var name: String
    var body: Element {
      Constraints(
        "H:|-[logo(40)]-(space)-[name]-|", "V:|-[logo(40)]-|",
        "name.centerY == logo.centerY => middle", metrics: ["space": 6]
      ) {
        Rectangle().id("logo")
        Text(name).id("name").width(60).height(20)
      }
      .id("cell")
    }
  }

  private struct Pair: Component {
    var body: Element {
      Column {
        Element(Cell(name: "a")).id("first")
        Element(Cell(name: "b")).id("second")
      }
    }
  }

  @Test func idsInAnInstanceAreLocal() throws {
    let tree = Box(Pair())
    try tree.layout()
    #expect(tree["first"]?.frame.height == tree["second"]?.frame.height)
    #expect(tree["first.logo"]?.frame == tree["second.logo"]?.frame)
    #expect(tree["first.name"]?.frame.minX == 54)
    #expect(tree["logo"] == nil && tree["cell"] == nil)
  }

  @Test func instancesStandInInstances() throws {
    let column = Column {
      Element(Pair()).id("left")
      Element(Pair()).id("right")
    }
    let tree = Box(column)
    try tree.layout()
    #expect(tree["right.second.name"]?.frame.minX == 54)
    #expect(tree["right"] != nil && tree["left"] != nil)
    let read = try Element(markup: column.markup())
    #expect(read == column)
    #expect(try Box(read).render(.png) == Box(column).render(.png))
  }

  /// Each kind of statement, with a name from around, a metric, what only looks like a name, and a name of its own.
  @Test func everyStatementNamesItsViewsInFull() throws {
    let content = try Element(
      markup: """
        <layout><container display="constraints">
        <item id="a" width="10" height="10"/><item id="b" width="10" height="10"/><item id="c" width="10" height="10"/>
        <constraints metrics="a: 4">
        <constraint>a.top == superview.top + 2 =&gt; top</constraint>
        <constraint>c.width == b.height + a</constraint>
        <vfl>H:[a]-(a)-[b(10@999)]</vfl>
        <vfl>V:[c(a)]-[b(c)]</vfl>
        <stack orientation="horizontal">b, 5, c</stack>
        <follow view="b" target="a" on="top"/>
        <barrier id="edge" edge="bottom" of="a b"/>
        <constraint>c.top == edge.bottom</constraint>
        </constraints></container></layout>
        """)
    let markup = Element(content).id("x").markup()
    for expected in [
      "`x.a`.top == superview.top + 2 =&gt; `x.top`", "`x.c`.width == `x.b`.height + a",
      "H:[`x.a`]-(a)-[`x.b`(10@999)]", "V:[`x.c`(a)]-[`x.b`(`x.c`)]",
      "`x.b`, 5, `x.c`", #"target="x.a""#, #"view="x.b""#,
      "of=\"`x.a` `x.b`\"", #"id="x.edge""#, "`x.c`.top == `x.edge`.bottom", #"metrics="a: 4""#,
    ] {
      #expect(markup.contains(expected), "\(expected) is not in \(markup)")
    }
  }

  @Test func anElementThatIsNoInstanceNamesItself() {
    let row = Row { Text("a").id("a") }.id("row")
    #expect(Box(row)["a"] != nil)
    #expect(Box(Element(row).id("other"))["other.a"] != nil)
  }

  @Test func anIDThatIsTakenTwiceTellsOfInstances() throws {
    let error = #expect(throws: MarkupError.self) {
      try Box(
        Column {
          Cell(name: "a"); Cell(name: "b")
        }
      ).layout()
    }
    let text = try #require(error).description
    #expect(text.contains("the id 'cell' is taken"))
    #expect(text.contains("Element(Cell()).id("), "\(text)")
  }
}
