/// An equation in the calls of Swift's libraries: Auto Layout's anchors, SnapKit's.
///
///     a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)
///     a.top.equalTo(b.bottom).offset(8)
struct CalledEquation {
  private static let relations = [
    "equalTo": "==", "lessThanOrEqualTo": "&lt;=", "greaterThanOrEqualTo": "&gt;=",
  ]
  private static let areas = [
    "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margin",
    "readableContentGuide": "readable",
  ]

  /// The equation as it is written here; `nil` where the text is something else.
  private(set) var words = ""
  private var relation = ""
  private var other = ""
  private var factor = ""
  private var constant = ""
  private var priority = ""
  /// Whether a view is called `view`, which is the container in programs.
  private let hasView: Bool

  /// The equation that a text says by calls; `nil` for other texts.
  ///
  /// - Parameter hasView: Whether a view is called `view`.
  init?(_ text: String, hasView: Bool) {
    self.hasView = hasView
    let pieces = Self.pieces(of: text.prefix { $0 != ";" }.filter { $0 != " " })
    let path = pieces.prefix { !$0.contains("(") }
    if let several = Self.several(Array(path), pieces.dropFirst(path.count), hasView) {
      words = several
      return
    }
    let own = operand(path.map { $0 })
    guard let attribute = own.last, path.count > 1, pieces.count > path.count else { return nil }
    for piece in pieces.dropFirst(path.count) {
      guard read(piece, attribute) else { return nil }
    }
    guard !relation.isEmpty else { return nil }
    words = own.joined(separator: ".") + " \(relation) \(other)\(factor)\(constant)\(priority)"
  }

  /// The equations of a view with several edges before the call, as SnapKit has them; `nil` for others.
  private static func several(
    _ path: [String], _ calls: ArraySlice<String>, _ hasView: Bool
  ) -> String? {
    let edges = Array(path.reversed().prefix { edgeNames.contains($0) }.reversed())
    guard edges.count > 1, edges.count < path.count else { return nil }
    let view = path.dropLast(edges.count)
    let equations = edges.compactMap { edge in
      CalledEquation((view + [edge] + calls).joined(separator: "."), hasView: hasView)?.words
    }
    guard equations.count == edges.count else { return nil }
    return equations.joined(separator: ", and in another <constraint> ")
  }

  private static let edgeNames: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "width", "height", "centerX",
    "centerY",
  ]

  /// The parts between the dots that stand in no parentheses.
  private static func pieces(of text: String) -> [String] {
    var pieces = [""]
    var level = 0
    for character in text {
      if character == "(" { level += 1 }
      if character == ")" { level -= 1 }
      if character == ".", level == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }

  /// The names of a view and its attribute as statements have them.
  private func operand(_ path: [String]) -> [String] {
    // Masonry's attributes are those of others with a prefix.
    let names = path.filter { $0 != "snp" && $0 != "self" || path.count == 1 }.map {
      $0.hasPrefix("mas_") ? String($0.dropFirst("mas_".count)) : $0
    }
    return names.enumerated().map { place, name in
      if place == 0, name == "view", !hasView { return "superview" }
      if let area = Self.areas[name] { return area }
      return name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : name
    }
  }

  /// Reads one call; `false` for what is none of these.
  private mutating func read(_ piece: String, _ attribute: String) -> Bool {
    guard let open = piece.firstIndex(of: "("), let close = piece.lastIndex(of: ")") else {
      return piece.hasPrefix("isActive=")
    }
    let called = String(piece[..<open])
    let name = called.hasPrefix("mas_") ? String(called.dropFirst("mas_".count)) : called
    let inner = String(piece[piece.index(after: open)..<close])
    switch name {
    case "constraint":
      return inner.split(separator: ",").allSatisfy { argument in
        let parts = argument.split(separator: ":", maxSplits: 1).map(String.init)
        return parts.count == 2 && read(parts[0], parts[1], attribute)
      }
    case "equalToSuperview": return read("equalTo", "superview", attribute)
    default: return read(name, inner, attribute)
    }
  }

  /// Reads a call or an argument by its name.
  private mutating func read(_ name: String, _ value: String, _ attribute: String) -> Bool {
    let isFar = ["trailing", "bottom", "right"].contains(attribute)
    if let relation = Self.relations[name.replacing("Constant", with: "")] {
      self.relation = relation
      let path = operand(Self.pieces(of: value))
      let isView = path.count == 1 && Double(value) == nil
      other = (isView ? path + [attribute] : path).joined(separator: ".")
      return !value.isEmpty && !value.contains("(")
    }
    switch name {
    case "constant", "offset": constant = Self.term(value, isNegative: false)
    case "inset": constant = Self.term(value, isNegative: isFar)
    case "multiplier", "multipliedBy": factor = " * \(value)"
    case "dividedBy": factor = " / \(value)"
    case "priority":
      priority = " ~ " + (value.hasPrefix(".") ? String(value.dropFirst()) : value)
    default: return false
    }
    return !value.isEmpty && !value.contains("(")
  }

  /// A number that is added, or subtracted.
  private static func term(_ value: String, isNegative: Bool) -> String {
    let isMinus = value.hasPrefix("-") != isNegative
    return " \(isMinus ? "-" : "+") \(value.hasPrefix("-") ? String(value.dropFirst()) : value)"
  }
}
