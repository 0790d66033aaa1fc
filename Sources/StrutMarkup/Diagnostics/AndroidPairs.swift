import StrutCore

/// Attributes of Android's ConstraintLayout that hold both ends of a view at one thing: the view stands in its middle then,
/// unless the two decide how large it is.
struct AndroidPairs {
  private struct Pair {
    var first: String
    var second: String
    /// What both name.
    var target: String
    /// The line of the view that is in the middle.
    var center: String
  }

  private static let ends = [
    ("start_tostartof", "end_toendof", "centerX", "width"),
    ("left_toleftof", "right_torightof", "centerX", "width"),
    ("top_totopof", "bottom_tobottomof", "centerY", "height"),
  ]

  private var pairs: [Pair] = []

  /// Finds the pairs among attributes.
  ///
  /// - Parameters:
  ///   - attributes: Their names and values as they are written.
  ///   - stretched: The sizes that the ends decide.
  init(_ attributes: [(name: String, value: String)], stretched: Set<String>) {
    func found(_ end: String) -> (name: String, value: String)? {
      attributes.first { $0.name.lowercased().hasSuffix("layout_constraint\(end)") }
    }
    let isMoved = { (center: String) in
      let bias = center == "centerX" ? "horizontal_bias" : "vertical_bias"
      return found(bias) != nil
    }
    for (start, end, center, size) in Self.ends {
      guard !stretched.contains(size), !isMoved(center), let first = found(start),
        let second = found(end), first.value == second.value
      else { continue }
      let isInOrder =
        attributes.firstIndex { $0.name == first.name } ?? 0
        < attributes.firstIndex { $0.name == second.name } ?? 0
      pairs.append(
        Pair(
          first: isInOrder ? first.name : second.name,
          second: isInOrder ? second.name : first.name, target: first.value, center: center))
    }
  }

  /// Whether an attribute is the one of a pair that is told with the other.
  func isSecond(_ name: String) -> Bool { pairs.contains { $0.second == name } }

  /// The other attribute of the pair that begins with one; `nil` for others.
  func partner(of name: String) -> String? { pairs.first { $0.first == name }?.second }

  /// What to write for the pair that begins with an attribute.
  ///
  /// - Parameter id: The id of the box that has the attribute.
  func hint(for name: String, id: String?) -> String {
    guard let pair = pairs.first(where: { $0.first == name }) else { return "" }
    let own = (id ?? "a").nameInStatements
    let naming = id == nil ? "give this an id, as 'a'; " : ""
    let target = AndroidConstraint.view(pair.target)
    let equation = "\(own).\(pair.center) == \(target).\(pair.center)"
    return "\(naming)both together mean the middle: <constraint>\(equation)</constraint>"
  }
}
