import StrutCore

/// What a name of a statement can mean.
package struct ViewNames: Sendable {
  /// One name's meaning.
  package enum Meaning: Hashable, Sendable {
    /// A view of the tree.
    case view(ConstraintView, hasLayoutMargins: Bool)
    /// The line of a barrier on an axis.
    case line(ConstraintView, Axis)
    /// A box inside a flex container of the tree: not placed by constraints.
    case placedByFlexbox
    /// Something that is told to be wrong where it stands: what names it is no mistake of its own.
    case misspelt
  }

  /// Where a box with an id stands that may be no view of the tree.
  package struct Holder: Hashable, Sendable {
    /// The words for the box around it.
    package var name: String
    /// Whether that is a constraint container.
    package var isConstraints: Bool
    /// The id of the view that the box is in; `nil` where it has none.
    package var view: String?

    /// Creates a place.
    package init(_ name: String, isConstraints: Bool, view: String? = nil) {
      (self.name, self.isConstraints, self.view) = (name, isConstraints, view)
    }
  }

  private var meanings: [String: Meaning] = [:]
  /// The places of all boxes of the document by their ids, for messages.
  package var holders: [String: Holder] = [:]
  /// The names of styles, for messages.
  package var styles: Set<String> = []

  /// Creates an empty list.
  package init() {}

  /// Gives a name a meaning.
  package mutating func define(_ name: String, as meaning: Meaning) { meanings[name] = meaning }

  func meaning(of name: String) -> Meaning? { meanings[name] }

  /// Whether a name means something.
  package func hasMeaning(_ name: String) -> Bool { meanings[name] != nil || holders[name] != nil }

  /// The id of a box that a component gives the view that stands for it, as `mail.field`; `nil` where there is none.
  func id(of name: String, in view: ConstraintView) -> String? {
    let owners = meanings.compactMap { id, meaning -> String? in
      if case .view(view, _) = meaning { "\(id).\(name)" } else { nil }
    }
    return owners.first(where: hasMeaning)
  }

  /// The names of views, for suggestions.
  var viewNames: [String] {
    meanings.compactMap { name, meaning in
      switch meaning {
      case .placedByFlexbox, .misspelt: nil
      case .view, .line: name
      }
    }.sorted()
  }

  /// The ids of boxes inside of instances of components that have a name there and are placed by flexbox.
  func pathsPlacedByFlexbox(to name: String) -> [String] {
    meanings.compactMap { id, meaning in
      meaning == .placedByFlexbox && id.hasSuffix("." + name) ? id : nil
    }
  }

  /// The name of a line and the axis that it is a place on; `nil` for other views.
  func line(_ view: ConstraintView) -> (name: String, axis: Axis)? {
    for (name, meaning) in meanings {
      if case .line(view, let axis) = meaning { return (name, axis) }
    }
    return nil
  }
}

