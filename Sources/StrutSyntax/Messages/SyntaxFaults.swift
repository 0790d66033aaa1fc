import StrutCore

/// Texts that are not well-formed XML.
extension Diagnostic {
  private static func xml(
    _ message: String, at range: SourceRange, _ hints: String...
  ) -> Self {
    Diagnostic(.error, "xml", message, at: range, hints: hints)
  }

  static func notWellFormed(_ message: String, at range: SourceRange) -> Self {
    xml("not well-formed XML: \(message)", at: range)
  }

  /// The library that reads XML is not installed: no document can be read.
  static func libraryMissing(_ name: String, package: String) -> Self {
    xml(
      "no document can be read: the library for XML (\(name)) is not installed",
      at: SourceRange(0, 0), "install the Debian package \(package)")
  }

  static func noDocument(at range: SourceRange) -> Self {
    xml(
      "the document is empty", at: range,
      "the smallest document is <layout/>")
  }

  static func textOutside(at range: SourceRange, isBefore: Bool) -> Self {
    xml(
      "text stands \(isBefore ? "before" : "after") the document's element", at: range,
      "everything is inside of one <layout> … </layout>")
  }

  static func secondDocument(_ name: String, at range: SourceRange) -> Self {
    xml(
      "<\(name)> stands after the end of the document's element", at: range,
      "everything is inside of one <layout> … </layout>")
  }

