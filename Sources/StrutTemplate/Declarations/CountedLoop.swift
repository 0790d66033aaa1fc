import StrutCore

/// The ends of a loop that counts, as other languages have them in attributes: `from="1" to="3"`, `times="3"`.
struct CountedLoop {
  /// The list of the numbers, as an expression.
  let list: String
  /// The attributes that say it, in their order.
  let attributes: [Int32]

  /// Reads the attributes of a loop; `nil` where they do not count, or say more than both ends.
  ///
  /// - Parameter attributes: The names and values, with their indices.
  init?(_ attributes: [(index: Int32, name: String, value: String)]) {
    var first: String?
    var end: String?
    var used: [Int32] = []
    for (index, name, value) in attributes {
      guard let number = Self.number(value) else { continue }
      switch name.lowercased() {
      case "from", "start", "begin", "min": first = number
      case "to", "end", "through", "last", "max": end = Self.following(number)
      case "until", "before": end = number
      case "count", "times", "repeat", "number":
        end = number
        first = "0"
      default: continue
      }
      used.append(index)
    }
    guard let end else { return nil }
    list = "range(\(first ?? "0"), \(end))"
    self.attributes = used
  }

  /// A whole number, or an expression in braces without these; `nil` for other texts.
  private static func number(_ value: String) -> String? {
    if Int(value.trimmed) != nil { return value.trimmed }
    guard value.hasPrefix("{"), value.hasSuffix("}"), value.count <= 60 else { return nil }
    return value.withoutBraces.trimmed
  }

  private static func following(_ number: String) -> String {
    let (next, isTooLarge) = Int(number)?.addingReportingOverflow(1) ?? (0, true)
    return isTooLarge ? "\(number) + 1" : "\(next)"
  }
}
