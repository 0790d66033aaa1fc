/// Words of other layout languages that people write in statements, and what they are here.
enum ForeignStatementNames {
  private static let meanings = [
    "parent": "superview", "container": "superview", "super": "superview", "view": "superview",
    "root": "superview", "layoutMargins": "margin", "layoutMarginsGuide": "margin",
    "alignAllMiddle": "alignAllCenterY", "alignAllCenter": "alignAllCenterY",
    "alignAllStart": "alignAllLeading", "alignAllEnd": "alignAllTrailing", "start": "leading",
    "end": "trailing", "middle": "centerY", "x": "left", "y": "top", "centreX": "centerX",
    "centreY": "centerY", "midX": "centerX", "midY": "centerY", "minX": "left", "maxX": "right",
    "minY": "top", "maxY": "bottom", "must": "required", "strong": "high",
    "weak": "low", "defaultHigh": "high", "defaultLow": "low", "highest": "required",
    "priorityHigh": "high", "priorityLow": "low", "topAnchor": "top", "bottomAnchor": "bottom",
    "leftAnchor": "left", "rightAnchor": "right", "leadingAnchor": "leading",
    "trailingAnchor": "trailing", "widthAnchor": "width", "heightAnchor": "height",
    "centerXAnchor": "centerX", "centerYAnchor": "centerY",
    "firstBaselineAnchor": "firstBaseline", "lastBaselineAnchor": "lastBaseline",
    "middleX": "centerX", "middleY": "centerY", "centerXWithinMargin": "centerXWithinMargins",
    "all": "edges", "left": "leading", "right": "trailing", "horizontal": "edgesHorizontal",
    "vertical": "edgesVertical", "safe": "safeArea", "safearea": "safeArea",
  ]

  /// What to do about a word that stands for no single name here.
  private static let advice = [
    "aspectRatio": "a ratio is an equation: a.width == a.height * 2",
    "auto":
      "without a statement about it a size is what the content and the other statements make it",
    "parent": "the container is called superview",
    "safeArea": "the safe area is named in equations: a.top == safeArea.top",
    "%": "a percentage is a factor of another size: superview.width * 50%",
    "view": "the container is called superview",
    "contentView": "the container is called superview",
    "topLayoutGuide": guides, "bottomLayoutGuide": guides, "safeAreaInsets": guides,
    "safeAreaLayoutGuide": guides, "env": guides, "horizontalBias": bias, "verticalBias": bias,
    "bias": bias,
    "ratio": ratio, "dimensionRatio": ratio, "aspect": ratio,
    "aspect_ratio":
      "a ratio is the attribute aspect-ratio=\"16/9\" of the view, or an equation: a.width == a.height * 1.7778",
    "match_parent": whole, "fill_parent": whole, "matchParent": whole, "match_constraint": content,
    "wrap_content": content, "wrapContent": content, "intrinsicContentSize": content,
    "calc": "an equation computes by itself: a.width == superview.width * 50% - 16",
    "min": bounds, "max": bounds, "clamp": bounds, "between": bounds,
    "minWidth": bounds, "maxWidth": bounds, "minHeight": bounds, "maxHeight": bounds,
    "inset": distance, "offset": distance, "insetBy": distance, "offsetBy": distance,
    "constant": distance, "spacing": distance,
    "multipliedBy": factor, "dividedBy": factor, "multiplier": factor,
    "snp": equation, "constraint": equation, "NSLayoutConstraint": equation,
    "goneMarginStart": gone, "goneMarginEnd": gone, "goneMarginTop": gone,
    "goneMarginBottom": gone, "isHidden": gone, "visibility": gone,
    "width": "of another view it is b.width; in a visual format [a(100)] is the width of a",
    "height": "of another view it is b.height; in a visual format V:[a(100)] is the height of a",
    "medium": "a priority between high and low is a number: 500",
    "UILayoutPriority": "a priority is a number or a name: ~ 750, ~ high",
    "rawValue": "a priority is a number or a name: ~ 750, ~ high",
  ]

