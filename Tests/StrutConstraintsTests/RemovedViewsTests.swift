import StrutConstraints
import Testing

/// What is left of single statements without the views `b`, `x.y` and `margin`, where `gap` is a number.
struct RemovedViewsTests {
  private let views = RemovedViews(metrics: "gap: 4; high2: gap * 2") {
    ["b", "x.y", "margin", "p,q", "superview", "a[1].z"].contains($0)
  }

  @Test(arguments: [
    ("b.top == a.top", true), ("a.top == b . top + 3", true), ("`x.y`.left == a.left", true),
    ("margin.left == a.left", true), ("a.left == superview.margin.left + gap", false),
    ("a.b == c.width * 1.5 ~ .high => b", false), ("a.width == 2b", false),
    ("superview.top == a.top", false), ("`superview`.top == a.top", true), ("a.left == `b", false),
  ])
  func equations(_ text: String, isNamed: Bool) {
    #expect(views.areNamed(inEquation: text) == isNamed)
  }

  @Test(arguments: [
    ("a, -gap, b", false, nil), ("a, -gap, b, 3, c", false, "a, 3, c"),
    ("a, +gap, `b`, -high2, c", false, "a, -high2, c"), ("b, 4, a, 5, c", false, "a, 5, c"),
    ("`p,q`, 8, a, c", false, "a, c"), ("x.y, a, 1e1, c", false, "a, 1e1, c"),
    ("superview, 8, b, 3, superview", true, nil), ("b, a", true, "a"),
    ("a,  2 ,c", false, "a,  2 ,c"),
    ("a b, c", false, "a b, c"), ("a, b,, c", false, "a, b,, c"), ("gap, a, b", true, "a"),
    ("a, 3, b, c => row", false, "a, c => row"), ("a, b=>`x.row`", true, "a=>`x.row`"),
  ])
  func stacks(_ text: String, isArranged: Bool, left: String?) {
    #expect(views.remaining(ofStack: text, isArranged: isArranged) == left)
  }

  @Test(arguments: [
    ("a b c", "a c"), ("b", ""), ("a, `x.y`,`p,q` , c-d", "a c-d"), ("x.y superview", "superview"),
  ])
  func lists(_ text: String, left: String) {
    #expect(views.remaining(ofList: text) == left)
  }

  @Test(
    arguments: [
      (
        "H:|-[a]-3-[b]-5-[c(>=b@20, >=7 @ gap)]-|", nil, ["H:|-[a]", "H:[c(>=7 @ gap)]-|"], nil, []
      ),
      ("[a(==`a[1].z`)]-[c]", nil, ["[a]-[c]"], nil, []),
      ("[a(>=50@margin)]-[b]", nil, ["[a(>=50@margin)]"], nil, []),
      ("V:[ `b` ]-[a]", nil, [], nil, []), ("[a]-(b)-[c", nil, ["[a]-(b)-[c"], nil, []),
      (
        "[a]-[b]-[c]", "alignAllTop | alignAllBaseline", [], "alignAllTop | alignAllBaseline",
        ["c.top == a.top", "c.lastBaseline == a.lastBaseline"]
      ),
      ("|[b]-[a]-[c]", "alignAllTop directionLeftToRight", ["[a]-[c]"], "directionLeftToRight", []),
      ("[a(==gap)][b]", "alignAllTop", ["[a(==gap)]"], "alignAllTop", []),
      ("|[a]-[b]-[c]| => row", nil, ["|[a] => row", "[c]|"], nil, []),
    ] as [(String, String?, [String], String?, [String])])
  func formats(
    _ text: String, options: String?, formats: [String], left: String?, equations: [String]
  ) {
    let found = views.remaining(ofFormat: text, options: options)
    #expect(found.formats == formats)
    #expect(found.options == left)
    #expect(found.equations == equations)
  }

  @Test(arguments: [
    ("b", true), (" `x.y` ", true), ("a", false), ("", false), ("superview", false),
  ])
  func names(_ text: String, isNamed: Bool) {
    #expect(views.isNamed(by: text) == isNamed)
  }
}