/// What the names and numbers of one `<constraints>` element's statements mean.
package struct StatementScope: Sendable {
  /// The names of the tree's views.
  package var names: ViewNames
  /// The container that holds the element: `superview`.
  package var container: ConstraintView
  /// The element's metrics.
  package var metrics: [String: Double]
  /// Whether some metric could not be read, so that names that are missing are no mistake of their own.
  package var lacksMetrics = false
  /// The id of the instance of a component that the element stands in, which its names are written without; `nil` outside.
  package var instance: String?
  /// The metrics of the other `<constraints>` elements, for messages.
  package var metricsElsewhere: [String: Double] = [:]
  /// The place of the element that gives the metrics.
  package var metricsRange = SourceRange.start
  /// The metrics that are given as numbers alone, and that no other metric uses.
  package var plainMetrics: Set<String> = []
  /// The metrics that have been named since this was emptied last, each once.
  package var usedMetrics: [String] = []
  /// The place in ``usedMetrics`` of the metric that was read last; -1 for none.
  private var lastMetric: Int16 = -1
  /// The names that were met and are wrong where they are declared.
  package var misspeltNames: Set<String> = []
  /// Sizes that were said to be percentages of nothing, with the places of the messages about that.
  package var percentages: [(size: Anchor, name: String, place: SourceRange)] = []
  /// What was found wrong.
  package var diagnostics: [Diagnostic] = []

  /// Creates a scope.
  package init(names: ViewNames, container: ConstraintView, metrics: [String: Double] = [:]) {
    self.names = names
    self.container = container
    self.metrics = metrics
  }

  /// The view that a name means, with whether it has layout margins; reports names without a view.
  ///
  /// - Parameter attribute: What is said of the view; `nil` where that is not known yet.
  mutating func view(
    _ token: StatementScanner.Token, orMetric: Bool = false, attribute: String? = nil
  ) -> (view: ConstraintView, hasLayoutMargins: Bool)? {
    if isContainer(token) { return (container, true) }
    switch names.meaning(of: token.text) {
    case .view(let view, let hasLayoutMargins): return (view, hasLayoutMargins)
    case .line(let line, _): return (line, false)
    case .placedByFlexbox:
      diagnostics.append(
        .placedByFlexbox(
          token.text, in: names.holders[token.text], attribute: attribute,
          at: token.range))
    case .misspelt: misspeltNames.insert(token.text)
    case nil:
      if orMetric, lacksMetrics { return nil }
      if let holder = names.holders[token.text] {
        diagnostics.append(.unreachable(token.text, in: holder, at: token.range))
        return nil
      }
      let known = ["superview", "safeArea", "margin", "readable"] + writtenNames
      let unknown: Diagnostic =
        orMetric
        ? .unknownViewOrMetric(token.text, known + metrics.keys.sorted(), at: token.range)
        : .unknownView(token.text, isQuoted: token.isQuoted, known, at: token.range)
      diagnostics.append(
        names.styles.contains(token.text)
          ? unknown.with(
            hint: "'\(token.text)' is a style, and statements name views by their ids")
          : unknown.with(
            hint: unknown.hints.first?.hasPrefix("did you mean") == true
              ? nil : hintForPlaced(token.text)))
    }
    return nil
  }

  /// What to name in place of a box of a component that flexbox places in each instance; `nil` for other names.
  private func hintForPlaced(_ name: String) -> String? {
    let holders = Set(names.pathsPlacedByFlexbox(to: name).compactMap { names.holders[$0]?.view })
    guard !holders.isEmpty else { return nil }
    let shown = holders.sorted().prefix(3).map { "'\($0)'" }
    return
      "it stands in \(shown.listed()), \(holders.count == 1 ? "an instance" : "instances") of a component that flexbox lays out: name \(holders.count == 1 ? "that" : "these") instead"
  }

  /// Reports what a statement says about lines of barriers that have no such attribute.
  ///
  /// - Parameter place: The statement.
  package mutating func checkLines(_ constraints: [AnchorConstraint], at place: SourceRange) {
    for constraint in constraints {
      for anchor in [constraint.first, constraint.second] {
        guard let anchor, anchor.view.isHelper, let (name, axis) = names.line(anchor.view),
          anchor.attribute.kind == .size || anchor.attribute.axis != axis
            || anchor.attribute.kind == .vertical && anchor.attribute.rawValue.hasSuffix("Baseline")
        else { continue }
        diagnostics.append(.notOfLine(anchor.attribute.rawValue, name, axis, at: place))
        return
      }
    }
  }

  /// Whether a name means the container: UIKit's `self` does where no view is called so.
  func isContainer(_ token: StatementScanner.Token) -> Bool {
    !token.isQuoted && isContainer(token.text)
  }

  func isContainer(_ name: String) -> Bool {
    name == "superview" || (name == "self" && names.meaning(of: "self") == nil)
  }

  /// Whether a name is that of a number; one in backquotes is that of a view.
  func isMetric(_ token: StatementScanner.Token) -> Bool {
    !token.isQuoted && metrics[token.text] != nil
  }

  /// What is wrong with a name that is the beginning of an id like `first-name`; `nil` where it is not.
  func unwritableView(_ token: StatementScanner.Token) -> Diagnostic? {
    guard !token.isQuoted, !isView(token.text), metrics[token.text] == nil else { return nil }
    let written = writtenNames
    let id = written.first { id in
      guard id.hasPrefix(token.text), let next = id.unicodeScalars.dropFirst(token.text.count).first
      else { return false }
      return next != "_" && !("a"..."z" ~= next || "A"..."Z" ~= next || "0"..."9" ~= next)
    }
    return id.map { .unwritableView(token.text, $0, among: written, at: token.range) }
  }

  /// The names of views as statements of this element write them: in an instance of a component, those of its own.
  private var writtenNames: [String] {
    guard let instance else { return names.viewNames }
    return names.viewNames.compactMap { name in
      name.hasPrefix(instance + ".") ? String(name.dropFirst(instance.count + 1)) : nil
    }
  }

  /// What is wrong with an id like `first-name` or `2nd` that stands here as it is; `nil` where none does.
  ///
  /// - Parameter ends: What follows the name of a view.
  func unwritableView(
    at scanner: StatementScanner, endingWith ends: Unicode.Scalar...
  ) -> Diagnostic? {
    var rest = scanner
    let name = rest.name()
    if let name, name.isQuoted || isView(name.text) && ends.contains(where: rest.isNext) {
      return nil
    }
    let written = writtenNames
    let id = written.first { id in
      id != name?.text && scanner.isNext(id, endingWith: ends)
    }
    return id.map {
      .unwritableView(name?.text ?? $0, $0, among: written, at: name?.range ?? scanner.place)
    }
  }

  /// Whether a name is one of a view.
  func isView(_ name: String) -> Bool {
    name == "superview" || name == "self" || names.meaning(of: name) != nil
  }

  /// The number of a metric; reports unknown ones.
  mutating func metric(_ token: StatementScanner.Token) -> Double {
    if let value = metrics[token.text] {
      let known = usedMetrics.firstIndex(of: token.text)
      if known == nil { usedMetrics.append(token.text) }
      lastMetric = Int16(clamping: known ?? usedMetrics.count - 1)
      return value
    }
    if lacksMetrics { return 0 }
    diagnostics.append(
      .unknownMetric(
        token.text, metrics.keys.sorted(), elsewhere: metricsElsewhere[token.text], at: token.range)
    )
    return 0
  }

  /// The place in ``usedMetrics`` of the metric that was read since this was asked last; -1 for none.
  mutating func takeMetric() -> Int16 {
    defer { lastMetric = -1 }
    return lastMetric
  }

  /// Reads a priority: a number, a metric, or one of the three names.
  mutating func priority(_ scanner: inout StatementScanner) throws(StatementError) -> Priority {
    let start = scanner.place
    if scanner.isNext("-") || scanner.isNext("+") {
      let isNegative = scanner.skip("-") || !scanner.skip("+")
      guard let number = try scanner.number() else {
        throw StatementError(.expected("a priority as a number or metric", scanner))
      }
      return priority(isNegative ? -number.value : number.value, at: start)
    }
    if let number = try scanner.number() { return priority(number.value, at: number.range) }
    let isSwift = scanner.skip(".")
    guard let name = scanner.name() else {
      throw StatementError(
        .expected("a priority: a number, a metric, 'required', 'high' or 'low'", scanner))
    }
    switch name.text {
    case "required": return .required
    case "high": return .high
    case "low": return .low
    case "defaultHigh" where isSwift, "priorityHigh" where isSwift: return .high
    case "defaultLow" where isSwift, "priorityLow" where isSwift: return .low
    default:
      if !isSwift, let value = metrics[name.text] { return priority(value, at: name.range) }
      let word = numberOfCall(&scanner) ?? nameOfMember(&scanner)
      diagnostics.append(
        .unknownPriority(name.text, metrics.keys.sorted(), at: name.range).with(
          hint: word.map { "a priority is a number or a name: \($0)" }))
      return .required
    }
  }

  /// Reads what stands behind a name and a point, as in Swift's `UILayoutPriority.defaultHigh`.
  ///
  /// - Returns: The name of the priority here; `nil` where it is none of these.
  private func nameOfMember(_ scanner: inout StatementScanner) -> String? {
    var rest = scanner
    guard rest.skip("."), let member = rest.name() else { return nil }
    let names = [
      "required": "required", "high": "high", "low": "low", "defaultHigh": "high",
      "defaultLow": "low", "fittingSizeLevel": "50",
    ]
    guard let name = names[member.text] else { return nil }
    scanner = rest
    return name
  }

  /// Reads what stands in parentheses behind a name, as in Swift's `UILayoutPriority(999)`.
  ///
  /// - Returns: The first number in it; `nil` where there is none.
  private func numberOfCall(_ scanner: inout StatementScanner) -> String? {
    guard scanner.isNext("(") else { return nil }
    let call = scanner
    _ = scanner.token { $0 != UInt8(ascii: ")") }
    _ = scanner.skip(")")
    return call.text(to: scanner).split { !$0.isNumber && $0 != "." }.first.map(String.init)
  }

  private mutating func priority(_ value: Double, at range: SourceRange) -> Priority {
    if let priority = Priority(value) { return priority }
    diagnostics.append(.priorityOutOfRange(value, at: range))
    return .required
  }
}

extension StatementScope {
  /// Reads a priority that is a whole attribute value; problems go to ``diagnostics``.
  ///
  /// - Returns: The priority; `nil` after an error.
  package mutating func priority(of text: StatementText) -> Priority? {
    let count = diagnostics.count
    var scanner = StatementScanner(text)
    do throws(StatementError) {
      let priority = try priority(&scanner)
      if !scanner.isAtEnd {
        throw StatementError(
          .unexpected(scanner, after: "the priority").with(
            hint: "a priority is a number from 1 to 1000: 750"))
      }
      return diagnostics.count == count ? priority : nil
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }
}
