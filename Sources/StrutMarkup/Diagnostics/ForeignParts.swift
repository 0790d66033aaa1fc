import StrutCore

/// A value whose words belong to several attributes, as `bold italic` of the weight of a font.
enum ForeignParts {
  /// What to write in place of the value; `nil` where a word belongs to none of the attributes that are near.
  static func hint(
    for value: String, of definition: AttributeDefinition, on kind: ElementKind,
    in surroundings: ElementSurroundings
  ) -> String? {
    guard let attributes = attributes(for: value, of: definition, on: kind) else { return nil }
    if attributes.count == 1, attributes[0].name == definition.name {
      return "write \(attributes[0].value)"
    }
    // What the element says already would stand there twice.
    guard
      attributes.allSatisfy({
        $0.name == definition.name || surroundings.value(of: $0.name) == nil
      })
    else { return nil }
    return "write \(attributes.text)"
  }

  /// The attributes to write in place of the value.
  static func attributes(
    for value: String, of definition: AttributeDefinition, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    guard value.utf8.count <= 80, !value.contains("{") else { return nil }
    let name = definition.name
    let found =
      name == "transform"
      ? turned(value) : sides(in: value, of: name) ?? divided(value, of: definition, on: kind)
    guard let found, !found.isEmpty, found.allSatisfy({ isRight($0, on: kind) }) else { return nil }
    return found
  }

