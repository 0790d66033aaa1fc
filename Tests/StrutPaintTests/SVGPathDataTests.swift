import StrutCore
import StrutTestSupport
import Testing

@testable import StrutPaint

/// Path data read back, by the grammar of SVG, are the path that was written.
struct SVGPathDataTests {
  /// Steps on a grid of quarters, which three decimals hold; lines that stand still are left out.
  @Test(arguments: 0..<40)
  func whatWasWrittenIsRead(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func point() -> Point {
      Point(
        x: Double(Int.random(in: -8...8, using: &random)) / 4,
        y: Double(Int.random(in: -8...8, using: &random)) / 4)
    }
    var data = SVGPathData(decimals: 3)
    var written: [ReadPath.Step] = []
    var isClosed = true
    for _ in 0..<60 {
      if isClosed || Int.random(in: 0..<8, using: &random) == 0 {
        let to = point()
        data.move(to)
        written.append(.init("m", [to]))
        isClosed = false
        continue
      }
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        data.close()
        written.append(.init("z", []))
        // What follows begins where the closed outline began.
        continue
      case 1...3:
        let to = point()
        data.line(to)
        written.append(.init("l", [to]))
      case 4...6:
        let (over, to) = (point(), point())
        data.quadratic(over, to)
        written.append(.init("q", [over, to]))
      default:
        let points = [point(), point(), point()]
        data.curve(points[0], points[1], points[2])
        written.append(.init("c", points))
      }
    }
    let text = String(decoding: data.text, as: UTF8.self)
    #expect(ReadPath(text).steps.moving == written.moving, "\(text)")
  }

  /// A curve whose control point mirrors the one before it is written without it, but not behind anything else.
  @Test func controlPointsAreMirroredBehindCurvesOnly() {
    var data = SVGPathData(decimals: 0)
    data.move(.zero)
    data.quadratic(Point(x: 1, y: 2), Point(x: 2, y: 0))
    data.quadratic(Point(x: 3, y: -2), Point(x: 4, y: 0))
    data.line(Point(x: 6, y: 0))
    data.quadratic(Point(x: 9, y: 2), Point(x: 10, y: 0))
    #expect(String(decoding: data.text, as: UTF8.self) == "M0 0q1 2 2 0t2 0h2q3 2 4 0")
  }

  @Test(
    arguments: [
      (0, 3, "0"), (0.5, 3, ".5"), (-0.25, 3, "-.25"), (12, 0, "12"), (1.0005, 3, "1.001"),
      (-100, 2, "-100"), (0.004, 2, "0"), (-0.004, 2, "0"), (1e20, 3, "1e15"),
      (-1e20, 3, "-1e15"), (10.01, 2, "10.01"),
    ] as [(Double, Int, String)])
  func numbersAreShort(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(SVGNumber.text(value, decimals: decimals) == text)
  }

  /// Six digits of a factor, however small it is.
  @Test(
    arguments: [
      (0, "0"), (.infinity, "0"), (0.123456789, ".123457"), (0.0123456789, ".0123457"),
      (0.00123456789, ".00123457"), (-2, "-2"),
    ] as [(Double, String)])
  func factorsKeepTheirDigits(_ value: Double, _ text: String) {
    #expect(SVGNumber.factor(value) == text)
  }
}

/// Path data as SVG reads them (SVG 2 §9.3), in absolute points.
private struct ReadPath {
  struct Step: Equatable {
    var name: Character
    var points: [Point]

    init(_ name: Character, _ points: [Point]) { (self.name, self.points) = (name, points) }
  }

  private(set) var steps: [Step] = []
  private var current = Point.zero
  private var start = Point.zero
  private var control: Point?

  init(_ text: String) {
    for match in text.matches(of: /([A-Za-z])([^A-Za-z]*)/) {
      let numbers = match.2.matches(of: /-?(?:\d+\.?\d*|\.\d+)/).map { Double($0.0) ?? .nan }
      read(Character(String(match.1)), numbers)
    }
  }

  private mutating func read(_ command: Character, _ numbers: [Double]) {
    let name = Character(command.lowercased())
    let counts: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "z": 0]
    guard name != "z" else {
      steps.append(Step("z", []))
      (current, control) = (start, nil)
      return
    }
    guard let count = counts[name], numbers.count.isMultiple(of: count) else { return }
    let origin = command.isUppercase ? Point.zero : nil
    for begin in stride(from: 0, to: numbers.count, by: count) {
      read(name, Array(numbers[begin..<begin + count]), from: origin ?? current)
    }
  }

  private mutating func read(_ name: Character, _ numbers: [Double], from origin: Point) {
    var points: [Point]
    switch name {
    case "h": points = [Point(x: origin.x + numbers[0], y: current.y)]
    case "v": points = [Point(x: current.x, y: origin.y + numbers[0])]
    default:
      points = stride(from: 0, to: numbers.count, by: 2).map {
        Point(x: origin.x + numbers[$0], y: origin.y + numbers[$0 + 1])
      }
    }
    var mirrored: Point?
    if name == "t" {
      let last = control ?? current
      mirrored = Point(x: 2 * current.x - last.x, y: 2 * current.y - last.y)
      points.insert(mirrored!, at: 0)
    }
    control = name == "q" || name == "t" ? points[0] : nil
    current = points[points.count - 1]
    if name == "m" { start = current }
    steps.append(Step(["h", "v"].contains(name) ? "l" : name == "t" ? "q" : name, points))
  }
}

extension [ReadPath.Step] {
  /// Without lines that stand still, except behind a move, where they may be dots.
  fileprivate var moving: [ReadPath.Step] {
    var kept: [ReadPath.Step] = []
    var (current, start) = (Point.zero, Point.zero)
    for step in self {
      let to = step.points.last ?? start
      if step.name == "l", to == current, kept.last?.name != "m" { continue }
      if step.name == "m" { start = to }
      current = to
      kept.append(step)
    }
    return kept
  }
}
