import StrutCore

/// Statements that an author may have meant instead of one: each differs from it by one mistake.
extension ConstraintStatement {
  /// A visual format without one of its ends at the container's edge, which another statement may hold elsewhere.
  var withoutEnds: [ConstraintStatement] {
    guard kind == .format, let format = text.stripped(of: "<vfl>"),
      let open = format.firstIndex(of: "["),
      let close = format.lastIndex(of: "]")
    else { return [] }
    let head = format[..<open]
    let tail = format[format.index(after: close)...]
    let prefix = head.prefix { $0 != "|" }
    var found: [ConstraintStatement] = []
    if head.contains("|") {
      found.append(rewritten(as: "<vfl>\(prefix)\(format[open...])", without: isStart))
    }
    if tail.contains("|") {
      found.append(rewritten(as: "<vfl>\(format[...close])", without: isEnd))
    }
    return found.filter { !$0.constraints.isEmpty && $0.constraints.count < constraints.count }
  }

  /// A visual format without both of its ends, where other statements place its views; `nil` for one without them.
  var withoutBothEnds: ConstraintStatement? {
    let one = withoutEnds
    guard one.count == 2, let free = one[1].withoutEnds.first, one[1].withoutEnds.count == 1 else {
      return nil
    }
    return free
  }

  private func rewritten(
    as text: String, without isLeftOut: (LayoutAttribute) -> Bool
  ) -> ConstraintStatement {
    var result = self
    result.text = text
    result.constraints = constraints.filter { constraint in
      let anchors = [constraint.first, constraint.second].compactMap { $0 }
      return !anchors.contains { $0.view == container && isLeftOut($0.attribute) }
    }
    return result
  }

  private func isStart(_ attribute: LayoutAttribute) -> Bool {
    options.contains("directionRightToLeft")
      ? attribute == .right || attribute == .top
      : [.leading, .left, .top].contains(attribute)
  }

  private func isEnd(_ attribute: LayoutAttribute) -> Bool {
    options.contains("directionRightToLeft")
      ? attribute == .left || attribute == .bottom
      : [.trailing, .right, .bottom].contains(attribute)
  }

  /// A visual format that gives several views one length by a number, with views that are as long as the first of them;
  /// `nil` for others.
  var equalized: ConstraintStatement? {
    guard kind == .format,
      let first = constraints.first(where: { $0.second == nil && $0.isEqualLength })
    else { return nil }
    let alike = constraints.indices.filter { index in
      let other = constraints[index]
      return other.second == nil && other.isEqualLength && other.constant == first.constant
        && other.first.attribute == first.first.attribute
    }
    let pieces = text.split(separator: "[", omittingEmptySubsequences: false)
    guard alike.count > 1, let head = pieces.first else { return nil }
    var result = self
    var name: Substring?
    var count = 0
    let views = pieces.dropFirst().map { piece -> String in
      guard let open = piece.firstIndex(of: "("), let close = piece.firstIndex(of: ")"),
        open < close, writes(String(piece[piece.index(after: open)..<close]), first.constant)
      else { return "[\(piece)" }
      count += 1
      let rest = piece[piece.index(after: close)...]
      guard let name else {
        name = piece[..<open]
        return "[\(piece[..<open])\(rest)"
      }
      return "[\(piece[..<open])(\(name))\(rest)"
    }
    // A length in another list of predicates is one that is not replaced.
    guard count == alike.count else { return nil }
    result.text = head + views.joined()
    for index in alike {
      result.constraints[index].constant = 0
      result.constraints[index].second = first.first
    }
    result.constraints.remove(at: alike[0])
    return result
  }

  /// Whether a predicate is a number, or the metric that it is.
  private func writes(_ predicate: String, _ number: Double) -> Bool {
    let word = predicate.drop { $0 == "=" || $0.isWhitespace }
    return Double(word) == number
      || metrics.contains { $0.name == word && $0.value == number }
  }

  /// A `<follow>` on all but one of its edges.
  var onFewerEdges: [ConstraintStatement] {
    guard kind == .follow, constraints.count > 2 else { return [] }
    let all = constraints.indices
    return all.reversed().map { left in following(all.filter { $0 != left }) } + onOneAxis
      + onCorners
  }

  /// A `<follow>` of all edges on those of one axis, or on one of them: what is placed along the other axis follows no more.
  private var onOneAxis: [ConstraintStatement] {
    guard constraints.count == 4 else { return [] }
    let axes = [Axis.horizontal, .vertical].map { axis in
      constraints.indices.filter { constraints[$0].first.attribute.axis == axis }
    }
    return axes.filter { $0.count == 2 }.map(following)
      + constraints.indices.reversed().map { following([$0]) }
  }

