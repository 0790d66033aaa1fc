import StrutConstraints
import StrutCore

/// One comparison of a line or a size of a box with another one, or with a number, as Auto Layout has them.
///
/// ```swift
/// let width = LayoutConstraint(item: icon, attribute: .width, relatedBy: .equal, constant: 40)
/// width.isActive = true
/// width.constant = 100
/// view.layoutIfNeeded()
/// ```
///
/// A constraint takes effect while a box holds it: the nearest one around its items, which becomes a container of
/// constraints (`display="constraints"`) with the boxes between.
public final class LayoutConstraint {
  /// A line or a size of a box.
  public enum Attribute: Hashable, Sendable {
    /// The edges.
    case left, right, top, bottom
    /// The edges in reading direction.
    case leading, trailing
    /// The sizes.
    case width, height
    /// The centre lines.
    case centerX, centerY
    /// The baselines of the first and the last line of text.
    case firstBaseline, lastBaseline
    /// The edges inside the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin
    /// The edges inside the layout margins in reading direction.
    case leadingMargin, trailingMargin
    /// The centre lines of the rectangle inside the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// The sizes of the rectangle inside the layout margins.
    case widthWithinMargins, heightWithinMargins
    /// The edges of the safe area.
    case safeAreaLeft, safeAreaRight, safeAreaTop, safeAreaBottom
    /// The edges of the safe area in reading direction.
    case safeAreaLeading, safeAreaTrailing
    /// The centre lines of the safe area.
    case safeAreaCenterX, safeAreaCenterY
    /// The sizes of the safe area.
    case safeAreaWidth, safeAreaHeight
    /// The edges of what is readable: the margins, but no wider than text is good to read.
    case readableLeft, readableRight, readableTop, readableBottom
    /// The edges of what is readable in reading direction.
    case readableLeading, readableTrailing
    /// The centre lines of what is readable.
    case readableCenterX, readableCenterY
    /// The sizes of what is readable.
    case readableWidth, readableHeight
    /// None: a comparison with a number.
    case notAnAttribute
  }

  /// How the sides compare.
  public enum Relation: Hashable, Sendable {
    /// The left side is at most the right one.
    case lessThanOrEqual
    /// Both are equal.
    case equal
    /// The left side is at least the right one.
    case greaterThanOrEqual
  }

  /// The box on the left side.
  public private(set) weak var firstItem: Box?
  /// What of it is compared.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The box on the right side; `nil` for a number alone.
  public private(set) weak var secondItem: Box?
  /// What of it is compared.
  public let secondAttribute: Attribute
  /// What the right side's attribute is multiplied by.
  public let multiplier: Double
  /// What is added to the right side, in points. A change is solved from the last solution.
  public var constant: Double {
    didSet { if constant != oldValue { holder?.live?.setConstant(constant, of: self) } }
  }
  /// How strongly the constraint wants to hold.
  public var priority: LayoutPriority {
    didSet { if priority != oldValue { holder?.note(.constraints) } }
  }
  /// A name for people.
  public var identifier: String?
  /// Where the program made it.
  var place: Place
  /// The box that holds it.
  weak var holder: Box?
  /// Whether the holder holds it for its item, and as long as that stands in it.
  var isHeldForItem = false
  /// Whether a box that it is about holds it without placing by it, until another box takes it over.
  var isWaiting = false
  /// The list that it joins two boxes of; `nil` for what no list says.
  var link: StackLink?
  private let isRelative: Bool

  /// Creates a constraint that nothing holds yet: `item.attribute` relation `toItem.attribute` · multiplier + constant.
  public init(
    item: Box, attribute: Attribute, relatedBy relation: Relation, toItem: Box? = nil,
    attribute secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = toItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    isRelative = toItem != nil && secondAttribute != .notAnAttribute
    place = Place(fileID: fileID, line: line)
  }

