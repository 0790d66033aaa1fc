import StrutCore

/// Texts that are not well-formed XML.
extension Diagnostic {
  static func xml(
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
      "a small document is <layout width=\"320\"><item>Hello</item></layout>")
  }

  /// - Parameter isFence: Whether the text is what Markdown has around code.
  static func textOutside(at range: SourceRange, isBefore: Bool, isFence: Bool = false) -> Self {
    xml(
      "text stands \(isBefore ? "before" : "after") the document's element", at: range,
      isFence
        ? "delete the line: Markdown has it around a document, and no document has it in itself"
        : "everything is inside of one <layout> … </layout>")
  }

  static func secondDocument(_ name: String, at range: SourceRange) -> Self {
    xml(
      "<\(name)> stands after the end of the document's element", at: range,
      name == "layout"
        ? "a document is one picture: put the boxes of both into one <container>, or this <layout> into a file of its own"
        : "everything is inside of one <layout> … </layout>")
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

  /// - Parameters:
  ///   - name: The letters behind it.
  ///   - isInFontAddress: Whether it stands in the address of a service that brings fonts along.
  static func bareAmpersand(
    before name: String, isInFontAddress: Bool = false, at range: SourceRange
  ) -> Self {
    if isInFontAddress {
      return xml(
        "an & that begins no reference", at: range,
        "fonts are files beside the document, as <font src=\"fonts/Inter.ttf\" family=\"Inter\"/>: nothing is loaded from the web"
      )
    }
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
  ///   - isBesideText: Whether it stands alone beside a text in quotes, as in Visual Basic.
  ///   - choice: What stands in the braces before and behind it, where the latter is a text, as in JSX.
  static func ampersandInBraces(
    isBeforeTag: Bool, isBesideText: Bool, _ choice: (test: String, text: String)?,
    at range: SourceRange
  ) -> Self {
    let hint =
      choice.map { "write {\($0.test) ? \($0.text) : null}; 'and' gives true or false" }
      ?? (isBeforeTag
        ? "put the element into <if test=\"{…}\"> … </if>, without the braces around it"
        : isBesideText ? "write '+', which joins texts" : "in braces write 'and'")
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

  /// - Parameter standsAlone: Whether nothing runs together without it.
  static func oddSpace(
    _ character: String, in name: String, standsAlone: Bool, at range: SourceRange
  ) -> Self {
    let isInvisible = ["\u{200B}", "\u{FEFF}"].contains(character)
    let what = isInvisible ? "an invisible character" : "a space of another kind"
    return xml(
      "\(what) (\(code(of: character))) stands in the tag <\(name)>", at: range,
      isInvisible && standsAlone ? "delete it" : "write the one of the keyboard")
  }

  /// - Parameter name: The attribute's, with the character in it.
  static func invisibleCharacter(_ character: String, in name: String, at range: SourceRange)
    -> Self
  {
    let visible = name.replacing(character, with: "")
    return xml(
      "an invisible character (\(code(of: character))) stands in the name '\(visible)'", at: range,
      "delete it")
  }

  /// The number of a character, as `U+00A0`.
  private static func code(of character: String) -> String {
    let code = String(character.unicodeScalars.first!.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
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

  static func unclosedEmptyTag(_ name: String, at range: SourceRange) -> Self {
    xml("the tag <\(name) … is not closed: a > is missing behind its /", at: range, "write />")
  }

  /// An end tag of an element that HTML writes without one.
  static func endOfVoid(_ name: String, at range: SourceRange) -> Self {
    xml("</\(name)> closes nothing", at: range, "write <\(name)/>")
  }

  /// - Parameter words: What the comment says.
  static func commentInTag(_ words: String, before name: String, at range: SourceRange) -> Self {
    let isShort = words.utf8.count <= 60 && !words.contains("--") && !words.isEmpty
    return xml(
      "a comment cannot stand in a tag", at: range,
      isShort
        ? "write <!-- \(words) --> before the <\(name)>" : "move it before the <\(name)>")
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