  /// Some values that an attribute takes one of, where several of them are written; `nil` for anything else.
  static func oneHint(for value: String, of definition: AttributeDefinition) -> String? {
    var seen: Set<String> = []
    let words = words(of: value)
    let others = words.filter { seen.insert($0).inserted }
    // What takes several values says so in its grammar.
    guard (2...3).contains(words.count), !definition.values.contains(/\[|\|\|/),
      definition.fault(of: "a(b)") != nil,
      words.allSatisfy({ definition.fault(of: $0) == nil })
    else { return nil }
    // A weight is 100 or more, and the size of a font seldom is.
    if definition.name == "font-weight", words.count == 2, let size = Double(words[1]), size < 100,
      (Double(words[0]) ?? 100) >= 100
    {
      return "write font-weight=\"\(words[0])\" font-size=\"\(words[1])\""
    }
    return "write \(others.listed("or")): \(definition.name) takes one value"
  }

  private static func isRight(_ attribute: WrittenAttribute, on kind: ElementKind) -> Bool {
    AttributeTable.row(of: attribute.name, on: kind).map {
      AttributeTable.all[$0].fault(of: attribute.value) == nil
    } ?? false
  }

  /// The parts of a value between blanks, commas and slashes that stand in no brackets.
  private static func words(of value: String) -> [String] {
    value.parts { $0.isWhitespace || ",/".contains($0) }
  }

  // MARK: Words

  /// Attributes whose values people write together, and words among these that stand for more than one.
  private struct Family {
    /// The attributes that such a value is written in.
    let owners: Set<String>
    /// Where its other words belong.
    let others: [String]
    var words: [String: String] = [:]
  }

  private static let looks = [
    "font-weight", "font-style", "font-variant-caps", "font-size", "line-height", "text-decoration",
    "text-transform", "font-stretch",
  ]

  private static let extents: Set<String> = [
    "width", "height", "min-width", "min-height", "max-width", "max-height",
  ]
  private static let sizes: Set<String> = ["font-size", "line-height"]

  private static let families = [
    Family(owners: Set(looks).union(["text-align", "font-variant"]), others: looks),
    Family(
      owners: ["display", "flex-direction", "flex-wrap"],
      others: ["flex-direction", "flex-wrap", "gap", "justify-content"],
      words: ["center": #"justify-content="center" align-items="center""#]),
    Family(
      owners: ["justify-content", "align-items"], others: ["justify-content", "align-items"]),
    Family(owners: ["object-fit", "object-position"], others: ["object-fit", "object-position"]),
    Family(
      owners: ["white-space", "overflow"], others: ["overflow", "white-space"],
      words: ["ellipsis": #"overflow="hidden" text-overflow="ellipsis""#]),
    Family(owners: ["border"], others: ["border-width", "border-style", "border-color"]),
    Family(owners: ["width", "height"], others: ["width", "height"]),
    Family(owners: ["min-width", "min-height"], others: ["min-width", "min-height"]),
    Family(owners: ["max-width", "max-height"], others: ["max-width", "max-height"]),
    Family(
      owners: ["position"], others: ["position"],
      words: [
        "top": #"top="0""#, "right": #"right="0""#, "bottom": #"bottom="0""#, "left": #"left="0""#,
        "start": #"start="0""#, "end": #"end="0""#, "fill": #"inset="0""#,
        "center": #"inset="0" margin="auto""#,
      ]),
  ]

  /// The words of a value, each in the attribute that takes it.
  private static func divided(
    _ value: String, of definition: AttributeDefinition, on kind: ElementKind
  ) -> [WrittenAttribute]? {
    guard let family = families.first(where: { $0.owners.contains(definition.name) }) else {
      return nil
    }
    if definition.name == "position", let placed = placed(value) { return placed }
    // A quotient of numbers is no width with a height.
    if value.contains("/"), family.others.allSatisfy(Self.extents.contains) { return nil }
    guard let words = separateWords(of: value, in: definition.name) else { return nil }
    // A length beside a line or the case of letters is hardly their size.
    let isLine = definition.name.hasPrefix("text-")
    let others = isLine ? family.others.filter { !sizes.contains($0) } : family.others
    // No part of a border is the border itself.
    let own = definition.name == "border" ? [] : [definition.name]
    let names = own + others.filter { $0 != definition.name }
    let definitions = names.compactMap { name in
      AttributeTable.row(of: name, on: kind).map { AttributeTable.all[$0] }
    }
    return assigned(words[...], to: definitions, family.words).flatMap {
      meant([WrittenAttribute]().replacing($0), by: definition.name)
    }
  }

  /// The words of a value that may belong to several attributes; `nil` where it is one word, or one number.
  private static func separateWords(of value: String, in name: String) -> [String]? {
    // One number in groups of three digits, or with a comma for its point.
    guard value.trimmed.wholeMatch(of: /[1-9]\d? \d{3}|-?\d+,\d+/) == nil else { return nil }
    var words = words(of: value)
    if words.count == 1, name == "width" || name == "height" {
      words = value.split { "x×*".contains($0) }.map { $0.trimmed }
    }
    if words.count == 1 {
      words = ForeignAttribute.hyphenated(value).split(separator: "-").map(String.init)
    }
    guard (2...8).contains(words.count) else { return nil }
    // A number is an angle, a weight or a size: which one is known only where it stands.
    let takesNumbers = !looks.contains(name) || sizes.contains(name)
    let isKnown = takesNumbers || words.allSatisfy { Double($0).map { $0 >= 100 } ?? true }
    return isKnown ? words : nil
  }

  /// The attributes that the words were given to, where that is what their author meant.
  private static func meant(_ found: [WrittenAttribute], by name: String) -> [WrittenAttribute]? {
    switch name {
    case "border": return bordered(found)
    case "position": return found.contains { $0.name == "position" } ? found : nil
    case "display": return found.filter { $0 != WrittenAttribute("display", "flex") }
    case _ where looks.contains(name) && name != "font-size":
      // A second weight is no size.
      let size = found.first { $0.name == "font-size" }
      return size.flatMap { Double($0.value) }.map { $0 >= 100 } == true ? nil : found
    default: return found
    }
  }

  /// The parts of a border in one attribute where each is one for all sides; `nil` where its colours are not.
  private static func bordered(_ parts: [WrittenAttribute]) -> [WrittenAttribute]? {
    let isOne = parts.allSatisfy { !$0.value.contains(" ") }
    guard !isOne else {
      return [WrittenAttribute("border", parts.map(\.value).joined(separator: " "))]
    }
    return parts.contains { $0.name == "border-width" && $0.value.contains(" ") } ? parts : nil
  }

  /// Gives the longest runs of words to the first attributes that take them; `nil` where a word is left.
  private static func assigned(
    _ words: ArraySlice<String>, to free: [AttributeDefinition], _ known: [String: String]
  ) -> [WrittenAttribute]? {
    guard !words.isEmpty else { return [] }
    // What is taken once is not tried elsewhere: values can be long, and nearly all attributes take some words.
    for count in stride(from: words.count, through: 1, by: -1) {
      let run = words.prefix(count).joined(separator: " ")
      let rest = words.dropFirst(count)
      if let text = known[run.lowercased()] {
        let written = WrittenAttribute.all(in: text)
        return assigned(rest, to: free, known).map { tail in
          written + tail.filter { other in !written.contains { $0.name == other.name } }
        }
      }
      for definition in free {
        guard let value = taken(run, by: definition) else { continue }
        let others = free.filter { $0.name != definition.name }
        return assigned(rest, to: others, known).map {
          [WrittenAttribute(definition.name, value)] + $0
        }
      }
    }
    return nil
  }

  /// The value to write for some words, as an attribute takes it.
  private static func taken(_ run: String, by definition: AttributeDefinition) -> String? {
    if let number = Double(run) {
      switch definition.name {
      // A number alone is a factor there.
      case "line-height" where number > 4: return run + "px"
      case "font-weight" where number < 100, "font-size" where number < 5: return nil
      default: break
      }
    }
    // A place is a way to fit elsewhere.
    if definition.name == "object-fit", definition.fault(of: run) != nil { return nil }
    // The thickness of a line is no size of letters.
    if definition.name == "text-decoration", run.first?.isLetter != true { return nil }
    if definition.fault(of: run) == nil { return run }
    guard let other = ForeignValue.replacement(for: run, of: definition),
      definition.fault(of: other) == nil
    else { return nil }
    return other
  }

  // MARK: Places

  /// `absolute 0 0`: how a box is placed, and where.
  private static func placed(_ value: String) -> [WrittenAttribute]? {
    guard
      let match = value.wholeMatch(
        of: /(absolute|fixed)\s+(-?[\d.]+(?:%|px)?)[\s,]+(-?[\d.]+(?:%|px)?)/)
    else {
      return nil
    }
    return [
      WrittenAttribute("position", "absolute"), WrittenAttribute("left", String(match.2)),
      WrittenAttribute("top", String(match.3)),
    ]
  }

  /// `rotate(45 10 10)`: an angle with the point that stays where it is.
  private static func turned(_ value: String) -> [WrittenAttribute]? {
    guard
      let match = value.wholeMatch(
        of:
          /rotate\(\s*(-?[\d.]+)(deg|rad|grad|turn)?[\s,]+(-?[\d.]+(?:%|px)?)[\s,]+(-?[\d.]+(?:%|px)?)\s*\)/
      )
    else { return nil }
    return [
      WrittenAttribute("transform", "rotate(\(match.1)\(match.2 ?? "deg"))"),
      WrittenAttribute("transform-origin", "\(match.3) \(match.4)"),
    ]
  }

  // MARK: Sides

  /// `top 8`, `topLeft(8)` and `8 row`: lengths with the sides or axes that they belong to, which have attributes of their own.
  private static func sides(in value: String, of name: String) -> [WrittenAttribute]? {
    guard ["inset", "border-radius", "gap"].contains(name) else { return nil }
    var words = ForeignAttribute.hyphenated(value).split {
      $0.isWhitespace || ",:()".contains($0)
    }.map(String.init)
    if words.count == 2, words[0].first?.isNumber == true { words.reverse() }
    var result: [WrittenAttribute] = []
    var sides: [String] = []
    for word in words {
      if word.first?.isLetter == true {
        sides += word.split(separator: "-").map(String.init)
      } else {
        let names = attributes(at: sides, of: name)
        guard !names.isEmpty else { return nil }
        result += names.map { WrittenAttribute($0, word) }
        sides = []
      }
    }
    return sides.isEmpty ? result : nil
  }

  private static func attributes(at sides: [String], of name: String) -> [String] {
    switch name {
    case "gap":
      guard sides.count == 1, let axis = sides.first else { return [] }
      if ["row", "rows", "vertical", "y"].contains(axis) { return ["row-gap"] }
      return ["column", "columns", "horizontal", "x"].contains(axis) ? ["column-gap"] : []
    case "border-radius":
      let corners = sides.map { Set(ForeignSides.corners(at: $0)) }
      guard let first = corners.first else { return [] }
      let all = corners.dropFirst().reduce(first) { $0.intersection($1) }
      return ForeignSides.corners(at: sides[0]).filter(all.contains)
    default: return sides
    }
  }
}
