import StrutCore

/// Attributes that are not well-formed XML, or are written as another language has them.
extension Diagnostic {
  /// An attribute of another language whose name begins with a sign.
  ///
  /// - Parameters:
  ///   - signs: What the name begins with.
  ///   - value: The value as it is written; `nil` for none.
  ///   - child: The name of the first element in the one that has the attribute, if that is known.
  static func foreignDirective(
    _ signs: String, _ name: String, _ value: String?, in tag: String, child: String?,
    at range: SourceRange
  ) -> Self {
    let value = value.map { $0.utf8.count > 60 || $0.contains("\"") ? "…" : $0 } ?? "…"
    let hint: String
    switch (signs, name) {
    case ("@", _), ("(", _): hint = "delete it: documents have no events"
    case ("#", _) where tag.hasSuffix("template"):
      let element = child ?? "item"
      hint =
        name == "default"
        ? "leave <\(tag)> out: what stands in it stands without it, too"
        : "write slot=\"\(name)\" on the <\(element)> in it, and leave the <\(tag)> out"
    case ("#", _): hint = "delete it, or write id=\"\(name)\", or slot=\"\(name)\" for a slot"
    case ("*", "ngIf"): hint = "put the element into <if test=\"{\(value)}\"> … </if>"
    case ("*", "ngFor"):
      let loop = value.wholeMatch(of: /let (\w+) of ([\w.]+).*/)
      hint =
        "put the element into <for each=\"\(loop?.1 ?? "x")\" in=\"{\(loop?.2 ?? "…")}\"> … </for>"
    case ("[", _), ("[(", _): hint = "write \(name)=\"{\(value)}\""
    default: hint = "a tag has a name and attributes: <\(tag) name=\"value\">"
    }
    return xml("'\(signs)\(name)' is no name of an attribute", at: range, hint)
  }

  /// A property that CSS lets people name themselves.
  static func customProperty(
    _ name: String, _ value: String, in tag: String, at range: SourceRange
  ) -> Self {
    let token = name.split(separator: "-").joined(separator: ".")
    return xml(
      "'--\(name)' is a property of CSS, and no name of an attribute", at: range,
      "write <tokens><token name=\"\(token)\" value=\"\(value)\"/></tokens> at the top of <layout>, and {\(token)} where it is used"
    )
  }

  /// A property that browsers have under a name of their own, and CSS without it.
  static func prefixedProperty(
    _ prefix: String, _ name: String, _ value: String, at range: SourceRange
  ) -> Self {
    xml(
      "'\(prefix)\(name)' is a name of browsers, and no name of an attribute", at: range,
      "write \(name)=\"\(value)\"")
  }

  /// A function goes through a list in braces that are open where an element begins, as in JSX.
  static func loopInBraces(
    list: String, name: String, index: String?, at range: SourceRange
  ) -> Self {
    let turn = index.map { " index=\"\($0)\"" } ?? ""
    return xml(
      "no element can stand in braces", at: range,
      "write <for each=\"\(name)\"\(turn) in=\"{\(list)}\"> … </for> in place of the braces and brackets"
    )
  }

  /// What to do with the key of an element in a loop.
  static func keyHint(for value: String) -> String? {
    guard let value = BracedValue(value) else { return nil }
    return "move it to the <for>, and " + value.hint(of: "key")
  }

  static func valueWithoutQuotes(of name: String, hint: String, at range: SourceRange) -> Self {
    xml("the value of '\(name)' stands in no quotes", at: range, hint)
  }

  static func strayCharacter(_ character: String, in name: String, at range: SourceRange) -> Self {
    let isCurly = ["“", "”", "„", "‘", "’", "«", "»"].contains(character)
    return xml(
      "'\(character)' belongs nowhere in the tag <\(name)>", at: range,
      isCurly
        ? "values stand in straight quotes: \"…\" or '…'"
        : [",", ";"].contains(character)
          ? "delete it: attributes stand with spaces between them"
          : ["\"", "'"].contains(character)
            ? "delete it: a value stands between two quotes"
            : "a tag has a name and attributes: <\(name) name=\"value\">")
  }

  /// - Parameters:
  ///   - braces: The braces with what stands in them: an attribute of the name of its value, or all fields of a record.
  ///   - value: The value that stands behind them, as behind the name of an attribute; `nil` for none.
  static func bracesInTag(
    _ braces: String, value: String? = nil, in name: String, at range: SourceRange
  ) -> Self {
    let inside = braces.dropFirst().dropLast().trimmed
    let record = inside.hasPrefix("...") ? String(inside.dropFirst(3)) : nil
    func isName(_ text: String) -> Bool {
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    }
    let hint =
      if let record, isName(record) {
        "write each attribute by its name, as width=\"{\(record).width}\""
      } else if value == nil, name == "if" || name == "else" {
        "write <\(name) test=\"{\(inside)}\">"
      } else if isName(inside), !inside.contains(".") {
        "write \(inside)=\"\(value ?? "{\(inside)}")\""
      } else {
        "write <\(name) name=\"{…}\">"
      }
    return xml("braces stand in values, not in the tag <\(name)>", at: range, hint)
  }

