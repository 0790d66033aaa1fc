import StrutCore

/// Texts that read like expressions.
enum ForgottenBraces {
  /// Longer texts are prose.
  private static let mostBytes = 80

  /// What stands behind the first name of an expression.
  private static let signs = Set(".[+*%=!<>?-/".utf8)

  /// The name that such a text begins with, and whether it only asks for a field of it; `nil` for other texts.
  static func name(in text: String) -> (first: String, isField: Bool)? {
    let text = text.utf8.count <= mostBytes ? text.trimmed : ""
    // Most values are words and numbers, and patterns take their time.
    guard let first = text.utf8.first, first == UInt8(ascii: "_") || first | 0x20 >= 0x61,
      text.utf8.contains(where: { signs.contains($0) })
    else { return nil }
    if let match = text.wholeMatch(of: /([A-Za-z_]\w*)(?:\.[A-Za-z_]\w*)+/) {
      return (String(match.1), true)
    }
    // What stands in texts has spaces on one side at most.
    let operation =
      /([A-Za-z_][\w]*)(?:\.\w+|\[\d+\])*(?:\s*(?:[+*%]|==|!=|<=|>=|\?\?)\s*|\s[-\/<>]\s|\s*\?.+\s:\s).+/
    return text.wholeMatch(of: operation).map { (String($0.1), false) }
  }
}

extension Diagnostic {
  /// A text that was probably meant to be worked out.
  static func forgottenBraces(_ text: String, in attribute: String, at range: SourceRange) -> Self {
    Self(
      .warning, "text", "\(attribute): '\(text)' is a text, and nothing in it is worked out",
      at: range, hints: ["write \(attribute)=\"{\(text.trimmed)}\""])
  }

  /// A text that asks for a string, and was probably meant to be worked out.
  ///
  /// - Parameter attribute: The name of the attribute that has it; `nil` for a text between tags.
  static func callWithoutBraces(
    _ text: String, in attribute: String? = nil, at range: SourceRange
  ) -> Self {
    Self(
      .warning, "text", "'\(text)' is text, and asks for no string", at: range,
      hints: ["write " + (attribute.map { "\($0)=\"{\(text)}\"" } ?? "{\(text)}")])
  }
}
