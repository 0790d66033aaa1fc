import StrutCore

/// BxLayout's `follow`: a view takes over edges, margins or centre lines of another one.
package struct FollowList {
  /// One thing that `on` can name.
  private struct Line {
    var name: String
    var attribute: LayoutAttribute
    var isMargin: Bool
    /// Which inset moves the line inwards, in the order top trailing bottom leading.
    var inset: Int?

    /// Inwards is towards larger numbers at the top and the leading edge.
    var sign: Double { attribute == .top || attribute == .leading ? 1 : -1 }
  }

  private static let lines: [Line] = {
    let edges: [(String, LayoutAttribute, Int)] = [
      ("leading", .leading, 3), ("trailing", .trailing, 1), ("top", .top, 0),
      ("bottom", .bottom, 2),
    ]
    let margins = ["marginLeading", "marginTrailing", "marginTop", "marginBottom"]
    return edges.map { Line(name: $0.0, attribute: $0.1, isMargin: false, inset: $0.2) }
      + zip(margins, edges).map {
        Line(name: $0, attribute: $1.1, isMargin: true, inset: $1.2)
      } + [
        Line(name: "centerX", attribute: .centerX, isMargin: false, inset: nil),
        Line(name: "centerY", attribute: .centerY, isMargin: false, inset: nil),
      ]
  }()

  private static let sets: [(name: String, lines: [String])] = [
    ("edges", ["leading", "trailing", "top", "bottom"]),
    ("edgesHorizontal", ["leading", "trailing"]), ("edgesVertical", ["top", "bottom"]),
    ("center", ["centerX", "centerY"]),
    ("margins", ["marginLeading", "marginTrailing", "marginTop", "marginBottom"]),
    ("marginHorizontal", ["marginLeading", "marginTrailing"]),
    ("marginVertical", ["marginTop", "marginBottom"]),
  ]

  /// SnapKit's words for the sets of edges.
  private static let foreignSets = [
    "horizontalEdges": "edgesHorizontal", "directionalHorizontalEdges": "edgesHorizontal",
    "verticalEdges": "edgesVertical", "directionalVerticalEdges": "edgesVertical",
  ]

  /// What to write for a set of lines that stands in an equation; `nil` for other words.
  static func hint(forAttribute name: String) -> String? {
    guard let set = sets.first(where: { $0.name == foreignSets[name] ?? name }) else { return nil }
    let attributes = set.lines.compactMap { line in
      lines.first { $0.name == line }.map {
        ($0.isMargin ? "margin." : "") + $0.attribute.rawValue
      }
    }
    return
      "<follow view=\"…\" on=\"\(set.name)\"/> says that of a view; equations are about one line each: "
      + attributes.listed()
  }

  /// The values of the element's attributes, and the place of the element itself.
  package struct Attributes {
    /// `view`, which is required.
    package var view: StatementText?
    /// `target`; `superview` without.
    package var target: StatementText?
    /// `on`; `edges` without.
    package var on: StatementText?
    /// `inset`; 0 without.
    package var inset: StatementText?
    /// The start tag, where a missing `view` is reported.
    package var element: SourceRange
    /// The attributes that are there by another name, which is told.
    package var misspelt: Set<String> = []

    /// Creates the list of values.
    package init(
      view: StatementText?, target: StatementText? = nil, on: StatementText? = nil,
      inset: StatementText? = nil, element: SourceRange = .start
    ) {
      self.view = view
      self.target = target
      self.on = on
      self.inset = inset
      self.element = element
    }
  }

  /// Reads the attributes of a `<follow>`; problems go to `scope`.
  package static func parse(
    _ attributes: Attributes, priority: Priority, in scope: inout StatementScope
  ) -> [AnchorConstraint] {
    let view = parseView(attributes, &scope)
    let area = attributes.target.flatMap { self.area($0, scope) }
    let target =
      area == nil
      ? attributes.target.map { parseName($0, "target", &scope) } ?? (scope.container, true) : nil
    let lines = parseLines(attributes.on, targetName: attributes.target, target, &scope)
    if let area, let target = attributes.target {
      scope.diagnostics.append(.followedArea(area, equations(attributes, area, lines), of: target))
    }
    let insets = attributes.inset.map { parseInset($0, &scope) } ?? [0, 0, 0, 0]
    guard let view, let target else { return [] }
    return lines.map { line in
      AnchorConstraint(
        Anchor(view, line.attribute), .equal,
        Anchor(target.view, line.attribute, of: line.isMargin ? .margin : .frame),
        plus: line.inset.map { line.sign * insets[$0] } ?? 0, priority: priority)
    }
  }

  /// The area of the container that a target names in place of a view; `nil` for others.
  private static func area(_ target: StatementText, _ scope: StatementScope) -> LayoutArea? {
    guard scope.names.meaning(of: target.collapsed) == nil else { return nil }
    let word = target.collapsed.lowercased().filter(\.isLetter)
    if word.contains("safearea") { return .safeArea }
    return word.contains("readable") ? .readable : nil
  }

  /// What a list says of an area, line by line.
  private static func equations(
    _ attributes: Attributes, _ area: LayoutArea, _ lines: [Line]
  ) -> [String] {
    let view = attributes.view?.collapsed.nameInStatements ?? "a"
    return lines.map { line in
      let name = line.attribute.rawValue
      return "<constraint>\(view).\(name) == superview.\(area).\(name)</constraint>"
    }
  }

  private static func parseView(
    _ attributes: Attributes, _ scope: inout StatementScope
  ) -> ConstraintView? {
    guard let text = attributes.view else {
      guard !attributes.misspelt.contains("view") else { return nil }
      scope.diagnostics.append(
        .wrongFollow(
          "expected the attribute 'view'", at: attributes.element,
          hint: "name the view that follows: <follow view=\"a\" target=\"superview\"/>"))
      return nil
    }
    guard let view = parseName(text, "view", &scope)?.view else { return nil }
    if view == scope.container {
      let name = text.collapsed
      let words = ["superview", "self"].contains(name) ? "superview" : "superview, here '\(name)',"
      scope.diagnostics.append(
        .wrongFollow(
          "\(words) cannot be the 'view': it does not follow its own views",
          at: StatementScanner(text).place))
      return nil
    }
    return view
  }

  private static func parseName(
    _ text: StatementText, _ attribute: String, _ scope: inout StatementScope
  ) -> (view: ConstraintView, hasLayoutMargins: Bool)? {
    guard let name = name(in: text) else {
      scope.diagnostics.append(
        .wrongFollow(
          "expected the name of a view as '\(attribute)'", at: StatementScanner(text).place))
      return nil
    }
    return scope.view(name)
  }

  /// The name that a text is; `nil` for an empty one.
  static func name(in text: StatementText) -> StatementScanner.Token? {
    var scanner = StatementScanner(text)
    guard !scanner.isAtEnd else { return nil }
    return scanner.path() ?? scanner.token { _ in true }.trimmed(in: text)
  }

  private static func parseLines(
    _ text: StatementText?, targetName: StatementText?,
    _ target: (view: ConstraintView, hasLayoutMargins: Bool)?, _ scope: inout StatementScope
  ) -> [Line] {
    guard let text else { return lines.filter { sets[0].lines.contains($0.name) } }
    var scanner = StatementScanner(text)
    if scanner.isAtEnd {
      scope.diagnostics.append(.wrongFollow("expected an edge in 'on'", at: scanner.place))
    }
    var found: [Line] = []
    while !scanner.isAtEnd {
      let token = scanner.token { $0 > 0x20 }
      let names = sets.first { $0.name == token.text }?.lines ?? [token.text]
      let added = lines.filter { names.contains($0.name) }
      if added.isEmpty {
        let known = lines.map(\.name) + sets.map(\.name)
        scope.diagnostics.append(
          .unknownOption(token.text, known, at: token.range).with(hint: advice(about: token.text)))
      }
      if added.contains(where: \.isMargin), let target, !target.hasLayoutMargins {
        scope.diagnostics.append(
          .noLayoutMargins(targetName?.collapsed ?? "superview", at: token.range))
      }
      let news = added.filter { line in !found.contains { $0.name == line.name } }
      let twice = news.first { line in found.contains { $0.attribute == line.attribute } }
      if let twice {
        scope.diagnostics.append(
          .wrongFollow(
            "'\(twice.attribute.rawValue)' to the edge and to the margin at once", at: token.range,
            hint: "did you mean on=\"\(spelling(of: found, over: news))\"?"))
      }
      found += news
    }
    return found
  }

  /// What a word of other systems is in a list: one for a side, an axis or its margins, with the parts in any order.
  private static func advice(about word: String) -> String? {
    if word == "left" || word == "right" { return "a follow list knows leading and trailing alone" }
    let folded = word.lowercased().filter(\.isLetter)
    let isMargin = folded.contains("margin")
    var rest = folded
    for part in ["layout", "margins", "margin", "edges", "edge", "anchor", "sides"] {
      rest = rest.replacing(part, with: "")
    }
    let sides = [
      "left": "Leading", "right": "Trailing", "start": "Leading", "end": "Trailing",
      "leading": "Leading", "trailing": "Trailing", "top": "Top", "bottom": "Bottom",
      "horizontal": "Horizontal", "vertical": "Vertical", "horizontally": "Horizontal",
      "vertically": "Vertical",
    ]
    guard let side = sides[rest] else { return nil }
    if isMargin { return "did you mean 'margin\(side)'?" }
    return "did you mean '\(side.hasSuffix("al") ? "edges\(side)" : side.lowercased())'?"
  }

  /// The shortest list of names for some lines, of which later ones take the place of earlier ones.
  private static func spelling(of lines: [Line], over news: [Line]) -> String {
    let kept = lines.filter { line in !news.contains { $0.attribute == line.attribute } }
    var rest = (kept + news).map(\.name)
    var names: [String] = []
    while let first = rest.first {
      let whole = sets.first { $0.lines.contains(first) && $0.lines.allSatisfy(rest.contains) }
      names.append(whole?.name ?? first)
      rest.removeAll { whole?.lines.contains($0) ?? ($0 == first) }
    }
    return names.joined(separator: " ")
  }

  /// The insets in the order top trailing bottom leading.
  private static func parseInset(
    _ text: StatementText, _ scope: inout StatementScope
  ) -> [Double] {
    do throws(StatementError) {
      var scanner = StatementScanner(text)
      if scanner.name() != nil { return try parseNamedInset(text) }
      return try text.oneToFourNumbers { place in
        .wrongFollow(
          "attribute 'inset' takes one to four numbers, separated by spaces", at: place,
          hint: "they are points, without a unit: inset=\"8\", inset=\"8 16\"")
      }
    } catch {
      scope.diagnostics.append(error.diagnostic)
      return [0, 0, 0, 0]
    }
  }

  /// BxLayout's insets: `leading: 4, top: 2`, those that are left out being 0.
  private static func parseNamedInset(_ text: StatementText) throws(StatementError) -> [Double] {
    let names = ["top", "trailing", "bottom", "leading"]
    var insets: [Double?] = [nil, nil, nil, nil]
    var scanner = StatementScanner(text)
    repeat {
      let place = scanner.place
      guard let name = scanner.name(), let index = names.firstIndex(of: name.text) else {
        throw StatementError(
          .wrongFollow(
            "attribute 'inset' takes numbers, or leading, trailing, top, bottom with a number each",
            at: place))
      }
      guard insets[index] == nil else {
        throw StatementError(.wrongFollow("attribute 'inset' has '\(name.text)' twice", at: place))
      }
      guard scanner.skip(":") else {
        throw StatementError(
          .wrongFollow("attribute 'inset': expected ':' after '\(name.text)'", at: scanner.place))
      }
      let isNegative = scanner.isNext("-")
      _ = scanner.skip("-") || scanner.skip("+")
      guard let number = try scanner.number() else {
        throw StatementError(
          .wrongFollow("attribute 'inset': expected a number for '\(name.text)'", at: scanner.place)
        )
      }
      insets[index] = isNegative ? -number.value : number.value
    } while scanner.skip(",")
    guard scanner.isAtEnd else {
      throw StatementError(
        .wrongFollow("attribute 'inset': unexpected '\(scanner.nextScalar)'", at: scanner.place))
    }
    return insets.map { $0 ?? 0 }
  }
}

