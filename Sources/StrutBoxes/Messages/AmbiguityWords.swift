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
    var priority: Priority
  }

  private let boxes: BoxTree
  private let source: SourceText
  private let label: ((SourceRange) -> String)?
  /// The boxes with contents whose sizes are open.
  private var rivals: [Group: [BoxID]] = [:]
  /// The statement that names a view, and a hidden one that it names as well.
  private var hiddenPartners: [ConstraintView: (statement: ConstraintStatement, hidden: BoxID)] =
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
    Group(
      parent: boxes.layout.parent(of: box), axis: axis,
      priority: boxes.layout.constraintAttributes(of: box).hugging[axis])
  }

  /// Hidden views are left out of formats and equations; a stack joins their neighbours.
  private mutating func findHiddenPartners() {
    for statement in boxes.layout.constraintStatements where statement.stack == nil {
      let views = statement.constraints.flatMap { [$0.first.view, $0.second?.view] }
        .compactMap { $0 }.filter { !$0.isHelper }
      let hidden = views.first {
        boxes.layout.style(of: BoxID(Int($0.index))).display == .none
      }
      guard let hidden else { continue }
      for view in views where view != hidden && hiddenPartners[view] == nil {
        hiddenPartners[view] = (statement, BoxID(Int(hidden.index)))
      }
    }
  }

  /// What to do about the numbers of a view that are open; `nil` where there is nothing in particular.
  func hint(for box: BoxID, _ numbers: [String]) -> String? {
    if let (statement, hidden) = hiddenPartners[ConstraintView(box.index)] {
      let place = label?(statement.range) ?? "line \(line(of: statement.range))"
      return "\(place) says nothing of \(boxes.name(of: hidden)), which has display=\"none\": "
        + "visibility=\"hidden\" keeps its place, and a <stack> joins its neighbours"
    }
    for axis in Self.axes(of: numbers) {
      if let hint = hint(forRivalsOf: box, axis) { return hint }
    }
    return nil
  }

  private func hint(forRivalsOf box: BoxID, _ axis: Axis) -> String? {
    let group = group(of: box, axis)
    guard let rivals = rivals[group], (2...Self.mostRivals).contains(rivals.count) else {
      return nil
    }
    func extent(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
    let natural = rivals.compactMap { boxes.layout.naturalSize(ofView: $0) }.map(extent)
    let got = rivals.map { extent(boxes.layout.frame(of: $0).size) }
    let isStretched = got.reduce(0, +) > natural.reduce(0, +)
    let attributes = boxes.layout.constraintAttributes(of: box)
    let priority = isStretched ? attributes.hugging[axis] : attributes.compression[axis]
    let names = rivals.map { boxes.name(of: $0) }
    let attribute =
      "content-\(isStretched ? "hugging" : "compression")-\(axis == .horizontal ? "horizontal" : "vertical")"
    let length = axis == .horizontal ? "width" : "height"
    return
      "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") share what is \(isStretched ? "left over" : "missing"), "
      + "and nothing says which of them changes: give the one that keeps its \(length) "
      + "\(attribute)=\"\(shortest(min(1000, priority.rawValue + 1)))\""
  }

  private func line(of range: SourceRange) -> Int {
    source.position(at: Int(range.lowerBound)).line
  }
}
