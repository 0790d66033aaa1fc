import StrutCore

/// Wrong styles and classes.
extension Diagnostic {
  static func duplicateStyle(_ name: String, at range: SourceRange, firstLine: Int) -> Self {
    Diagnostic(
      .error, "duplicate-style", "a style '\(name)' is there already, in line \(firstLine)",
      at: range)
  }

  /// - Parameter names: The names in a `class` that no style has.
  /// - Returns: `nil` where they are not mostly Tailwind's.
  static func classesOfTailwind(
    _ names: [String], on kind: ElementKind, at range: SourceRange
  ) -> Self? {
    let joined = names.joined(separator: " ")
    guard let attributes = TailwindClass.attributes(ofClasses: joined, on: kind) else { return nil }
    let listed = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error, "unknown-style",
      "class: there is no style \(listed)\(names.count > 4 ? ", …" : "")", at: range,
      hints: ["Tailwind's classes are not built in: write \(attributes.text)"])
  }

  /// Classes that stand in an object with their conditions, as Vue has them: `{a: on, 'b': off}`.
  ///
  /// - Parameter names: The names in a `class` that no style has.
  /// - Returns: `nil` where they are no such object.
  static func classesByCondition(_ names: [String], at range: SourceRange) -> Self? {
    let written = names.joined(separator: " ")
    guard written.hasPrefix("{"), written.hasSuffix("}") else { return nil }
    let inside = written.drop { $0 == "{" }.prefix { $0 != "}" }
    let choices = inside.split(separator: ",").compactMap { pair -> String? in
      let parts = pair.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, !parts[1].isEmpty else { return nil }
      let name = parts[0].filter { $0 != "'" }
      return "{\(parts[1]) ? '\(name)' : null}"
    }
    guard !choices.isEmpty else { return nil }
    return Diagnostic(
      .error, "unknown-style", "class: two braces are text, and '\(written)' names no styles",
      at: range, hints: ["write class=\"\(choices.joined(separator: " "))\""])
  }

  /// - Parameters:
  ///   - rules: What the rules of a style sheet are for, with their declarations.
  ///   - isCut: Whether there are more of them.
  ///   - conditions: What other rules are for, which a picture never is.
  static func styleSheet(
    _ rules: [(name: String, attributes: [WrittenAttribute])], isCut: Bool,
    without conditions: [String],
    at range: SourceRange
  ) -> Self {
    let styles = rules.map { rule in
      "<style name=\"\(rule.name)\"\(rule.attributes.isEmpty ? " …" : " \(rule.attributes.text)")/>"
    }
    return Diagnostic(
      .error, "misplaced-text", "a <style> sets attributes, and rules of CSS cannot stand in it",
      at: range,
      hints: [
        "write \(styles.joined())\(isCut ? " …" : "") in place of this <style>"
          + (conditions.isEmpty
            ? "" : "; leave \(conditions.listed()) out: a picture has one state and one size")
      ])
  }

  static func unknownStyle(_ name: String, nearest: String?, at range: SourceRange) -> Self {
    let parts = name.split { ",;".contains($0) }.joined(separator: " ")
    let hint: String
    if let slip = CharacterSlip.hint(for: name) {
      hint = slip
    } else if parts != name && !parts.isEmpty {
      hint = "write \(parts): blanks stand between styles, and nothing else"
    } else if let nearest {
      hint = "did you mean '\(nearest)'?"
    } else if name == "true" || name == "false" {
      hint = "a condition chooses a style: write {… ? 'name' : null}"
    } else {
      hint = "write <style name=\"\(name)\" …/> before the root box"
    }
    return Diagnostic(
      .error, "unknown-style", "class: there is no style '\(name)'", at: range, hints: [hint])
  }

  /// A style for a state of an element, as CSS has them, which no element has.
  static func styleOfState(_ name: String, of base: String, _ state: String, at range: SourceRange)
    -> Self
  {
    let isContent = state.hasSuffix("before") || state.hasSuffix("after") || state == "marker"
    return Diagnostic(
      .warning, "no-effect", "the style '\(name)' does nothing: no element has this class",
      at: range,
      hints: [
        isContent
          ? "there are no pseudo elements: write what it shows where it stands, as • at the start of a text"
          : "a picture has no pointer: delete it, or write class=\"\(base) \(name)\" on what is in this state"
      ])
  }

  static func unsuitableStyle(
    _ name: String, sets attribute: String, on kind: ElementKind, at range: SourceRange
  ) -> Self {
    Diagnostic(
      .error, "unsuitable-style",
      "the style '\(name)' sets '\(attribute)', which <\(kind.rawValue)> does not have", at: range)
  }
}
