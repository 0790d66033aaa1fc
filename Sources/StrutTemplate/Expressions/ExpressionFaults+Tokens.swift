import StrutCore

extension ExpressionFaults {
  /// A token that is a whole style stands for one value.
  static func typography(
    _ token: String, as attribute: String, at range: SourceRange
  ) -> TemplateFault {
    TemplateFault(
      .wrongType, "\(attribute): '{\(token)}' is a typography token, which is a whole style",
      at: range,
      hints: ["write class=\"{\(token)}\"; for \(attribute) alone declare a token of its own"])
  }
}