extension StatementScanner.Token {
  /// A token that took everything up to the end of a text, without the white space at that end.
  fileprivate func trimmed(in text: StatementText) -> Self {
    var end = text.bytes.count
    while end > 0, text.bytes[end - 1] <= 0x20 { end -= 1 }
    var start = 0
    while start < end, text.bytes[start] <= 0x20 { start += 1 }
    return Self(text: text.string(start, end), range: text.range(start, end))
  }
}

extension StatementText {
  /// One to four numbers separated by white space, filled up to four in CSS's way.
  ///
  /// - Parameter fault: What to report where the text is something else.
  fileprivate func oneToFourNumbers(
    orReport fault: (SourceRange) -> Diagnostic
  ) throws(StatementError) -> [Double] {
    var scanner = StatementScanner(self)
    var numbers: [Double] = []
    repeat {
      let place = scanner.place
      let isNegative = scanner.isNext("-")
      _ = scanner.skip("-") || scanner.skip("+")
      let start = scanner.position
      guard numbers.count < 4, let number = try? scanner.number() else {
        throw StatementError(fault(place))
      }
      guard scanner.isAtEnd || isSpace(before: scanner.position, after: start) else {
        throw StatementError(fault(scanner.place))
      }
      numbers.append(isNegative ? -number.value : number.value)
    } while !scanner.isAtEnd
    switch numbers.count {
    case 1: return [numbers[0], numbers[0], numbers[0], numbers[0]]
    case 2: return [numbers[0], numbers[1], numbers[0], numbers[1]]
    case 3: return [numbers[0], numbers[1], numbers[2], numbers[1]]
    default: return numbers
    }
  }

  private func isSpace(before position: Int, after start: Int) -> Bool {
    position > start && bytes[position - 1] <= 0x20
  }
}
