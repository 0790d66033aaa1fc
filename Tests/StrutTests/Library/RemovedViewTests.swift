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

  /// A name that no box ever had is a mistake, whatever was removed.
  @Test func otherNamesAreMistakes() throws {
    let root = try tree("<stack>a, b</stack>")
    root["b"]?.removeFromSuperview()
    root["c"]?.id = "d"
    #expect(throws: MarkupError.self) { try root.layout() }
  }
}