  /// - Parameter value: The value as it was meant.
  static func quoteInBraces(of name: String, _ value: String, at range: SourceRange) -> Self {
    let quoted = value.split(separator: "\"", omittingEmptySubsequences: false)
    return xml(
      "the value of '\(name)' ends here, inside of its braces", at: range,
      "texts in braces stand in single quotes: \(name)=\"\(quoted.joined(separator: "'"))\"")
  }

  /// - Parameter value: The value as it was meant.
  static func quotesInValue(of name: String, _ value: String, at range: SourceRange) -> Self {
    let hint: String
    switch (value.contains("\""), value.contains("'")) {
    case (true, true): hint = "write &quot; for \" and &apos; for ' in it"
    case (true, false):
      let other = value.split(separator: "\"", omittingEmptySubsequences: false)
      hint = "write ' for the quotes in it: \(name)=\"\(other.joined(separator: "'"))\""
    default: hint = "write it in the other quotes: \(name)=\"\(value)\""
    }
    return xml("the value of '\(name)' ends here, at a quote inside of it", at: range, hint)
  }

  static func missingSpace(at range: SourceRange) -> Self {
    xml("a space is missing between two attributes", at: range)
  }

  /// - Parameter values: The values of both, as far as they are known.
  static func duplicateAttribute(
    _ name: String, firstLine: Int, values: [String], at range: SourceRange
  ) -> Self {
    let isList = name == "class" && values.count == 2 && values[0] != values[1]
    return xml(
      "the attribute '\(name)' stands here twice, first in line \(firstLine)", at: range,
      isList
        ? "write both in one: class=\"\(values.joined(separator: " "))\"" : "delete one of them")
  }

  /// - Parameters:
  ///   - tag: The name of the element.
  ///   - isNamed: Whether the element has an attribute 'name' as well.
  static func attributeWithoutValue(
    _ name: String, in tag: String, isNamed: Bool, at range: SourceRange
  ) -> Self {
    // What a component takes is its own affair.
    let isOfComponent = tag.first?.isUppercase ?? false
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    if parts.count == 2, ["v-slot", "slot", "let"].contains(parts[0]) {
      let hint =
        tag.hasSuffix("template")
        ? "write slot=\"\(parts[1])\" on what stands in it, and leave the <\(tag)> out"
        : "write slot=\"\(parts[1])\""
      return xml("the attribute '\(name)' has no value", at: range, hint)
    }
    if tag == "import", name.first?.isUppercase == true || name == "*" {
      return xml(
        "the attribute '\(name)' has no value", at: range,
        "write <import src=\"…\"/>: it brings everything that the library has")
    }
    if tag == "for", !["each", "in", "index", "key"].contains(name) {
      return xml("the attribute '\(name)' has no value", at: range, "write <for each=\"\(name)\">")
    }
    if let hint = declarationHint(for: name, in: tag, isNamed: isNamed) {
      return xml("the attribute '\(name)' has no value", at: range, hint)
    }
    if ["v-else", "x-else"].contains(name) {
      return xml(
        "the attribute '\(name)' has no value", at: range,
        "put the element into <else> … </else>, behind the <if> or <for>")
    }
    return xml(
      "the attribute '\(name)' has no value", at: range,
      isOfComponent
        ? "write \(name)=\"true\", or the value that <\(tag)> takes" : missingValueHint(name))
  }

  /// What to write for a name alone in the tag of a declaration, which is probably what it declares; `nil` elsewhere.
  private static func declarationHint(
    for name: String, in tag: String, isNamed: Bool
  ) -> String? {
    let own = ["name", "src", "type", "default", "values", "value", "slot"]
    guard ["param", "data", "component", "theme", "case", "token", "let", "set"].contains(tag),
      !own.contains(name)
    else { return nil }
    switch name {
    case "required": return "delete it: a parameter without 'default' must be given"
    case "optional": return "write default=\"\": then it may be left out"
    case _ where isNamed:
      guard tag == "param" else { return nil }
      let type = ParameterType(rawValue: name) ?? ParameterType.named(elsewhere: name)
      return type.map { "write type=\"\($0.rawValue)\"" }
    default:
      let isEmpty = ["param", "let", "set"].contains(tag)
      return "write <\(tag) name=\"\(name)\"\(isEmpty ? "/" : "")>"
    }
  }

  /// The hint where an attribute has no value, for whoever knows a better one for its name.
  package static func missingValueHint(_ name: String) -> String {
    // A colon stands behind the names of CSS.
    "write \(name.hasSuffix(":") ? String(name.dropLast()) : name)=\"…\""
  }

  static func valueWithoutQuotes(_ value: String, of name: String, at range: SourceRange) -> Self {
    let isCurly = ["“", "”", "„", "‘", "’", "«", "»"].contains { value.hasPrefix($0) }
    return xml(
      "the value of '\(name)' stands in no quotes", at: range,
      isCurly
        ? "values stand in straight quotes: \"…\" or '…'"
        : isEvent(name)
          ? "delete it: documents have no events"
          : BracedValue(value)?.hint(of: name) ?? "write \(name)=\"\(value)\"")
  }

  /// Whether an attribute is a handler of events, as in JSX: `onClick`.
  private static func isEvent(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  static func lessThanInValue(of name: String, at range: SourceRange) -> Self {
    xml(
      "a < cannot stand in the value of '\(name)'", at: range, "write &lt; for the character itself"
    )
  }

  /// - Parameter value: The value as it was most probably meant; `nil` where nobody knows where it ends.
  static func unclosedValue(
    of name: String, _ value: String? = nil, at range: SourceRange
  ) -> Self {
    let message = "the closing quote of '\(name)' is missing"
    guard let value, !value.isEmpty else { return xml(message, at: range, "the value begins here") }
    if let curly = value.firstIndex(where: { "“”„«»".contains($0) }) {
      return xml(
        message, at: range, "'\(value[curly])' closes nothing: write \(name)=\"\(value[..<curly])\""
      )
    }
    return xml(message, at: range, "write \(name)=\"\(value)\"")
  }

  /// - Parameter value: What stands where the value belongs.
  static func missingEquals(of name: String, _ value: String, at range: SourceRange) -> Self {
    xml(
      "an = is missing between '\(name)' and its value", at: range,
      "write \(name)=\"\(value)\"")
  }

  /// - Parameters:
  ///   - name: The attribute.
  ///   - value: What stands behind the sign; empty for nothing.
  static func wideEquals(of name: String, _ value: String, at range: SourceRange) -> Self {
    xml(
      "this is not = but '＝' (U+FF1D), and belongs to the name", at: range,
      "write \(name)=\"\(value.isEmpty ? "…" : value)\"")
  }

  static func dashInName(_ dash: Unicode.Scalar, meant name: String, at range: SourceRange) -> Self
  {
    let code = String(dash.value, radix: 16, uppercase: true)
    return xml(
      "this is not the hyphen but '\(dash)' (U+\(code)), and no name has it", at: range,
      "write \(name)")
  }

  static func computedElement(at range: SourceRange) -> Self {
    xml(
      "the name of an element is not worked out", at: range,
      "put each of the elements into an <if test=\"{…}\"> … </if>")
  }

  /// - Parameter value: The value of the attribute as it is written; empty for an element.
  static func undeclaredPrefix(in name: String, _ value: String, at range: SourceRange) -> Self {
    let isExpression =
      value.hasPrefix("{") && value.hasSuffix("}") && !value.dropFirst().contains("{")
    let shown =
      isExpression && value.utf8.count <= 60 && !value.contains { "\"<&".contains($0) }
      ? value
      : value.isEmpty || value.utf8.count > 60 || value.contains { "\"{}<&".contains($0) }
        ? "{…}" : "{\(value)}"
    let prefix = name.prefix { $0 != ":" }
    if ["v-bind", "v-on", "bind", "on"].contains(prefix) {
      let own = name.dropFirst(prefix.count + 1)
      return Diagnostic(
        .error, "undeclared-prefix", "the XML namespace prefix '\(prefix)' is declared nowhere",
        at: range,
        hints: [
          prefix.hasSuffix("on")
            ? "delete it: documents have no events"
            : own == "key"
              ? "leave the prefix out, and write key=\"\(shown)\" on the <for>"
              : "leave the prefix out, and write \(own)=\"\(shown)\""
        ])
    }
    return Diagnostic(
      .error, "undeclared-prefix", "the XML namespace prefix '\(prefix)' is declared nowhere",
      at: range,
      hints: [
        "leave the prefix out; what has one that is declared, as <layout xmlns:\(prefix)=\"…\">, is for other programs, "
          + "and nothing of it is drawn"
      ])
  }
}
