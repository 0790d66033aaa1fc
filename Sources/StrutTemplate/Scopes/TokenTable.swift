import StrutCore

/// The tokens of a document and its libraries, with what its themes put in their place.
final class TokenTable {
  /// Where a token gets its value.
  enum Source {
    /// What the file says is the value.
    case value(TemplateValue)
    /// Something is computed.
    case computed(TemplateText)
    /// A file in the Design Tokens format says it.
    case file(TokenDefinition)
    /// The value cannot be read, which has been told.
    case faulty
  }

  /// One token.
  struct Token {
    let name: String
    let source: Source
    /// The file in which it is defined.
    let place: TemplateReport.Place
    /// Where its name stands.
    let nameRange: SourceRange
    /// Where its value stands.
    let valueRange: SourceRange
    /// Why it is not to be used; `nil` where it is.
    var deprecated: String?
    /// The place of the declaration in the document.
    var order: Int32
  }

  /// The tokens of the base by their names.
  private(set) var base: [String: Token] = [:]
  /// The names in the order of their definition.
  private(set) var names: [String] = []
  /// What each theme overrides.
  private(set) var overrides: [String: [String: Token]] = [:]
  /// The names of the themes in the order of their definition.
  private(set) var themes: [String] = []
  /// The tokens that are styles, by the names of these.
  private(set) var typography: [String: String] = [:]
  /// Every beginning of a token's name before a dot.
  private var groups: Set<String> = []
  let report: TemplateReport
  /// The files of tokens, each with the theme that it is of; `nil` for the base.
  private(set) var files: [(file: DesignTokenFile, theme: String?)] = []
  /// Whether all tokens are those of files.
  private(set) var hasFilesOnly = true
  /// What has been told of tokens: the themes share those that they do not override.
  private var told: Set<Diagnostic> = []
  /// The files of which it has been told that they have tokens which there are already.
  var repeatedFiles: Set<String> = []
  private var resolved: [String: ThemeTokens] = [:]
  /// What was meant by names that there are not; made when it is first asked for.
  private var nearestNames: NearestNames?

  init(report: TemplateReport) { self.report = report }

  /// Adds a token of the base; returns the one of the same name that is there already.
  func add(_ token: Token) -> Token? {
    note(token)
    if let known = base[token.name] { return known }
    base[token.name] = token
    names.append(token.name)
    if case .file(let definition) = token.source, definition.isTypography(in: tokens(in: "base")) {
      typography[definition.styleName] = token.name
    }
    var prefix = token.name[...]
    while let dot = prefix.lastIndex(of: ".") {
      prefix = prefix[..<dot]
      if !groups.insert(String(prefix)).inserted { break }
    }
    return nil
  }

  private func note(_ token: Token) {
    if case .file = token.source { return }
    hasFilesOnly = false
  }

  /// Whether nothing has been told of any token.
  var isSilent: Bool { told.isEmpty }

  /// Notes a file of tokens, which are added one by one.
  func add(_ file: DesignTokenFile, theme: String?) { files.append((file, theme)) }

  /// Tells something of a token, once for all themes.
  fileprivate func tell(_ diagnostic: Diagnostic, of token: Token) {
    var own = diagnostic
    own.source = own.source ?? token.place.file
    guard told.insert(own).inserted else { return }
    report.add(diagnostic, at: token.place, order: token.order)
  }

  /// The place of a token among those that are defined; the last one for a token that is not.
  fileprivate func place(of name: String) -> Int {
    guard let token = base[name] else { return Int.max }
    return (Int(token.order) << 32) + Int(token.nameRange.lowerBound)
  }

  /// Adds a theme.
  func addTheme(_ name: String) {
    guard overrides[name] == nil else { return }
    overrides[name] = [:]
    themes.append(name)
  }

  /// Adds a token of a theme; returns the one of the same name that is there already.
  func add(_ token: Token, toTheme theme: String) -> Token? {
    note(token)
    if let known = overrides[theme]?[token.name] { return known }
    overrides[theme, default: [:]][token.name] = token
    return nil
  }

  /// The token that the longest beginning of a path names, with the number of names that this takes.
  func token(of path: ReferencePath) -> (name: String, count: Int)? {
    guard !base.isEmpty else { return nil }
    var name = path.joined
    for count in (1...path.names.count).reversed() {
      if base[name] != nil { return (name, count) }
      if count > 1 { name.removeLast(path.names[count - 1].count + 1) }
    }
    return nil
  }

  /// Whether names of tokens begin with `prefix` and a dot.
  func isGroup(_ prefix: String) -> Bool { groups.contains(prefix) }

