import StrutCore

/// What a wrong value was probably meant to be: small changes of its signs, of which those are offered that the attribute takes.
enum ValueRepair {
  /// Longer values are written by programs.
  private static let mostBytes = 200

  /// The value to write instead; `nil` where no small change makes it one of the attribute's.
  static func repaired(_ text: String, for definition: AttributeDefinition) -> String? {
    // What takes any text takes what was made of it as well.
    guard text.utf8.count <= mostBytes, definition.fault(of: "a(b)") != nil else { return nil }
    return candidates(for: text, of: definition.name).first {
      $0 != text && definition.fault(of: $0) == nil
    }
  }

  /// The value to write instead as a hint, and what else a comma may have meant.
  static func hint(for text: String, of definition: AttributeDefinition) -> String? {
    guard let repaired = repaired(text, for: definition) else { return nil }
    if lists.contains(definition.name), repaired.contains("'"), !text.contains("'") {
      return "a tag has quotes of its own: write \(definition.name)=\"\(repaired)\""
    }
    guard repaired.contains(" "), let number = decimal(text.trimmed),
      definition.fault(of: number) == nil
    else { return "write \(repaired)" }
    return "write \(repaired) for two values, or \(number) for one"
  }

  /// What the text may have been meant to be, the most probable first.
  private static func candidates(for text: String, of attribute: String) -> [String] {
    let text = text.replacing("!important", with: "")
    // A semicolon or a bar between values separates them, one behind them ends a declaration.
    let bare = text.replacing(/[;|](?=\s*[^\s;|])/, with: " ")
      .split { $0 == ";" || $0 == "'" || $0 == "\"" || $0 == "`" }.joined()
    let words = bare.split(whereSeparator: \.isWhitespace).map(String.init)
    let joined = words.joined(separator: " ")
    return [
      attribute == "font-family" ? families(text) : nil,
      GradientRepair.repaired(joined), ShadowRepair.repaired(joined, of: attribute),
      lists.contains(attribute) ? quoted(text) : nil,
      attribute == "hyphenate-character" ? sign(bare) : nil, array(joined), joined,
      lastName(joined),
      closed(joined), components(joined), hexadecimal(joined), separatedByBlanks(joined),
      spaced(joined),
      unbracketed(joined), ratio(joined), weight(joined), bracketed(words), slashed(joined),
      separated(joined) { !$0.isNumber && $0 != "-" && $0 != "+" && $0 != "." },
      separated(joined) { _ in true }, percentage(joined, of: attribute),
      joined.replacing("_", with: "-"), withoutPlacing(joined), towards(joined), placed(joined),
      sides(joined), hues(joined), palette(words), flat(joined),
      apart(joined), faded(words), separatedShadows(joined),
    ].compactMap(\.self) + functions(in: joined) + plainWords(in: words, joined, of: attribute)
  }

  /// `Inter; sans-serif`, `Inter, , serif` and `Inter, inherit`: one comma stands between families.
  private static func families(_ text: String) -> String? {
    guard text.contains(where: { ";,".contains($0) }) else { return nil }
    return text.split { ";,".contains($0) }.map(\.trimmed)
      .filter { !$0.isEmpty && CSSWideKeyword(rawValue: $0.lowercased()) == nil }
      .joined(separator: ", ")
  }

  /// Attributes that list tags of OpenType with their values.
  private static let lists: Set<String> = ["font-feature-settings", "font-variation-settings"]

  /// `tnum, "ss01" 1`, `liga=0` and `'wght' 400 'wdth' 80`: tags of OpenType with quotes, a blank before their values, and a comma
  /// between them.
  private static func quoted(_ text: String) -> String {
    text.replacing(/['"]?\b([A-Za-z][A-Za-z0-9]{3})\b['"]?(\s*[=:]\s*)?/) {
      "'\($0.1)'\($0.2 == nil ? "" : " ")"
    }.replacing(/(\w|')\s+(?=')/) { "\($0.1), " }
  }

  /// `=`: the signs that end a part of a word, as the text that they are.
  private static func sign(_ text: String) -> String? {
    guard (1...2).contains(text.count), !text.contains(where: { $0.isLetter || $0.isWhitespace })
    else { return nil }
    return "'\(text)'"
  }

  /// `['#0f172a', '#1e3a8a']`: the colours of a gradient as a list of a program.
  private static func array(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /\[(.+)\]/) else { return nil }
    return "linear-gradient(\(match.1))"
  }

  /// `scale(1.02) translate(0 -2px)`: commas in each function.
  private static func apart(_ text: String) -> String? {
    let mended = text.replacing(/\b(translate|scale|skew|matrix)\(([^(),]+)\)/) { match in
      "\(match.1)(\(match.2.split(separator: " ").joined(separator: ", ")))"
    }
    return mended == text ? nil : mended
  }

  /// `0 4px 12px black 8%`: how opaque a colour is stands in it.
  private static func faded(_ words: [String]) -> String? {
    guard
      let index = words.indices.dropFirst().first(where: {
        words[$0].wholeMatch(of: /\d{1,3}%/) != nil
          && ForeignColor.faded(words[$0 - 1], 1) != nil
      }), let percentage = Double(words[index].dropLast()),
      let color = ForeignColor.faded(words[index - 1], percentage / 100)
    else { return nil }
    return (words[..<(index - 1)] + [color] + words[(index + 1)...]).joined(separator: " ")
  }