  static func brokenXMLDeclaration(at range: SourceRange) -> Self {
    xml(
      "the XML declaration is broken here", at: range,
      #"write <?xml version="1.0" encoding="UTF-8"?>, or leave it out"#)
  }

  static func lateXMLDeclaration(at range: SourceRange) -> Self {
    xml(
      "<?xml …?> stands at the very start of a document or not at all", at: range,
      "delete it, or what is before it, empty lines too")
  }

  // MARK: Characters

  /// - Parameters:
  ///   - isFragment: Whether a `>` follows, as in JSX.
  ///   - isInLayout: Whether it stands where one box is held.
  static func bareLessThan(isFragment: Bool, isInLayout: Bool, at range: SourceRange) -> Self {
    xml(
      "a < that begins no tag", at: range,
      isFragment
        ? isInLayout
          ? "write <container> for <>, and </container> for </>: a <layout> holds one box"
          : "delete <> and </>: the element around holds any number of elements"
        : "write &lt; for the character itself")
  }

  /// - Parameter hint: What to write for a tag of another language of templates.
  static func templateTag(_ hint: String, at range: SourceRange) -> Self {
    xml("a < that begins no tag", at: range, hint)
  }

  /// - Parameter name: The letters behind it.
  static func bareAmpersand(before name: String, at range: SourceRange) -> Self {
    if let number = HTMLReferences.numbers[name] {
      return xml(
        "&\(name) lacks its semicolon, and is one of HTML's", at: range,
        "write the character itself, or &#\(number);")
    }
    if ["amp", "lt", "gt", "quot", "apos"].contains(name) {
      return xml("&\(name) lacks its semicolon", at: range, "write &\(name);")
    }
    return xml("an & that begins no reference", at: range, "write &amp; for the character itself")
  }

  /// - Parameters:
  ///   - isBeforeTag: Whether an element stands behind it, as in JSX.
  ///   - choice: What stands in the braces before and behind it, where the latter is a text, as in JSX.
  static func ampersandInBraces(
    isBeforeTag: Bool, _ choice: (test: String, text: String)?, at range: SourceRange
  ) -> Self {
    let hint =
      choice.map { "write {\($0.test) ? \($0.text) : null}; 'and' gives true or false" }
      ?? (isBeforeTag
        ? "put the element into <if test=\"{…}\"> … </if>, without the braces around it"
        : "in braces write 'and'")
    return xml("an & that begins no reference", at: range, hint)
  }

  static func unknownReference(_ reference: String, at range: SourceRange) -> Self {
    let name = String(reference.dropFirst().dropLast())
    if name.hasPrefix("#") {
      return xml(
        "\(reference) is no character of XML", at: range,
        "write the character itself, or its number: &#8364; or &#x20AC;")
    }
    var hint = "the references are &amp;, &lt;, &gt;, &quot;, &apos; and numbers such as &#160;"
    if let number = HTMLReferences.numbers[name] {
      hint = "that is one of HTML's: write the character itself, or &#\(number);"
    }
    return xml("there is no reference \(reference)", at: range, hint)
  }

  static func controlCharacter(_ byte: UInt8, at range: SourceRange) -> Self {
    let hex = String(byte, radix: 16, uppercase: true)
    return xml(
      "the control character U+\(hex.count < 2 ? "000" : "00")\(hex) cannot stand in XML",
      at: range,
      "delete it; it is probably invisible in the editor")
  }

  static func nonCharacter(at range: SourceRange) -> Self {
    xml("this code point is no character, and cannot stand in XML", at: range, "delete it")
  }

  static func strayCDATAEnd(at range: SourceRange) -> Self {
    xml("]]> stands only at the end of a CDATA section", at: range, "write ]]&gt;")
  }

  static func hyphensInComment(at range: SourceRange) -> Self {
    xml("-- cannot stand in a comment", at: range, "write — or - -")
  }

  static func unclosed(_ what: String, by end: String, at range: SourceRange) -> Self {
    xml("this \(what) is never closed", at: range, "it ends with \(end)")
  }

  // MARK: Elements

  /// - Parameter isEmpty: Whether it is one that mostly holds nothing.
  static func unclosedElement(_ name: String, isEmpty: Bool, at range: SourceRange) -> Self {
    xml(
      "<\(name)> is never closed", at: range,
      isEmpty
        ? "an element that holds nothing ends with />: <\(name) …/>"
        : "write </\(name)> where it ends")
  }

  static func blankInTag(_ tag: String, at range: SourceRange) -> Self {
    xml("a < that begins no tag", at: range, "a tag has no blank there: write \(tag)")
  }

  static func oddSpace(_ character: String, in name: String, at range: SourceRange) -> Self {
    let code = String(character.unicodeScalars.first!.value, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
    return xml(
      "a space of another kind (U+\(digits)) stands in the tag <\(name)>", at: range,
      "write the one of the keyboard")
  }

  static func unopenedElement(_ name: String, at range: SourceRange) -> Self {
    xml("</\(name)> closes nothing: no <\(name)> is open here", at: range, "delete it")
  }

  /// An element ends in its start tag, and what stands deeper below it has an end tag for it.
  ///
  /// - Parameter line: The line of the end tag.
  static func endedEarly(_ name: String, before line: Int, at range: SourceRange) -> Self {
    xml(
      "<\(name)> ends here, by />, and </\(name)> in line \(line) closes nothing", at: range,
      "write > in place of />: what is indented below it stands in it")
  }

  /// An element holds what stands as deep as it.
  ///
  /// - Parameters:
  ///   - next: The line of the first element that is probably none of its own.
  ///   - isEnd: Whether that line ends an element around it.
  ///   - hint: Where it ends.
  static func leftOpen(
    _ name: String, before next: Int, at range: SourceRange, isEnd: Bool = false, hint: String
  ) -> Self {
    xml(
      "<\(name)> is never closed: line \(next) is indented no further than it, and "
        + (isEnd ? "ends what is around it" : "stands in it"), at: range, hint)
  }

  /// - Parameter hint: What else to write, where that is known.
  static func mismatchedElement(
    _ name: String, open: String, isEmpty: Bool, line: Int, hint: String?, at range: SourceRange
  ) -> Self {
    xml(
      "</\(name)> stands where </\(open)> is expected: the <\(open)> of line \(line) is still open",
      at: range,
      nearestName(to: name, among: [open]) != nil
        ? "did you mean </\(open)>?"
        : isEmpty
          ? "an element that holds nothing ends with />: <\(open) …/>"
          : hint ?? "write </\(open)> here, or before it where <\(open)> ends")
  }

  /// Two end tags stand in each other's place.
  static func crossedElements(_ first: String, _ second: String, at range: SourceRange) -> Self {
    xml(
      "</\(first)> and </\(second)> are crossed: <\(second)> stands in <\(first)>", at: range,
      "write </\(second)></\(first)>")
  }

  static func brokenEndTag(_ name: String, at range: SourceRange) -> Self {
    xml("an end tag is a name and >, and this one is not", at: range, "write </\(name)>")
  }

  static func unclosedTag(_ name: String, at range: SourceRange) -> Self {
    xml("the tag <\(name) … is not closed", at: range, "a > or /> is missing at its end")
  }

  /// - Parameter words: What the comment says.
  static func commentInTag(_ words: String, before name: String, at range: SourceRange) -> Self {
    let isShort = words.utf8.count <= 60 && !words.contains("--") && !words.isEmpty
    return xml(
      "a comment cannot stand in a tag", at: range,
      isShort
        ? "write <!-- \(words) --> before the <\(name)>" : "move it before the <\(name)>")
  }

  // MARK: Attributes

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
          : "a tag has a name and attributes: <\(name) name=\"value\">")
  }