  /// A `<follow>` of both edges of one axis on those of the other axis; `nil` for others.
  var onOtherAxis: ConstraintStatement? {
    guard kind == .follow, constraints.count == 2,
      let axis = constraints.first?.first.attribute.axis,
      constraints.allSatisfy({ $0.first.attribute.axis == axis && $0.constant == 0 }),
      let name = text.firstMatch(of: /on="(\w+?)(Vertical|Horizontal)"/)
    else { return nil }
    var result = self
    let others: [LayoutAttribute: LayoutAttribute] = [
      .top: .leading, .bottom: .trailing, .leading: .top, .trailing: .bottom,
    ]
    for part in constraints.indices {
      guard let own = others[constraints[part].first.attribute],
        let second = constraints[part].second.flatMap({ others[$0.attribute] })
      else { return nil }
      result.constraints[part].first.attribute = own
      result.constraints[part].second?.attribute = second
    }
    result.text = "on=\"\(name.1)\(axis == .vertical ? "Horizontal" : "Vertical")\""
    return result
  }

  /// A `<follow>` of all edges at one corner: what has a size of its own follows no more. What stands out of its target is
  /// mostly a badge, at the end of the line.
  private var onCorners: [ConstraintStatement] {
    func part(_ attribute: LayoutAttribute) -> Int? {
      constraints.firstIndex { $0.first.attribute == attribute }
    }
    guard constraints.count == 4, let top = part(.top), let bottom = part(.bottom),
      let leading = part(.leading), let trailing = part(.trailing)
    else { return [] }
    let standsOut = constraints[leading].constant < 0
    let sides = standsOut ? [trailing, leading] : [leading, trailing]
    return [top, bottom].flatMap { edge in sides.map { following([edge, $0]) } }
  }

  /// A `<follow>` on some of its edges.
  private func following(_ parts: [Int]) -> ConstraintStatement {
    var result = self
    result.constraints = parts.map { constraints[$0] }
    let edges = result.constraints.map { constraint -> String in
      let name = constraint.first.attribute.rawValue
      guard constraint.second?.area == .margin else { return name }
      return "margin" + name.prefix(1).uppercased() + name.dropFirst()
    }
    result.text = "on=\"\(edges.joined(separator: " "))\""
    return result
  }

  /// This equation and another one with the ends of a view exchanged, which are the wrong way round: each holds one end at
  /// the far end of the same thing. `nil` for others.
  func exchanged(with other: ConstraintStatement) -> (ConstraintStatement, ConstraintStatement)? {
    guard kind == .equation, other.kind == .equation, constraints.count == 1,
      other.constraints.count == 1, let second = constraints[0].second,
      let otherSecond = other.constraints[0].second, constraints[0].isBetweenEdges,
      other.constraints[0].isBetweenEdges,
      constraints[0].first.view == other.constraints[0].first.view,
      second.view == otherSecond.view, second.area == otherSecond.area,
      constraints[0].first.attribute.oppositeEdge == other.constraints[0].first.attribute,
      second.attribute == constraints[0].first.attribute.oppositeEdge,
      otherSecond.attribute == other.constraints[0].first.attribute.oppositeEdge,
      let own = endingAtItsOwnEdge, let theirs = other.endingAtItsOwnEdge
    else { return nil }
    return (own.mirrored, theirs.mirrored)
  }

  /// This equation and another one about the other end of the same view, each about the end that the other one is about: both hold
  /// it at other views. `nil` for others.
  func withSwappedEnds(
    _ other: ConstraintStatement
  ) -> (ConstraintStatement, ConstraintStatement)? {
    guard let own = aboutOtherEnd, let theirs = other.aboutOtherEnd,
      constraints[0].first.view == other.constraints[0].first.view,
      constraints[0].first.attribute.oppositeEdge == other.constraints[0].first.attribute,
      constraints[0].second?.view != other.constraints[0].second?.view
    else { return nil }
    return (own, theirs)
  }

