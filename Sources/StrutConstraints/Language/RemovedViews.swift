/// What is left of statements without views that are in the tree no more.
///
/// Such a view leaves behind what a hidden one does: a stack joins its neighbours, a list of a barrier goes on without
/// it, and every comparison that names it is left out. A statement that could not be read stays as it is.
package struct RemovedViews {
  /// The numbers with names, which are no views.
  let metrics: Set<String>
  private let isRemoved: (String) -> Bool

  /// Creates the list of views.
  ///
  /// - Parameters:
  ///   - metrics: The attribute `metrics` of the `<constraints>` around the statements.
  ///   - isRemoved: Whether there is no view of this name any more; asked for each view that a statement names.
  package init(metrics: String?, isRemoved: @escaping (String) -> Bool) {
    self.metrics = metrics.map { Set(Metrics.parse(StatementText($0)).values.keys) } ?? []
    self.isRemoved = isRemoved
  }

  /// Whether a name is that of a view that is not there any more; `superview` always is.
  func holds(_ name: StatementScanner.Token) -> Bool {
    (name.isQuoted || name.text != "superview") && isRemoved(name.text)
  }

  /// Whether an equation is about one of the views.
  package func areNamed(inEquation text: String) -> Bool {
    var scanner = StatementScanner(StatementText(text))
    var isBehindDot = false
    var isNamed = false
    while !scanner.isAtEnd {
      if let name = scanner.name() {
        // Behind a dot stands an attribute or an area.
        if !isBehindDot, scanner.isNext("."), holds(name) { isNamed = true }
        isBehindDot = false
      } else if (try? scanner.number()) == nil {
        isBehindDot = scanner.isNext(".")
        scanner.skipCharacter()
      }
    }
    return isNamed
  }

  /// Whether a text that is one name names one of the views.
  package func isNamed(by text: String) -> Bool {
    FollowList.name(in: StatementText(text)).map(holds) ?? false
  }

  /// The names in a list that are left, as they were written.
  package func remaining(ofList text: String) -> String {
    let text = StatementText(text)
    var scanner = StatementScanner(text)
    var kept: [String] = []
    while !scanner.isAtEnd {
      let start = scanner
      if !holds(BarrierList.name(&scanner)) { kept.append(start.text(to: scanner)) }
      _ = scanner.skip(",")
    }
    return kept.joined(separator: " ")
  }

  /// A stack without the views and the spaces before them; `nil` where it joins nothing any more.
  ///
  /// - Parameter isArranged: Whether it has an attribute that arranges views, so that it may hold a single one.
  package func remaining(ofStack text: String, isArranged: Bool) -> String? {
    let (list, name) = Self.divided(text)
    var scanner = StatementScanner(StatementText(list))
    var kept: [String] = []
    var spaces: [String] = []
    var (views, containers, removed) = (0, 0, 0)
    while !scanner.isAtEnd {
      let start = scanner
      let view = StackList.viewName(&scanner) { metrics.contains($0) }
      let argument = start.text(to: scanner)
      guard scanner.isAtEnd || scanner.skip(","), !argument.isEmpty else { return text }
      guard let view else {
        spaces.append(argument)
        continue
      }
      if holds(view) {
        removed += 1
      } else {
        // In front of the first view stands no space.
        kept += (kept.isEmpty ? [] : spaces) + [argument]
        let isContainer = !view.isQuoted && ["superview", "self"].contains(view.text)
        if isContainer { containers += 1 } else { views += 1 }
      }
      spaces = []
    }
    guard removed > 0 else { return text }
    let isWhole = views > 0 && (isArranged || views + containers > 1)
    return isWhole ? kept.joined(separator: ", ") + name : nil
  }
}
