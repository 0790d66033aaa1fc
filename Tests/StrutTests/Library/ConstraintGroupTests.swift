import Strut
import Testing

/// Guides, areas, stacks and barriers of the library.
struct ConstraintGroupTests {
  @Test func aGuideIsABoxAmongConstraints() throws {
    let view = Box(), content = Box.guide(), label = Box()
    view.addSubviews(content, label).layout { superview, content, label in
      content.follow(superview, on: .margins)
      label.leading == content.leading + 2
      label.trailing == content.trailing
      label.follow(content, on: .edgesVertical)
    }.apply()
    view.frame.size = Size(width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(content.frame == Rect(x: 8, y: 8, width: 84, height: 34))
    #expect(label.frame == Rect(x: 10, y: 8, width: 82, height: 34))
    content.text = "ignored"
    #expect(content.text == nil)
    let markup = view.markup()
    #expect(markup.contains("<guide id=\"box1\"/>"))
    let copy = try Box(markup: markup)
    copy.frame.size = Size(width: 100, height: 50)
    copy.layoutIfNeeded()
    #expect(copy["box2"]?.frame == label.frame)
  }

  @Test func areasHaveAnchors() throws {
    let view = Box(), a = Box(), b = Box()
    view.style.safeArea = "10 4"
    view.addSubviews(a, b).layout { superview, a, b in
      a.top == superview.safeArea.top
      a.bottom == superview.safeArea.bottom
      a.width == superview.safeArea.width
      a.centerX == superview.safeArea.center.x
      b.leading == superview.readable.leading
      b.width == superview.readable.width
      b.follow(superview, on: .edgesVertical)
    }.apply()
    view.frame.size = Size(width: 800, height: 60)
    view.layoutIfNeeded()
    #expect(a.frame == Rect(x: 4, y: 10, width: 792, height: 40))
    #expect(b.frame == Rect(x: 64, y: 0, width: 672, height: 60))
    view.frame.size.width = 100
    view.style.safeArea = "1"
    view.layoutIfNeeded()
    #expect(a.frame == Rect(x: 1, y: 1, width: 98, height: 58))
    #expect(b.frame == Rect(x: 8, y: 0, width: 84, height: 60))
    let copy = try Box(markup: view.markup())
    copy.frame.size = view.frame.size
    copy.layoutIfNeeded()
    #expect(copy.subviews[1].frame == b.frame && copy.subviews[0].frame == a.frame)
  }

  @Test func aBuilderHasGroups() throws {
    let element = Constraints("V:|[form]|", "H:|[form]|", "H:|-[hint]") {
      Guide("form")
      Text("a").id("name").width(40).height(10)
      Text("b").id("mail").width(60).height(10)
      Rectangle().id("field").height(10)
      Rectangle().id("hint").width(10)
      Stack(
        "name", "mail", "field", orientation: .vertical, spacing: 2, alignment: .leading,
        holdsEnds: false)
      Barrier("labels", edge: .trailing, of: "name", "mail", margin: 5)
    }
    let text = element.markup()
    #expect(
      text.contains("<barrier edge=\"trailing\" id=\"labels\" margin=\"5\" of=\"name mail\"/>"))
    #expect(try Element(markup: text) == element)
    let box = Box(element)
    box.frame.size = Size(width: 200, height: 100)
    box.layoutIfNeeded()
    #expect(box["form"]?.frame == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(box["mail"]?.frame.minY == (box["name"]?.frame.minY ?? -1) + 12)
  }

  @Test func aHiddenViewIsLeftOutOfAStackWhileItIs() throws {
    let box = try Box(
      markup: """
        <layout width="100" height="60"><container display="constraints">
        <item id="a" height="10"/><item id="b" height="10"/><item id="c" height="10"/>
        <constraints>
          <stack id="s">superview, 5, a, 6, b, 7, c</stack>
          <vfl>H:|[a]|</vfl><vfl>H:|[b]|</vfl><vfl>H:|[c]|</vfl>
        </constraints></container></layout>
        """)
    box.layoutIfNeeded()
    #expect(box["c"]?.frame.minY == 38)
    box["b"]?.style.display = "none"
    box.layoutIfNeeded()
    #expect(box["c"]?.frame.minY == 22)
    box["b"]?.style.display = "flex"
    box.layoutIfNeeded()
    #expect(box["b"]?.frame.minY == 21 && box["c"]?.frame.minY == 38)
  }

  @Test func theSafeAreaFollowsAContainerThatMoves() throws {
    let document = try Document(
      markup: """
        <layout width="100" height="100" safe-area="30 0 0"><container>
        <item id="above" height="10"/>
        <container id="bar" display="constraints">
          <item id="title" height="10"/>
          <constraints>
            <constraint>title.top == safeArea.top</constraint>
            <follow view="title" on="edgesHorizontal bottom"/>
          </constraints>
        </container></container></layout>
        """)
    #expect(try document.layout()["title"]?.frame.minY == 20)
    document["above"]?.style.height = 25
    #expect(try document.layout()["title"]?.frame.minY == 5)
    #expect(try document.layout()["bar"]?.frame.size.height == 15)
    document["above"]?.style.height = 40
    #expect(try document.layout()["title"]?.frame.minY == 0)
  }
}
