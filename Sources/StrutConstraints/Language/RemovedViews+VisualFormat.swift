import StrutCore

extension RemovedViews {
  /// What is left of a visual format.
  package struct Formats: Equatable {
    /// The formats of the views that still follow one another, and say more than that there is a view.
    package var formats: [String]
    /// The value of their attribute `options`.
    package var options: String?
    /// The equations that align these formats with one another.
    package var equations: [String] = []
  }

  /// Views of a format that follow one another.
  private struct Run {
    /// The format of these views alone.
    var text: String
    /// The first of them, as it is written.
    var first: String
    /// Whether anything is said but which view there is.
    var saysSomething: Bool
  }

  /// A view of a format, and what stands before it.
  private struct FormatView {
    var name: StatementScanner.Token
    /// The name as it is written.
    var text: String
    var gap: String
    /// The view without predicates about views that are not there.
    var format = ""
    var hasPredicates = false
  }

  /// What a visual format says without the views; the neighbours of one are not joined.
  package func remaining(ofFormat text: String, options: String?) -> Formats {
    let (format, name) = Self.divided(text)
    var left = remaining(ofNamelessFormat: format, options: options)
    // One name is that of one statement.
    if !left.formats.isEmpty { left.formats[0] += name }
    return left
  }

  private func remaining(ofNamelessFormat text: String, options: String?) -> Formats {
    var scanner = StatementScanner(StatementText(text))
    let orientation = orientation(&scanner)
    var views: [FormatView] = []
    var gap = gap(&scanner)
    while !scanner.isAtEnd {
      guard var view = view(&scanner) else { return Formats(formats: [text], options: options) }
      view.gap = gap
      views.append(view)
      gap = self.gap(&scanner)
    }
    guard let first = views.first, views.contains(where: { holds($0.name) }) else {
      let kept = views.map { $0.gap + $0.format }.joined() + gap
      return Formats(formats: [orientation + kept], options: options)
    }
    let runs = runs(of: views, end: gap)
    var result = Formats(
      formats: runs.filter(\.saysSomething).map { orientation + $0.text }, options: options)
    if holds(first.name) {
      // All others are aligned with it.
      result.options = options.flatMap(Self.withoutAlignments)
    } else {
      result.equations = runs.dropFirst().flatMap {
        Self.alignments(of: $0.first, with: runs[0].first, options)
      }
    }
    return result
  }

  // MARK: Grammar

  /// Reads `H:` or `V:`.
  private func orientation(_ scanner: inout StatementScanner) -> String {
    let start = scanner
    var rest = scanner
    guard rest.name() != nil, rest.skip(":") else { return "" }
    scanner = rest
    return start.text(to: rest)
  }

  /// Reads up to the next view, or to the end.
  private func gap(_ scanner: inout StatementScanner) -> String {
    let start = scanner
    while !scanner.isAtEnd, !scanner.isNext("[") {
      if scanner.path() == nil { scanner.skipCharacter() }
    }
    return start.text(to: scanner)
  }

  /// Reads a view; `nil` where it could not be one.
  private func view(_ scanner: inout StatementScanner) -> FormatView? {
    guard scanner.skip("[") else { return nil }
    let start = scanner
    guard let name = scanner.name() else { return nil }
    var view = FormatView(name: name, text: start.text(to: scanner), gap: "")
    var predicates: [String] = []
    if scanner.skip("(") {
      repeat {
        let start = scanner
        let isKept = !isAboutRemovedView(&scanner)
        while !scanner.isAtEnd, !scanner.isNext(","), !scanner.isNext(")") {
          if scanner.path() == nil { scanner.skipCharacter() }
        }
        if isKept { predicates.append(start.text(to: scanner)) }
      } while scanner.skip(",")
      guard scanner.skip(")") else { return nil }
    }
    guard scanner.skip("]") else { return nil }
    view.hasPredicates = !predicates.isEmpty
    let list = predicates.isEmpty ? "" : "(\(predicates.joined(separator: ",")))"
    view.format = "[\(view.text)\(list)]"
    return view
  }

  /// Reads what a predicate compares with.
  private func isAboutRemovedView(_ scanner: inout StatementScanner) -> Bool {
    _ = scanner.relationCharacters()
    // Behind a sign stands a number, or a metric.
    guard let name = scanner.name(), name.isQuoted || !metrics.contains(name.text) else {
      return false
    }
    return holds(name)
  }

  // MARK: Rules

  /// The runs of views that are left.
  private func runs(of views: [FormatView], end: String) -> [Run] {
    var runs: [Run] = []
    var isOpen = false
    for (index, view) in views.enumerated() {
      guard !holds(view.name) else {
        isOpen = false
        continue
      }
      let after = index == views.count - 1 ? end : ""
      if isOpen {
        runs[runs.count - 1].text += view.gap + view.format + after
        runs[runs.count - 1].saysSomething = true
      } else {
        let before = index == 0 ? view.gap : ""
        runs.append(
          Run(
            text: before + view.format + after, first: view.text,
            saysSomething: view.hasPredicates || !before.isEmpty || !after.isEmpty))
      }
      isOpen = true
    }
    return runs
  }

  /// Equations that align a view with another one as options do.
  private static func alignments(
    of view: String, with other: String, _ options: String?
  ) -> [String] {
    var faults: [Diagnostic] = []
    // What options there are has been said where they were read.
    let read = VisualFormatOptions(
      options.map { StatementText($0) }, isHorizontal: true, &faults)
    return read.alignments.map {
      "\(view).\($0.attribute.rawValue) == \(other).\($0.attribute.rawValue)"
    }
  }

  /// The other options; `nil` for none.
  private static func withoutAlignments(_ options: String) -> String? {
    let others = options.split { $0.isWhitespace || $0 == "|" }.filter {
      !$0.hasPrefix("alignAll")
    }
    return others.isEmpty ? nil : others.joined(separator: " ")
  }
}
