/// A block of another language of templates in braces, such as `{#each list as item}`, `{:else}` or `{% endif %}`.
struct ForeignBlock {
  /// The elements to write.
  let hint: String
  /// The names that the block gives to what stands in it.
  let names: [String]
  /// Whether it goes on with, or ends, a block that has begun before.
  let isContinued: Bool

  /// Reads what stands in braces; `nil` where that is no block.
  init?(_ inside: String) {
    var rest = inside[...]
    rest = rest.drop { $0.isWhitespace }
    guard let sign = rest.popFirst(), "#/:@%".contains(sign) else { return nil }
    let words = rest.split { $0.isWhitespace || "%(),}".contains($0) }.map(String.init)
    let keyword = (words.first ?? "").lowercased()
    // A colour is no block.
    if sign == "#", [3, 4, 6, 8].contains(keyword.count), keyword.allSatisfy(\.isHexDigit) {
      return nil
    }
    isContinued = "/:".contains(sign) || keyword.hasPrefix("end") || keyword.hasPrefix("el")
    switch keyword {
    case "each", "foreach", "for":
      // `each list as item, index` or `for item in list`
      let end = words.firstIndex { $0 == "as" || $0 == "in" } ?? words.count
      let before = words[min(1, end)..<end]
      let behind = words[min(end + 1, words.count)...]
      let isNameFirst = end < words.count && words[end] == "in"
      names = Array((isNameFirst ? before : behind).prefix(2))
      let list = Self.list(in: rest, isNameFirst: isNameFirst)
      hint = "write <for each=\"\(names.first ?? "x")\" in=\"{\(list)}\"> … </for>"
    case "if", "unless", "when":
      names = []
      let test = words.dropFirst().joined(separator: " ")
      hint = "write <if test=\"{\(keyword == "unless" ? "not " : "")\(test)}\"> … </if>"
    case _ where sign == "/" && rest.hasPrefix("*"):
      names = []
      hint = "a comment is <!-- … -->"
    default:
      names = []
      hint = "write the elements <for>, <if> and <else>"
    }
  }

  /// What a loop goes over, as it is written: before `as`, or behind `in`.
  private static func list(in text: Substring, isNameFirst: Bool) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    let end = words.firstIndex { $0 == (isNameFirst ? "in" : "as") } ?? words.count
    let list = isNameFirst ? words[min(end + 1, words.count)...] : words[min(1, end)..<end]
    let joined = list.joined(separator: " ")
    return String(joined.prefix { !"%}".contains($0) }.reversed().drop { $0 == " " }.reversed())
  }

  /// The names of the arguments of a function in braces: `i` in `list.map(i => `.
  static func arguments(in inside: String) -> [String] {
    guard let arrow = inside.firstRange(of: "=>") else { return [] }
    let head = String(inside[..<arrow.lowerBound].filter { $0 != " " })
    let list = head.hasSuffix(")") ? head.dropLast() : head[...]
    return list.split(separator: "(").last?.split(separator: ",").map(String.init) ?? []
  }
}