  /// The token that a name most probably was meant to be.
  func nearest(to name: String) -> String? {
    if nearestNames?.count != names.count { nearestNames = NearestNames(names) }
    return nearestNames?.nearest(to: name)
  }

  /// Whether there is a theme; `base` always is there.
  func hasTheme(_ name: String) -> Bool { name == "base" || overrides[name] != nil }

  /// Forgets the values of the tokens, which are worked out anew.
  func forgetValues() { (resolved, told) = ([:], []) }

  /// The tokens that were worked out, theme by theme, in the order of their definition.
  var used: [UsedToken] {
    let themes = resolved.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return themes.flatMap { resolved[$0]?.used ?? [] }
  }

  /// The tokens as a theme has them.
  func tokens(in theme: String) -> ThemeTokens {
    if let known = resolved[theme] { return known }
    let tokens = ThemeTokens(theme, overrides: overrides[theme] ?? [:], of: self)
    resolved[theme] = tokens
    return tokens
  }
}

/// The tokens as one theme has them, each computed when it is first asked for.
final class ThemeTokens {
  private enum State {
    case computing
    case value(TemplateValue)
    case faulty
  }

  /// The name of the theme.
  let theme: String
  private let overrides: [String: TokenTable.Token]
  private unowned let table: TokenTable
  private var states: [String: State] = [:]
  /// The tokens that are being computed, for circles.
  private var open: [String] = []
  /// How many tokens are being computed by calls in one another.
  private var level = 0
  /// The token that is to be computed before those that are open can be: they are too many for the stack.
  private var waiting: String?

  /// How many tokens are computed by calls in one another. What needs more is left, and computed again when
  /// that is there.
  private static let mostLevels = 100
  /// How many names of a circle are shown.
  private static let mostShown = 12

  init(_ theme: String, overrides: [String: TokenTable.Token], of table: TokenTable) {
    self.theme = theme
    self.overrides = overrides
    self.table = table
  }

  /// The names of all tokens.
  var names: [String] { table.names }

  /// The token that a name most probably was meant to be.
  func nearest(to name: String) -> String? { table.nearest(to: name) }

  /// The tokens that were worked out, in the order of their definition.
  fileprivate var used: [UsedToken] {
    table.names.compactMap { name in
      guard case .value(let value)? = states[name], let token = overrides[name] ?? table.base[name]
      else { return nil }
      var definition: TokenDefinition?
      if case .file(let found) = token.source { definition = found }
      let source = definition?.source.text ?? token.place.file
      // A list or a record stands in no attribute: what is written for it says what it is.
      let written = definition?.written ?? source.text(in: token.valueRange)
      return UsedToken(
        name: name, writtenName: definition?.writtenName ?? name,
        theme: overrides[name] == nil ? "base" : theme,
        value: value.printed ?? written, written: written, source: source, range: token.valueRange)
    }
  }

  /// Whether names of tokens begin with `prefix` and a dot.
  func isGroup(_ prefix: String) -> Bool { table.isGroup(prefix) }

  /// Whether a beginning of a path names a token.
  func isToken(_ path: ReferencePath) -> Bool { table.token(of: path) != nil }

  /// The token that the longest beginning of a path names.
  ///
  /// - Parameter warn: Takes why the token is not to be used any more.
  func resolve(
    _ path: ReferencePath, warn: (TemplateFault) -> Void = { _ in }
  ) throws(TemplateFault) -> ResolvedName? {
    guard let (name, count) = table.token(of: path) else { return nil }
    if let reason = deprecation(of: name) {
      warn(
        TemplateFault(
          .deprecated,
          "the token '\(name)' is deprecated" + (reason.isEmpty ? "" : ": \(reason)"),
          at: path.range))
    }
    return ResolvedName(try value(of: name, at: path.range), count: count)
  }

  /// The value of a token; what is wrong with it is told where it is defined.
  ///
  /// However many tokens need one another in a row, the stack holds: a token that is needed too far inside is computed
  /// first, and those that need it are begun anew.
  private func value(of name: String, at range: SourceRange) throws(TemplateFault) -> TemplateValue
  {
    guard level == 0 else { return try step(name, at: range) }
    var work = [(name: name, start: 0)]
    while let (name, start) = work.last {
      for left in open[start...] {
        if case .computing? = states[left] { states[left] = nil }
      }
      open.removeLast(open.count - start)
      waiting = nil
      let value = try? step(name, at: range)
      if let next = waiting {
        work.append((next, open.count))
        continue
      }
      work.removeLast()
      if work.isEmpty, let value { return value }
    }
    throw .told(at: range)
  }

