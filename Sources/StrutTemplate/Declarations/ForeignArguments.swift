/// The values of a case in one attribute, as an object of JavaScript: `{label: 'Save', primary: true}`.
enum ForeignArguments {
  /// The attributes.
  static let names: Set<String> = ["args", "props", "arguments", "parameters"]

  /// The settings to write; `nil` for another text.
  static func settings(_ text: String) -> String? {
    let pairs = text.withoutBraces.withoutBraces.split(separator: ",").map { pair in
      pair.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    }
    guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 && LanguageCheck.isVariable($0[0]) })
    else { return nil }
    return pairs.map { pair in
      let quoted = pair[1].count > 1 && pair[1].first == "'" && pair[1].last == "'"
      let value = quoted ? String(pair[1].dropFirst().dropLast()) : pair[1]
      return "<set name=\"\(pair[0])\" value=\"\(value)\"/>"
    }.joined()
  }
}
