import StrutCore

/// A tree with a change that may mend its conflict.
struct ChangedTree {
  /// What stands for a priority below what is required, or below another one.
  var weaker = Priority(999) ?? .high

  private var tree: ConstraintTree
  private var width: Double?
  private var height: Double?

  init(_ tree: ConstraintTree, width: Double?, height: Double?) {
    (self.tree, self.width, self.height) = (tree, width, height)
  }

  /// Lets the statements behind one give way: those that conflict as well are another matter, and the others still place
  /// their views.
  mutating func requireStatements(upTo last: ConstraintOrigin?) {
    guard let last = last?.statement else { return }
    for index in tree.statements.indices where index > last {
      for part in tree.statements[index].constraints.indices {
        tree.statements[index].constraints[part].weaken(to: Priority(999) ?? .high)
      }
    }
  }

  /// A statement without comparisons still has its lines, which others may name.
  private mutating func omit(_ statement: Int) { tree.statements[statement].constraints = [] }

  mutating func apply(_ change: TreeConflict.Remedy) {
    switch change {
    case .number(let number): set(number)
    case .numbers(let numbers): for number in numbers { setAlone(number) }
    case .metric(let metric, let number):
      for index in tree.statements.indices
      where tree.statements[index].metrics.contains(where: { $0.isSame(as: metric) }) {
        tree.statements[index].changeMetric(named: metric.name) { _ in number.needs }
      }
    case .yielding(let origin): yield(origin, to: weaker)
    case .givingWay(let origin, let priority):
      yield(origin, to: Priority(priority.rawValue - 1) ?? .low)
    case .optional(let origin):
      guard let index = origin.statement else { return }
      for part in tree.statements[index].constraints.indices {
        tree.statements[index].constraints[part].weaken(to: weaker)
      }
    case .omitted(let origins): omit(origins)
    case .turned(let origin):
      guard let index = origin.statement, let turned = tree.statements[index].turned else { return }
      tree.statements[index] = turned
    case .rewritten(let rewritings), .loosened(let rewritings):
      for rewriting in rewritings { rewrite(rewriting) }
    case .equalized(let rewriting): rewrite(rewriting)
    }
  }

  private mutating func rewrite(_ rewriting: TreeConflict.Rewriting) {
    if let index = rewriting.origin.statement { tree.statements[index] = rewriting.statement }
    omit(rewriting.omitted)
  }

  private mutating func omit(_ origins: [ConstraintOrigin]) {
    for origin in origins {
      switch origin {
      case .size(let view, let text): tree.views[view].sizes.removeAll { $0.text == text }
      case .statement(let index): omit(index)
      default: break
      }
    }
  }

  /// Makes content hugging or compression optional, on both axes where one attribute says both.
  private mutating func yield(_ origin: ConstraintOrigin, to weaker: Priority) {
    guard case .intrinsic(let view, let axis, let isHugging) = origin else { return }
    let path: WritableKeyPath<ConstraintAttributes, AxisPriorities> =
      isHugging ? \.hugging : \.compression
    let own = tree.views[view].attributes[keyPath: path]
    tree.views[view].attributes[keyPath: path] = AxisPriorities(
      horizontal: axis == .horizontal || own.isRequired ? weaker : own.horizontal,
      vertical: axis == .vertical || own.isRequired ? weaker : own.vertical)
  }

  /// Sets the number of one comparison, whatever its sign.
  private mutating func setAlone(_ number: TreeConflict.Shortfall) {
    guard let index = number.origin.statement else { return set(number) }
    let isNegative = tree.statements[index].constraints[number.part].constant < 0
    tree.statements[index].constraints[number.part].constant =
      isNegative ? -number.needs : number.needs
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
        let has = tree.statements[index].constraints[number.part].constant
        for part in tree.statements[index].parts(sharingNumberOf: number.part) {
          let isSame = tree.statements[index].constraints[part].constant == has
          tree.statements[index].constraints[part].constant =
            isSame ? number.needs : -number.needs
        }
      }
    default: break
    }
  }

  /// The tree with the change, solved with its contents as they are; `nil` where it conflicts.
  func solved() -> ConstraintLayout? {
    var layout = ConstraintLayout(tree, width: width, height: height)
    return layout.holds(measuring: nil) ? layout : nil
  }

  /// How much of the tree is as nobody wants it, and its frames; `nil` where it conflicts.
  ///
  /// - Parameters:
  ///   - measurer: What measures contents; `nil` takes them as they are.
  ///   - countsFlaws: Whether to look for what nobody wants.
  func outcome(
    measuring measurer: (any ViewMeasurer)?, countsFlaws: Bool
  ) -> (flaws: Int, nothings: Int, frames: [Rect])? {
    var layout = ConstraintLayout(tree, width: width, height: height)
    guard layout.holds(measuring: countsFlaws ? measurer : nil) else { return nil }
    guard countsFlaws else { return (0, 0, []) }
    return (layout.flaws, layout.nothings, tree.views.indices.map(layout.frame))
  }
}

extension AnchorConstraint {
  fileprivate mutating func weaken(to weaker: Priority) {
    priority = min(priority, weaker)
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
  /// Whether a visual format says which axis it goes along.
  var namesAxis: Bool {
    let format = text.dropFirst("<vfl>".count)
    return format.hasPrefix("V:") || format.hasPrefix("H:")
  }

  /// A visual format along the other axis; `nil` for other statements, and for formats that align views.
  var turned: ConstraintStatement? {
    guard kind == .format else { return nil }
    let isVertical = text.hasPrefix("<vfl>V:")
    let axis = isVertical ? Axis.vertical : .horizontal
    var result = self
    result.constraints = constraints.compactMap {
      $0.first.attribute.axis == axis ? $0.turned : nil
    }
    guard result.constraints.count == constraints.count else { return nil }
    result.text = turnedText
    return result
  }

  /// The text of a visual format with the letter of the other axis.
  package var turnedText: String {
    let format = text.dropFirst("<vfl>".count)
    // A format is horizontal where it does not say what it is.
    let rest = namesAxis ? format.dropFirst("H:".count) : format
    return "<vfl>" + (format.hasPrefix("V:") ? "H:" : "V:") + rest
  }

  /// The comparisons whose number is written once for all: those of a `<follow>` and of several attributes at once.
  func parts(sharingNumberOf part: Int) -> [Int] {
    guard kind == .follow || kind == .equation, constraints[part].constant != 0
    else { return [part] }
    return constraints.indices.filter {
      abs(constraints[$0].constant) == abs(constraints[part].constant)
    }
  }

  /// Whether the author wrote a number just once, so that it can be named by itself.
  func writes(_ number: TreeConflict.Shortfall) -> Bool {
    places(of: number.isFactor && text.contains("%") ? number.has * 100 : number.has) == 1
  }

  /// How often the author wrote a number.
  func places(of value: Double) -> Int {
    let isWhole = value == value.rounded() && abs(value) < 1e9
    let digits = isWhole ? String(Int64(abs(value))) : "\(abs(value))"
    let words = text.split { !$0.isNumber && $0 != "." && !$0.isLetter && $0 != "_" }
    return words.count { $0 == digits }
  }
}
