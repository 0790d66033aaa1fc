import StrutCore
import StrutFormats

/// Writes the values of tokens as attributes take them.
struct TokenText<Tokens: TokenLookup> {
  let tokens: Tokens

  /// The text of a value of a type.
  func text(of part: TokenPart, as type: TokenType) throws(TemplateFault) -> String {
    if let alias = part.alias { return try referenced(alias, part, as: type) }
    switch type {
    case .color: return try TokenColor(part, tokens).text
    case .dimension: return try dimension(part)
    case .duration: return try duration(part)
    case .number: return try number(part, "a number").shortestDecimal
    case .fontFamily: return try fontFamily(part)
    case .fontWeight: return try fontWeight(part)
    case .cubicBezier: return try cubicBezier(part)
    case .strokeStyle: return try strokeStyle(part)
    case .border:
      try check(part, "a border", members: ["color", "width", "style"])
      return
        "\(try member("width", of: part, as: .dimension)) \(try member("style", of: part, as: .strokeStyle)) \(try member("color", of: part, as: .color))"
    case .shadow: return try shadows(part)
    case .gradient: return "linear-gradient(\(try stops(part)))"
    case .transition, .typography:
      throw TemplateFault(
        .wrongType, "a \(type) is no value that an attribute takes", at: part.range)
    }
  }

  // MARK: References

  /// The value of a whole token.
  func value(of name: String, at part: TokenPart) throws(TemplateFault) -> TemplateValue {
    let plain = TokenPart.plain(name)
    let isGroup = tokens.definition(ofToken: plain)?.isRoot == true && plain == name
    guard !isGroup else {
      throw TemplateFault(
        .unknownName, "'\(name)' is a group of tokens and no token", at: part.range,
        hints: ["its own token is '{\(name).$root}'"])
    }
    guard let value = try tokens.value(ofToken: plain, at: part.range) else {
      throw TokenPart.unknown(name, at: part.range, in: tokens)
    }
    return value
  }

  private func referenced(
    _ name: String, _ part: TokenPart, as type: TokenType
  ) throws(TemplateFault) -> String {
    let target = tokens.definition(ofToken: TokenPart.plain(name))
    // A transition has no value that could be asked for.
    let isTransition = target.map { (try? $0.type(in: tokens)) == .transition } ?? false
    let value = isTransition ? .null : try value(of: name, at: part)
    if let other = try target?.type(in: tokens), other != type {
      throw TemplateFault(
        .wrongType, "'\(name)' is \(other.article), and \(type.article) is wanted here",
        at: part.range)
    }
    guard let text = value.printed else {
      throw ExpressionFaults.unprintable(value, at: part.range)
    }
    return text
  }

  // MARK: Parts

  private func wrong(_ part: TokenPart, _ wanted: String) -> TemplateFault {
    let text = part.json.string
    let shown = text.map { ", \(TemplateValue.text($0).shown)" } ?? ""
    return TemplateFault(
      .data, "\(wanted) is wanted here, and this is \(part.json.kindName)\(shown)", at: part.range,
      hints: text.flatMap { Self.hint(forText: $0, wanted) }.map { [$0] } ?? [])
  }

  /// What to write for a text in place of a value of another type; `nil` where that is not known.
  private static func hint(forText text: String, _ wanted: String) -> String? {
    if isCalculation(text) {
      return
        "nothing is worked out in a file of tokens: write the value, or <token name=\"…\" value=\"{\(expression(text))}\"/>"
    }
    guard let number = ExpressionFaults.plainNumber(text) else { return nil }
    if wanted.hasPrefix("a dimension") {
      return "write {\"value\": \(number), \"unit\": \"px\"}"
    }
    return wanted.hasPrefix("a number") ? "write \(number), without quotes" : nil
  }