  /// `0 1px 2px #0001 0 4px 12px #0002`: a comma behind the colour of each shadow.
  private static func separatedShadows(_ text: String) -> String? {
    let mended = text.replacing(/(\)|#[0-9A-Fa-f]+|\b(?!inset\b)[a-z]{3,}) (?=(?:inset )?-?[\d.]+)/)
    {
      "\($0.1), "
    }
    return mended == text ? nil : mended
  }

  /// `space between` and `row reverse`: the words of one name; `nil` where they are none of the attribute's.
  static func hyphenated(_ text: String, for definition: AttributeDefinition) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, text.utf8.count <= mostBytes,
      words.allSatisfy({ $0.allSatisfy(\.isLetter) })
    else { return nil }
    let name = words.joined(separator: "-")
    return definition.fault(of: "a(b)") != nil && definition.fault(of: name) == nil ? name : nil
  }

  /// `1px solid gray-300`: a colour of Tailwind's among other words.
  private static func palette(_ words: [String]) -> String? {
    guard words.count > 1 else { return nil }
    return words.map { word in
      guard word.last?.isNumber == true, word.first?.isLetter == true else { return word }
      return TailwindColor.text(word.replacing("grey", with: "gray")) ?? word
    }.joined(separator: " ")
  }

  /// `translate3d(4px, 8px, 0)` and `rotateZ(45deg)`: a picture has no depth.
  private static func flat(_ text: String) -> String? {
    let mended = text.replacing(/(translate|scale)3d\(([^,()]+,[^,()]+),[^,()]+\)/) {
      "\($0.1)(\($0.2))"
    }.replacing("rotateZ(", with: "rotate(")
    return mended == text ? nil : mended
  }

  /// `12 / 16`: two sides.
  private static func sides(_ text: String) -> String? {
    text.wholeMatch(of: /([\d.]+(?:px)?) \/ ([\d.]+(?:px)?)/).map { "\($0.1) \($0.2)" }
  }

  /// `hsl(120, 50, 50)`: two of the three are percentages.
  private static func hues(_ text: String) -> String? {
    guard
      let match = text.wholeMatch(
        of: /hsla?\(([\d.]+)(?:deg)?[ ,]+([\d.]+)%?[ ,]+([\d.]+)%?(?:[ ,\/]+([\d.]+%?))?\)/)
    else { return nil }
    return "hsl(\(match.1) \(match.2)% \(match.3)%\(match.4.map { " / \($0)" } ?? ""))"
  }

