import Strut
import Testing

/// Statements of markup about boxes that leave a tree: what they say of other boxes stays.
struct RemovedViewTests {
  /// Statements about b, and two boxes that have places of their own otherwise.
  static let statements = [
    "<stack>superview, 8, a, gap, b, 2, c</stack>",
    "<stack>b, 4, a</stack><stack>superview, b</stack>",
    "<stack orientation=\"horizontal\" spacing=\"6\" ends=\"free\">a, b, c</stack>",
    "<stack orientation=\"horizontal\" distribution=\"equal-spacing\">a, `b`, c</stack>",
    "<stack spacing=\"2\" alignment=\"center\">b, c</stack>",
    "<vfl options=\"alignAllTop\">H:|-[a]-3-[b(==a@20)]-5-[c(&gt;=b@20,>=7)]-(>=1)-|</vfl>",
    "<vfl priority=\"700\" options=\"alignAllBottom\">[c(9@30)]-[b]-[a]|</vfl>",
    "<vfl>V:|-[`b`]-[a]</vfl><vfl>H:[b]</vfl>",
    "<constraint>b.top == superview.top</constraint><constraint>a.left == `b`.right + 3</constraint>",
    "<follow view=\"b\" on=\"leading\"/><follow view=\"c\" target=\"b\" on=\"top\"/>",
    "<barrier id=\"line\" edge=\"trailing\" of=\"a b\" margin=\"3\"/><constraint>c.leading == line.trailing</constraint>",
    "<barrier id=\"line\" edge=\"trailing\" of=\"b\"/><constraint>c.leading == line.trailing</constraint>",
    "<stack>superview, 3, a, -gap, b</stack><stack>c, -gap, b, +2, a</stack>",
    "<stack orientation=\"horizontal\" spacing=\"2\" ends=\"free\">b, 4, a, 5, c</stack>",
    "<stack>b, 4, a, 5, c</stack>",
    "<vfl options=\"alignAllTop\">|-[b]-[a(==gap)]-[c]</vfl>",
  ]

  private func tree(_ statements: String) throws -> Box {
    // Each at a priority of its own, so that no two are as good as each other; sizes before places.
    let places = [("a", 10), ("c", 14)].map { id, priority in
      """
      <constraint>\(id).left == superview.left + 1 ~ \(priority)</constraint>
      <constraint>\(id).top == superview.top + 1 ~ \(priority + 1)</constraint>
      <constraint>\(id).width == 10 ~ \(priority + 20)</constraint>
      <constraint>\(id).height == 10 ~ \(priority + 21)</constraint>
      """
    }
    return try Box(
      markup: """
        <layout width="100" height="100"><container display="constraints">
        <item id="a"/><item id="b"/><item id="c"/>
        <constraints metrics="gap: 4">\(statements)\(places.joined())</constraints>
        </container></layout>
        """)
  }

  private func frames(of root: Box) throws -> [Rect?] {
    let result = try root.layout()
    let open = result.warnings.filter { $0.message.contains("ambiguous") }
    #expect(open.allSatisfy { $0.message.hasSuffix("'b'") }, "\(open)")
    return ["a", "c"].map { root[$0]?.frame }
  }

  /// What a part of a tree would be in other room knows which views have left.
  @Test func roomOfAPartIsThatOfTheViewsThatAreThere() throws {
    let root = try Box(
      markup: """
        <layout width="100" height="100"><container id="card" align-items="flex-start"><container display="constraints">
        <item id="a" width="20" height="10"/><item id="b" width="30" height="10"/>
        <constraints><vfl>H:|[a]|</vfl><vfl>V:|[a]|</vfl><vfl>[a][b]</vfl><vfl>V:|[b]</vfl></constraints>
        </container></container></layout>
        """)
    let card = try #require(root["card"])
    let room = Size(width: Double.infinity, height: .infinity)
    #expect(card.sizeThatFits(room) == Size(width: 20, height: 10))
    root["b"]?.removeFromSuperview()
    #expect(card.sizeThatFits(room) == Size(width: 20, height: 10))
  }

  /// As where the box is hidden, also in the markup that the tree is written as; and as before where it comes back.
  @Test(arguments: statements)
  func aRemovedViewIsAsAHiddenOne(_ statements: String) throws {
    let hidden = try tree(statements)
    hidden["b"]?.isIncludedInLayout = false
    let removed = try tree(statements)
    let before = try frames(of: removed)
    let view = try #require(removed["b"])
    view.removeFromSuperview()
    let expected = try frames(of: hidden)
    #expect(try frames(of: removed) == expected)
    #expect(try frames(of: Box(markup: removed.markup())) == expected)
    removed.insertSubview(view, at: 1)
    #expect(try frames(of: removed) == before)
  }