  /// Whether a text names a token in braces and works something out with it, as other programs have it.
  private static func isCalculation(_ text: String) -> Bool {
    text.contains(/\{[\w.\-]+\}\s*[*\/+\-]|[*\/+\-]\s*\{[\w.\-]+\}/)
  }

  /// A calculation of other programs as an expression.
  private static func expression(_ text: String) -> String {
    text.filter { !"{}".contains($0) }
  }

  private func check(
    _ part: TokenPart, _ subject: String, members required: [String], others: [String] = []
  ) throws(TemplateFault) {
    let known = required + others
    guard let members = part.json.members else {
      throw wrong(part, "\(subject), an object with \(required.joined(separator: ", "))")
    }
    for member in members where !known.contains(member.name) {
      let near = nearestName(to: member.name, among: known)
      throw TemplateFault(
        .data, "\(subject) has no \(member.name)",
        at: part.json.range == part.range ? member.nameRange : part.range,
        hints: [
          near.map { "did you mean '\($0)'?" } ?? "it has \(known.joined(separator: ", "))"
        ])
    }
    for name in required where !members.contains(where: { $0.name == name }) {
      throw TemplateFault(.data, "\(subject) needs \(name)", at: part.range)
    }
  }

  private func member(
    _ name: String, of part: TokenPart, as type: TokenType
  ) throws(TemplateFault) -> String {
    guard let value = try part.member(name, in: tokens) else {
      throw TemplateFault(.data, "\(name) is missing", at: part.range)
    }
    return try text(of: value, as: type)
  }

  private func number(_ part: TokenPart, _ wanted: String) throws(TemplateFault) -> Double {
    if let alias = part.alias {
      guard let number = Double(try referenced(alias, part, as: .number)) else {
        throw TemplateFault(.wrongType, "'\(alias)' is no number", at: part.range)
      }
      return number
    }
    guard let number = part.json.number else { throw wrong(part, wanted) }
    return number
  }

  // MARK: Simple values

  /// A length: px are points, the numbers without unit.
  private func dimension(_ part: TokenPart) throws(TemplateFault) -> String {
    if let text = part.json.string {
      // The drafts of the format wrote lengths so.
      for unit in ["px", "rem"] where text.hasSuffix(unit) {
        guard let number = TemplateNumber.value(spelling: text.dropLast(unit.count)) else { break }
        return number.shortestDecimal + (unit == "px" ? "" : unit)
      }
      throw wrong(part, "a dimension, an object with value and unit")
    }
    if let number = part.json.number {
      // The exporters of other formats write points so.
      var fault = wrong(part, "a dimension, an object with value and unit")
      fault.hints = ["write {\"value\": \(number.shortestDecimal), \"unit\": \"px\"}"]
      throw fault
    }
    let (value, unit) = try measure(part, "a dimension", units: ["px", "rem"])
    return value.shortestDecimal + (unit == "px" ? "" : unit)
  }

  private func duration(_ part: TokenPart) throws(TemplateFault) -> String {
    let (value, unit) = try measure(part, "a duration", units: ["ms", "s"])
    return value.shortestDecimal + unit
  }

  private func measure(
    _ part: TokenPart, _ subject: String, units: [String]
  ) throws(TemplateFault) -> (Double, String) {
    try check(part, subject, members: ["value", "unit"])
    guard let value = try part.member("value", in: tokens),
      let unit = try part.member("unit", in: tokens)
    else { throw wrong(part, subject) }
    guard let name = unit.json.string, units.contains(name) else {
      throw TemplateFault(
        .data, "the unit of \(subject) is \(units.joined(separator: " or "))", at: unit.range,
        hints: unit.json.string == "pt" ? ["a pt is a px here: write \"px\""] : [])
    }
    return (try number(value, "the number of \(subject)"), name)
  }

  private func fontFamily(_ part: TokenPart) throws(TemplateFault) -> String {
    if let name = part.json.string { return try Self.family(name, at: part) }
    guard let elements = try part.elements(in: tokens), !elements.isEmpty else {
      throw wrong(part, "a font's name or a list of names")
    }
    var names: [String] = []
    for element in elements { names.append(try text(of: element, as: .fontFamily)) }
    return names.joined(separator: ", ")
  }

