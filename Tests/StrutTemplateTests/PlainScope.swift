import StrutCore
import StrutTemplate

/// A scope of values by their names; those with dots are tokens.
struct PlainScope: ExpressionScope {
  var values: [String: TemplateValue] = [:]
  var formatter: (any ExpressionFormatter)?
  var limits = ExpressionLimits()
  /// What the expression stands in; `nil` where nobody knows.
  var text: String?

  var names: [String] { values.keys.sorted() }

  func resolve(_ path: ReferencePath) throws(TemplateFault) -> ResolvedName? {
    for count in (1...path.names.count).reversed() {
      if let value = values[path.names.prefix(count).joined(separator: ".")] {
        return ResolvedName(value, count: count)
      }
    }
    return nil
  }

  func written(_ range: SourceRange) -> String? {
    text.map {
      String(decoding: Array($0.utf8)[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }
  }
}
