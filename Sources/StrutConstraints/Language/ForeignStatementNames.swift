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

  /// What a word means, where that is one of the names that may stand there.
  static func meaning(of name: String, among known: [String]) -> String? {
    meanings[name].flatMap { known.contains($0) ? $0 : nil }
  }
}