  /// A family's name as `font-family` takes it: in quotes where it is not made of words, or is a word with a meaning of its own.
  private static func family(_ name: String, at part: TokenPart) throws(TemplateFault) -> String {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
      guard let first = word.unicodeScalars.first else { return false }
      return !("0"..."9").contains(first) && first != "-"
        && word.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
        }
    }
    if isPlain, !keywords.contains(name.lowercased()) { return name }
    // Between quotes everything is the name, and nothing stands for a quote of the same kind.
    guard let quote = ["'", "\""].first(where: { !name.contains($0) }) else {
      throw TemplateFault(
        .data, "the name of a font has one kind of quotes, and this has two", at: part.range)
    }
    return "\(quote)\(name)\(quote)"
  }

  /// The words that every property of CSS takes, and that are no family.
  private static var keywords: Set<String> {
    ["inherit", "initial", "unset", "revert", "revert-layer", "default"]
  }

  private static var weights: [String: Int] {
    [
      "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
      "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
      "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
      "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]
  }

  private func fontWeight(_ part: TokenPart) throws(TemplateFault) -> String {
    if let name = part.json.string {
      if let weight = Self.weights[name] { return "\(weight)" }
      let near = nearestName(to: name, among: Self.weights.keys)
      throw TemplateFault(
        .data, "there is no weight '\(name)'", at: part.range,
        hints: [near.map { "did you mean '\($0)'?" } ?? "a weight is a number from 1 to 1000"])
    }
    let weight = try number(part, "a weight")
    guard (1...1000).contains(weight) else {
      throw TemplateFault(
        .data, "a weight is a number from 1 to 1000, and this is \(weight.shortestDecimal)",
        at: part.range)
    }
    return weight.shortestDecimal
  }

  private func cubicBezier(_ part: TokenPart) throws(TemplateFault) -> String {
    guard let elements = try part.elements(in: tokens), elements.count == 4 else {
      throw wrong(part, "a list of four numbers")
    }
    var numbers: [String] = []
    for element in elements { numbers.append(try number(element, "a number").shortestDecimal) }
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  // MARK: Composite values

  /// Tells what is wrong with a transition.
  func checkTransition(_ part: TokenPart) throws(TemplateFault) {
    try check(part, "a transition", members: ["duration", "timingFunction"], others: ["delay"])
    _ = try member("duration", of: part, as: .duration)
    if let delay = try part.member("delay", in: tokens) { _ = try text(of: delay, as: .duration) }
    _ = try member("timingFunction", of: part, as: .cubicBezier)
  }

  /// A style of lines. What borders do not have is the nearest that they have, as the format asks for.
  private func strokeStyle(_ part: TokenPart) throws(TemplateFault) -> String {
    guard let name = part.json.string else {
      try check(part, "a stroke style", members: ["dashArray", "lineCap"])
      return "dashed"
    }
    switch name {
    case "solid", "dashed", "dotted", "double": return name
    case "groove", "ridge", "outset", "inset": return "solid"
    default:
      let known = [
        "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
      ]
      throw TemplateFault(
        .data, "there is no stroke style '\(name)'", at: part.range,
        hints: [
          nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
            ?? "the styles are \(known.joined(separator: ", "))"
        ])
    }
  }

  private func shadows(_ part: TokenPart) throws(TemplateFault) -> String {
    guard let elements = try part.elements(in: tokens) else { return try shadow(part) }
    guard !elements.isEmpty else { return "none" }
    var texts: [String] = []
    for element in elements {
      texts.append(
        element.alias == nil ? try shadow(element) : try text(of: element, as: .shadow))
    }
    return try joined(texts, at: part)
  }

  /// Parts that may be tokens, which may be made of others: a few can be long without end.
  private func joined(_ texts: [String], at part: TokenPart) throws(TemplateFault) -> String {
    let limits = ExpressionLimits()
    guard texts.reduce(0, { $0 + $1.utf8.count }) <= limits.text else {
      throw ExpressionFaults.tooLongText(limits, at: part.range)
    }
    return texts.joined(separator: ", ")
  }

  private func shadow(_ part: TokenPart) throws(TemplateFault) -> String {
    try check(
      part, "a shadow", members: ["color", "offsetX", "offsetY", "blur", "spread"],
      others: ["inset"])
    var words: [String] = []
    if let inset = try part.member("inset", in: tokens) {
      guard let isInset = inset.json.bool else { throw wrong(inset, "true or false") }
      if isInset { words.append("inset") }
    }
    for name in ["offsetX", "offsetY", "blur", "spread"] {
      words.append(try member(name, of: part, as: .dimension))
    }
    words.append(try member("color", of: part, as: .color))
    return words.joined(separator: " ")
  }

  /// The stops of a gradient. One alone is given twice, since a gradient has two at least.
  private func stops(_ part: TokenPart) throws(TemplateFault) -> String {
    guard let elements = try part.elements(in: tokens), !elements.isEmpty else {
      throw wrong(part, "a list of the stops of a gradient")
    }
    var stops: [String] = []
    for element in elements {
      stops.append(element.alias == nil ? try stop(element) : try referencedStops(element))
    }
    return try joined(
      stops.count == 1 && elements[0].alias == nil ? stops + stops : stops, at: part)
  }

  private func stop(_ part: TokenPart) throws(TemplateFault) -> String {
    try check(part, "a stop", members: ["color", "position"])
    guard let position = try part.member("position", in: tokens) else {
      throw wrong(part, "a stop")
    }
    let share = min(1, max(0, try number(position, "the position of a stop")))
    // A product such as 0.29 times 100 has digits that nobody wrote.
    let percent = (share * 1e12).rounded() / 1e10
    return "\(try member("color", of: part, as: .color)) \(percent.shortestDecimal)%"
  }

  /// The stops of another gradient; one that stands there twice, as it is the only one, is one.
  private func referencedStops(_ part: TokenPart) throws(TemplateFault) -> String {
    let text = try text(of: part, as: .gradient)
    let opening = "linear-gradient("
    guard text.hasPrefix(opening), text.hasSuffix(")") else {
      throw TemplateFault(
        .wrongType, "'\(part.alias ?? "")' is no gradient of a file", at: part.range)
    }
    let list = String(text.dropFirst(opening.count).dropLast())
    let half = list.prefix(max(0, list.utf8.count / 2 - 1))
    return list == "\(half), \(half)" ? String(half) : list
  }

  // MARK: Typography

  /// The attributes of a text's style.
  func style(of part: TokenPart) throws(TemplateFault) -> [(attribute: String, value: String)] {
    if let alias = part.alias {
      guard let target = tokens.definition(ofToken: TokenPart.plain(alias)) else {
        throw TokenPart.unknown(alias, at: part.range, in: tokens)
      }
      return try target.style(in: tokens)
    }
    let parts: [(name: String, attribute: String, type: TokenType)] = [
      ("fontFamily", "font-family", .fontFamily), ("fontSize", "font-size", .dimension),
      ("fontWeight", "font-weight", .fontWeight), ("letterSpacing", "letter-spacing", .dimension),
      ("lineHeight", "line-height", .number),
    ]
    // The format's own examples leave some out, so that none is asked for.
    try check(part, "a typography", members: [], others: parts.map(\.name))
    var attributes: [(attribute: String, value: String)] = []
    for (name, attribute, type) in parts {
      guard let value = try part.member(name, in: tokens) else { continue }
      attributes.append((attribute, try text(of: value, as: type)))
    }
    return attributes
  }
}
