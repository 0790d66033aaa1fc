import StrutCore

/// The options of a visual format: alignments, the direction, and what spacing is measured from.
struct VisualFormatOptions {
  /// Which edge a horizontal layout starts from.
  enum Direction: String, CaseIterable {
    case leadingToTrailing = "directionLeadingToTrailing"
    case leftToRight = "directionLeftToRight"
    case rightToLeft = "directionRightToLeft"
  }

  /// Spacing between views, as the option names say.
  private static let spacings = ["spacingEdgeToEdge", "spacingBaselineToBaseline"]

  private static let alignments: [(name: String, attribute: LayoutAttribute)] = [
    ("alignAllLeft", .left), ("alignAllRight", .right), ("alignAllTop", .top),
    ("alignAllBottom", .bottom), ("alignAllLeading", .leading), ("alignAllTrailing", .trailing),
    ("alignAllCenterX", .centerX), ("alignAllCenterY", .centerY),
    ("alignAllFirstBaseline", .firstBaseline), ("alignAllLastBaseline", .lastBaseline),
    ("alignAllBaseline", .lastBaseline),
  ]

  /// Every option's name.
  static var names: [String] {
    alignments.map(\.name) + Direction.allCases.map(\.rawValue) + spacings
  }

  /// The attributes that all views share, in the order of the options.
  private(set) var alignments: [(attribute: LayoutAttribute, name: String, range: SourceRange)] = []
  private(set) var direction = Direction.leadingToTrailing
  private(set) var isBaselineToBaseline = false

  /// Reads the value of the attribute; problems go to `diagnostics`.
  ///
  /// - Parameter isHorizontal: The axis of the format, whose views can share attributes of the other one alone.
  init(_ text: StatementText?, isHorizontal: Bool, _ diagnostics: inout [Diagnostic]) {
    guard let text else { return }
    var scanner = StatementScanner(text)
    var directionName: String?
    while !scanner.isAtEnd {
      let token = scanner.token { $0 > 0x20 && $0 != UInt8(ascii: "|") }
      _ = scanner.skip("|")
      // Several bars in a row, as at the ends.
      if token.text.isEmpty { continue }
      if let alignment = Self.alignments.first(where: { $0.name == token.text }) {
        alignments.append((alignment.attribute, token.text, token.range))
      } else if let direction = Direction(rawValue: token.text) {
        if let directionName, directionName != token.text {
          diagnostics.append(.twoDirections(token.text, directionName, at: token.range))
        }
        directionName = token.text
        self.direction = direction
      } else if Self.spacings.contains(token.text) {
        isBaselineToBaseline = token.text == Self.spacings[1]
      } else {
        let useless = Self.alignments.filter { ($0.attribute.kind == .horizontal) == isHorizontal }
        let known = Self.names.filter { name in !useless.contains { $0.name == name } }
        diagnostics.append(.unknownOption(token.text, known, at: token.range))
      }
    }
  }

  /// Reports alignments along the axis of the layout itself.
  ///
  /// - Parameter plain: The format where it does not say which axis it is along; `nil` where it does.
  func check(isHorizontal: Bool, plain: String?, _ diagnostics: inout [Diagnostic]) {
    for alignment in alignments
    where (alignment.attribute.kind == .horizontal) == isHorizontal {
      diagnostics.append(
        .uselessOption(
          alignment.name, isHorizontal ? "horizontal" : "vertical", at: alignment.range
        ).with(
          hint: plain.map {
            "a format without H: or V: is horizontal; did you mean V:\($0)?"
          }))
    }
  }
}
