/// Words of other layout languages that people write in statements, and what they are here.
enum ForeignStatementNames {
  private static let meanings = [
    "parent": "superview", "container": "superview", "super": "superview", "view": "superview",
    "root": "superview", "layoutMargins": "margin", "layoutMarginsGuide": "margin",
    "alignAllMiddle": "alignAllCenterY", "alignAllCenter": "alignAllCenterY",
    "alignAllStart": "alignAllLeading", "alignAllEnd": "alignAllTrailing", "start": "leading",
    "end": "trailing", "middle": "centerY", "x": "left", "y": "top", "centreX": "centerX",
    "centreY": "centerY", "midX": "centerX", "midY": "centerY", "minX": "left", "maxX": "right",
    "minY": "top", "maxY": "bottom", "medium": "high", "must": "required", "strong": "high",
    "weak": "low", "defaultHigh": "high", "defaultLow": "low", "highest": "required",
    "priorityHigh": "high", "priorityLow": "low", "topAnchor": "top", "bottomAnchor": "bottom",
    "leftAnchor": "left", "rightAnchor": "right", "leadingAnchor": "leading",
    "trailingAnchor": "trailing", "widthAnchor": "width", "heightAnchor": "height",
    "centerXAnchor": "centerX", "centerYAnchor": "centerY",
    "firstBaselineAnchor": "firstBaseline", "lastBaselineAnchor": "lastBaseline",
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
  ]

  /// Advice about a word that cannot stand where it does; `nil` for other words.
  static func advice(about word: String) -> String? { advice[word] }

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
