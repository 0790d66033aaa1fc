/// What an attribute of a view is called in an equation: one line or size, or several at once.
enum AttributeSpelling: Hashable {
  case single(LayoutAttribute)
  /// Both centre lines.
  case center
  /// Width and height.
  case size
  /// The four edges, in reading direction.
  case edges

  /// The lines and sizes that it stands for.
  var attributes: [LayoutAttribute] {
    switch self {
    case .single(let attribute): [attribute]
    case .center: [.centerX, .centerY]
    case .size: [.width, .height]
    case .edges: [.leading, .top, .trailing, .bottom]
    }
  }

  private static let compounds: [(name: String, spelling: AttributeSpelling)] = [
    ("center", .center), ("size", .size), ("edges", .edges),
  ]

  /// BxLayout's words of two parts.
  private static let parts: [(name: String, attribute: LayoutAttribute)] = [
    ("center.x", .centerX), ("center.y", .centerY), ("baseline.first", .firstBaseline),
    ("baseline.last", .lastBaseline),
  ]

  /// UIKit's words for lines inside of the margins.
  private static let marginWords: [(name: String, attribute: LayoutAttribute)] = [
    ("leftMargin", .left), ("rightMargin", .right), ("topMargin", .top),
    ("bottomMargin", .bottom), ("leadingMargin", .leading), ("trailingMargin", .trailing),
    ("centerXWithinMargins", .centerX), ("centerYWithinMargins", .centerY),
  ]

  /// The words for areas of a container: BxLayout's and UIKit's.
  private static let areas: [(name: String, area: LayoutArea)] = [
    ("margin", .margin), ("safeArea", .safeArea), ("readable", .readable),
    ("layoutMarginsGuide", .margin), ("safeAreaLayoutGuide", .safeArea),
    ("readableContentGuide", .readable),
  ]

  /// The area that a word before an attribute means; `nil` for other words.
  static func area(_ name: String) -> LayoutArea? { areas.first { $0.name == name }?.area }

  /// The word for an area with the point behind it; empty for the border box.
  static func prefix(_ area: LayoutArea) -> String {
    areas.first { $0.area == area }.map { $0.name + "." } ?? ""
  }

  /// Reads a spelling that is no word for the margin; `nil` where there is none.
  ///
  /// - Parameter area: What it is an attribute of: areas of containers have no baselines.
  init?(_ name: String, of area: LayoutArea) {
    let inMargin = area != .frame
    if let compound = Self.compounds.first(where: { $0.name == name }) {
      self = compound.spelling
      return
    }
    let attribute =
      LayoutAttribute(rawValue: name) ?? Self.parts.first { $0.name == name }?.attribute
      ?? (name == "baseline" ? .lastBaseline : nil)
    guard let attribute, !inMargin || !attribute.isBaseline else { return nil }
    self = .single(attribute)
  }

  /// What a word of UIKit for a line inside of the margins means; `nil` for other words.
  static func ofMargin(_ name: String) -> AttributeSpelling? {
    marginWords.first { $0.name == name }.map { .single($0.attribute) }
  }

  /// Whether a word is one of UIKit's for a line inside of the margins.
  static func isOfMargin(_ name: String) -> Bool { ofMargin(name) != nil }

  /// Whether a word may go on with a point and a part.
  static func hasParts(_ name: String) -> Bool {
    parts.contains { $0.name.hasPrefix(name + ".") }
  }

  /// The names that messages offer.
  static func names(of area: LayoutArea) -> [String] {
    LayoutAttribute.allCases.filter { area == .frame || !$0.isBaseline }.map(\.rawValue)
      + compounds.map(\.name) + (area == .frame ? ["margin", "safeArea", "readable"] : [])
  }

  /// Whether the two can stand on the sides of a relation: of one axis, or both the same several.
  func isComparable(with other: AttributeSpelling) -> Bool {
    guard case .single(let attribute) = self, case .single(let second) = other else {
      return self == other
    }
    return attribute.kind == second.kind
  }
}
