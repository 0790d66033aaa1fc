import StrutCore

/// What the expressions at one place see.
struct EvaluationScope: ExpressionScope {
  /// Variables, parameters and data.
  let values: ValueScope
  /// The tokens in the theme of the place.
  let tokens: ThemeTokens
  /// The functions that follow the language.
  let formatter: (any ExpressionFormatter)?
  /// How much an expression may make.
  let limits: ExpressionLimits
  /// Takes warnings.
  let warn: ((TemplateFault) -> Void)?

  func resolve(_ path: ReferencePath) throws(TemplateFault) -> ResolvedName? {
    switch values.meaning(of: path.names[0]) {
    case .value(let value)?: return ResolvedName(value)
    case .faulty?: throw .told(at: path.range)
    case nil: return try tokens.resolve(path)
    }
  }

  var names: [String] { values.names + tokens.names }

  func isGroup(_ prefix: String) -> Bool { tokens.isGroup(prefix) }

  func report(_ warning: TemplateFault) { warn?(warning) }
}

extension TemplateFault {
  /// A value is missing for a reason that has been told.
  static func told(at range: SourceRange) -> TemplateFault {
    TemplateFault(.unknownName, "", at: range)
  }

  /// Whether the reason has been told.
  var isTold: Bool { message.isEmpty }
}
