import StrutConstraints
import StrutCore
import StrutLayout

/// What to do about views that the constraints leave open.
struct AmbiguityWords {
  /// The most contents that are named as such that share a length.
  private static let mostRivals = 4

  /// Contents of one container that share a length.
  private struct Group: Hashable {
    var parent: BoxID?
    var axis: Axis
  }

  private let boxes: BoxTree
  private let source: SourceText
  private let label: ((SourceRange) -> String)?
  /// The boxes with contents whose sizes are open.
  private var rivals: [Group: [BoxID]] = [:]
  /// The views whose sizes decide those of one another.
  private var shared: [(views: [BoxID], axis: Axis, length: Double)] = []
  /// The statements that name a view, and a hidden one that they name as well.
  private var hiddenPartners: [ConstraintView: (statements: [ConstraintStatement], hidden: BoxID)] =
    [:]

  /// - Parameter label: The words for a place; `nil` for the lines of `source`.
  init(
    _ boxes: BoxTree, _ source: SourceText, _ label: ((SourceRange) -> String)?,
    _ problems: [ConstraintProblem]
  ) {
    self.boxes = boxes
    self.source = source
    self.label = label
    var hasOpen = false
    for case .shared(let views, let axis, let length) in problems {
      shared.append((views, axis, length))
    }
    for case .ambiguous(let box, let numbers) in problems {
      hasOpen = true
      for axis in Self.axes(of: numbers) where hasContent(box) {
        rivals[group(of: box, axis), default: []].append(box)
      }
    }
    if hasOpen { findHiddenPartners() }
  }

  private static func axes(of numbers: [String]) -> [Axis] {
    (numbers.contains("width") ? [.horizontal] : [])
      + (numbers.contains("height") ? [.vertical] : [])
  }

  private func hasContent(_ box: BoxID) -> Bool { boxes.layout.naturalSize(ofView: box) != nil }

  private func group(of box: BoxID, _ axis: Axis) -> Group {
    Group(parent: boxes.layout.parent(of: box), axis: axis)
  }

  /// Hidden views are left out of formats and equations; a stack joins their neighbours.
  private mutating func findHiddenPartners() {
    for statement in boxes.layout.constraintStatements where statement.stack == nil {
      for constraint in statement.constraints {
        let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
          .filter { !$0.isHelper && $0 != statement.container }
        let hidden = views.first {
          boxes.layout.style(of: BoxID(Int($0.index))).display == .none
        }
        guard let hidden, let view = views.first(where: { $0 != hidden }) else { continue }
        hiddenPartners[view, default: ([], BoxID(Int(hidden.index)))].statements.append(statement)
      }
    }
  }

  /// What to do about the numbers of a view that are open; `nil` where there is nothing in particular.
  func hint(for box: BoxID, _ numbers: [String]) -> String? {
    if let (statements, hidden) = hiddenPartners[ConstraintView(box.index)] {
      return words(about: statements, hidden, box, numbers)
    }
    for (views, axis, length) in shared where isOpen(numbers, axis) {
      return words(about: views, axis, length)
    }
    for axis in Self.axes(of: numbers) {
      if let hint = hint(forRivalsOf: box, axis) { return hint }
    }
    return nil
  }

  private func isOpen(_ numbers: [String], _ axis: Axis) -> Bool {
    !numbers.allSatisfy {
      axis == .horizontal ? $0 == "y" || $0 == "height" : $0 == "x" || $0 == "width"
    }
  }

  private func words(about views: [BoxID], _ axis: Axis, _ length: Double) -> String {
    let size = axis == .horizontal ? "width" : "height"
    let all = views.count > 2 ? "all but one of them" : "one of them"
    return
      "\(views.map { boxes.name(of: $0) }.listed()) share a \(size) of \(shortest(length)), and nothing "
      + "says how: give \(all) a \(size)"
  }

  private func words(
    about statements: [ConstraintStatement], _ hidden: BoxID, _ box: BoxID, _ numbers: [String]
  ) -> String {
    let places = statements.map { label?($0.range) ?? "line \(line(of: $0.range))" }
    var said: [String] = []
    for place in places where !said.contains(place) { said.append(place) }
    let name = boxes.elements[box.index].id ?? "a"
    var ties: [String] = []
    if numbers.contains("x") { ties.append("\(name).leading == superview.margin.leading") }
    if numbers.contains("y") { ties.append("\(name).top == superview.margin.top") }
    let tie = ties.isEmpty ? "" : "; or tie \(boxes.name(of: box)) itself, as \(ties.listed())"
    return
      "\(said.listed()) \(said.count == 1 ? "says" : "say") nothing of \(boxes.name(of: hidden)), which has "
      + "display=\"none\": visibility=\"hidden\" keeps its place\(tie)"
  }

  private func hint(forRivalsOf box: BoxID, _ axis: Axis) -> String? {
    let group = group(of: box, axis)
    guard let all = rivals[group], all.count > 1 else { return nil }
    func extent(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
    let natural = all.compactMap { boxes.layout.naturalSize(ofView: $0) }.map(extent)
    let got = all.map { extent(boxes.layout.frame(of: $0).size) }
    let isStretched = got.reduce(0, +) > natural.reduce(0, +)
    func strength(_ box: BoxID) -> Priority {
      let attributes = boxes.layout.constraintAttributes(of: box)
      return isStretched ? attributes.hugging[axis] : attributes.compression[axis]
    }
    let priority = strength(box)
    let rivals = all.filter { strength($0) == priority }
    guard (2...Self.mostRivals).contains(rivals.count) else { return nil }
    let names = rivals.map { boxes.name(of: $0) }
    let attribute =
      "content-\(isStretched ? "hugging" : "compression")-\(axis == .horizontal ? "horizontal" : "vertical")"
    let length = axis == .horizontal ? "width" : "height"
    return
      "\(names.listed()) share what is \(isStretched ? "left over" : "missing"), "
      + "and nothing says which of them changes: give the one that keeps its \(length) "
      + "\(attribute)=\"\(shortest(min(1000, priority.rawValue + 1)))\""
  }

  private func line(of range: SourceRange) -> Int {
    source.position(at: Int(range.lowerBound)).line
  }
}
