/// Four sides of a box in the notations of programming languages, as attributes.
enum ForeignSides {
  /// The attributes of `padding` or `margin`; `nil` where the arguments name no sides.
  ///
  /// - Parameter property: The name of the attribute for all sides.
  static func attributes(
    _ property: String, _ arguments: [ForeignTerm.Argument], maker: String = ""
  ) -> [WrittenAttribute]? {
    if arguments.count == 1, let call = arguments[0].term.call {
      let maker = ForeignAttribute.hyphenated(call.name)
      return makers.contains(maker)
        ? attributes(property, call.arguments ?? [], maker: maker) : nil
    }
    let numbers = arguments.compactMap { $0.label.isEmpty ? $0.term.points : nil }
    if numbers.count == arguments.count { return positional(property, numbers, maker) }
    guard let sides = labelled(arguments) ?? edges(arguments) else { return nil }
    return written(property, sides)
  }

  /// `padding(16, 8)` and `EdgeInsets.fromLTRB(1, 2, 3, 4)`.
  private static func positional(
    _ property: String, _ numbers: [String], _ maker: String
  ) -> [WrittenAttribute]? {
    switch numbers.count {
    case 1: return [WrittenAttribute(property, numbers[0])]
    // Horizontal comes first in calls, vertical in CSS.
    case 2 where !maker.isEmpty:
      return [WrittenAttribute(property, "\(numbers[1]) \(numbers[0])")]
    case 4:
      // The left one comes first in calls, the top one in CSS.
      let order = maker.isEmpty ? [0, 1, 2, 3] : [1, 2, 3, 0]
      return [WrittenAttribute(property, order.map { numbers[$0] }.joined(separator: " "))]
    default: return nil
    }
  }

  /// The functions that make sides.
  private static let makers: Set<String> = [
    "all", "symmetric", "only", "from-ltrb", "from-steb", "edge-insets", "padding-values",
    "insets", "padding", "thickness", "uiedge-insets", "nsedge-insets", "nsdirectional-edge-insets",
  ]

  private static let names = [
    "all": "", "horizontal": "horizontal", "vertical": "vertical", "top": "top",
    "bottom": "bottom", "left": "left", "right": "right", "start": "start", "end": "end",
    "leading": "start", "trailing": "end", "h": "horizontal", "v": "vertical",
  ]

  /// `horizontal: 16, vertical: 8`.
  private static func labelled(_ arguments: [ForeignTerm.Argument]) -> [String: String]? {
    var result: [String: String] = [:]
    for argument in arguments {
      guard let side = names[argument.label.lowercased()], let points = argument.term.points else {
        return nil
      }
      result[side] = points
    }
    return result
  }

  /// `.horizontal, 16` and `[.top, .leading], 8`; the platform's own distance is 16.
  private static func edges(_ arguments: [ForeignTerm.Argument]) -> [String: String]? {
    var result: [String: String] = [:]
    let points = arguments.compactMap(\.term.points).first ?? "16"
    for argument in arguments where argument.term.points == nil {
      var terms = [argument.term]
      if case .list(let inside) = argument.term { terms = inside.map(\.term) }
      for term in terms {
        guard case .chain(let links) = term, let name = links.last?.name.lowercased(),
          let side = names[name]
        else { return nil }
        result[side] = points
      }
    }
    return result.isEmpty ? nil : result
  }

  /// The attributes for the radii of the corners at one side.
  static func corners(at side: String) -> [String] {
    ["top-left", "top-right", "bottom-right", "bottom-left"].filter {
      $0.split(separator: "-").contains(side[...])
    }.map { "border-\($0)-radius" }
  }

  private static func written(
    _ property: String, _ sides: [String: String]
  ) -> [WrittenAttribute] {
    if let all = sides[""] { return [WrittenAttribute(property, all)] }
    if sides.count == 2, let vertical = sides["vertical"], let horizontal = sides["horizontal"] {
      return [
        WrittenAttribute(
          property, vertical == horizontal ? vertical : "\(vertical) \(horizontal)")
      ]
    }
    if sides.count == 4, let top = sides["top"], let bottom = sides["bottom"],
      let left = sides["left"], let right = sides["right"]
    {
      return [WrittenAttribute(property, "\(top) \(right) \(bottom) \(left)")]
    }
    return [
      "horizontal", "vertical", "top", "right", "bottom", "left", "start", "end",
    ].compactMap { side in sides[side].map { WrittenAttribute("\(property)-\(side)", $0) } }
  }
}
