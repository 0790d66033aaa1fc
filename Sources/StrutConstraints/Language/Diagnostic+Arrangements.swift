import StrutCore

/// The problems of stacks, barriers, followers and the metrics of statements.
extension Diagnostic {
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
