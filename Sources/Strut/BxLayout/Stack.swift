import StrutCore

/// Views one after the other, with the numbers between them as spaces in points.
///
/// The box that holds the others may be the first or the last argument: it stands for its edge.
///
/// - Precondition: A number stands between two views, and there are at least two views, one of them no superview;
///   otherwise the program stops with a message that names the argument.
public func stack(
  _ arguments: any StackArgument..., orientation: Axis = .vertical
) -> [LayoutConstraint] {
  ListedStack(arguments.map(\._stackPiece.content), orientation).constraints()
}

/// Views one after the other, with the numbers between them as spaces in points.
public func stack(
  orientation: Axis, _ arguments: any StackArgument...
) -> [LayoutConstraint] {
  ListedStack(arguments.map(\._stackPiece.content), orientation).constraints()
}

/// The list of a stack.
private struct ListedStack {
  let pieces: [StackPiece.Content]
  let orientation: Axis

  init(_ pieces: [StackPiece.Content], _ orientation: Axis) {
    self.pieces = pieces
    self.orientation = orientation
  }

  func constraints() -> [LayoutConstraint] {
    check()
    var constraints: [LayoutConstraint] = []
    var members: [StackLink.Member] = []
    var previous: (view: LayoutView, index: Int)?
    var space = 0.0
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .space(let number): space = number
      case .view(let view):
        if let previous {
          let second = anchor(previous.view, isStart: previous.index == 0 && holds(previous.view))
          let first = anchor(view, isStart: !(index == pieces.count - 1 && holds(view)))
          constraints.append(first == second + space)
        }
        let isStart = index == 0 && holds(view)
        members.append(
          StackLink.Member(
            box: view.view, end: attribute(isStart: isStart), isSuperview: holds(view)))
        previous = (view, index)
        space = 0
      }
    }
    for (index, constraint) in constraints.enumerated() {
      constraint.link = StackLink(members: members, index: index + 1)
    }
    return constraints
  }

  private func attribute(isStart: Bool) -> LayoutConstraint.Attribute {
    switch orientation {
    case .horizontal: isStart ? .leading : .trailing
    case .vertical: isStart ? .top : .bottom
    }
  }

  private func anchor(_ view: LayoutView, isStart: Bool) -> LayoutAnchor {
    switch orientation {
    case .horizontal: isStart ? view.leading : view.trailing
    case .vertical: isStart ? view.top : view.bottom
    }
  }

  /// Whether a view holds another one of the list.
  private func holds(_ view: LayoutView) -> Bool {
    pieces.contains { piece in
      guard case .view(let other) = piece, other.view !== view.view else { return false }
      return view.view.holds(other.view)
    }
  }

  private func check() {
    var mayBeNumber = false
    var views = 0
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .space(let number):
        if !mayBeNumber {
          fatalError("stack: argument \(index + 1), the number \(number), does not follow a view")
        }
        mayBeNumber = false
      case .view(let view):
        if holds(view), index > 0, index < pieces.count - 1 {
          fatalError(
            "stack: argument \(index + 1), the superview, may only be the first or the last one")
        }
        mayBeNumber = true
        views += 1
      }
    }
    if case .space(let number)? = pieces.last {
      fatalError(
        "stack: argument \(pieces.count), the number \(number), is the last one, which has to be a view"
      )
    }
    if views < 2 {
      fatalError("stack: argument \(pieces.count + 1) is missing: it needs two views")
    }
    if views == 2, case .view(let first)? = pieces.first, case .view(let last)? = pieces.last,
      first.view === last.view
    {
      fatalError("stack: argument \(pieces.count): a view stands between superview and superview")
    }
  }
}
