import StrutCore

/// The problems that statements can have, from names to conflicts.
extension Diagnostic {
  private static func withSuggestion(
    _ code: Code, _ message: String, _ name: String, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
    let meant =
      ForeignStatementNames.meaning(of: name, among: known) ?? nearestName(to: name, among: known)
    let hint = meant.map { "did you mean '\($0)'?" } ?? ForeignStatementNames.advice(about: name)
    return Diagnostic(.error, code, message, at: range, hints: hint.map { [$0] } ?? [])
  }

  /// The same diagnostic with a hint, where there is one.
  func with(hint: String?) -> Diagnostic {
    guard let hint else { return self }
    var diagnostic = self
    diagnostic.hints = [hint]
    return diagnostic
  }

  /// The same diagnostic with a hint, where it has none of its own.
  private func withFallback(_ hint: String) -> Diagnostic {
    hints.isEmpty ? with(hint: hint) : self
  }

  static func unknownView(_ name: String, _ known: [String], at range: SourceRange) -> Diagnostic {
    if let id = known.first(where: { $0.hasPrefix("@") && $0.hasSuffix("/\(name)") }) {
      return Diagnostic(
        .error, "unknown-view", "no view of these constraints is called '\(name)'", at: range,
        hints: ["one has the id '\(id)', as Android writes it: write id=\"\(name)\" there"])
    }
    if let hint = turn(name, known) ?? path(name, known) {
      return Diagnostic(
        .error, "unknown-view", "no view of these constraints is called '\(name)'", at: range,
        hints: [hint])
    }
    // A name that is known, as that of an area, cannot stand there.
    let unknown = withSuggestion(
      "unknown-view", "no view of these constraints is called '\(name)'", name,
      known.filter { $0 != name }, at: range)
    if guideNames.contains(name.lowercased()) {
      return unknown.withFallback(
        "an area that shows nothing is declared among the views: <guide id=\"\(name)\"/>")
    }
    let views = known.filter { !areas.contains($0) && $0 != name }
    guard !views.isEmpty, views.count <= mostListed else { return unknown }
    return unknown.withFallback(
      views.count == 1
        ? "the view here is '\(views[0])'" : "views here are \(views.map { "'\($0)'" }.listed())")
  }

  /// What to do about the turn before the first one, or behind the last one; `nil` for other names.
  private static func turn(_ name: String, _ known: [String]) -> String? {
    guard let open = name.lastIndex(of: "["), name.hasSuffix("]"),
      let key = Int(name[name.index(after: open)...].dropLast()),
      known.contains(where: { $0.hasPrefix(name[...open]) })
    else { return nil }
    if key == -1 {
      return
        "the first turn has none before it: put this into <if test=\"{i > 0}\"> … </if>, with the index of the <for>"
    }
    return known.contains("\(name[...open])\(key - 1)]")
      ? "the last turn has none behind it: put this into an <if>" : nil
  }

  /// What the id of a view in an instance of a component is from outside; `nil` for other names.
  private static func path(_ name: String, _ known: [String]) -> String? {
    let paths = known.filter { $0.hasSuffix("." + name) }.prefix(3).map { "`\($0)`" }
    return paths.isEmpty
      ? nil : "it stands in an instance of a component: write \(paths.listed("or")), in backquotes"
  }

  /// The names that stand in all statements for no view of their own.
  private static let areas: Set<String> = ["superview", "safeArea", "margin", "readable"]

  /// What people call areas that other views stand in.
  private static let guideNames: Set<String> = [
    "content", "contentguide", "contentarea", "area", "guide", "layoutguide", "inner", "column",
    "body",
  ]

  /// The most views that are listed where none is near.
  private static let mostListed = 6