  /// This equation and another one about the other end of the same view, each with the view beside which the other one holds it: both hold
  /// it on the wrong side. `nil` for others.
  func withSwappedViews(
    _ other: ConstraintStatement
  ) -> (ConstraintStatement, ConstraintStatement)? {
    guard isBesideView, other.isBesideView,
      constraints[0].first.view == other.constraints[0].first.view,
      constraints[0].first.attribute.oppositeEdge == other.constraints[0].first.attribute,
      let view = constraints[0].second?.view, let rival = other.constraints[0].second?.view,
      view != rival, let own = sides, let theirs = other.sides,
      let name = own.second.viewName, let meant = theirs.second.viewName
    else { return nil }
    var (one, two) = (self, other)
    one.constraints[0].second?.view = rival
    two.constraints[0].second?.view = view
    let edges = [own.second.dropFirst(name.count), theirs.second.dropFirst(meant.count)]
    one.text = "<constraint>\(own.first) == \(meant)\(edges[0])\(own.rest)"
    two.text = "<constraint>\(theirs.first) == \(name)\(edges[1])\(theirs.rest)"
    return (one, two)
  }

  /// Whether an equation holds an edge of a view at the opposite edge of another one, and not of the container.
  private var isBesideView: Bool {
    guard kind == .equation, constraints.count == 1, constraints[0].isBetweenEdges,
      let second = constraints[0].second
    else { return false }
    return second.view != container && constraints[0].first.view != container
      && second.attribute == constraints[0].first.attribute.oppositeEdge
  }

  /// An equation that holds an end of a view at the same end of another one, or at its middle, as one about the view's other end; `nil`
  /// for others.
  private var aboutOtherEnd: ConstraintStatement? {
    guard kind == .equation, constraints.count == 1, let second = constraints[0].second,
      second.view != container, !second.view.isHelper, constraints[0].relation == .equal,
      second.attribute == constraints[0].first.attribute
        || [.centerX, .centerY].contains(second.attribute),
      constraints[0].priority == .required, constraints[0].space == nil,
      let equation = text.stripped(of: "<constraint>"),
      let relation = equation.firstRange(of: "==")
    else { return nil }
    let first = equation[..<relation.lowerBound].filter { !$0.isWhitespace }
    guard first.opposite != first else { return nil }
    var result = self
    result.constraints[0].first.attribute = constraints[0].first.attribute.oppositeEdge
    result.text = "<constraint>\(first.opposite) \(equation[relation.lowerBound...])"
    return result
  }

  /// An equation that has a view begin behind the end of its container, or end before the start, as one that has it do so inside of that:
  /// `nil` for others.
  var insideOfContainer: ConstraintStatement? {
    guard kind == .equation, constraints.count == 1, constraints[0].isBetweenEdges,
      let second = constraints[0].second, second.view == container,
      second.attribute == constraints[0].first.attribute.oppositeEdge,
      constraints[0].constant != 0, (constraints[0].constant < 0) == isAboutEnd
    else { return nil }
    return mirrored
  }

  /// An equation that holds an end of a view at the other end of its container, as one at the same end and inwards: `nil` for
  /// others.
  var atOwnEdgeOfContainer: ConstraintStatement? {
    guard kind == .equation, constraints.count == 1, constraints[0].isBetweenEdges,
      let second = constraints[0].second, second.view == container,
      second.attribute == constraints[0].first.attribute.oppositeEdge,
      let own = endingAtItsOwnEdge
    else { return nil }
    let constant = constraints[0].constant
    return constant == 0 || (constant < 0) == isAboutEnd ? own : own.mirrored
  }

  /// An equation that holds an edge of a view at the same edge of its container, as one about the opposite edges: `nil` for others.
  var atOppositeEdgeOfContainer: ConstraintStatement? {
    guard kind == .equation, constraints.count == 1, constraints[0].isBetweenEdges,
      let second = constraints[0].second, second.view == container,
      second.attribute == constraints[0].first.attribute, let sides
    else { return nil }
    var result = self
    result.constraints[0].first.attribute = second.attribute.oppositeEdge
    result.constraints[0].second?.attribute = second.attribute.oppositeEdge
    result.constraints[0].constant = -constraints[0].constant
    result.text =
      "<constraint>\(sides.first.opposite) == \(sides.second.opposite)\(sides.rest.negated)"
    return result
  }

  /// An equation that gives a view a length below 1, as that share of its container: `nil` for others.
  var asShareOfContainer: ConstraintStatement? {
    guard kind == .equation, constraints.count == 1, constraints[0].second == nil,
      constraints[0].relation == .equal, constraints[0].constantMetric < 0,
      (0.05..<1).contains(constraints[0].constant), let end = text.lastIndex(of: " ")
    else { return nil }
    var result = self
    let factor = constraints[0].constant
    result.constraints[0].second = Anchor(container, constraints[0].first.attribute)
    result.constraints[0].multiplier = factor
    result.constraints[0].constant = 0
    result.text =
      "\(text[..<end]) superview.\(constraints[0].first.attribute.rawValue) * \(text[text.index(after: end)...])"
    return result
  }

