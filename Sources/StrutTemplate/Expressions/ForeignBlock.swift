/// A block of another language of templates in braces, such as `{#each list as item}`, `{:else}` or `{% endif %}`.
struct ForeignBlock {
  /// The elements to write.
  let hint: String
  /// The names that the block gives to what stands in it.
  let names: [String]
  /// Whether it goes on with, or ends, a block that has begun before.
  let isContinued: Bool

  /// Whether it is a comment, as JSX has them.
  let isComment: Bool

  /// Reads what stands in braces; `nil` where that is no block.
  init?(_ inside: String) {
    var rest = inside[...].drop { $0.isWhitespace }
    guard let sign = rest.popFirst(), "#/:@%>".contains(sign) else { return nil }
    let words = rest.split { $0.isWhitespace || "%(),}".contains($0) }.map(String.init)
    let keyword = (words.first ?? "").lowercased()
    // A colour is no block.
    if sign == "#", [3, 4, 6, 8].contains(keyword.count), keyword.allSatisfy(\.isHexDigit) {
      return nil
    }
    let isOfJinja = sign == "#" && inside.trimmed.count > 1 && inside.trimmed.hasSuffix("#")
    isComment = sign == "/" && rest.hasPrefix("*") || isOfJinja
    isContinued =
      !isComment && ("/:".contains(sign) || keyword.hasPrefix("end") || keyword.hasPrefix("el"))
    if let part = Self.part(sign, keyword, words, rest) {
      (names, hint) = ([], part)
      return
    }
    switch keyword {
    case _ where isComment:
      names = []
      hint = Self.hint(forComment: rest)
    case _ where Self.end(of: sign, keyword) != nil:
      names = []
      hint = "write </\(Self.end(of: sign, keyword) ?? "for")>"
    case "each", "foreach", "for":
      (names, hint) = Self.loop(words, rest)
    case "if", "unless", "when":
      names = []
      let test = words.dropFirst().joined(separator: " ")
      hint = "write <if test=\"{\(keyword == "unless" ? "not " : "")\(test)}\"> … </if>"
    case "set", "let", "const", "assign", "var":
      // `set name = value`
      let parts = rest.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      let name = parts[0].split(separator: " ").last.map(String.init) ?? "…"
      let value = parts.count > 1 ? parts[1].filter { !"%}".contains($0) }.trimmed : "…"
      names = [name]
      hint = "write <let name=\"\(name)\" value=\"{\(value)}\"/>"
    default:
      names = []
      hint =
        Self.value(sign, words).map { "write {\($0)}" }
        ?? "write the elements <for>, <if> and <else>"
    }
  }

  /// What to write for a comment, and for what stands behind it in the same braces.
  private static func hint(forComment rest: Substring) -> String {
    let end = rest.firstRange(of: "*/")
    let behind = end.map { rest[$0.upperBound...].prefix { $0 != "}" }.trimmed } ?? ""
    let text = comment(String(rest[..<(end?.lowerBound ?? rest.endIndex)]))
    return "a comment is <!-- \(text) -->" + (behind.isEmpty ? "" : ", and {\(behind)} behind it")
  }

  /// What to write for a value, a snippet or a library that a block brings; `nil` for other blocks.
  private static func part(
    _ sign: Character, _ keyword: String, _ words: [String], _ rest: Substring
  ) -> String? {
    switch keyword {
    case "html" where sign == "@": return "write {\(rest.drop { !$0.isWhitespace }.trimmed)}"
    case "include", "import", "extends", "from":
      let path = rest.split { $0 == "\"" || $0 == "'" }.dropFirst().first ?? "kit.xml"
      return "write <import src=\"\(path)\"/>"
    case "render" where sign == "@" && rest.contains("("):
      // A snippet of Svelte is a slot.
      let name = words.dropFirst().first.map { $0.prefix { $0 != "(" && $0 != "?" } } ?? ""
      return name == "children" ? "write <slot/>" : "write <slot name=\"\(name)\"/>"
    case _ where sign == ">":
      let name = words.first ?? "part"
      return
        "a part of its own is a component: write <\(name.prefix(1).uppercased() + name.dropFirst())/>"
    case _ where sign == "#" && isSection(keyword, words):
      return
        "write <for each=\"x\" in=\"{\(words[0])}\"> … </for> for a list, <if test=\"{\(words[0])}\"> … </if> for a condition"
    default: return nil
    }
  }