  /// The value of a token by calls in one another; throws too where it waits for another token.
  private func step(_ name: String, at range: SourceRange) throws(TemplateFault) -> TemplateValue {
    guard let token = overrides[name] ?? table.base[name] else { throw .told(at: range) }
    switch states[name] {
    case .value(let value)?: return value
    case .faulty?: throw .told(at: range)
    case .computing?:
      tellCircle(of: token)
      states[name] = .faulty
      throw .told(at: range)
    case nil:
      guard level < Self.mostLevels else {
        waiting = name
        throw .told(at: range)
      }
      states[name] = .computing
      open.append(name)
      level += 1
      let value = compute(token).map { standing($0, token) }
      level -= 1
      guard waiting == nil else { throw .told(at: range) }
      open.removeLast()
      if case .faulty? = states[name] { throw .told(at: range) }
      states[name] = value.map(State.value) ?? .faulty
      guard let value else { throw .told(at: range) }
      return value
    }
  }

  /// Tells a circle, whichever of its tokens was asked for, at the one that is defined first.
  private func tellCircle(of token: TokenTable.Token) {
    let circle = Array(open[(open.firstIndex(of: token.name) ?? 0)...])
    let first =
      circle.indices.min { table.place(of: circle[$0]) < table.place(of: circle[$1]) } ?? 0
    guard let token = overrides[circle[first]] ?? table.base[circle[first]] else { return }
    var names = circle[first...] + circle[..<first] + [token.name]
    if names.count > Self.mostShown {
      names = names.prefix(Self.mostShown / 2) + ["…"] + names.suffix(Self.mostShown / 2)
    }
    let shown = names.joined(separator: " → ")
    table.tell(
      Diagnostic(
        .error, "circle", "the token '\(token.name)' needs itself: \(shown)",
        at: token.valueRange), of: token)
  }

  /// The value of a token as one that stands where the token has it, unless another token gave it.
  private func standing(_ value: TemplateValue, _ token: TokenTable.Token) -> TemplateValue {
    guard case .file(let definition) = token.source else {
      return value.standing(at: token.valueRange, in: DataSource(token.place.file))
    }
    return value.standing(at: token.valueRange, in: definition.source)
  }

  private func compute(_ token: TokenTable.Token) -> TemplateValue? {
    switch token.source {
    case .value(let value): return value
    case .faulty: return nil
    case .file(let definition):
      do throws(TemplateFault) {
        let value = try definition.value(in: self)
        if let doubt = definition.doubt { tell(doubt, of: token, .warning) }
        return value
      } catch {
        tell(error, of: token)
        return nil
      }
    case .computed(let text):
      let scope = EvaluationScope(
        values: ValueScope([]), tokens: self,
        shared: EvaluationScope.Shared(
          formatter: nil, limits: ExpressionLimits(), report: table.report), at: token.place)
      do throws(TemplateFault) {
        return Self.read(try text.evaluate(in: scope))
      } catch {
        tell(error, of: token)
        return nil
      }
    }
  }

  private func tell(
    _ fault: TemplateFault, of token: TokenTable.Token, _ severity: Diagnostic.Severity = .error
  ) {
    // What a file would bring that could not be read may be what is missing.
    let isMissing = fault.kind == .unknownName && !table.report.unread.isDisjoint(with: .ofTokens)
    guard !fault.isTold, !isMissing else { return }
    var diagnostic = fault.diagnostic(severity)
    diagnostic.source = fault.source?.text
    table.tell(diagnostic, of: token)
  }

  /// Works out a token of a file for what is wrong with it, which is told, used or not.
  func check(_ name: String) {
    guard table.base[name] != nil, let token = overrides[name] ?? table.base[name],
      case .file(let definition) = token.source
    else { return }
    do throws(TemplateFault) {
      if try definition.checkTransition(in: self) { return }
      _ = try value(of: name, at: token.valueRange)
    } catch {
      if definition.isCertain { tell(error, of: token) }
    }
  }

  /// Why a token is not to be used any more; `nil` where it is.
  func deprecation(of name: String) -> String? { (overrides[name] ?? table.base[name])?.deprecated }

  /// A token that spells a number is a number.
  static func read(_ value: TemplateValue) -> TemplateValue {
    guard case .text(let text) = value.kind, let number = TemplateNumber.value(spelling: text)
    else {
      return value
    }
    return TemplateValue(.number(number), origin: value.origin)
  }
}

extension ThemeTokens: TokenLookup {
  func value(ofToken name: String, at range: SourceRange) throws(TemplateFault) -> TemplateValue? {
    table.base[name] == nil ? nil : try value(of: name, at: range)
  }

  func definition(ofToken name: String) -> TokenDefinition? {
    guard case .file(let definition)? = (overrides[name] ?? table.base[name])?.source else {
      return nil
    }
    return definition
  }

  var tokenNames: [String] { table.names }
}
