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
    "weak": "low",
  ]

  /// CSS's, SwiftUI's and UIKit's words for what a stack does, and what they are here.
  private static let arrangements = [
    "distribution": [
      "fillEqually": "fill-equally", "fillProportionally": "fill-proportionally",
      "equalSpacing": "equal-spacing", "equalCentering": "equal-centering",
      "space-between": "equal-spacing", "space-evenly": "equal-spacing", "equal": "fill-equally",
      "stretch": "fill", "proportional": "fill-proportionally", "spread_inside": "equal-spacing",
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