  /// A name that is only the beginning of an id, which goes on with characters that the languages use for other things.
  ///
  /// - Parameter others: All ids that begin like that.
  static func unwritableView(
    _ name: String, _ id: String, among others: [String] = [], at range: SourceRange
  ) -> Diagnostic {
    let turns = others.filter { $0.hasPrefix(name + "[") }
    if turns.contains(id), turns.count > 1 {
      let shown = turns.prefix(3).map { "`\($0)`" }.listed()
      return Diagnostic(
        .error, "unknown-view", "no view of these constraints is called '\(name)'", at: range,
        hints: [
          "each turn of the <for> has its own, \(shown)\(turns.count > 3 ? " and more" : ""): put what is said of each into a <for> "
            + "over the same values, where '\(name)' is that of the turn"
        ])
    }
    return Diagnostic(
      .error, "unknown-view", "no view of these constraints is called '\(name)'", at: range,
      hints: ["'\(id)' is no C identifier: write it in backquotes, `\(id)`"])
  }

  static func unknownViewOrMetric(
    _ name: String, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
    withSuggestion(
      "unknown-view", "no view of these constraints and no metric is called '\(name)'", name, known,
      at: range)
  }

  /// - Parameter attribute: What is said of the box; `nil` where that is not known.
  static func placedByFlexbox(
    _ name: String, in holder: ViewNames.Holder?, attribute: String?, at range: SourceRange
  ) -> Diagnostic {
    var hint: String?
    if let id = holder?.view {
      let baseline = attribute.flatMap {
        $0.hasSuffix("Baseline")
          ? ": \(id).\($0) is that of its \($0.hasPrefix("last") ? "last" : "first") child" : nil
      }
      hint =
        "name the flex container, '\(id)', instead\(baseline ?? ""); or give that display=\"constraints\" and "
        + "place each of its views by statements"
    } else if holder != nil {
      hint = "give the flex container around it an id, and name that instead"
    }
    return Diagnostic(
      .error, "unreachable-view",
      "view '\(name)' is not placed by these constraints: a flex container places it", at: range
    ).with(hint: hint)
  }

  /// A name of a box that stands in no container of these constraints.
  static func unreachable(
    _ name: String, in holder: ViewNames.Holder, at range: SourceRange
  ) -> Diagnostic {
    let kind = holder.isConstraints ? "another constraint container" : "which flexbox lays out"
    return Diagnostic(
      .error, "unknown-view",
      "no view of these constraints is called '\(name)': it stands in \(holder.name), \(kind)",
      at: range,
      hints: [
        "a statement reaches both views where the container around them has display=\"constraints\", too"
      ])
  }

  /// - Parameter elsewhere: The number that another `<constraints>` element gives it.
  static func unknownMetric(
    _ name: String, _ known: [String], elsewhere: Double? = nil, at range: SourceRange
  ) -> Diagnostic {
    if let elsewhere {
      return Diagnostic(
        .error, "unknown-metric",
        "expected a number or a metric, and no metric is called '\(name)' here",
        at: range,
        hints: [
          "metrics hold for their own <constraints> alone: give this one metrics=\"\(name): \(elsewhere.shortestDecimal)\", too"
        ])
    }
    let fault = Diagnostic(
      .error, "unknown-metric", "expected a number or a metric, and no metric is called '\(name)'",
      at: range)
    let meant = nearestName(to: name, among: known)
    if let hint = meant.map({ "did you mean '\($0)'?" })
      ?? ForeignStatementNames.adviceInPlaceOfNumber(about: name)
    {
      return fault.with(hint: hint)
    }
    guard !known.isEmpty, known.count <= mostListed else {
      return fault.with(hint: "metrics are given before: <constraints metrics=\"\(name): 8\">")
    }
    let list = known.map { "'\($0)'" }.listed()
    return fault.with(
      hint:
        "\(known.count == 1 ? "the metric here is" : "metrics here are") \(list); another one is given with them: "
        + "metrics=\"…; \(name): 8\"")
  }