  /// Whether a block is a section of Mustache, which is a list or a condition by its value: `{{#orders}}`.
  private static func isSection(_ keyword: String, _ words: [String]) -> Bool {
    words.count == 1 && keyword.first?.isLetter == true
      && words[0].allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
      && !["each", "foreach", "for", "if", "unless", "when", "else", "set", "let"].contains(keyword)
  }

  /// The value that a sign stands before which says how it is written: `{@html title}`, `{@title}`; `nil` where it is none.
  private static func value(_ sign: Character, _ words: [String]) -> String? {
    let named = ["html", "const", "render"].contains(words.first) ? words.dropFirst() : words[...]
    guard sign == "@", named.count == 1, let name = named.first,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
    else { return nil }
    return name
  }

  /// A block of Angular that is open where an element comes: `@for (item of items; track item.id) {`; `nil` for other texts.
  ///
  /// - Parameter text: A text up to the brace that is left open, and without it.
  static func control(endOf text: Substring) -> (block: ForeignBlock, length: Int)? {
    guard let match = text.firstMatch(of: controlPattern),
      let block = ForeignBlock("@\(match.1) \(match.2 ?? "")")
    else { return nil }
    return (block, match.0.utf8.count)
  }

  private static var controlPattern: Regex<(Substring, Substring, Substring?)> {
    /@(for|if|else if|else|switch|case|default|empty|defer)\s*(?:\((.*)\))?\s*$/
  }

  /// What a comment says.
  static func comment(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || "*/#".contains($0) }.joined(separator: " ")
    return words.isEmpty || words.utf8.count > 60 || words.contains("--") ? "…" : words
  }

  /// The names that a loop gives, and what to write for it: `each list as item, index` or `for item in list`.
  private static func loop(_ words: [String], _ text: Substring) -> (names: [String], hint: String)
  {
    let end = words.firstIndex { ["as", "in", "of"].contains($0) } ?? words.count
    let before = words[min(1, end)..<end]
    let behind = words[min(end + 1, words.count)...]
    let isNameFirst = end < words.count && words[end] != "as"
    let names = Array((isNameFirst ? before : behind).prefix(2))
    let list = list(in: text, isNameFirst: isNameFirst)
    return (names, "write <for each=\"\(names.first ?? "x")\" in=\"{\(list)}\"> … </for>")
  }

  /// The element that ends where a block does; `nil` for other blocks.
  private static func end(of sign: Character, _ keyword: String) -> String? {
    switch keyword {
    case "each" where sign == "/", "endfor", "endforeach": "for"
    case "if" where sign == "/", "endif": "if"
    default: nil
    }
  }

  /// What to write for a condition in braces that are still open where an element comes: `on ? <item/> : <item/>`.
  static func hint(forElementsBehind inside: String) -> String? {
    let text = inside.trimmed
    guard let sign = ["?", "&&", " and"].first(where: text.hasSuffix) else { return nil }
    let isChoice = sign == "?"
    let test = String(text.dropLast(sign.count)).trimmed
    return "write <if test=\"{\(test)}\"> … </if>\(isChoice ? "<else> … </else>" : "")"
  }

  /// What a loop goes over, as it is written: before `as`, or behind `in`.
  private static func list(in text: Substring, isNameFirst: Bool) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    let end =
      words.firstIndex { isNameFirst ? ["in", "of"].contains($0) : $0 == "as" } ?? words.count
    let list = isNameFirst ? words[min(end + 1, words.count)...] : words[min(1, end)..<end]
    let joined = list.joined(separator: " ")
    return String(joined.prefix { !"%};".contains($0) }.reversed().drop { $0 == " " }.reversed())
  }

  /// The names of the arguments of a function in braces: `i` in `list.map(i => `.
  static func arguments(in inside: String) -> [String] {
    guard let arrow = inside.firstRange(of: "=>") else { return [] }
    let head = String(inside[..<arrow.lowerBound].filter { $0 != " " })
    let list = head.hasSuffix(")") ? head.dropLast() : head[...]
    return list.split(separator: "(").last?.split(separator: ",").map(String.init) ?? []
  }
}