  /// An equation that gives a view a length in points, as so many hundredths of its container; `nil` for others, and for numbers that
  /// nobody writes as a percentage.
  var asPercentageOfContainer: ConstraintStatement? {
    guard kind == .equation, constraints.count == 1, constraints[0].second == nil,
      constraints[0].relation == .equal, constraints[0].constantMetric < 0,
      case let points = constraints[0].constant,
      points.truncatingRemainder(dividingBy: 5) == 0 || [33, 66, 67].contains(points),
      let end = text.lastIndex(of: " ")
    else { return nil }
    var result = self
    result.constraints[0].second = Anchor(container, constraints[0].first.attribute)
    result.constraints[0].multiplier = points / 100
    result.constraints[0].constant = 0
    result.text =
      "\(text[..<end]) superview.\(constraints[0].first.attribute.rawValue) * \(text[text.index(after: end)...])%"
    return result
  }

  /// A visual format of two views without its options, which align the one with the other; `nil` for others.
  var withoutOptions: ConstraintStatement? {
    guard kind == .format, !options.isEmpty, viewsInOrder.count == 2,
      let axis = constraints.first?.first.attribute.axis
    else { return nil }
    var result = self
    result.constraints = constraints.filter { $0.first.attribute.axis == axis }
    guard result.constraints.count < constraints.count else { return nil }
    result.text = "\(text.drop { $0 != ">" }.dropFirst()) without options"
    return result
  }

  /// Visual formats with one of the spaces between two views as a least one.
  var withLooseSpaces: [ConstraintStatement] {
    viewsInOrder.indices.dropFirst().compactMap(withLooseSpace)
  }

  /// A visual format with the spaces on both sides of a view as least ones; `nil` where a side has none.
  func withLooseSpaces(around view: ConstraintView) -> ConstraintStatement? {
    guard let place = viewsInOrder.firstIndex(of: view), place > 0,
      place + 1 < viewsInOrder.count
    else { return nil }
    return withLooseSpace(before: place)?.withLooseSpace(before: place + 1)
  }

  /// A visual format with the space before one of its views as a least one; `nil` where that is none between two views.
  private func withLooseSpace(before index: Int) -> ConstraintStatement? {
    let views = viewsInOrder
    guard kind == .format, let axis = constraints.first?.first.attribute.axis,
      let space = text.space(before: index)
    else { return nil }
    let pair = Set([views[index - 1], views[index]])
    let part = constraints.firstIndex { constraint in
      constraint.first.attribute.axis == axis && constraint.relation == .equal
        && constraint.priority == .required && constraint.constant > 0
        && constraint.second.map { Set([constraint.first.view, $0.view]) } == pair
        && constraint.first.attribute.kind != .size
    }
    guard let part else { return nil }
    var loose = self
    let isForward = constraints[part].first.view == views[index]
    loose.constraints[part].relation = isForward ? .greaterOrEqual : .lessOrEqual
    loose.text.replaceSubrange(space, with: "-(>=\(text[space].filter { !"-()".contains($0) }))-")
    return loose
  }

  /// A visual format of one view between both ends of its container as an equation that has it in the middle; `nil` for others.
  var centred: ConstraintStatement? {
    let views = viewsInOrder
    guard kind == .format, views.count == 1, withoutEnds.count == 2, let axis = axis,
      let format = text.stripped(of: "<vfl>"), let open = format.firstIndex(of: "["),
      let close = format.lastIndex(of: "]")
    else { return nil }
    let name = format[format.index(after: open)..<close]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    var result = self
    result.constraints = [
      AnchorConstraint(Anchor(views[0], middle), .equal, Anchor(container, middle))
    ]
    result.text =
      "an equation, <constraint>\(name).\(middle.rawValue) == superview.\(middle.rawValue)</constraint>,"
    return result
  }

  /// Whether an equation is about a far edge of a view.
  private var isAboutEnd: Bool {
    [.trailing, .right, .bottom].contains(constraints[0].first.attribute)
  }

  /// The equation with the edge on the right side that is the one on the left.
  private var endingAtItsOwnEdge: ConstraintStatement? {
    guard let sides else { return nil }
    var result = self
    result.constraints[0].second?.attribute = constraints[0].first.attribute
    result.text = "<constraint>\(sides.first) == \(sides.second.opposite)\(sides.rest)"
    return result
  }

