import StrutTemplate

/// A scope of values by their names; those with dots are tokens.
struct PlainScope: ExpressionScope {
  var values: [String: TemplateValue] = [:]
  var formatter: (any ExpressionFormatter)?
  var limits = ExpressionLimits()

  var names: [String] { values.keys.sorted() }

  func resolve(_ path: ReferencePath) throws(TemplateFault) -> ResolvedName? {
    for count in (1...path.names.count).reversed() {
      if let value = values[path.names.prefix(count).joined(separator: ".")] {
        return ResolvedName(value, count: count)
      }
    }
    return nil
  }
}