  /// - Parameter braces: The braces with what stands in them: an attribute of the name of its value, or all fields of a record.
  static func bracesInTag(_ braces: String, in name: String, at range: SourceRange) -> Self {
    let inside = braces.dropFirst().dropLast().trimmed
    let record = inside.hasPrefix("...") ? String(inside.dropFirst(3)) : nil
    func isName(_ text: String) -> Bool {
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    }
    let hint =
      if let record, isName(record) {
        "write each attribute by its name, as width=\"{\(record).width}\""
      } else if isName(inside), !inside.contains(".") {
        "write \(inside)=\"{\(inside)}\""
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

  /// - Parameter tag: The name of the element.
  static func attributeWithoutValue(_ name: String, in tag: String, at range: SourceRange) -> Self {
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
    if let hint = declarationHint(for: name, in: tag) {
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
  private static func declarationHint(for name: String, in tag: String) -> String? {
    let own = ["name", "src", "type", "default", "values", "value", "slot"]
    guard ["param", "data", "component", "theme", "case", "token", "let", "set"].contains(tag),
      !own.contains(name)
    else { return nil }
    switch name {
    case "required": return "delete it: a parameter without 'default' must be given"
    case "optional": return "write default=\"\": then it may be left out"
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

  /// - Parameter line: The line of a `<layout>` in another language's document; `nil` where there is none.
  static func documentTypeDeclaration(line: Int? = nil, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "dtd", "a document has no DTD (<!DOCTYPE …>)", at: range,
      hints: [
        line.map { "the document is the <layout> in line \($0): delete what stands around it" }
          ?? "delete it; a character can be written as it is, or as a number: &#160;"
      ])
  }
}

/// References of HTML that XML does not have.
package enum HTMLReferences {
  /// The code points by name.
  package static let numbers: [String: Int] = [
    "aacute": 225, "auml": 228, "bull": 8226, "cent": 162, "check": 10003, "copy": 169, "deg": 176,
    "divide": 247, "eacute": 233, "egrave": 232, "emsp": 8195, "ensp": 8194, "euro": 8364,
    "frac12": 189, "hearts": 9829, "hellip": 8230, "iexcl": 161, "laquo": 171, "larr": 8592,
    "ldquo": 8220, "lsquo": 8216, "mdash": 8212, "micro": 181, "middot": 183, "minus": 8722,
    "nbsp": 160, "ndash": 8211, "ntilde": 241, "ouml": 246, "para": 182, "plusmn": 177,
    "pound": 163, "raquo": 187, "rarr": 8594, "rdquo": 8221, "reg": 174, "rsquo": 8217,
    "sect": 167, "shy": 173, "sup2": 178, "szlig": 223, "thinsp": 8201, "times": 215,
    "trade": 8482, "uarr": 8593, "darr": 8595, "uuml": 252, "yen": 165, "zwj": 8205, "zwnj": 8204,
  ]
}
