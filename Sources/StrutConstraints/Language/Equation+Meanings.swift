import StrutCore

/// What people probably meant by something that an equation does not have.
extension Equation {
  /// An attribute that follows on another one, as SnapKit has them; `nil` where none does.
  var secondAttribute: String? {
    var rest = scanner
    guard rest.skip("."), let name = rest.name(), !rest.isNext("("),
      AttributeSpelling(name.text, of: .frame) != nil
    else { return nil }
    return name.text
  }

  /// The equation for a ratio of two sizes that is compared with a number; `nil` for other products.
  func ratio(of first: Operand) -> String? {
    var rest = scanner
    guard rest.skip("/") else { return nil }
    let start = rest
    guard rest.name() != nil, rest.skip("."), rest.name() != nil else { return nil }
    let other = start.text(to: rest)
    guard rest.skip("="), rest.skip("="), let number = try? rest.number(), number.value > 0,
      let start = leftStart
    else { return nil }
    // Both numbers of `16 / 9` are the ratio.
    var ratio = number.value
    if rest.skip("/") || rest.skip(":"), let divisor = try? rest.number(), divisor.value > 0 {
      ratio = (ratio / divisor.value * 10_000).rounded() / 10_000
    }
    let factor = ratio == 1 ? "" : " * \(ratio.shortestDecimal)"
    return "\(start.text(to: scanner)) == \(other)\(factor)"
  }

  /// What to write for an id with CSS's mark before it; `nil` where the scanner is before something else.
  var idWithMark: String? {
    var rest = scanner
    guard rest.skip("#"), let name = rest.name() else { return nil }
    var words = name.text
    while rest.skip("."), let next = rest.name() { words += ".\(next.text)" }
    if rest.isNext("[") {
      var bracket = self
      bracket.scanner = rest
      words += bracket.attributeInBrackets.map { ".\($0)" } ?? ""
    }
    return "an equation names a view by its id, without '#': write \(words)"
  }

  /// What people probably meant by a name without an attribute.
  func habit(insteadOfAttributeOf name: String) -> String {
    if case .line(_, let axis) = scope.names.meaning(of: name) {
      return "the line of a barrier is \(name).\(axis == .horizontal ? "leading" : "top")"
    }
    if let attribute = attributeInBrackets {
      return "an attribute stands behind a point: \(name).\(attribute)"
    }
    if let start = leftStart, scope.isView(name) || scope.isContainer(name) {
      var left = start
      if left.name() != nil, left.skip("."), let attribute = left.name(),
        AttributeSpelling(attribute.text, of: .frame) != nil
      {
        return "did you mean '\(name).\(attribute.text)'?"
      }
    }
    if scope.isView(name) || scope.isContainer(name) {
      return "an equation compares attributes: \(name).width, \(name).top, \(name).center"
    }
    if scanner.isNext("(") || scanner.isNext(":") || scanner.isNext("[") {
      return ForeignStatementNames.equation
    }
    return "'\(name)' is no view; numbers with names are metrics: "
      + "<constraints metrics=\"\(name): 8\">"
  }

  /// The attribute that stands in brackets, as in the Grid Style Sheets; `nil` where none does.
  var attributeInBrackets: String? {
    var rest = scanner
    guard rest.skip("[") else { return nil }
    let word = rest.token { $0 != UInt8(ascii: "]") }.text
    let parts = word.split(separator: "-")
    let name =
      (parts.first.map(String.init) ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    let meant = ForeignStatementNames.meaning(of: name, among: AttributeSpelling.names(of: .frame))
    return AttributeSpelling(name, of: .frame) == nil ? meant : name
  }

  /// What people probably meant by a function of CSS that stands for a number; `nil` for other names.
  func function(_ name: StatementScanner.Token) -> String? {
    guard scanner.isNext("("), let start = leftStart else { return nil }
    var left = start
    while left.name() != nil, left.skip(".") {}
    let subject = start.text(to: left).filter { !$0.isWhitespace }
    return ForeignFunction(name.text + scanner.rest)?.hint(for: subject)
      ?? ForeignStatementNames.advice(about: name.text)
  }

  /// What people probably meant by the name of an attribute or area that stands for a number; `nil` for other names.
  func attribute(insteadOfNumber name: StatementScanner.Token) -> String? {
    if AttributeSpelling.area(name.text) != nil, scanner.isNext(".") {
      return "an equation has one attribute on each side: superview.\(name.text).leading + 8"
    }
    guard AttributeSpelling(name.text, of: .frame) != nil else { return nil }
    return "an attribute has its view before it: superview.\(name.text)"
  }

  /// What people probably meant by the size of another view for a place, or the place for a size; `nil` for others.
  ///
  /// - Parameter right: Where the right side begins.
  func sibling(
    of first: Operand, _ second: Operand, named right: StatementScanner
  ) -> String? {
    guard case .single(let own)? = first.spelling, case .single(let other)? = second.spelling,
      own.axis == other.axis, (own.kind == .size) != (other.kind == .size),
      second.view != scope.container, second.view != first.view, second.area == .frame
    else { return nil }
    var rest = right
    guard let name = rest.name() else { return nil }
    let isNear = [.left, .leading, .top].contains(other)
    if isNear {
      var left = leftStart
      let name = left?.name().map { $0.isQuoted ? "`\($0.text)`" : $0.text } ?? "a"
      return "did you mean '\(name).\(other.oppositeEdge.rawValue) == \(right.rest)'?"
    }
    let attribute: LayoutAttribute =
      own.kind == .size
      ? own : own.axis == .vertical ? .bottom : own.followsDirection ? .trailing : .right
    let view = name.isQuoted ? "`\(name.text)`" : name.text
    return "did you mean '\(view).\(attribute.rawValue)'?"
  }

  /// What to write for a priority behind '@', which is within its bounds.
  static func priority(at scanner: StatementScanner) -> String {
    var rest = scanner
    let bounds = 1.0...1000
    _ = rest.skip("@")
    let isOut = (try? rest.number()).flatMap { $0 }.map { !bounds.contains($0.value) } ?? false
    return "the priority of an equation stands after '~'"
      + (isOut ? ", and is a number from 1 to 1000: ~ 750" : "")
  }
}
