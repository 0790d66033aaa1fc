import StrutCore
import StrutSyntax

/// The description of the markup, made from the tables that the parser uses.
package enum MarkupReference {
  /// The reference as one page of Markdown: elements, attributes, limits and diagnostic codes.
  package static func page() -> String {
    let parts =
      [introduction, elements, MarkupReferenceText.combining]
      + AttributeDefinition.Section.allCases.map(section)
      + [MarkupReferenceText.notation, MarkupReferenceText.encodings, limits, codes]
    return parts.joined(separator: "\n\n") + "\n"
  }

  // MARK: Parts

  private static var introduction: String {
    let index = AttributeDefinition.Section.allCases.map { section in
      let names = rows(in: section).map { "[`\($0.name)`](#\(anchor(of: $0)))" }
      return
        "| [\(section.rawValue)](#\(anchor(section.rawValue))) | \(names.joined(separator: " ")) |"
    }
    return MarkupReferenceText.introduction + "\n\n| attributes | |\n| --- | --- |\n"
      + index.joined(separator: "\n")
  }

  private static var elements: String {
    let rows = ElementDefinition.all.map { definition in
      let children =
        (definition.takesText ? ["text"] : []) + definition.children.names.map { "`<\($0)>`" }
      let content = children.isEmpty ? "nothing" : children.listed()
      return """
        ### `<\(definition.kind.rawValue)>`

        \(definition.summary) Holds \(content).

        ```xml
        \(definition.example)
        ```
        """
    }
    return (["## Elements"] + rows).joined(separator: "\n\n")
  }

  private static func section(_ section: AttributeDefinition.Section) -> String {
    let introduction = MarkupReferenceText.sections[section].map { [$0] } ?? []
    return (["## \(section.rawValue)"] + introduction + rows(in: section).map(entry))
      .joined(separator: "\n\n")
  }

  private static func entry(_ row: AttributeDefinition) -> String {
    var lines = ["### `\(row.name)`\(disambiguation(of: row))", "", row.summary]
    lines += ["", "- Values: `\(row.values)`", "- Initial value: \(initial(of: row))"]
    if row.isInherited { lines.append("- Inherited by everything inside") }
    lines.append("- On: \(row.elements.names.map { "`<\($0)>`" }.listed())")
    lines.append("- Example: `\(row.name)=\"\(row.example)\"`")
    return lines.joined(separator: "\n")
  }

  private static func initial(of row: AttributeDefinition) -> String {
    let isWords = AttributeDefinition.wordsForNoValue.contains(row.initial)
    let first = isWords ? row.initial : "`\(row.initial)`"
    return row.webInitial.map { "\(first), with `defaults=\"web\"` `\($0)`" } ?? first
  }

  private static var limits: String {
    let settable = Limit.allCases.map { limit in
      "| \(limit.subject) | \(limit.text(limit.usual)) | \(limit.text(limit.usualOfRenderer)) | "
        + "`\(limit.flag)` | `\(limit.key)` | `.\(limit)` | \(limit.text(limit.largest)) |"
    }
    let fixed = [
      ("attributes of an element", "\(MarkupLimits.attributes)"),
      ("bytes of a value", "\(MarkupLimits.valueBytes >> 20) MiB"),
      ("XML namespace declarations", "\(MarkupLimits.namespaces)"),
      ("errors that are reported", "\(MarkupLimits.diagnostics)"),
    ].map { "| \($0) | \($1) |" }
    return """
      ## Limits

      \(MarkupReferenceText.limits)

      | at most | where nothing is said | in a `Renderer` | flag | `limits` of `strut.json` | Swift | up to |
      | --- | --- | --- | --- | --- | --- | --- |
      \(settable.joined(separator: "\n"))

      \(MarkupReferenceText.fixedLimits)

      | at most | |
      | --- | --- |
      \(fixed.joined(separator: "\n"))
      """
  }

  private static var codes: String {
    let rows = DiagnosticCodes.all.map { "| `\($0.rawValue)` | \($1) |" }
    return "## Errors\n\n\(MarkupReferenceText.errors)\n\n| code | |\n| --- | --- |\n"
      + rows.joined(separator: "\n")
  }

  // MARK: Names

  private static func rows(in section: AttributeDefinition.Section) -> [AttributeDefinition] {
    AttributeTable.all.filter { $0.section == section }
  }

  /// What tells attributes of one name apart.
  private static func disambiguation(of row: AttributeDefinition) -> String {
    let isUnique = AttributeTable.all.filter { $0.name == row.name }.count == 1
    return isUnique
      ? "" : " of " + list(row.elements.names.filter { $0 != "style" }.map { "`<\($0)>`" })
  }

  private static func anchor(of row: AttributeDefinition) -> String {
    anchor(row.name + disambiguation(of: row))
  }

  /// The anchor that a heading gets: small letters, spaces as hyphens, no other signs.
  private static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" ? character : nil
      })
  }
}
