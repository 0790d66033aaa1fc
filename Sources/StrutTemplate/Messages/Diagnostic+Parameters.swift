import StrutCore

/// Parameters of components that have no value.
extension Diagnostic {
  static func missingParameter(
    _ name: String, of component: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "missing-parameter", "<\(component)> needs the parameter '\(name)'", at: range,
      hints: ["write <\(component) \(name)=\"…\">"])
  }

  /// A parameter that must be given is given null, which counts as not given.
  ///
  /// - Parameter written: What stands there; `nil` where that is not known.
  static func nullParameter(
    _ name: String, of component: String, written: String?, at range: SourceRange
  ) -> Self {
    let value = written.map { "'{\($0)}'" } ?? "the value"
    let other = written.map { $0 == "null" ? "…" : "{\($0) ?? '…'}" } ?? "…"
    return Self(
      .error, "missing-parameter",
      "\(name): \(value) is null, and <\(component)> needs the parameter", at: range,
      hints: [
        "write \(name)=\"\(other)\", or <param name=\"\(name)\" default=\"…\"/> in <\(component)>"
      ])
  }

  /// A case of a component gives no value to a parameter that must be given.
  static func missingInCase(
    _ name: String, _ caseName: String, of component: String, at range: SourceRange
  ) -> Self {
    Self(
      .error, "missing-value",
      "the case '\(caseName)' gives no value to '\(name)', which <\(component)> needs", at: range,
      hints: ["write <set name=\"\(name)\" value=\"…\"/> in it"])
  }
}
