import StrutCore

/// What stands around an attribute, where that decides what its author means.
struct ElementSurroundings {
  /// How the children of an element follow each other.
  enum Axis {
    case row, column
  }

  /// How the boxes beside the element follow each other; `nil` where no box around places them.
  var axis: Axis?
  /// Whether statements place the element: what is said of rows and columns, margins and padding does nothing there.
  var isPlacedByStatements = false
  /// How the element places its own children.
  var ownAxis: Axis?
  /// The attributes of the element; `nil` where they are not known.
  var attributes: [WrittenAttribute]?
  /// The attributes that are told with the element, which is a shape of another language.
  var attributesOfShape: Set<String> = []
  /// How many elements stand in the element.
  var childCount = 0
  /// How many columns of a grid each of these elements takes.
  var childSpans: [Int] = []
  /// Whether nothing stands in the element.
  var isEmpty = false
  /// Whether text stands in the element.
  var holdsText = false
  /// The size of the picture, as far as it is written.
  var canvas: (width: Double?, height: Double?) = (nil, nil)
  /// Looks for the elements in this one that need all of its width, as messages name them.
  var findWideChildren: () -> (names: String, areMany: Bool)? = { nil }

  /// Nothing is known.
  static var unknown: ElementSurroundings { ElementSurroundings() }

  /// The value of an attribute of the element.
  func value(of name: String) -> String? {
    attributes?.first { $0.name == name || ForeignAttribute.hyphenated($0.name) == name }?.value
  }

  /// The attributes of other languages that repeat an element.
  static let loops: Set<String> = ["v-for", "x-for", "ng-for", "ng-repeat"]

  /// The key of a loop, where the element is repeated by an attribute; `nil` elsewhere.
  var keyOfLoop: String? {
    guard attributes?.contains(where: { Self.loops.contains($0.name) }) == true,
      let key = attributes?.first(where: { Self.keys.contains($0.name) })?.value,
      !key.isEmpty, !key.contains("\"")
    else { return nil }
    return key.contains("{") ? key : "{\(key)}"
  }

  private static let keys: Set<String> = ["key", ":key"]

  /// Whether an attribute is the key of a loop that another attribute is, with which it is told.
  func isKeyOfLoop(_ name: String) -> Bool { Self.keys.contains(name) && keyOfLoop != nil }

  /// Whether a size is the one along which the boxes beside the element follow each other.
  private func isMain(_ size: String) -> Bool {
    switch axis {
    case .row?: size.hasSuffix("width")
    case .column?: size.hasSuffix("height")
    case nil: false
    }
  }

  /// A hint that knows what stands around.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute as it is written.
  ///   - value: Its value as it is written.
  func adapted(_ hint: String, to name: String, _ value: String) -> String {
    if hint == "write 100%" { return filling(name) }
    // A share of a grid is one of the row here.
    if isMain(name), let match = hint.wholeMatch(of: /write flex-grow="(.+)" on the child/) {
      return "write flex=\"\(match.1)\" in place of \(name)"
    }
    // Across the others a box has all of the room.
    if axis != nil, hint.hasPrefix("write flex-grow="), hint.hasSuffix(" on the child") {
      return "write 100%"
    }
    let hint = hint == "write align-items" ? "write align-items=\"\(value)\"" : hint
    if hint.hasPrefix("write align-items=\""), ownAxis == .column,
      let wide = findWideChildren()
    {
      return ["\"flex-start\"", "\"start\"", "\"left\""].contains(where: hint.hasSuffix)
        ? "delete it: children begin at the left, and \(wide.names) \(wide.areMany ? "need" : "needs") all of the width"
        : "\(hint), and align-self=\"stretch\" on \(wide.names)"
    }
    // Android's places are those of a column or a row.
    if let ownAxis, let match = hint.wholeMatch(of: /write (.+), in a row (.+)/) {
      return "write \(ownAxis == .row ? match.2 : match.1)"
    }
    if hint.hasSuffix(", or a length in points"), let points = points(of: value) {
      return "write \(points), or a percentage, which is one of the box around"
    }
    return value.contains("100%") ? hint : filling(in: hint)
  }

  /// A share of the window in points.
  private func points(of value: String) -> String? {
    guard let match = value.wholeMatch(of: /([\d.]+)([a-z]*v)([wh])/),
      let number = Double(match.1), let side = match.3 == "w" ? canvas.width : canvas.height
    else { return nil }
    return (number * side / 100).decimal(places: 4)
  }

  /// A hint in which what fills the element around leaves room for the boxes beside it.
  func filling(in hint: String) -> String {
    // What lies over the element takes no room of them.
    guard !hint.contains("position=\"absolute\"") else { return hint }
    return switch axis {
    case .row?: hint.replacing(" width=\"100%\"", with: " flex=\"1\"")
    case .column?: hint.replacing(" height=\"100%\"", with: " flex=\"1\"")
    case nil: hint
    }
  }

  /// What to write for a size that is to fill the element around: the room that the boxes beside it leave, where there are some.
  private func filling(_ name: String) -> String {
    if isMain(name) {
      let given = ["flex", "flex-grow"].first { value(of: $0) != nil }
      return given.map { "delete it: \($0) says it" } ?? "write flex=\"1\" in place of \(name)"
    }
    // A limit makes no box larger.
    guard name.hasPrefix("max-") else { return "write 100%" }
    let size = String(name.dropFirst(4))
    return value(of: size) == nil
      ? "write \(size)=\"100%\" in place of \(name)" : "delete it: \(size) says it"
  }
}
