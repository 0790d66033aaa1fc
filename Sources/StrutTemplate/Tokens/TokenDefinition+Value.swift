import StrutCore
import StrutFormats

extension TokenDefinition {
  /// The value among the tokens that are there: a number where it spells one, else the text that an attribute takes; for a
  /// `typography` the name of its style.
  ///
  /// Faults lie in the file of the token.
  package func value(in tokens: some TokenLookup) throws(TemplateFault) -> TemplateValue {
    do throws(TemplateFault) {
      let part = try TokenPart(of: self, in: tokens)
      if let alias = part.alias { return try referenced(alias, part, in: tokens) }
      let type = try knownType(in: tokens)
      if type == .typography {
        _ = try style(in: tokens)
        return .text(styleName)
      }
      let text = try TokenText(tokens: tokens).text(of: part, as: type)
      return TemplateNumber.value(spelling: text).map { .number($0) } ?? .text(text)
    } catch {
      throw located(error)
    }
  }

  /// The attributes of the style that a `typography` becomes, in the order of the format.
  package func style(
    in tokens: some TokenLookup
  ) throws(TemplateFault) -> [(attribute: String, value: String)] {
    do throws(TemplateFault) {
      return try TokenText(tokens: tokens).style(of: TokenPart(of: self, in: tokens))
    } catch {
      throw located(error)
    }
  }

  /// The value of the token that this one is an alias of, which must be of the type that this one says it has.
  private func referenced(
    _ name: String, _ part: TokenPart, in tokens: some TokenLookup
  ) throws(TemplateFault) -> TemplateValue {
    let value = try TokenText(tokens: tokens).value(of: name, at: part)
    try checkType(of: name, in: tokens)
    return value
  }

  /// Tells that a token says it is of another type than the one that it is an alias of.
  private func checkType(of name: String, in tokens: some TokenLookup) throws(TemplateFault) {
    guard saysType, case .value = content, let own = ownType,
      let other = try tokens.definition(ofToken: TokenPart.plain(name))?.type(in: tokens),
      other != own
    else { return }
    throw TemplateFault(
      .wrongType, "the token is \(own.article), and '\(name)' is \(other.article)", at: valueRange)
  }

  /// Whether a mistake of a token that nobody uses is one for certain: other programs have types of their own.
  var isCertain: Bool {
    guard let writtenType, ownType == nil else { return true }
    return nearestName(to: writtenType.name, among: TokenType.allCases.map(\.rawValue)) != nil
  }

  /// Tells what is wrong with a `transition`, which has no value here and is right nevertheless: other programs have a use for it.
  ///
  /// - Returns: Whether the token is one.
  func checkTransition(in tokens: some TokenLookup) throws(TemplateFault) -> Bool {
    guard (try? type(in: tokens)) == .transition else { return false }
    do throws(TemplateFault) {
      let part = try TokenPart(of: self, in: tokens)
      if let alias = part.alias {
        try checkType(of: alias, in: tokens)
      } else {
        try TokenText(tokens: tokens).checkTransition(part)
      }
      return true
    } catch {
      throw located(error)
    }
  }

  private func located(_ fault: TemplateFault) -> TemplateFault {
    guard fault.source == nil, !fault.message.isEmpty else { return fault }
    var fault = fault
    fault.source = source
    return fault
  }

  // MARK: Types

  /// The type that the token says itself or takes from its groups.
  private var ownType: TokenType? { writtenType.flatMap { TokenType(rawValue: $0.name) } }

  /// The type: of an alias that of the token behind it; `nil` where that stands in a document.
  func type(in tokens: some TokenLookup) throws(TemplateFault) -> TokenType? {
    var definition = self
    // A circle of aliases has no value and no type; it is told where the value is asked for.
    for _ in 0..<100 {
      guard let alias = try TokenPart(of: definition, in: tokens).alias else {
        return try definition.knownType(in: tokens)
      }
      guard let next = tokens.definition(ofToken: TokenPart.plain(alias)) else {
        return definition.ownType
      }
      definition = next
    }
    return nil
  }

  /// The type that the value is written as; `nil` where several have such values.
  private var likelyType: TokenType? {
    guard case .value(let json) = content else { return nil }
    if json.number != nil { return .number }
    if json["value"]?.number != nil, let unit = json["unit"]?.string {
      return ["px", "rem"].contains(unit)
        ? .dimension : ["ms", "s"].contains(unit) ? .duration : nil
    }
    if json["colorSpace"] != nil { return .color }
    if json.string?.wholeMatch(of: /#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})/) != nil {
      return .color
    }
    return json["fontFamily"] != nil ? .typography : nil
  }

  private func knownType(in tokens: some TokenLookup) throws(TemplateFault) -> TokenType {
    let known = TokenType.allCases.map(\.rawValue)
    guard let writtenType else {
      throw TemplateFault(
        .data, "the token has no $type, and none of its groups has one", at: nameRange,
        hints: [
          likelyType.map { "write \"$type\": \"\($0.rawValue)\" in it or in its group" }
            ?? "the types are \(known.joined(separator: ", "))"
        ])
    }
    guard let type = ownType else {
      let near = nearestName(to: writtenType.name, among: known)
      throw TemplateFault(
        .data, "there is no type '\(writtenType.name)'", at: writtenType.range,
        hints: [
          (near ?? TokenType.named(elsewhere: writtenType.name)?.rawValue).map {
            "did you mean '\($0)'?"
          } ?? "the types are \(known.joined(separator: ", "))"
        ])
    }
    return type
  }
}

extension TokenType {
  /// The type that a word of Tokens Studio or Style Dictionary means; `nil` where nobody knows.
  fileprivate static func named(elsewhere word: String) -> TokenType? {
    switch word.lowercased() {
    case "spacing", "sizing", "size", "space", "borderradius", "borderwidth", "fontsizes",
      "fontsize", "letterspacing", "paragraphspacing", "radius", "radii":
      .dimension
    case "fontfamilies", "fontfamilys", "font", "fonts": .fontFamily
    case "fontweights": .fontWeight
    case "opacity", "lineheights", "lineheight", "zindex": .number
    case "boxshadow", "shadows", "elevation": .shadow
    case "colors", "colour", "paint", "fill": .color
    case "text", "textstyle": .typography
    default: nil
    }
  }

  /// The type with its article.
  var article: String { "a \(rawValue)" }
}
