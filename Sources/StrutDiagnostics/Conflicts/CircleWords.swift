import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements that put views behind one another in a circle, in words.
struct CircleWords {
  private let words: ConflictWords
  private let boxes: BoxTree
  private let source: SourceText

  init(_ words: ConflictWords, _ boxes: BoxTree, _ source: SourceText) {
    (self.words, self.boxes, self.source) = (words, boxes, source)
  }

  /// What to do about statements that put views behind one another in a circle, which no number mends; `nil` for others.
  func words(of contributors: [ConstraintContributor]) -> String? {
    let statements = contributors.compactMap(\.statement)
    if statements.count == 1, let twice = viewNamedTwice(in: statements[0]) {
      return "'\(twice)' stands there twice: a view has one place among the others"
    }
    if let barrier = barrierCircle(of: statements) { return barrier }
    guard statements.count == contributors.count, statements.count > 1 else { return nil }
    var uses: [ConstraintView: Int] = [:]
    for statement in statements {
      guard statement.constraints.count == 1, let second = statement.constraints[0].second,
        statement.constraints[0].first.attribute.kind != .size, second.attribute.kind != .size,
        !second.view.isHelper, !statement.constraints[0].first.view.isHelper,
        statement.constraints[0].first.view != statement.container,
        second.view != statement.container
      else { return nil }
      uses[statement.constraints[0].first.view, default: 0] += 1
      uses[second.view, default: 0] += 1
    }
    guard uses.count == statements.count, uses.values.allSatisfy({ $0 == 2 }) else { return nil }
    let backward = statements.filter(isBackward)
    let closer = backward.count == 1 ? backward.first : statements.last
    guard let last = contributors.last(where: { $0.statement == closer }) else {
      return nil
    }
    let names = uses.keys.sorted { $0.index < $1.index }.map {
      boxes.name(of: BoxID(Int($0.index)))
    }
    let axis = statements[0].constraints[0].first.attribute.axis
    let closing = "these statements tie \(names.listed()) to one another in a circle, which "
    let leaving = "\(words.place(of: last, isAlone: true)) closes: leave that out"
    if backward.count == 1, let meant = forward(backward[0], besides: Set(uses.keys)) {
      return closing + "\(words.place(of: last, isAlone: true)) closes: did you mean \(meant)?"
    }
    guard !isTied(Set(uses.keys), statements, axis) else { return closing + leaving }
    let edge = axis == .horizontal ? "leading" : "top"
    let name = boxes.elements[Int(statements[0].constraints[0].second?.view.index ?? 0)].id ?? "a"
    return closing + leaving
      + ", and tie a view to the container, as \(name).\(edge) == superview.\(edge)"
  }

  /// Whether an equation puts a view behind one that comes later in the document.
  private func isBackward(_ statement: ConstraintStatement) -> Bool {
    guard let constraint = statement.constraints.first, let second = constraint.second,
      second.attribute == constraint.first.attribute.oppositeEdge, second.attribute.isEdge
    else { return false }
    let isBehind = second.attribute.isFarEdge
    return isBehind == (constraint.first.view.index < second.view.index)
  }

  /// The equation that puts a view behind the one that comes before it in the document, where nothing else is there; `nil` for
  /// none.
  private func forward(
    _ statement: ConstraintStatement, besides views: Set<ConstraintView>
  ) -> String? {
    guard let constraint = statement.constraints.first, let second = constraint.second,
      second.attribute.isFarEdge,
      let container = boxes.layout.parent(of: BoxID(Int(constraint.first.view.index)))
    else { return nil }
    let before = boxes.layout.children(of: container).last { box in
      box.index < constraint.first.view.index && !views.contains(ConstraintView(box.index))
        && boxes.layout.style(of: box).display != .none && boxes.elements[box.index].id != nil
    }
    guard let before else { return nil }
    let end = Anchor(ConstraintView(before.index), second.attribute)
    let isTaken = boxes.layout.constraintStatements.contains { other in
      other.constraints.contains { $0.second == end || $0.first == end }
    }
    guard !isTaken else { return nil }
    let names = [constraint.first.view, end.view].map {
      boxes.statementName(of: $0, in: statement.container, source)
    }
    return
      "\(names[0]).\(constraint.first.attribute.rawValue) == \(names[1]).\(end.attribute.rawValue)\(constraint.constant.asSummand)"
  }

  /// Whether some other statement ties one of some views to what is none of them.
  private func isTied(
    _ views: Set<ConstraintView>, _ statements: [ConstraintStatement], _ axis: Axis
  ) -> Bool {
    boxes.layout.constraintStatements.contains { statement in
      !statements.contains(statement)
        && statement.constraints.contains { constraint in
          guard let second = constraint.second, constraint.first.attribute.axis == axis,
            constraint.first.attribute.kind != .size
          else { return false }
          return views.contains(constraint.first.view) != views.contains(second.view)
        }
    }
  }

  /// A view that a format or a stack lists more than once; `nil` for none.
  private func viewNamedTwice(in statement: ConstraintStatement) -> String? {
    var names: [String] = []
    if let stack = statement.stack {
      names = stack.members.filter { !$0.isContainer }.compactMap {
        boxes.elements[Int($0.view.index)].id
      }
    } else if statement.kind == .format {
      names = statement.viewNames.filter { $0 != "superview" }
    }
    var seen: Set<String> = []
    return names.first { !seen.insert($0).inserted }
  }

  /// What to do about a barrier around a view that stands at it.
  private func barrierCircle(of statements: [ConstraintStatement]) -> String? {
    for statement in statements {
      guard let line = statement.barrier?.line else { continue }
      let around = Set(
        statement.constraints.flatMap { [$0.first.view, $0.second?.view] }.compactMap { $0 }
          .filter { !$0.isHelper && $0 != statement.container })
      for other in statements where other != statement {
        for constraint in other.constraints {
          let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
          guard views.contains(line), let view = views.first(where: around.contains) else {
            continue
          }
          let name = boxes.elements[Int(view.index)].id ?? ""
          return
            "the barrier '\(statement.id ?? "")' is beyond '\(name)', which stands at it: leave '\(name)' out of "
            + "its attribute 'of'"
        }
      }
    }
    return nil
  }
}