  /// The equation with the constant inwards from its edge.
  private var mirrored: ConstraintStatement {
    guard let sides else { return self }
    var result = self
    result.constraints[0].constant = -constraints[0].constant
    result.text = "<constraint>\(sides.first) == \(sides.second)\(sides.rest.negated)"
    return result
  }

  /// An equation about the opposite edges: `trailing` is easily written for `leading`.
  var aboutOppositeEdges: [ConstraintStatement] {
    guard kind == .equation, constraints.count == 1, constraints[0].isBetweenEdges,
      let second = constraints[0].second,
      let sides = sides
    else { return [] }
    var found: [ConstraintStatement] = []
    var one = self
    one.constraints[0].first.attribute = constraints[0].first.attribute.oppositeEdge
    if second.view == container {
      one.text = "<constraint>\(sides.first.opposite) == \(sides.second)\(sides.rest)"
      return [one]
    }
    // Beside a view is on its other side, at the same distance the other way.
    one.constraints[0].second?.attribute = second.attribute.oppositeEdge
    one.constraints[0].constant = -constraints[0].constant
    one.text =
      "<constraint>\(sides.first.opposite) == \(sides.second.opposite)\(sides.rest.negated)"
    found.append(one)
    return found
  }

  /// An equation about an end of a view as what it is inside of; `nil` for others.
  var asBound: ConstraintStatement? {
    guard constraints[0].isBetweenEdges, let place = text.firstRange(of: "==") else { return nil }
    let isEnd = isAboutEnd
    var result = self
    result.constraints[0].relation = isEnd ? .lessOrEqual : .greaterOrEqual
    result.text.replaceSubrange(place, with: isEnd ? "≤" : "≥")
    return result
  }

  /// The two attributes of an equation with their views, and what follows them; `nil` for other texts.
  private var sides: (first: String, second: String, rest: String)? {
    guard let equation = text.stripped(of: "<constraint>"),
      let relation = equation.firstRange(of: "==")
    else { return nil }
    let first = equation[..<relation.lowerBound].filter { !$0.isWhitespace }
    let right = equation[relation.upperBound...].drop { $0.isWhitespace }
    let second = right.prefix { !$0.isWhitespace && $0 != "+" && $0 != "-" }
    guard first.opposite != first, String(second).opposite != second else { return nil }
    return (first, String(second), String(right.dropFirst(second.count)))
  }
}

extension AnchorConstraint {
  /// Whether a view is as long as something.
  fileprivate var isEqualLength: Bool {
    relation == .equal && priority == .required && first.attribute.kind == .size && space == nil
  }

  /// Whether an edge of a view is to be at an edge of something else.
  fileprivate var isBetweenEdges: Bool {
    guard let second, relation == .equal, priority == .required, multiplier == 1, space == nil,
      !first.view.isHelper, !second.view.isHelper
    else { return false }
    return first.attribute.oppositeEdge != first.attribute
      && second.attribute.oppositeEdge != second.attribute
  }
}

extension String {
  /// What follows a beginning; `nil` where it is another one.
  fileprivate func stripped(of prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }

  /// The space before a view of a visual format, with its dashes, where that is one number or metric; `nil` for others.
  fileprivate func space(before number: Int) -> Range<Index>? {
    let opens = indices.filter { self[$0] == "[" }
    guard number < opens.count, let close = self[..<opens[number]].lastIndex(of: "]") else {
      return nil
    }
    let space = index(after: close)..<opens[number]
    let words = self[space]
    return words.count > 2 && words.hasPrefix("-") && words.hasSuffix("-")
      && words.dropFirst().dropLast().allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
      ? space : nil
  }

  /// The name of a view's edge with the opposite edge; the same string for others.
  fileprivate var opposite: String {
    guard let point = lastIndex(of: ".") else { return self }
    let name = self[index(after: point)...]
    // UIKit's words for lines inside of the margins are those of edges with an end.
    let end = name.hasSuffix("Margin") ? "Margin" : ""
    guard let edge = LayoutAttribute(rawValue: String(name.dropLast(end.count))) else {
      return self
    }
    return self[...point] + edge.oppositeEdge.rawValue + (edge.oppositeEdge == edge ? "" : end)
  }

  /// The name before the last point.
  fileprivate var viewName: Substring? { lastIndex(of: ".").map { self[..<$0] } }

  /// A constant with the other sign.
  fileprivate var negated: String {
    var result = self
    guard let sign = firstIndex(where: { $0 == "+" || $0 == "-" }) else { return self }
    result.replaceSubrange(sign...sign, with: self[sign] == "+" ? "-" : "+")
    return result
  }
}
