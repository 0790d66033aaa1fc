import StrutCore

/// The problems of equations and of visual formats: relations, pairs of attributes, factors, priorities.
extension Diagnostic {
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

  static func factorOutOfRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "number", "a factor is 0, or from 0.000001 to 1000000, above or below 0", at: range)
  }

  /// - Parameter number: What the right side says.
  static func loneLocation(
    _ name: String, _ spelling: AttributeSpelling, number: String, at range: SourceRange
  ) -> Diagnostic {
    let parts = name.split(separator: ".").map(String.init)
    // The attribute may be one of two words itself, as `center.x`.
    let isPart = parts.count > 1 && AttributeSpelling.hasParts(parts[parts.count - 2])
    let edge = parts.suffix(isPart ? 2 : 1).joined(separator: ".")
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
}
