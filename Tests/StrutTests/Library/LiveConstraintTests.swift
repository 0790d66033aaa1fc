import Strut
import StrutTestSupport
import Testing

/// Stacks, barriers and guides of live trees: after every change the frames are those of the document that the tree is then.
struct LiveConstraintTests {
  /// Factors that nobody should pass count as the nearest that there are.
  @Test(arguments: [.leastNonzeroMagnitude, -1e-9, 1e300, .infinity])
  func factorsLeaveFrames(_ factor: Double) {
    let root = Box()
    let (first, second) = (Box(), Box())
    root.addSubview(first)
    root.addSubview(second)
    for constraint in [
      LayoutConstraint(
        item: first, attribute: .top, relatedBy: .equal, toItem: second, attribute: .safeAreaTop,
        multiplier: factor, constant: -1),
      LayoutConstraint(
        item: first, attribute: .height, relatedBy: .equal, toItem: second, attribute: .height,
        multiplier: factor, constant: 10),
    ] { constraint.isActive = true }
    root.calculateLayout(with: Size(width: 100, height: 100))
    root.layoutIfNeeded()
    for box in [first, second] {
      #expect(box.frame.origin.y.isFinite && box.frame.size.height.isFinite, "\(box.frame)")
    }
  }

  /// A solution is one of a direction.
  @Test func aTurnedDirectionIsSolvedAnew() throws {
    let root = try Box(
      markup: """
        <layout width="100" height="50"><container id="root" display="constraints">
        <item id="a" width="20" height="10"/>
        <constraints><constraint>a.leading == superview.leading + 10</constraint></constraints>
        </container></layout>
        """)
    let box = try #require(root["root"])
    let turns: [(Style.Direction, Double)] = [(.ltr, 10), (.rtl, 70), (.ltr, 10)]
    for (direction, left) in turns {
      box.style.direction = direction
      try root.layout()
      #expect(root["a"]?.frame.origin.x == left)
    }
  }

  private static let steps = environmentNumber("STRUT_LIVE_EDITS", else: 25)

  private static let document = """
    <layout width="300" height="200" point-scale-factor="0">
      <container id="root" display="constraints">
        <item id="a" height="10">First</item>
        <item id="b" height="12">Second one</item>
        <item id="c" height="14"/>
        <guide id="area"/>
        <container id="inner" display="constraints">
          <item id="d" width="20"/>
          <item id="e">Third</item>
          <item id="f" width="30"/>
          <constraints>
            <stack orientation="horizontal" spacing="4" distribution="equal-spacing">d, e, f</stack>
          </constraints>
        </container>
        <constraints>
          <stack>superview, 5, a, 6, b, 7, c</stack>
          <barrier id="line" edge="trailing" of="a b c" margin="3"/>
          <follow view="area" on="margins"/>
          <constraint>a.leading == area.leading</constraint>
          <constraint>b.leading == area.leading</constraint>
          <constraint>c.leading == area.leading</constraint>
          <constraint>c.width == 40</constraint>
          <constraint>inner.leading == line.trailing</constraint>
          <constraint>inner.bottom == area.bottom</constraint>
          <constraint>inner.trailing &gt;= area.trailing ~ low</constraint>
          <constraint>inner.width == 200 ~ 400</constraint>
          <constraint>inner.height == 30</constraint>
        </constraints>
      </container>
    </layout>
    """

  private struct Edits {
    private static let names = ["a", "b", "c", "d", "e", "f"]
    var random: SplitMix64

    /// Changes a view: whether it is shown, its text, its size.
    mutating func change(_ root: Box) -> String {
      let name = Self.names[random.next(Self.names.count)]
      guard let box = root[name] else { return "\(name) is gone" }
      switch random.next(4) {
      case 0, 1:
        let isHidden = box.style.display == "none"
        box.style.display = isHidden ? "flex" : "none"
        return "\(name) is \(isHidden ? "shown" : "hidden")"
      case 2:
        guard box.text != nil else { fallthrough }
        box.text = String(repeating: "word ", count: 1 + random.next(4))
        return "\(name) has another text"
      default:
        if ["a", "b", "c"].contains(name) {
          box.style.height = .points(Double(5 + random.next(30)))
        } else {
          box.style.width = .points(Double(5 + random.next(40)))
        }
        return "\(name) has another size"
      }
    }
  }

  private func frames(_ box: Box) -> [Rect] { [box.frame] + box.subviews.flatMap(frames) }

  @Test(arguments: 0..<8)
  func documentsReactAsFreshOnes(_ seed: Int) throws {
    let root = try Box(markup: Self.document)
    root.layoutIfNeeded()
    var edits = Edits(random: SplitMix64(seed: UInt64(seed)))
    var log: [String] = []
    for _ in 0..<Self.steps {
      log.append(edits.change(root))
      if edits.random.next(3) == 0 { continue }
      root.layoutIfNeeded()
      let fresh = try Box(markup: root.markup())
      fresh.layoutIfNeeded()
      #expect(frames(root) == frames(fresh), "\(seed): \(log)")
    }
  }

  /// Shares of a container's size are shares of what is inside of its padding, also of one that changes.
  @Test func anotherPaddingMakesOtherShares() throws {
    let root = try Box(
      markup: """
        <layout width="200" height="100"><container display="constraints" width="200" height="100">
          <item id="a" width="50%" height="10"/>
          <constraints><constraint>a.top == superview.top + 1</constraint><constraint>a.leading == superview.leading + 3</constraint></constraints>
        </container></layout>
        """)
    root.layoutIfNeeded()
    let view = try #require(root["a"])
    #expect(view.frame == Rect(x: 3, y: 1, width: 100, height: 10))
    root.style.padding = 20
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 3, y: 1, width: 80, height: 10))
  }

  /// A stack of the program leaves hidden views out with the spaces before them, and takes new ones in.
  @Test(arguments: 0..<8)
  func stacksOfProgramsJoinWhatIsShown(_ seed: Int) throws {
    var edits = Edits(random: SplitMix64(seed: UInt64(seed)))
    let root = Box()
    root.frame.size = Size(width: 200, height: 300)
    let views = (0..<4).map { index in
      let box = Box()
      box.style.height = .points(Double(10 + index))
      return box
    }
    root.addSubviews(views[0], views[1], views[2], views[3]).layout { superview, a, b, c, d in
      stack(superview, 5, a, 1, b, 2, c, 3, d)
      for view in [a, b, c, d] { view.follow(superview, on: .edgesHorizontal) }
    }.apply()
    for _ in 0..<Self.steps {
      let view = views[edits.random.next(views.count)]
      view.style.display = view.style.display == "none" ? "flex" : "none"
      root.layoutIfNeeded()
      var place = 0.0
      for (index, view) in views.enumerated() where view.style.display != "none" {
        place += Double(index == 0 ? 5 : index)
        #expect(view.frame.minY == place && view.frame.size.height == Double(10 + index))
        place += Double(10 + index)
      }
      let fresh = try Box(markup: root.markup())
      fresh.frame.size = root.frame.size
      fresh.layoutIfNeeded()
      #expect(frames(root) == frames(fresh))
    }
  }
}