  /// `.red`, `Color.red` and `FontWeight.bold`: the name behind the last point.
  private static func lastName(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /[A-Za-z]*\.([A-Za-z]+\d*)/) else { return nil }
    let name = ForeignAttribute.hyphenated(String(match.1))
    return weight(name) ?? name
  }

  /// `255, 0, 0`: the components of a colour.
  private static func components(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /\(?(\d+%?)[ ,]+(\d+%?)[ ,]+(\d+%?)\)?/) else {
      return nil
    }
    return "rgb(\(match.1) \(match.2) \(match.3))"
  }

  /// `0xFF3366`, and `0x80FF3366`, in which alpha comes first.
  private static func hexadecimal(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /(?:[A-Za-z]+\()?0[xX]([0-9A-Fa-f]{6,8})\)?/) else {
      return nil
    }
    return ForeignColor.hexadecimal(String(match.1))
  }

  /// `4, 8`, `50 %` and `1,5`: blanks where they separate, and only there.
  private static func spaced(_ text: String) -> String? {
    let united = text.replacing(/(\d) (%|px|em|rem|deg)/) { "\($0.1)\($0.2)" }
    if united != text { return united }
    if text.wholeMatch(of: /[1-9]\d{0,2}(?: \d{3})+/) != nil {
      return text.replacing(" ", with: "")
    }
    guard text.contains(",") else { return nil }
    guard !text.contains("(") else { return withoutOuterCommas(text) }
    // A comma with blanks separates, one alone between two digits is a point.
    return decimal(text) ?? separatedByBlanks(text)
  }

  /// `8,12` as one number; `nil` for anything else.
  private static func decimal(_ text: String) -> String? {
    guard text.wholeMatch(of: /-?\d+,\d+/) != nil else { return nil }
    let isThousands = text.wholeMatch(of: /-?[1-9]\d{0,2},\d{3}/) != nil
    return text.replacing(",", with: isThousands ? "" : ".")
  }

  /// `8,12` and `1, solid, red`: blanks stand between values.
  private static func separatedByBlanks(_ text: String) -> String? {
    guard text.contains(","), !text.contains("(") else { return nil }
    return text.split { $0 == "," || $0 == " " }.joined(separator: " ")
  }

  /// `linear-gradient(red, blue`: the last bracket is missing.
  private static func closed(_ text: String) -> String? {
    let depth = text.count { $0 == "(" } - text.count { $0 == ")" }
    return depth > 0 ? text + String(repeating: ")", count: depth) : nil
  }

  /// `radial-gradient(circle, center, …)`, `linear-gradient(to-right, …)` and `conic-gradient(90deg, …)`: words before the
  /// colours of a gradient that lack one between them.
  private static func placed(_ text: String) -> String? {
    guard text.contains("gradient(") else { return nil }
    let center =
      /(radial|conic)-gradient\((?:(circle|ellipse),? *)?((?:top|bottom|left|right|center)(?: (?:top|bottom|left|right|center))?) *,/
    let mended = text.replacing(/\bto-(top|bottom|left|right)(?:-(left|right|top|bottom))?/) {
      "to \($0.1)\($0.2.map { " \($0)" } ?? "")"
    }
    .replacing(/conic-gradient\( *([\d.]+(?:deg|turn|rad|grad)) *,/) {
      "conic-gradient(from \($0.1),"
    }
    .replacing(center) { match in
      "\(match.1)-gradient(\(match.2.map { "\($0) " } ?? "")at \(match.3),"
    }
    return mended == text ? nil : mended
  }

  /// `0px, 4px, 8px, rgba(0, 0, 0, 0.25)` and `rotate(45deg), scale(2)`: blanks, but for what stands in brackets.
  private static func withoutOuterCommas(_ text: String) -> String {
    var depth = 0
    let plain = text.map { character -> Character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0 ? " " : character
    }
    return String(plain).split(separator: " ").joined(separator: " ")
  }

  /// `(4, 8)` and `EdgeInsets.all(8)`: what stands in the brackets.
  private static func unbracketed(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /([A-Za-z.]*)\(([^()]*)\)/) else { return nil }
    let values = match.2.split { $0 == "," || $0 == " " }
    // Functions count sides in orders of their own.
    return match.1.isEmpty || values.count == 1 ? values.joined(separator: " ") : nil
  }

  /// `linear-gradient(…) no-repeat center / cover`: what is behind the brackets places images.
  private static func withoutPlacing(_ text: String) -> String? {
    let pattern = /\)(?:\s+(?:no-repeat|repeat(?:-[xy])?|center|top|left|fixed|scroll|cover|\/))+$/
    let mended = text.replacing(pattern) { _ in ")" }
    return mended == text ? nil : mended
  }

  /// `linear-gradient(top, red, blue)`: the old notation names the side where the gradient begins.
  private static func towards(_ text: String) -> String? {
    guard
      let match = text.wholeMatch(
        of: /(?:-webkit-)?(?:linear-)?gradient\((?:(top|bottom|left|right), ?)?(.*)\)/)
    else { return nil }
    let direction =
      match.1.flatMap { GradientSyntax.oppositeSides[String($0)] }.map { "to \($0), " } ?? ""
    return "linear-gradient(\(direction)\(match.2))"
  }

  /// `50` of an opacity, and `2%` of what is part of the font size.
  private static func percentage(_ text: String, of attribute: String) -> String? {
    switch attribute {
    case "opacity": return Int(text).flatMap { (2...100).contains($0) ? "\($0)%" : nil }
    case "letter-spacing", "word-spacing":
      guard text.hasSuffix("%"), let percentage = Double(text.dropLast().trimmed) else {
        return nil
      }
      return "\((percentage * 10).rounded() / 1000)em"
    default: return nil
    }
  }

  private static func ratio(_ text: String) -> String? {
    text.wholeMatch(of: /([\d.]+) ?[:x] ?([\d.]+)/).map { "\($0.1) / \($0.2)" }
  }

  private static func weight(_ text: String) -> String? {
    text.wholeMatch(of: /[wW](\d{3})/).map { String($0.1) }
  }

  /// `blur 4` and `rotate 45deg`: functions without their brackets.
  private static func bracketed(_ words: [String]) -> String? {
    guard words.count > 1, let first = words.first, first.contains(where: \.isLetter),
      !first.contains("(")
    else { return nil }
    return "\(first)(\(words.dropFirst().joined(separator: " ")))"
  }

  /// `rgb(255 0 0 0.5)`: an alpha stands behind a slash.
  private static func slashed(_ text: String) -> String? {
    let pattern = /(rgba?|hsla?|oklch)\(([^ ,()]+) ([^ ,()]+) ([^ ,()]+) ([^ ,()\/]+)\)/
    let mended = text.replacing(pattern) { "\($0.1)(\($0.2) \($0.3) \($0.4) / \($0.5))" }
    return mended == text ? nil : mended
  }

  /// `linear-gradient(red 10% blue)`: commas stand between what a function takes.
  ///
  /// - Parameter begins: Whether a word with this first sign begins what stands behind a comma.
  private static func separated(_ text: String, begins: (Character) -> Bool) -> String? {
    guard let match = text.wholeMatch(of: /([a-z-]+)\(([^(),]+)\)/) else { return nil }
    let words = match.2.split(separator: " ")
    let content = words.dropFirst().reduce(into: String(words.first ?? "")) { content, word in
      content += word.first.map(begins) == true ? ", \(word)" : " \(word)"
    }
    return "\(match.1)(\(content))"
  }
}
