/// Statements of markup without views that have left the tree.
///
/// What such a view leaves behind is what a hidden one does: a stack joins its neighbours, a list of a barrier goes on
/// without it, and every comparison that names it is left out.
extension Element {
  /// The element with what its `<constraints>` say without some views.
  ///
  /// - Parameter ids: The names of the views.
  func withoutStatements(about ids: Set<String>) -> Element {
    guard let held, !held.holdsOnlyBoxes else { return self }
    var result = self
    result.children = held.elements.map { child in
      guard child.kind == .other("constraints") else { return child }
      let metrics = child.metricNames
      var list = child
      list.children = child.children.flatMap { $0.statements(without: ids, metrics) }
      return list
    }
    return result
  }

  /// Whether the element holds statements of markup.
  var hasStatements: Bool {
    guard let held, !held.holdsOnlyBoxes else { return false }
    return held.elements.contains { $0.kind == .other("constraints") }
  }

  /// What the statements in the element say, one after the other.
  var wordsOfStatements: String {
    guard hasStatements else { return "" }
    return children.filter { $0.kind == .other("constraints") }.flatMap(\.children).map {
      statement in
      let names = ["view", "target", "of"].compactMap { statement.style[attribute: $0] }
      return ([statement.text] + names).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// The names of the numbers that a `<constraints>` gives.
  private var metricNames: Set<String> {
    let pairs = (style[attribute: "metrics"] ?? "").split(separator: ";")
    return Set(pairs.compactMap { $0.split(separator: ":").first.map(\.trimmed) })
  }

  /// What is left of a statement without some views.
  private func statements(without ids: Set<String>, _ metrics: Set<String>) -> [Element] {
    guard children.isEmpty else { return [self] }
    switch kind {
    case .other("stack"): return [stack(without: ids, metrics)].compactMap { $0 }
    case .other("vfl"): return formats(without: ids)
    case .other("constraint"):
      return text.namesBefore(".").contains(where: ids.contains) ? [] : [self]
    case .other("follow"):
      let names = [style[attribute: "view"], style[attribute: "target"]].compactMap { $0 }
      return names.contains { ids.contains($0.id) } ? [] : [self]
    case .other("barrier"):
      var result = self
      let names = (style[attribute: "of"] ?? "").split { $0 == " " || $0 == "," }
      result.style[attribute: "of"] =
        names.filter { !ids.contains($0.id) }.joined(separator: " ")
      return [result]
    default: return [self]
    }
  }

  // MARK: Stacks

  /// A stack without some views and the spaces before them; `nil` where it joins nothing any more.
  private func stack(without ids: Set<String>, _ metrics: Set<String>) -> Element? {
    var kept: [String] = []
    var spaces: [String] = []
    for argument in text.split(separator: ",").map(\.trimmed) {
      if Double(argument) != nil || metrics.contains(argument) {
        spaces.append(argument)
      } else {
        if !ids.contains(argument.id) { kept += spaces + [argument] }
        spaces = []
      }
    }
    let names = kept.filter { Double($0) == nil && !metrics.contains($0) }
    let isArranged = ["spacing", "distribution", "alignment", "ends"].contains {
      style[attribute: $0] != nil
    }
    let views = names.filter { $0 != "superview" && $0 != "self" }
    guard !views.isEmpty, isArranged || names.count > 1 else { return nil }
    var result = self
    result.text = kept.joined(separator: ", ")
    return result
  }

  // MARK: Visual formats

  /// What a visual format says of the runs of views that are left, and how these are aligned with one another.
  private func formats(without ids: Set<String>) -> [Element] {
    let runs = VisualFormatPieces(text).runs(without: ids)
    var result = runs.filter(\.saysSomething).map { run in
      var element = self
      element.text = run.text
      return element
    }
    for run in runs.dropFirst() { result += alignments(of: run.first, with: runs[0].first) }
    return result
  }

  /// Equations that align a view with another one as the options of this format do.
  private func alignments(of view: String, with other: String) -> [Element] {
    let options = (style[attribute: "options"] ?? "").split { $0 == " " || $0 == "|" }
    return options.filter { $0.hasPrefix("alignAll") }.map { option in
      let word = option.dropFirst("alignAll".count)
      let attribute =
        word == "Baseline" ? "lastBaseline" : word.prefix(1).lowercased() + word.dropFirst()
      var equation = Element(.other("constraint"), at: place)
      equation.style[attribute: "priority"] = style[attribute: "priority"]
      equation.text = "\(view).\(attribute) == \(other).\(attribute)"
      return equation
    }
  }
}

/// A visual format as views and what stands between them.
private struct VisualFormatPieces {
  /// Views that follow one another.
  struct Run {
    /// The format of these views alone.
    var text: String
    /// The first of them, as it is written.
    var first: String
    /// Whether anything is said but which view there is.
    var saysSomething: Bool
  }

  private struct View {
    /// The name as it is written.
    var name: String
    /// What stands in its parentheses.
    var predicates: [Substring] = []

    func text(without ids: Set<String>) -> String {
      let kept = predicates.filter { predicate in
        let words = predicate.split { !($0.isLetter || $0.isNumber || "_`.-[]".contains($0)) }
        return !words.contains { ids.contains($0.id) }
      }
      return "[\(name)\(kept.isEmpty ? "" : "(\(kept.joined(separator: ",")))")]"
    }
  }

  private var orientation = ""
  private var views: [View] = []
  /// What stands before each view, and behind the last one.
  private var gaps: [String] = []

  init(_ text: String) {
    var rest = text[...]
    if let colon = rest.firstIndex(of: ":"), colon < rest.firstIndex(of: "[") ?? rest.endIndex {
      orientation = String(rest[...colon])
      rest = rest[rest.index(after: colon)...]
    }
    while let open = rest.firstIndex(of: "[") {
      gaps.append(String(rest[..<open]))
      rest = rest[rest.index(after: open)...]
      views.append(Self.view(&rest))
    }
    gaps.append(String(rest))
  }

  /// Reads a view behind its opening bracket.
  private static func view(_ rest: inout Substring) -> View {
    rest = rest.drop { $0.isWhitespace }
    var name = String(rest.prefix { $0 != "(" && $0 != "]" })
    if rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
      // A path may have brackets of its own.
      name = String(rest[...end])
    }
    rest = rest.dropFirst(name.count)
    let predicates = rest.prefix { $0 != "]" }
    rest = rest.dropFirst(predicates.count + 1)
    let list = predicates.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    return View(name: name.trimmed, predicates: list.split(separator: ","))
  }

  /// The runs of views that are left without some.
  func runs(without ids: Set<String>) -> [Run] {
    var runs: [Run] = []
    var isOpen = false
    for (index, view) in views.enumerated() {
      guard !ids.contains(view.name.id) else {
        isOpen = false
        continue
      }
      let text = view.text(without: ids)
      let before = isOpen || index == 0 ? gaps[index] : ""
      let after = index == views.count - 1 ? gaps[index + 1] : ""
      if isOpen {
        runs[runs.count - 1].text += before + text + after
        runs[runs.count - 1].saysSomething = true
      } else {
        let saysSomething = !before.isEmpty || !after.isEmpty || text.contains("(")
        runs.append(
          Run(
            text: orientation + before + text + after, first: view.name,
            saysSomething: saysSomething))
      }
      isOpen = true
    }
    return runs
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The characters without white space at the ends.
  fileprivate var trimmed: String {
    let start = self[...].drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The id that a name stands for: without white space and backquotes around it.
  fileprivate var id: String { trimmed.filter { $0 != "`" } }

  /// The names that a character follows.
  fileprivate func namesBefore(_ mark: Character) -> [String] {
    var names: [String] = []
    var name = ""
    var isQuoted = false
    for character in self {
      if character == "`" {
        isQuoted.toggle()
      } else if isQuoted || character.isLetter || character.isNumber || character == "_" {
        name.append(character)
      } else {
        if character == mark, !name.isEmpty { names.append(name) }
        if !character.isWhitespace { name = "" }
      }
    }
    return names
  }
}