  /// The space before it goes with it: c is 2 below a, which is 8 below the top and 10 high.
  @Test func aStackJoinsTheNeighbours() throws {
    let root = try tree(Self.statements[0])
    root["b"]?.removeFromSuperview()
    _ = try root.layout()
    #expect(root["a"]?.frame.minY == 8 && root["c"]?.frame.minY == 20)
  }

  /// Among thousands of names that come and go, those that statements say are kept.
  @Test func manyNamesComeAndGo() throws {
    let root = try tree(Self.statements[0])
    root["b"]?.removeFromSuperview()
    for number in 0..<2_500 {
      let box = Box()
      box.id = "row\(number)"
      root.addSubview(box)
      box.removeFromSuperview()
    }
    _ = try root.layout()
    #expect(root["c"]?.frame.minY == 20)
  }

  /// Statements know of a box that left before the box that they stand in was added, and after that has left again.
  @Test func namesMoveWithTheBoxOfTheStatements() throws {
    let card = try tree(Self.statements[0])
    let screen = Box()
    card["b"]?.removeFromSuperview()
    screen.addSubview(card)
    _ = try screen.layout()
    #expect(card["c"]?.frame.minY == 20)
    let view = try #require(card["a"])
    view.removeFromSuperview()
    card.removeFromSuperview()
    _ = try card.layout()
    #expect(card["c"]?.frame.minY == 2)
    Box().addSubview(card)
    _ = try card.root.layout()
    #expect(try Box(markup: card.markup())["a"] == nil)
  }

  /// A statement of a container in another one may name a view beside it.
  @Test func containersInsideKnowOfRemovedViews() throws {
    let root = try Box(
      markup: """
        <layout width="100"><container display="constraints"><item id="a"/>
        <container id="inside" display="constraints" width="9" height="9"><item id="b" width="1" height="1"/><constraints>
        <constraint>b.left == a.right</constraint><constraint>b.left == inside.left + 2</constraint>
        <constraint>b.top == inside.top</constraint></constraints></container></container></layout>
        """)
    root["a"]?.removeFromSuperview()
    _ = try root.layout()
    #expect(root["b"]?.frame.minX == 2)
  }

  /// Names of removed views that are words of equations, or have commas, dots and brackets in them.
  @Test(arguments: [
    ("margin", "<constraint>a.left == superview.margin.left</constraint>", 8),
    ("x,y", "<stack orientation=\"horizontal\">superview, 4, `x,y`, 3, a</stack>", 3),
    ("p[1].q", "<vfl>H:|-5-[a(>=1,==`p[1].q`)]</vfl>", 5),
    (
      "x,y",
      "<barrier id=\"l\" edge=\"left\" of=\"`x,y` c\"/><constraint>a.left == l.left + 6</constraint>",
      6
    ),
  ])
  func namesOfAnyCharacters(_ id: String, _ statement: String, _ left: Double) throws {
    let root = try Box(
      markup: """
        <layout width="100" height="50"><container display="constraints">
        <item id="a" width="10" height="10"/><item id="\(id)" width="10" height="10"/><item id="c" width="1" height="1"/>
        <constraints>\(statement)<constraint>a.top == superview.top</constraint>
        <constraint>c.left == superview.left</constraint><constraint>c.top == superview.top</constraint></constraints>
        </container></layout>
        """)
    root[id]?.removeFromSuperview()
    _ = try root.layout()
    #expect(root["a"]?.frame.minX == left)
  }

  /// What a style reaches is resolved by itself, though statements in it name a box that has left: a leaf beside it is
  /// not measured again.
  @Test func aChangeBelowRemovedViewsIsResolvedByItself() throws {
    let card = try tree(Self.statements[0])
    var count = 0
    let leaf = Box { _ in
      count += 1
      return Size(width: 3, height: 3)
    }
    let root = Box()
    root.addSubviews(card, leaf)
    card["b"]?.removeFromSuperview()
    _ = try root.layout()
    let before = count
    card.style.color = .red
    _ = try root.layout()
    #expect(count == before)
  }

  /// A name that no box ever had is a mistake, whatever was removed.
  @Test func otherNamesAreMistakes() throws {
    let root = try tree("<stack>a, b</stack>")
    root["b"]?.removeFromSuperview()
    root["c"]?.id = "d"
    #expect(throws: MarkupError.self) { try root.layout() }
  }
}