  private static let guides = "the safe area is named so: a.top == superview.safeArea.top"
  private static let bias =
    "a place between two edges is a factor: a.centerX == superview.centerX * 0.6"
  private static let ratio = "a ratio is an equation: a.width == a.height * 2"
  private static let whole = "as large as the container is superview.width, superview.height"
  private static let content = "a size that nothing is said about is that of the content"
  private static let bounds =
    "a bound is a relation: a.width >= 100, and another <constraint> for the other bound"
  private static let distance = "a distance is added: a.top == superview.top + 8"
  private static let factor = "a factor is multiplied: a.width == superview.width * 0.5"
  private static let gone =
    "a view is hidden by display=\"none\"; a second <constraint> with '~ high' counts then"

  /// How a call of another library is written.
  static let equation = "write it as an equation: a.top == superview.top + 8"

  /// How a call of another library about an attribute is written.
  static func equation(of attribute: String) -> String {
    guard AttributeSpelling(attribute, of: .frame) != nil, attribute != "top" else {
      return equation
    }
    let sizes = ["width": "100", "height": "100", "size": "b.size"]
    let right = sizes[attribute] ?? "superview.\(attribute) + 8"
    return "write it as an equation: a.\(attribute) == \(right)"
  }

  /// The relations that words stand for.
  private static let relations = [
    "equalTo": "==", "equals": "==", "is": "==", "equal": "==", "eq": "==",
    "lessThanOrEqualTo": "<=", "lessThanOrEqual": "<=", "atMost": "<=", "lessThan": "<=",
    "leq": "<=", "lte": "<=", "greaterThanOrEqualTo": ">=", "greaterThanOrEqual": ">=",
    "atLeast": ">=", "greaterThan": ">=", "geq": ">=", "gte": ">=",
  ]

  /// The relation that a word stands for; `nil` for other words.
  static func relation(_ word: String) -> String? {
    relations[word] ?? relations[word.lowercased()]
  }

  /// Advice about a word that cannot stand where it does; `nil` for other words.
  static func advice(about word: String) -> String? { advice[word] }

  /// Advice about a word that stands where a number is expected; `nil` for other words. A word for a distance is the name
  /// of a metric there.
  static func adviceInPlaceOfNumber(about word: String) -> String? {
    advice[word].flatMap { $0 == distance ? nil : $0 }
  }

  /// CSS's, SwiftUI's and UIKit's words for what a stack does, and what they are here.
  private static let arrangements = [
    "distribution": [
      "fillEqually": "fill-equally", "fillProportionally": "fill-proportionally",
      "equalSpacing": "equal-spacing", "equalCentering": "equal-centering",
      "space-between": "equal-spacing", "space-evenly": "equal-spacing", "equal": "fill-equally",
      "stretch": "fill", "proportional": "fill-proportionally", "spread_inside": "equal-spacing",
      "spaceBetween": "equal-spacing", "spaceEvenly": "equal-spacing",
    ],
    "alignment": [
      "start": "leading", "flex-start": "leading", "left": "leading", "end": "trailing",
      "flex-end": "trailing", "right": "trailing", "middle": "center", "stretch": "fill",
      "centerY": "center", "centerX": "center", "baseline": "first-baseline",
      "firstBaseline": "first-baseline", "lastBaseline": "last-baseline",
      "firstTextBaseline": "first-baseline", "lastTextBaseline": "last-baseline",
    ],
    "ends": ["hold": "held", "fixed": "held", "open": "free", "none": "free"],
  ]

  /// What a word for an arrangement means here; `nil` for other words.
  static func arrangement(_ word: String, of attribute: String) -> String? {
    arrangements[attribute]?[word]
  }

  /// What a word means, where that is one of the names that may stand there.
  static func meaning(of name: String, among known: [String]) -> String? {
    meanings[name].flatMap { known.contains($0) ? $0 : nil }
  }
}