  /// Whether a box holds the constraint. `true` lets the nearest box around its items hold it.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if !newValue {
        holder?.removeConstraint(self)
      } else if holder == nil, let common = commonAncestor {
        common.addConstraint(self)
      }
    }
  }

  /// Lets the nearest boxes around their items hold constraints.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints from the boxes that hold them.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Lets the item hold the constraint itself, whose holder is about to go.
  func returnToItem() {
    guard let item = firstItem else { return }
    (holder, isHeldForItem, isWaiting) = (item, false, !item.isContent)
    item.heldConstraints.append(self)
  }

  /// The innermost box that holds both items, or is one of them.
  private var commonAncestor: Box? {
    guard let first = firstItem else { return nil }
    guard let second = secondItem else { return first.isContent ? first : first.parent ?? first }
    var candidate: Box? = first
    while let box = candidate {
      if box.holds(second) {
        return box === first && box === second && !box.isContent ? box.parent ?? box : box
      }
      candidate = box.parent
    }
    return nil
  }

  /// The boxes that the constraint is about.
  var items: [Box] { [firstItem, secondItem].compactMap(\.self) }

  /// The boxes that the constraint names for now, see ``StackLink``.
  var namedItems: [Box] { [firstItem, effectiveSecond.item].compactMap(\.self) }

  /// The right side: in a list the nearest box before that is shown.
  private var effectiveSecond: (item: Box?, attribute: Attribute) {
    link?.previous(in: holder) ?? (secondItem, secondAttribute)
  }

  /// Whether it says nothing for now: it stands in a list behind boxes that are all hidden.
  var isIdle: Bool { link.map { $0.previous(in: holder) == nil } ?? false }

  /// Whether constraints place the boxes of this one, from the box that holds it down.
  func isPlaced(in box: Box) -> Bool {
    guard box.element.style[.display]?.markup == "constraints" else { return false }
    return items.allSatisfy { item in
      var ancestor: Box? = item === box ? nil : item.parent
      while let current = ancestor, current !== box {
        let display = current.element.style[.display]?.markup
        guard display == "constraints" || display == "contents" else { return false }
        ancestor = current.parent
      }
      return item === box || ancestor === box
    }
  }

  /// What the solver takes; `nil` where the comparison means nothing, see ``fault``.
  func anchorConstraint() -> AnchorConstraint? {
    guard fault == nil, let first = firstItem, let (attribute, area) = firstAttribute.anchor
    else { return nil }
    var second: Anchor?
    let other = effectiveSecond
    if let box = other.item, let (attribute, area) = other.attribute.anchor {
      second = Anchor(ConstraintView(box.boxID.index), attribute, of: area)
    }
    return AnchorConstraint(
      Anchor(ConstraintView(first.boxID.index), attribute, of: area),
      relation.relation, second, times: second == nil ? 1 : multiplier,
      plus: min(1e12, max(-1e12, constant)), priority: priority.priority)
  }

  /// Why the comparison means nothing; `nil` where it means something.
  var fault: String? {
    guard constant.isFinite, multiplier.isFinite else {
      return "the constant and the multiplier of a constraint have to be numbers"
    }
    guard firstItem != nil, !isRelative || secondItem != nil else {
      return "a box of the constraint is gone"
    }
    guard let (first, _) = firstAttribute.anchor else {
      return "a constraint has an attribute on its left side"
    }
    guard let (second, _) = secondAttribute.anchor, secondItem != nil else {
      return first.kind == .size
        ? nil : "'\(first.rawValue)' has no pair: only width and height are compared with numbers"
    }
    guard first.kind == second.kind else {
      return "'\(first.rawValue)' and '\(second.rawValue)' are no pair"
    }
    let mixes =
      first.followsDirection && second.isPhysicalEdge
      || second.followsDirection && first.isPhysicalEdge
    return mixes ? "leading and trailing do not mix with left and right" : nil
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, with the ids of its boxes.
  public var description: String {
    equation { $0.id ?? ($0 === holder ? "superview" : "box") }
  }

  /// The constraint as an equation.
  ///
  /// - Parameter name: The name of a box.
  func equation(naming name: (Box) -> String) -> String {
    guard let first = firstItem else { return "" }
    var text = "\(name(first)).\(firstAttribute.words) \(relation.relation.symbol) "
    let (second, secondAttribute) = effectiveSecond
    if let second, secondAttribute != .notAnAttribute {
      text += "\(name(second)).\(secondAttribute.words)"
      if multiplier != 1 { text += " * \(StyleValue.number(multiplier).markup)" }
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += StyleValue.number(abs(constant)).markup
      }
    } else {
      text += StyleValue.number(constant).markup
    }
    if priority != .required { text += " ~ \(StyleValue.number(priority.rawValue).markup)" }
    return text
  }
}

