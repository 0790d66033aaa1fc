import StrutCore

/// A tree with a change that may mend its conflict.
struct ChangedTree {
  /// What stands for a priority below 1000.
  private static let weaker = Priority(999) ?? .high

  private var tree: ConstraintTree
  private var width: Double?
  private var height: Double?

  init(_ tree: ConstraintTree, width: Double?, height: Double?) {
    (self.tree, self.width, self.height) = (tree, width, height)
  }

  /// Leaves out the statements behind one.
  mutating func keepStatements(upTo last: ConstraintOrigin?) {
    guard let last = last?.statement else { return }
    for index in tree.statements.indices where index > last { omit(index) }
  }

  /// A statement without comparisons still has its lines, which others may name.
  private mutating func omit(_ statement: Int) { tree.statements[statement].constraints = [] }

  mutating func apply(_ change: TreeConflict.Remedy) {
    switch change {
    case .number(let number): set(number)
    case .optional(let origin):
      guard let index = origin.statement else { return }
      for part in tree.statements[index].constraints.indices {
        tree.statements[index].constraints[part].weaken(to: Self.weaker)
      }
    case .omitted(let origins):
      for origin in origins {
        switch origin {
        case .size(let view, let text): tree.views[view].sizes.removeAll { $0.text == text }
        case .statement(let index): omit(index)
        default: break
        }
      }
    case .turned(let origin):
      guard let index = origin.statement, let turned = tree.statements[index].turned else { return }
      tree.statements[index] = turned
    }
  }

  private mutating func set(_ number: TreeConflict.Shortfall) {
    switch number.origin {
    case .given(.horizontal): width = number.needs
    case .given(.vertical): height = number.needs
    case .size(let view, let text):
      for index in tree.views[view].sizes.indices where tree.views[view].sizes[index].text == text {
        tree.views[view].sizes[index].value = .points(number.needs)
      }
    case .statement(let index):
      if number.isFactor {
        tree.statements[index].constraints[number.part].multiplier = number.needs
      } else {
        tree.statements[index].constraints[number.part].constant = number.needs
      }
    default: break
    }
  }

  /// How many views the tree leaves open or has outside of their containers; `nil` where it conflicts.
  ///
  /// - Parameter countsOpen: Whether to look for them.
  func flaws(countsOpen: Bool) -> Int? {
    let layout = ConstraintLayout(tree, width: width, height: height)
    guard let solved = try? layout.freed([]) else { return nil }
    guard countsOpen else { return 0 }
    let open = (try? solved.ambiguousViews().count) ?? 0
    return open
      + tree.views.indices.dropFirst().count { index in
        let frame = solved.frame(of: index)
        let container = solved.frame(of: tree.views[index].parent).size
        let isShown = frame.size.width > 0 && frame.size.height > 0
        return isShown
          && (frame.minX >= container.width || frame.minY >= container.height || frame.maxX <= 0
            || frame.maxY <= 0)
      }
  }
}

extension AnchorConstraint {
  fileprivate mutating func weaken(to weaker: Priority) {
    if priority == .required { priority = weaker }
  }

  /// The comparison on the other axis; `nil` where it is about both, or about what has no counterpart there.
  fileprivate var turned: AnchorConstraint? {
    let other: [LayoutAttribute: LayoutAttribute] = [
      .leading: .top, .trailing: .bottom, .width: .height, .top: .leading, .bottom: .trailing,
      .height: .width,
    ]
    guard let own = other[first.attribute], space == nil else { return nil }
    var result = self
    result.first.attribute = own
    if let second {
      guard let attribute = other[second.attribute], second.attribute.axis == first.attribute.axis
      else { return nil }
      result.second?.attribute = attribute
    }
    return result
  }
}

extension ConstraintStatement {
  /// A visual format along the other axis; `nil` for other statements, and for formats that align views.
  var turned: ConstraintStatement? {
    let (isHorizontal, isVertical) = (text.hasPrefix("<vfl>H:"), text.hasPrefix("<vfl>V:"))
    guard isHorizontal || isVertical else { return nil }
    let axis = isHorizontal ? Axis.horizontal : .vertical
    var result = self
    result.constraints = constraints.compactMap {
      $0.first.attribute.axis == axis ? $0.turned : nil
    }
    guard result.constraints.count == constraints.count else { return nil }
    result.text = "<vfl>" + (isHorizontal ? "V" : "H") + text.dropFirst("<vfl>H".count)
    return result
  }

  /// Whether the author wrote a number just once, so that it can be named by itself.
  func writes(_ number: TreeConflict.Shortfall) -> Bool {
    let value = number.isFactor && text.contains("%") ? number.has * 100 : number.has
    let isWhole = value == value.rounded() && abs(value) < 1e9
    let digits = isWhole ? String(Int64(abs(value))) : "\(abs(value))"
    let words = text.split { !$0.isNumber && $0 != "." && !$0.isLetter && $0 != "_" }
    return words.count { $0 == digits } == 1
  }
}
