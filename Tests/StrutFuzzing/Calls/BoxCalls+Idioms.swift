import Strut

/// The idioms upon boxes of a tree.
extension BoxCalls {
  mutating func restyle() {
    let box = box()
    box.style.width = source.length()
    box.style.lineClamp = source.integer()
    box.style.fontSize = source.length()
    box.style.opacity = source.number()
    box.style.padding = source.length()
    if source.flag() { box.style = Style() }
    let name = source.one(of: CallSource.attributes)
    // A box that holds others shows no image.
    if name != "src" {
      box.style[attribute: name] = source.flag() ? source.text() : "\(source.number())"
    }
    box.style.zIndex = source.integer()
    box.style.reset(\.width)
    if box.text != nil { box.text = source.text() }
  }

  mutating func chain() {
    let flex = box().flex
    flex.width(source.number()).height(source.number()%).minWidth(source.optional())
      .maxHeight(source.length()).grow(source.optional()).shrink(source.number())
      .basis(source.number()).aspectRatio(source.optional()).order(source.integer())
      .position(source.flag() ? .absolute : .relative).left(source.number()).end(source.length())
      .gap(source.number()).cornerRadius(source.number()).border(source.number(), source.color())
    box().flex.margin(source.number(), source.number()).padding(
      source.number(), source.number(), source.number(), source.number()
    )
    .borderStart(source.optional()).size(source.flag() ? nil : source.size())
    .layoutDirection(source.flag() ? .rtl : .inherit).wrap(source.flag() ? .wrap : .noWrap)
    .boxSizing(source.flag() ? .contentBox : .borderBox).overflow(.hidden)
    box().flex.margin(source.optional()).padding(source.number()%, source.number()%, 3%)
      .aspectRatio(of: box()).all(source.optional()).justifyContent(.spaceAround)
      .alignItems(.baseline).alignSelf(.stretch).alignContent(.spaceBetween)
      .margin(EdgeInsets(leading: source.number(), top: source.number()))
    if source.flag() { box().flex.display(source.one(of: [.none, .flex, .contents])) }
    box().flex.layout(mode: source.one(of: [.adjustHeight, .adjustWidth, .fitContainer]))
    log.expect(box().flex.sizeThatFits(size: source.size()))
  }

  mutating func properties() {
    let box = box()
    box.configureLayout { style in
      style.isEnabled = source.next(4) != 0
      style.size = source.size()
      style.flex = source.length()
      style.borderStartWidth = source.length()
      style.aspectRatio = source.number()
      style.marginHorizontal = source.length()
      style.paddingEnd = source.length()
      style.position = source.flag() ? .absolute : "fixed"
      style.overflow = .hidden
      style.wrap = .wrapReverse
    }
    box.applyLayout(
      preservingOrigin: source.flag(),
      dimensionFlexibility: DimensionFlexibility(rawValue: source.next(4)))
    log.expect(box.calculateLayout(with: source.size()))
    box.yoga.reset(\.flex)
    box.isIncludedInLayout = source.flag()
  }

  mutating func constrain() {
    let attributes: [LayoutConstraint.Attribute] = [
      .left, .width, .height, .centerX, .top, .notAnAttribute, .firstBaseline, .leadingMargin,
      .trailing, .bottom, .safeAreaTop, .readableWidth, .lastBaseline,
    ]
    let constraint = LayoutConstraint(
      item: box(), attribute: source.one(of: attributes),
      relatedBy: source.one(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      toItem: source.flag() ? box() : nil, attribute: source.one(of: attributes),
      multiplier: source.number(), constant: source.number(), priority: source.priority())
    constraint.isActive = true
    constraints.append(constraint)
    let other = source.one(of: constraints)
    other.constant = source.number()
    other.priority = source.priority()
    other.identifier = source.text()
    if source.next(3) == 0 { other.isActive.toggle() }
    if source.next(5) == 0 { box().addConstraint(other) }
    if source.next(5) == 0 { box().removeConstraint(source.one(of: constraints)) }
    box().setContentHuggingPriority(source.priority(), for: .horizontal)
    box().setContentCompressionResistancePriority(source.priority(), for: .vertical)
  }

  mutating func formats() {
    let views = ["a": source.one(of: boxes), "root": root]
    let format = source.one(of: [
      "H:|-m-[a(>=n@p)]-|", "V:|[a]|", "[a(n)]", "|-(>=m)-[a]-n@p-|", "V:[a(==root)]",
      source.text(),
    ])
    let metrics = ["m": source.number(), "n": source.number(), "p": source.number()]
    log.tell {
      root.addConstraints(
        try LayoutConstraint.constraints(
          withVisualFormat: format, metrics: metrics, views: views))
    }
  }

  mutating func statements() {
    guard boxes.count > 2 else { return }
    let (number, other) = (source.number(), source.number())
    var kept: LayoutConstraint?
    root.with(boxes[1], boxes[2]).layout { superview, first, second in
      first.leading == superview.margin.leading * number / other + number
      first.width <= second.width * other - number ~ LayoutPriority(other)
      second.aspectRatio == number => kept
      first.center.y == superview.safeArea.center.y - other
      first.baseline.first >= second.baseline.last
      second.follow(
        superview, on: .center, insetBy: EdgeInsets(leading: number, trailing: other))
      first.follow(superview, on: [.marginTop, .leading], insetBy: EdgeInsets(top: number)) ~ .low
      first.set(width: number, height: other)
    }.apply()
    kept?.isActive = source.flag()
    guard let first = root.subviews.first, let last = root.subviews.last, first !== last else {
      return
    }
    let axis: Axis = source.flag() ? .horizontal : .vertical
    root.with(first, last).layout { superview, first, last in
      stack(superview, number, first, other, last, orientation: axis) ~ LayoutPriority(number)
    }.apply()
  }
}
