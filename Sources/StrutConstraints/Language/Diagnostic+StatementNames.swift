import StrutCore

/// The problems with names in statements: of views, metrics, attributes and options.
extension Diagnostic {
  /// - Parameter isQuoted: Whether the name stands in backquotes.
  static func unknownView(
    _ name: String, isQuoted: Bool = false, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
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
    let others = known.filter { $0 != name }
    var unknown = withSuggestion(
      "unknown-view", "no view of these constraints is called '\(name)'", name, others, at: range)
    if let id = meant(by: name, among: others), known.contains(id), !id.isNameInStatements,
      !areas.contains(id)
    {
      unknown.hints = [
        isQuoted
          ? "did you mean `\(id)`?"
          : "did you mean '\(id)'? It is no C identifier: write it in backquotes, `\(id)`, or call it '\(name)' there"
      ]
    }
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
    var unknown = withSuggestion(
      "unknown-view", "no view of these constraints and no metric is called '\(name)'", name,
      known.filter { $0 != name }, at: range)
    if let id = known.first(where: { $0.hasPrefix(name + "[") }) {
      unknown.hints = unwritableView(name, id, among: known, at: range).hints
    }
    return unknown
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
    if folded == "layoutmargins" || folded == "layoutmarginsguide", known.contains("margins") {
      diagnostic.hints = ["did you mean 'margins'?"]
    }
    if ["alignallmiddle", "alignallcenter"].contains(folded), !known.contains("alignAllCenterY"),
      known.contains("alignAllCenterX")
    {
      diagnostic.hints = ["did you mean 'alignAllCenterX'?"]
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
}
