import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views of one row or column that share its length, as equally long ones.
struct EqualShares: ContextualMessages {
  /// The most views that are written out.
  private static let mostNamed = 5

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What makes views equally long; `nil` where that does not decide them, and for two of which one is a text: who puts a
  /// name and a value side by side does not mean that.
  ///
  /// - Parameter areOfTexts: Whether both of two are texts that are to share what they lack.
  func words(for views: [BoxID], _ axis: Axis, areOfTexts: Bool = false) -> String? {
    guard let first = views.first, let container = boxes.layout.parent(of: first),
      areOfTexts || views.count > 2 || views.allSatisfy({ !boxes.layout.children(of: $0).isEmpty })
    else { return nil }
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    let numbers = axis == .horizontal ? ["x", "width"] : ["y", "height"]
    let mends = trials.mends(
      ConstraintProposal(Self.equations(for: views, axis)), in: container
    ) { outcome in
      views.allSatisfy { Set(outcome.openNumbers(of: $0)).isDisjoint(with: numbers) }
    }
    guard mends else { return nil }
    let names = views.map { boxes.statementName(of: $0, in: source) }
    let side = axis == .horizontal ? "wide" : "high"
    let isFormat = format(of: first, names, axis)
    let parts = names.dropFirst().prefix(Self.mostNamed).map { name in
      isFormat
        ? "[\(name)(\(names[0]))]"
        : "<constraint>\(name).\(attribute.rawValue) == \(names[0]).\(attribute.rawValue)</constraint>"
    }
    return "make them equally \(side): \(parts.listed())"
      + (names.count - 1 > parts.count ? ", and so on" : "")
  }

  /// What gives each view of a horizontal format one width, where all of them have the ratio of one of them and no size;
  /// `nil` elsewhere.
  func words(forRowOf box: BoxID) -> String? {
    let ratio = boxes.layout.style(of: box).aspectRatio
    guard ratio != nil else { return nil }
    for (statement, constraint) in comparisons[ConstraintView(box.index)]
    where statement.kind == .format && constraint.first.attribute.axis == .horizontal {
      let row = statement.viewsInOrder.filter { !$0.isHelper }.map { BoxID(Int($0.index)) }
      let areAlike = row.allSatisfy { member in
        let style = boxes.layout.style(of: member)
        return style.aspectRatio == ratio && style.width == .auto && style.height == .auto
      }
      if row.count > 2, areAlike, let words = words(for: row, .horizontal) { return words }
    }
    return nil
  }

  /// What makes the views of a format that have no length as long as the first of those that are equally long; `nil` where none are, and
  /// where that does not decide all.
  func words(completing views: [BoxID], _ axis: Axis) -> String? {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    let anchors = views.map { Anchor(ConstraintView($0.index), attribute) }
    let equal = Set(
      anchors.filter { own in
        comparisons[own.view].contains { statement, constraint in
          guard statement.kind == .format, let other = constraint.other(than: own) else {
            return false
          }
          return anchors.contains(other) && constraint.constant == 0 && constraint.multiplier == 1
        }
      })
    guard let container = views.first.flatMap(boxes.layout.parent(of:)), equal.count > 1,
      equal.count < anchors.count, let first = anchors.first(where: equal.contains)
    else { return nil }
    let rest = anchors.filter { !equal.contains($0) }
    let isMended = trials.isMended(
      by: ConstraintProposal(rest.map { AnchorConstraint($0, .equal, first) }), in: container
    ) { outcome in
      views.allSatisfy { !outcome.openNumbers(of: $0).contains(attribute.rawValue) }
    }
    guard isMended else { return nil }
    let names = ([first] + rest).map {
      boxes.statementName(of: BoxID(Int($0.view.index)), in: source)
    }
    let parts = names.dropFirst().prefix(Self.mostNamed).map { "[\($0)(\(names[0]))]" }
    return "make them equally \(axis == .horizontal ? "wide" : "high"): \(parts.listed())"
  }

  /// The equations that make views as long as the first of them.
  static func equations(for views: [BoxID], _ axis: Axis) -> [AnchorConstraint] {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return views.dropFirst().map {
      AnchorConstraint(
        Anchor(ConstraintView($0.index), attribute), .equal,
        Anchor(ConstraintView(views[0].index), attribute))
    }
  }

  /// Whether a format along an axis lists the views as they are.
  private func format(of first: BoxID, _ names: [String], _ axis: Axis) -> Bool {
    comparisons[ConstraintView(first.index)].contains { statement, constraint in
      statement.kind == .format && constraint.first.attribute.axis == axis
        && names.allSatisfy { statement.text.contains("[\($0)]") }
    }
  }
}
