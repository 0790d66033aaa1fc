import StrutConstraints
import StrutCore

/// What the size attributes of a view require of its border box.
extension LayoutPass {
  /// The rules in the order width, height, least and largest sizes, ratio. Keywords have no meaning here.
  func sizeRules(of box: BoxPointer, _ model: BoxModel) -> [ConstraintTree.SizeRule] {
    let style = box.pointee.style
    let rare = rareStyle(of: box)?.pointee
    var rules: [ConstraintTree.SizeRule] = []
    func add(
      _ name: String, _ axis: Axis, _ relation: Relation, _ number: Double, in unit: SizeUnit
    ) {
      let isContentBox = style.boxSizing == .contentBox
      let inset = axis == .horizontal ? model.insetX : model.insetY
      let value: ConstraintTree.SizeRule.Value
      switch unit {
      case .points:
        value = .points(isContentBox ? max(0, number) + inset : max(number, inset))
      case .percent: value = .share(number / 100, plus: isContentBox ? inset : 0)
      default: return
      }
      let text = "\(name)=\"\(number.shortestDecimal)\(unit == .percent ? "%" : "")\""
      rules.append(ConstraintTree.SizeRule(axis, relation, value, text: text))
    }
    add("width", .horizontal, .equal, style.width, in: style.widthUnit)
    add("height", .vertical, .equal, style.height, in: style.heightUnit)
    guard let rare else { return rules }
    if rare.minWidth != 0 {
      add("min-width", .horizontal, .greaterOrEqual, rare.minWidth, in: style.minWidthUnit)
    }
    if rare.minHeight != 0 {
      add("min-height", .vertical, .greaterOrEqual, rare.minHeight, in: style.minHeightUnit)
    }
    add("max-width", .horizontal, .lessOrEqual, rare.maxWidth, in: style.maxWidthUnit)
    add("max-height", .vertical, .lessOrEqual, rare.maxHeight, in: style.maxHeightUnit)
    return rules + ratioRule(of: box, model)
  }

  /// What the ratio of a box requires; nothing where it has none.
  func ratioRule(of box: BoxPointer, _ model: BoxModel) -> [ConstraintTree.SizeRule] {
    guard let ratio = rareStyle(of: box)?.pointee.aspectRatio, ratio > 0 else { return [] }
    let isContentBox = box.pointee.style.boxSizing == .contentBox
    let inset = isContentBox ? Size(width: model.insetX, height: model.insetY) : .zero
    return [
      ConstraintTree.SizeRule(
        .horizontal, .equal, .ratio(ratio, inset: inset),
        text: "aspect-ratio=\"\(ratio.decimal(places: 4))\"")
    ]
  }

  /// Whether a flex container has a child in flow.
  func hasItems(_ box: BoxPointer) -> Bool {
    var found = false
    FlexContainer(self, box, width: .none, height: .none).forEachChild { child in
      if child.pointee.style.position != .absolute { found = true }
    }
    return found
  }

  /// Whether a box that is shown holds a text, however deep.
  func holdsText(_ root: BoxPointer) -> Bool {
    var open = [root]
    while let box = open.popLast() {
      if box.pointee.style.display == .none { continue }
      if box.pointee.childCount == 0, box.pointee.kind == .measured { return true }
      var child = box.pointee.firstChild
      while child >= 0 {
        open.append(self.box(child))
        child = self.box(child).pointee.nextSibling
      }
    }
    return false
  }

  /// How far the first baseline of a border box is below its top, and the last one above its bottom; `nil`
  /// for boxes without text.
  ///
  /// A flex container has those of its first and last child in flow.
  func baselineDistances(
    of box: BoxPointer, _ model: BoxModel, _ size: Size
  ) -> (first: Double?, last: Double?) {
    let width = max(0, size.width - model.insetX)
    if box.pointee.childCount == 0 {
      guard box.pointee.kind == .measured else { return (nil, nil) }
      let measurement = measure(box, width: width)
      return (
        measurement.firstBaseline.map { $0 + model.inset.top },
        measurement.lastBaseline.map { measurement.height - $0 + model.inset.bottom }
      )
    }
    guard box.pointee.style.display == .flex else { return (nil, nil) }
    return deeper {
      let container = FlexContainer(self, box, width: OptionalLength(width), height: .none)
      return container.baselineDistances(height: max(0, size.height - model.insetY), model.inset)
    }
  }
}

extension FlexContainer {
  /// The baselines of the first and the last item in document order, from the edges of the border box.
  ///
  /// - Parameter height: The content height.
  fileprivate func baselineDistances(
    height: Double, _ inset: Edges<Double>
  ) -> (first: Double?, last: Double?) {
    let mark = pass.state.pointee.scratch.mark
    defer { pass.state.pointee.scratch.release(to: mark) }
    let (items, _) = arrange(height: height, lineRoom: height)
    guard let first = items.min(by: { $0.pointee.box < $1.pointee.box }),
      let last = items.max(by: { $0.pointee.box < $1.pointee.box })
    else { return (nil, nil) }
    let top = distances(of: first).first.map {
      inset.top + origin(of: first, height: height).y + $0
    }
    let bottom = distances(of: last).last.map {
      let end = origin(of: last, height: height).y + self.size(of: last).height
      return inset.bottom + height - end + $0
    }
    return (top, bottom)
  }

  private func distances(of item: ItemPointer) -> (first: Double?, last: Double?) {
    pass.baselineDistances(of: item.pointee.box, item.pointee.model, size(of: item))
  }

  private func size(of item: ItemPointer) -> Size {
    isColumn
      ? Size(width: item.pointee.cross, height: item.pointee.main)
      : Size(width: item.pointee.main, height: item.pointee.cross)
  }
}
