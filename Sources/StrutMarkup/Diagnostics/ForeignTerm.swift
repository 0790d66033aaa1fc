import StrutCore

/// A value in the notation of a programming language, as `EdgeInsets.symmetric(horizontal: 16)` or `16.dp`.
indirect enum ForeignTerm: Equatable {
  /// A number with its unit, which is empty where it counts points.
  case number(Double, unit: String)
  /// Characters in quotes, or a colour with its `#`.
  case text(String)
  /// Names and calls joined by points.
  case chain([Link])
  /// What stands in brackets of any kind.
  case list([Argument])

  /// One name, with what stands in brackets behind it; `nil` for a name alone.
  struct Link: Equatable {
    var name: String
    var arguments: [Argument]?
  }

  /// What a call is given, with the name that it is given under; empty for none.
  struct Argument: Equatable {
    var label: String
    var term: ForeignTerm

    init(_ label: String, _ term: ForeignTerm) {
      self.label = label
      self.term = term
    }
  }

  /// The number of points; `nil` for what counts no points.
  var points: String? {
    guard case .number(let value, let unit) = self, unit.isEmpty else { return nil }
    return value.decimal(places: 4)
  }

  /// The value as style sheets write it; `nil` for calls that they do not know.
  var text: String? {
    switch self {
    case .number(let value, let unit): return value.decimal(places: 4) + unit
    case .text(let text): return text
    case .chain(let links):
      if let color = ForeignColor.text(of: links) { return color }
      guard let last = links.last, last.arguments == nil else { return nil }
      return last.name == "infinity" ? "100%" : ForeignAttribute.hyphenated(last.name)
    case .list(let arguments): return arguments.count == 1 ? arguments[0].term.text : nil
    }
  }

  /// The last call of a chain.
  var call: Link? {
    guard case .chain(let links) = self, let last = links.last, last.arguments != nil else {
      return nil
    }
    return last
  }
}
