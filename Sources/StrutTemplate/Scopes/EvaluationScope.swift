import StrutCore

/// What the expressions at one place see.
final class EvaluationScope: ExpressionScope {
  /// Variables, parameters and data.
  private let values: ValueScope
  /// The tokens in the theme of the place.
  private let tokens: ThemeTokens
  /// What all places of the document share.
  private let shared: Shared
  /// Where warnings are told.
  private let place: TemplateReport.Place
  let isAttribute: Bool

  /// What all places of a document share.
  struct Shared {
    /// The functions that follow the language.
    var formatter: (any ExpressionFormatter)?
    /// How much an expression may make.
    let limits: ExpressionLimits
    /// Takes warnings.
    let report: TemplateReport
    /// Where a name is declared that has no meaning at a place in a file.
    var declaration: (_ name: String, SourceRange, _ file: Int32) -> DeclarationElsewhere? = {
      _, _, _ in nil
    }
    /// Whether the document holds nothing of the language but braces.
    var isPlain = false
  }

  init(
    values: ValueScope, tokens: ThemeTokens, shared: Shared, at place: TemplateReport.Place,
    isAttribute: Bool = true
  ) {
    self.values = values
    self.tokens = tokens
    self.shared = shared
    self.place = place
    self.isAttribute = isAttribute
  }

  /// Whether expressions at a place see the same, and tell what is wrong at the same place.
  func isThat(
    of values: ValueScope, _ tokens: ThemeTokens, file: Int32, way: Int32, isAttribute: Bool
  ) -> Bool {
    self.values === values && self.tokens === tokens && place.index == file && place.way == way
      && self.isAttribute == isAttribute
  }

  var formatter: (any ExpressionFormatter)? { shared.formatter }
  var limits: ExpressionLimits { shared.limits }

  func resolve(_ path: ReferencePath) throws(TemplateFault) -> ResolvedName? {
    switch values.meaning(of: path.names[0]) {
    case .value(let value)?: return ResolvedName(value)
    case .faulty?: throw .told(at: path.range)
    case nil: return try tokens.resolve(path, warn: report)
    }
  }

  /// Whether a name is that of a variable, a parameter or data.
  func hasValue(_ name: String) -> Bool { values.meaning(of: name) != nil }

  /// Whether a name has a meaning: that of a value, of a token or of a group of tokens.
  func isSeen(_ name: String) -> Bool {
    hasValue(name) || tokens.isGroup(name) || tokens.names.contains(name)
  }

  var names: [String] { values.names + tokens.names }
  var variables: [String] { values.names }

  func isGroup(_ prefix: String) -> Bool { tokens.isGroup(prefix) }

  func nearest(to name: String) -> String? {
    let near = [nearestName(to: name, among: values.names), tokens.nearest(to: name)]
    return nearestName(to: name, among: near.compactMap(\.self))
  }

  func mayBeUnread(_ path: ReferencePath) -> Bool {
    if shared.report.state.lonelyOverrides.contains(path.joined) { return true }
    let state = shared.report.state
    let first = path.names[0]
    if state.hasForeignLoop || state.lacksName && !tokens.isGroup(first), nearest(to: first) == nil
    {
      return true
    }
    return !shared.report.unread.isDisjoint(with: [.library, .tokens])
      && nearestName(to: path.names[0], among: values.names) == nil
  }

  var mayBeText: Bool { shared.isPlain }

  func declaration(of path: ReferencePath) -> DeclarationElsewhere? {
    // What stands behind the name of another language's record may be a name itself.
    if path.names.count > 1, ForeignExpression.isPrefix(path.names[0]), isSeen(path.names[1]) {
      return nil
    }
    return shared.declaration(path.names[0], path.range, place.index)
  }

  func written(_ range: SourceRange) -> String? {
    let text = place.file.text(in: range).trimmed
    return text.count <= 60 && !text.contains(where: \.isNewline) ? text : nil
  }

  func attribute(around range: SourceRange) -> String? {
    HoldingAttribute.name(around: range, in: place.file)
  }

  func attribute(holding range: SourceRange) -> HoldingAttribute? {
    HoldingAttribute(around: range, in: place.file)
  }

  func isNew(_ message: String, at range: SourceRange) -> Bool {
    shared.report.isNew(message, at: range, in: place)
  }

  func report(_ warning: TemplateFault) {
    shared.report.add(warning.diagnostic(.warning), at: place, usedAt: warning.usedAt)
  }
}