  static func viewInsteadOfNumber(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "view-instead-of-number",
      "'\(name)' is a view, expected a number or a metric", at: range,
      hints: ["views stand in brackets: [\(name)]"])
  }

  static func unknownAttribute(
    _ name: String, of area: LayoutArea, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
    let owner =
      switch area {
      case .frame: "views have"
      case .margin: "the margin has"
      case .safeArea: "the safe area has"
      case .readable: "what is readable has"
      }
    return withSuggestion(
      "unknown-anchor", "\(owner) no attribute '\(name)'", name, known, at: range
    ).withFallback("attributes are \(known.joined(separator: ", "))")
  }

  static func unknownOption(_ name: String, _ known: [String], at range: SourceRange) -> Diagnostic
  {
    var diagnostic = withSuggestion(
      "unknown-option", "unknown option '\(name)'", name, known, at: range)
    if name.contains(",") {
      let names = name.split(separator: ",").map(String.init)
      let meant = names.compactMap { name in
        known.contains(name) ? name : ForeignStatementNames.meaning(of: name, among: known)
      }
      let isWhole = meant.count == names.count && !meant.isEmpty
      diagnostic.hints = [
        "separate them by spaces" + (isWhole ? ": \(meant.joined(separator: " "))" : "")
      ]
    }
    // Objective-C's names of the same options.
    let folded = name.lowercased()
    if let meant = known.first(where: { folded == "nslayoutformat" + $0.lowercased() }) {
      diagnostic.hints = ["did you mean '\(meant)'?"]
    }
    return diagnostic.withFallback("options are such as \(known.prefix(3).joined(separator: ", "))")
  }

  static func uselessOption(_ name: String, _ axis: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "useless-option",
      "option '\(name)' does not go with a \(axis) layout: it aligns along the layout's own axis",
      at: range,
      hints: [
        axis == "horizontal"
          ? "H goes with alignAllTop, alignAllBottom, alignAllCenterY and the baselines"
          : "V goes with alignAllLeading, alignAllTrailing, alignAllLeft, alignAllRight and alignAllCenterX"
      ])
  }

  static func twoDirections(_ name: String, _ other: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "useless-option", "option '\(name)' contradicts option '\(other)'", at: range)
  }

  static func unknownOrientation(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "visual-format", "unknown orientation '\(word)': must be H or V", at: range,
      hints: [
        ["hv", "vh"].contains(word.lowercased())
          ? "each axis has a format of its own: <vfl>H:|-[a]-|</vfl> and <vfl>V:|-[a]-|</vfl>"
          : word.lowercased().hasPrefix("h")
            ? "did you mean 'H'?"
            : word.lowercased().hasPrefix("v")
              ? "did you mean 'V'?"
              : "views side by side are H:[a]-[b], below one another V:[a]-[b]"
      ])
  }

  static func unknownRelation(
    _ text: String, _ allowed: String, at range: SourceRange
  ) -> Diagnostic {
    let meant = [
      "=": "==", "===": "==", "=<": "<=", "=>": ">=", "<": "<=", ">": ">=", ">==": ">=",
      "<==": "<=", "==>": ">=", "==<": "<=", "=>=": ">=", "=<=": "<=",
    ][text]
    return Diagnostic(
      .error, "relation", "unknown relation '\(text)': must be \(allowed)", at: range,
      hints: meant.map { ["did you mean '\($0)'?"] }
        ?? ["what is not to be equal is at least a distance away: a.left >= b.right + 1"])
  }

  /// A space between the container itself, named as a view, and a view in it.
  static func containerAsView(
    isFirst: Bool, _ isHorizontal: Bool, at range: SourceRange
  ) -> Diagnostic {
    let side =
      isHorizontal ? (isFirst ? "trailing" : "leading") : (isFirst ? "bottom" : "top")
    return Diagnostic(
      .warning, "outside",
      "[superview] is the whole container as a view: what stands \(isFirst ? "behind" : "before") it is beyond "
        + "the container's \(side) edge", at: range,
      hints: [
        "the edge is '|': "
          + (isHorizontal
            ? (isFirst ? "H:|-16-[a]" : "H:[a]-16-|") : (isFirst ? "V:|-16-[a]" : "V:[a]-16-|"))
      ])
  }

  /// Something is missing before the next token.
  static func expected(_ what: String, _ scanner: StatementScanner) -> Diagnostic {
    let found = scanner.isAtEnd ? "" : ", not '\(scanner.nextScalar)'"
    return Diagnostic(.error, "syntax", "expected \(what)\(found)", at: scanner.place)
  }

  /// Something stands where nothing may.
  static func unexpected(_ scanner: StatementScanner, after what: String) -> Diagnostic {
    Diagnostic(
      .error, "syntax", "unexpected '\(scanner.nextScalar)' after \(what)", at: scanner.place)
  }

  static func tooLarge(_ number: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "number", "the number \(number) is too large", at: range)
  }

  static func factorOutOfRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "number", "a factor is 0, or from 0.000001 to 1000000, above or below 0", at: range)
  }

  /// - Parameter number: What the right side says.
  static func loneLocation(
    _ name: String, _ spelling: AttributeSpelling, number: String, at range: SourceRange
  ) -> Diagnostic {
    let edge = name.split(separator: ".").last.map(String.init) ?? name
    let isOne = if case .single = spelling { true } else { false }
    let anchor = "superview.\(isOne ? edge : name)"
    let sum =
      number.hasPrefix("-") ? "\(anchor) - \(number.dropFirst())" : "\(anchor) + \(number)"
    return Diagnostic(
      .error, "pairing",
      "'\(name)' is a location and needs another one to pair with: only width and height are "
        + "compared with a number", at: range,
      hints: ["did you mean '\(sum)'?"])
  }

  static func percentageOfNothing(_ name: String, _ scanner: StatementScanner) -> Diagnostic {
    Diagnostic(
      .error, "syntax", "unexpected '%': a percentage is a factor of another attribute",
      at: scanner.place, hints: ["did you mean 'superview.\(name) * …%'?"])
  }

  /// Something that only sums of several attributes, factors of factors or lists would take.
  static func notLinear(_ what: String, _ hint: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "syntax", what, at: range, hints: [hint])
  }

  /// An attribute that is multiplied or divided by another one.
  ///
  /// - Parameter ratio: The equation that was meant; `nil` where that is not known.
  static func productOfAttributes(_ ratio: String? = nil, at range: SourceRange) -> Diagnostic {
    notLinear(
      "an attribute is multiplied and divided by numbers alone, not by another attribute",
      "a ratio of two sizes is \(ratio ?? "a.width == a.height * 2"), or the attribute aspect-ratio",
      at: range)
  }

  static func priorityByAt(_ scanner: StatementScanner) -> Diagnostic {
    Diagnostic(
      .error, "syntax", "unexpected '@' after the constraint", at: scanner.place,
      hints: ["the priority of an equation stands after '~'"])
  }

  static func unpairable(_ first: String, _ second: String, at range: SourceRange) -> Diagnostic {
    let sizes = ["width", "height", "size"].filter { first.hasSuffix($0) || second.hasSuffix($0) }
    guard sizes.count == 1, let size = sizes.first else {
      return Diagnostic(
        .error, "pairing", "'\(first)' and '\(second)' cannot be paired: they are not of one axis",
        at: range,
        hints: [
          "top goes with top, bottom, centerY and baselines, leading with leading, trailing and centerX"
        ])
    }
    let location = first.hasSuffix(size) ? second : first
    let isVertical = ["top", "bottom", "centerY", "Baseline", "baseline", "center.y"].contains {
      location.hasSuffix($0)
    }
    let end = isVertical ? "superview.bottom" : "superview.right"
    return Diagnostic(
      .error, "pairing",
      "'\(first)' and '\(second)' cannot be paired: one is a location, the other a size",
      at: range, hints: ["a share of the container is a location as \(end) * 0.5"])
  }

  static func mixedDirections(
    _ first: String, _ second: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "pairing", "'\(first)' and '\(second)' mix leading/trailing with left/right",
      at: range, hints: ["take leading and trailing on both sides, or left and right on both"])
  }

  static func divisionByZero(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "division", "division by zero", at: range)
  }

  static func unknownPriority(
    _ name: String, _ metrics: [String], at range: SourceRange
  ) -> Diagnostic {
    withSuggestion(
      "priority",
      "unknown priority '\(name)': must be 1 to 1000, 'required', 'high', 'low' or a metric", name,
      ["required", "high", "low"] + metrics, at: range)
  }

  static func priorityOutOfRange(_ value: Double, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "priority", "priority \(value.shortestDecimal) is not between 1 and 1000", at: range,
      hints: ["1000 is required, 750 is high and 250 low"])
  }

  static func priorityTwice(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "priority", "the priority is given twice: as an attribute and after '~'", at: range)
  }

  static func wrongStack(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "stack", "stack: \(what)", at: range)
  }

  static func wrongStackWord(
    _ value: String, _ attribute: String, _ known: [String], isVertical: Bool,
    at range: SourceRange
  ) -> Diagnostic {
    let isBaseline = isVertical && value.lowercased().hasSuffix("baseline")
    let meant = ForeignStatementNames.arrangement(value, of: attribute)
    let suggestion =
      meant.flatMap { known.contains($0) ? $0 : nil } ?? nearestName(to: value, among: known)
    var diagnostic = Diagnostic(
      .error, "stack",
      "stack: \(attribute): '\(value)' is not one of \(known.joined(separator: ", "))", at: range,
      hints: suggestion.map { ["did you mean '\($0)'?"] } ?? [])
    if isVertical, attribute == "alignment", ["top", "bottom", "flex-start"].contains(value) {
      diagnostic.hints = [
        "a stack is vertical unless orientation=\"horizontal\"; in that one top and bottom are leading and trailing"
      ]
    }
    if isBaseline {
      diagnostic.message = "stack: \(attribute): '\(value)' aligns views side by side"
      let spelling = meant.map { "write '\($0)', and " } ?? ""
      diagnostic.hints = ["\(spelling)add orientation=\"horizontal\""]
    }
    return diagnostic
  }

  static func noLayoutMargins(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "margin", "'\(name)' has no layout margins: only constraint containers have a margin",
      at: range, hints: ["that of the container is superview.margin"])
  }

  static func noArea(_ area: LayoutArea, _ name: String, at range: SourceRange) -> Diagnostic {
    switch area {
    case .frame, .margin: noLayoutMargins(name, at: range)
    case .safeArea:
      Diagnostic(
        .error, "margin", "'\(name)' has no safe area: only constraint containers have one",
        at: range, hints: ["that of the container is superview.safeArea"])
    case .readable:
      Diagnostic(
        .error, "margin", "'\(name)' has no readable area: only constraint containers have one",
        at: range)
    }
  }

  static func wrongBarrier(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "barrier", "barrier: \(what)", at: range)
  }

  static func wrongBarrierEdge(
    _ value: String, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
    withSuggestion(
      "barrier", "barrier: the edge '\(value)' is not one of \(known.joined(separator: ", "))",
      ["start": "leading", "end": "trailing"][value] ?? value, known, at: range)
  }

  static func notOfLine(
    _ attribute: String, _ name: String, _ axis: Axis, at range: SourceRange
  ) -> Diagnostic {
    let (kind, known) =
      axis == .horizontal
      ? ("vertical", "leading, trailing, left, right and centerX")
      : ("horizontal", "top, bottom and centerY")
    let edges = ["leading", "trailing", "left", "right", "top", "bottom"]
    let other =
      "that of the container is superview.\(attribute); a <barrier edge=\"\(attribute)\"> is a line of the other kind"
    return Diagnostic(
      .error, "barrier",
      "the barrier '\(name)' is a \(kind) line and has no '\(attribute)': it has \(known)",
      at: range
    ).with(hint: edges.contains(attribute) ? other : nil)
  }

  static func wrongFollow(
    _ what: String, at range: SourceRange, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, "follow", "follow: \(what)", at: range).with(hint: hint)
  }

  /// A list whose target is an area of the container, which has no list of its own.
  ///
  /// - Parameter equations: What says the same.
  static func followedArea(
    _ area: LayoutArea, _ equations: [String], of target: StatementText
  ) -> Diagnostic {
    let name = area == .safeArea ? "the safe area" : "what is readable"
    return wrongFollow(
      "a view follows views, and '\(target.collapsed)' is none",
      at: target.range(0, target.bytes.count),
      hint: equations.isEmpty
        ? nil : "equations name \(name): \(equations.joined(separator: " "))")
  }

  static func wrongMetrics(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "metrics", "attribute 'metrics': \(what)", at: range)
  }
}
