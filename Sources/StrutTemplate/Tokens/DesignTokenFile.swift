import StrutCore
import StrutFormats

/// The tokens of a file in the [Design Tokens format, 2025.10](https://www.designtokens.org/tr/2025.10/format/).
package struct DesignTokenFile: Sendable {
  /// The text that places point into.
  package let source: DataSource
  /// The tokens in the order of the file; those of a group that extends another one stand where the group does.
  package let tokens: [TokenDefinition]
  /// The tokens that are written in another format, which is told: they are there for those who use them.
  let foreignTokens: [ForeignToken]
  /// What is wrong with the file beside its values.
  package let faults: [TemplateFault]

  /// A token with `value` in place of `$value`.
  struct ForeignToken {
    /// Its name.
    let name: String
    /// Where its `value` stands.
    let range: SourceRange
  }

  /// The most groups and tokens: groups that extend groups make many of few.
  static let mostTokens = 100_000

  /// Reads a file; throws where it is not JSON.
  package init(
    _ source: DataSource, limits: DataLimits = DataLimits()
  ) throws(TemplateFault) {
    self.source = source
    let json: JSONValue
    do throws(JSONFault) {
      let bytes = source.text.bytes
      json = try JSONParser.parse(bytes, in: 0..<bytes.count, deepest: limits.depth)
    } catch {
      throw TemplateFault(
        error.isLimit ? .limit : .data, error.message, at: error.range,
        hints: error.isLimit ? ["--max-depth sets the limit"] : error.hint.map { [$0] } ?? [])
    }
    guard let members = json.members else {
      throw TemplateFault(
        .data, "a file of tokens is an object of groups and tokens, and this is \(json.kindName)",
        at: json.range)
    }
    if let order = members.first(where: { $0.name == "resolutionOrder" }),
      order.value["$value"] == nil
    {
      throw TemplateFault(
        .data,
        "this is a resolver, which says what files of tokens there are, and holds none itself",
        at: order.nameRange, hints: ["name the files of its sets: one <tokens src> for each"])
    }
    var reader = TokenGroupReader(source, members)
    reader.readAll()
    tokens = reader.tokens
    foreignTokens = reader.foreignTokens
    faults = reader.faults
  }
}