extension LayoutConstraint.Relation {
  /// The solver's relation.
  var relation: Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}

extension Relation {
  /// The relation as equations write it.
  var symbol: String {
    switch self {
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    }
  }
}

extension LayoutConstraint.Attribute {
  /// Each attribute with the solver's.
  private static let anchors: [(attribute: Self, line: LayoutAttribute, area: LayoutArea)] =
    [
      (.firstBaseline, .firstBaseline, .frame), (.lastBaseline, .lastBaseline, .frame),
    ] + frame + margins + safeArea + readable

  private static let frame: [(attribute: Self, line: LayoutAttribute, area: LayoutArea)] = [
    (.left, .left, .frame),
    (.right, .right, .frame),
    (.top, .top, .frame),
    (.bottom, .bottom, .frame),
    (.leading, .leading, .frame),
    (.trailing, .trailing, .frame),
    (.centerX, .centerX, .frame),
    (.centerY, .centerY, .frame),
    (.width, .width, .frame),
    (.height, .height, .frame),
  ]

  private static let margins: [(attribute: Self, line: LayoutAttribute, area: LayoutArea)] = [
    (.leftMargin, .left, .margin),
    (.rightMargin, .right, .margin),
    (.topMargin, .top, .margin),
    (.bottomMargin, .bottom, .margin),
    (.leadingMargin, .leading, .margin),
    (.trailingMargin, .trailing, .margin),
    (.centerXWithinMargins, .centerX, .margin),
    (.centerYWithinMargins, .centerY, .margin),
    (.widthWithinMargins, .width, .margin),
    (.heightWithinMargins, .height, .margin),
  ]

  private static let safeArea: [(attribute: Self, line: LayoutAttribute, area: LayoutArea)] = [
    (.safeAreaLeft, .left, .safeArea),
    (.safeAreaRight, .right, .safeArea),
    (.safeAreaTop, .top, .safeArea),
    (.safeAreaBottom, .bottom, .safeArea),
    (.safeAreaLeading, .leading, .safeArea),
    (.safeAreaTrailing, .trailing, .safeArea),
    (.safeAreaCenterX, .centerX, .safeArea),
    (.safeAreaCenterY, .centerY, .safeArea),
    (.safeAreaWidth, .width, .safeArea),
    (.safeAreaHeight, .height, .safeArea),
  ]

  private static let readable: [(attribute: Self, line: LayoutAttribute, area: LayoutArea)] = [
    (.readableLeft, .left, .readable),
    (.readableRight, .right, .readable),
    (.readableTop, .top, .readable),
    (.readableBottom, .bottom, .readable),
    (.readableLeading, .leading, .readable),
    (.readableTrailing, .trailing, .readable),
    (.readableCenterX, .centerX, .readable),
    (.readableCenterY, .centerY, .readable),
    (.readableWidth, .width, .readable),
    (.readableHeight, .height, .readable),
  ]

  private static let anchorsByAttribute = Dictionary(
    uniqueKeysWithValues: anchors.map { ($0.attribute, ($0.line, $0.area)) })

  /// The solver's attribute and the area that has it; `nil` for none.
  var anchor: (attribute: LayoutAttribute, area: LayoutArea)? { Self.anchorsByAttribute[self] }

  /// The attribute of the solver's.
  init(_ attribute: LayoutAttribute, of area: LayoutArea) {
    let same = Self.anchors.first { $0.line == attribute && $0.area == area }
    self = same?.attribute ?? .notAnAttribute
  }

  /// The attribute as equations write it.
  var words: String {
    guard let (attribute, area) = anchor else { return "none" }
    let prefix: String =
      switch area {
      case .frame: ""
      case .margin: "margin."
      case .safeArea: "safeArea."
      case .readable: "readable."
      }
    return prefix + attribute.rawValue
  }
}
