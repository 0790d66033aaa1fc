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
    let settings = pairs.map { pair in
      let quotes = [pair[1].first, pair[1].last]
      let isQuoted = pair[1].count > 1 && (quotes == ["'", "'"] || quotes == ["\"", "\""])
      return (name: pair[0], value: isQuoted ? String(pair[1].dropFirst().dropLast()) : pair[1])
    }
    guard !settings.contains(where: { $0.value.contains("\"") }) else { return nil }
    return settings.map { "<set name=\"\($0.name)\" value=\"\($0.value)\"/>" }.joined()
  }
}
