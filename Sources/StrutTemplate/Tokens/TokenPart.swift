import StrutCore
import StrutFormats

/// A value in a file of tokens, or a part of one, after references to parts of other tokens have been followed.
struct TokenPart {
  /// What is written.
  let json: JSONValue
  /// The file, for faults.
  let source: DataSource
  /// The name of the token of which this is all of the value, where the reference is one to a whole token.
  let alias: String?
  /// Where the token that is being worked out says so, in its own file.
  let range: SourceRange

  /// How many references are followed in a row.
  private static let longestChain = 100

  private init(_ json: JSONValue, _ source: DataSource, alias: String?, at range: SourceRange) {
    self.json = json
    self.source = source
    self.alias = alias
    self.range = range
  }

  /// The value of a token.
  init(of token: TokenDefinition, in tokens: some TokenLookup) throws(TemplateFault) {
    switch token.content {
    case .value(let json):
      self = try TokenPart(json, of: token.source, at: json.range, in: tokens)
    case .pointer(let text, let range):
      self = try Self.following(
        text, from: token.source, at: range, in: tokens, left: Self.longestChain)
    }
  }

  /// A value as it is written in a file: a text in braces and `$ref` lead to others.
  init(
    _ json: JSONValue, of source: DataSource, at range: SourceRange, in tokens: some TokenLookup
  ) throws(TemplateFault) {
    self = try Self.read(json, of: source, at: range, in: tokens, left: Self.longestChain)
  }

  /// A member of an object; `nil` where it is missing.
  func member(_ name: String, in tokens: some TokenLookup) throws(TemplateFault) -> TokenPart? {
    guard let value = json[name] else { return nil }
    return try part(value, in: tokens)
  }

  /// The elements of a list; `nil` for other values.
  func elements(in tokens: some TokenLookup) throws(TemplateFault) -> [TokenPart]? {
    guard let elements = json.array else { return nil }
    var parts: [TokenPart] = []
    for element in elements { parts.append(try part(element, in: tokens)) }
    return parts
  }

  private func part(
    _ value: JSONValue, in tokens: some TokenLookup
  ) throws(TemplateFault) -> TokenPart {
    // A part of another file's token is told where this one names it.
    try TokenPart(value, of: source, at: json.range == range ? value.range : range, in: tokens)
  }

  /// The name of a token without `$root`, which goes by the name of its group.
  static func plain(_ name: String) -> String {
    name.hasSuffix(".$root") ? String(name.dropLast(".$root".count)) : name
  }

  // MARK: References

  private static func read(
    _ json: JSONValue, of source: DataSource, at range: SourceRange, in tokens: some TokenLookup,
    left: Int
  ) throws(TemplateFault) -> TokenPart {
    if let text = json.string, let name = TokenPointer.alias(text) {
      return TokenPart(json, source, alias: name, at: range)
    }
    if let pointer = json["$ref"]?.string {
      return try following(pointer, from: source, at: range, in: tokens, left: left)
    }
    // A value in a composite may be written as a token of its own.
    if let inner = json["$value"] {
      return try read(inner, of: source, at: range, in: tokens, left: left)
    }
    return TokenPart(json, source, alias: nil, at: range)
  }

  private static func following(
    _ text: String, from source: DataSource, at range: SourceRange, in tokens: some TokenLookup,
    left: Int
  ) throws(TemplateFault) -> TokenPart {
    guard left > 0 else {
      throw TemplateFault(
        .circle, "'\(text)' leads to itself, or through more than \(longestChain) others",
        at: range)
    }
    guard let path = TokenPointer(text)?.segments else {
      throw TemplateFault(
        .data, "'\(text)' is no JSON pointer into the file", at: range,
        hints: ["a pointer begins with #/, as in #/color/blue/$value"])
    }
    let count = path.firstIndex(of: "$value") ?? path.count
    let name = path[..<count].joined(separator: ".")
    let rest = path.dropFirst(count + 1)
    if rest.isEmpty { return TokenPart(.text("{\(name)}"), source, alias: name, at: range) }
    guard let token = tokens.definition(ofToken: plain(name)) else {
      throw unknown(name, at: range, in: tokens)
    }
    return try walk(rest, from: token, of: name, at: range, in: tokens, left: left - 1)
  }

  /// The part of a token that a pointer names, through whatever the token refers to.
  private static func walk(
    _ path: ArraySlice<String>, from token: TokenDefinition, of name: String,
    at range: SourceRange, in tokens: some TokenLookup, left: Int
  ) throws(TemplateFault) -> TokenPart {
    var part: TokenPart
    switch token.content {
    case .value(let json):
      part = try read(json, of: token.source, at: range, in: tokens, left: left)
    case .pointer(let text, _):
      part = try following(text, from: token.source, at: range, in: tokens, left: left)
    }
    var path = path
    while let segment = path.first {
      if let alias = part.alias {
        guard left > 0, let next = tokens.definition(ofToken: plain(alias)) else {
          throw unknown(alias, at: range, in: tokens)
        }
        return try walk(path, from: next, of: alias, at: range, in: tokens, left: left - 1)
      }
      guard let value = child(segment, of: part.json) else {
        throw TemplateFault(
          .data, "the value of '\(name)' has no part '\(segment)'", at: range,
          hints: part.json.members.map { members in
            ["its parts are \(members.map(\.name).joined(separator: ", "))"]
          } ?? [])
      }
      part = try read(value, of: part.source, at: range, in: tokens, left: left - 1)
      path = path.dropFirst()
    }
    return part
  }

  private static func child(_ segment: String, of json: JSONValue) -> JSONValue? {
    guard let elements = json.array else { return json[segment] }
    guard let index = Int(segment), "\(index)" == segment, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  /// There is no such token.
  static func unknown(
    _ name: String, at range: SourceRange, in tokens: some TokenLookup
  ) -> TemplateFault {
    let plain = plain(name)
    if tokens.isGroup(plain) {
      return TemplateFault(.unknownName, "'\(name)' is a group of tokens and no token", at: range)
    }
    // Other tools name the value of a token, too.
    let whole = [".value", ".$value"].first { plain.hasSuffix($0) }
      .map { String(plain.dropLast($0.count)) }
      .flatMap { tokens.tokenNames.contains($0) ? $0 : nil }
    func isAt(_ name: String) -> Bool {
      guard let own = tokens.definition(ofToken: name)?.valueRange else { return false }
      return own.lowerBound <= range.lowerBound && range.upperBound <= own.upperBound
    }
    // The token that names it is not meant.
    let near = tokens.nearest(to: plain).flatMap { near in
      isAt(near) ? nearestName(to: plain, among: tokens.tokenNames.filter { $0 != near }) : near
    }
    let hint =
      whole.map { "write {\($0)}: the token itself" } ?? near.map { "did you mean '\($0)'?" }
    return TemplateFault(
      .unknownName, "there is no token '\(name)'", at: range, hints: hint.map { [$0] } ?? [])
  }
}
