import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// A conflict of constraints in words.
struct ConflictWords {
  private let boxes: BoxTree
  private let source: SourceText
  private let label: ((SourceRange) -> String)?

  /// - Parameter label: The words for a place; `nil` for the lines of `source`.
  init(_ boxes: BoxTree, _ source: SourceText, _ label: ((SourceRange) -> String)?) {
    self.boxes = boxes
    self.source = source
    self.label = label
  }

  // MARK: What conflicts

  /// `line N: …` for each line, in order, those of other files last; with columns where a line has several.
  func list(_ contributors: [ConstraintContributor]) -> String {
    let contributors = contributors.map { withOptions($0, among: contributors) }
    if let label {
      return contributors.map { "\(label(range(of: $0))): \(text(of: $0))" }
        .joined(separator: "; ")
    }
    var lines: [(name: String, texts: [(column: Int, text: String)])] = []
    let placed = contributors.map { contributor in
      let start = Int(range(of: contributor).lowerBound)
      return (
        file: source.otherFile(at: start) ?? "", name: source.lineWords(at: start),
        position: source.position(at: start), text: text(of: contributor)
      )
    }.sorted {
      ($0.file, $0.position.line, $0.position.column)
        < ($1.file, $1.position.line, $1.position.column)
    }
    for (_, name, place, text) in placed {
      if let last = lines.last, last.name == name {
        if !last.texts.contains(where: { $0 == (place.column, text) }) {
          lines[lines.count - 1].texts.append((place.column, text))
        }
      } else {
        lines.append((name, [(place.column, text)]))
      }
    }
    return lines.map { line in
      let areApart = Set(line.texts.map(\.column)).count > 1
      let texts = line.texts.map { areApart ? "\($0.text) (column \($0.column))" : $0.text }
      return "\(line.name): \(texts.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  /// A format with its options, where these are what conflicts: nothing else is about the axis that it goes along.
  private func withOptions(
    _ contributor: ConstraintContributor, among others: [ConstraintContributor]
  ) -> ConstraintContributor {
    guard let statement = contributor.statement, !statement.options.isEmpty,
      let axis = statement.constraints.first?.first.attribute.axis
    else { return contributor }
    // What all others are about is what conflicts.
    let axes = others.filter { $0 != contributor }.reduce(
      into: Set([Axis.horizontal, .vertical])
    ) { $0.formIntersection($1.axes) }
    guard others.count > 1, !axes.isEmpty, !axes.contains(axis) else { return contributor }
    var result = contributor
    result.text =
      "<vfl options=\"\(statement.options)\">" + contributor.text.dropFirst("<vfl>".count)
    return result
  }

  /// A contributor with the name of its view, a statement with the numbers of its metrics.
  private func text(of contributor: ConstraintContributor) -> String {
    if let metrics = contributor.statement?.metrics, !metrics.isEmpty {
      let numbers = metrics.map { "\($0.name) \(shortest($0.value))" }
      return "\(contributor.text) with \(numbers.listed())"
    }
    guard let box = contributor.box, contributor.text.contains("=") || contributor.isOfContent,
      let id = boxes.elements[box.index].id
    else { return contributor.text }
    if let name = contributor.attribute, written(contributor)?.expression != nil {
      let value = contributor.text.dropFirst(name.count + 2).dropLast()
      return "\(asWritten(contributor)), which is \(value), of '\(id)'"
    }
    return "\(contributor.text) of '\(id)'"
  }

  /// A contributor as the document has it: an attribute with the braces of its value.
  private func asWritten(_ contributor: ConstraintContributor) -> String {
    guard let name = contributor.attribute, let expression = written(contributor)?.expression
    else { return contributor.text }
    return "\(name)=\"\(expression)\""
  }

  // MARK: What is short

  /// The number that cannot be as it is, with a colon behind it; empty where there is none.
  func shortfall(_ repair: ConflictRepair) -> String {
    let negative = repair.negativeSize.flatMap { size -> String? in
      // What else is missing is another matter.
      let missing = repair.shortfall.map { abs($0.needed - $0.actual) } ?? -size.length
      guard repair.shortfall?.isFactor != true, abs(missing + size.length) < 1e-6 else {
        return nil
      }
      return
        "the \(size.axis == .horizontal ? "width" : "height") of \(boxes.name(of: size.box)) would be "
        + shortest(size.length)
    }
    guard let found = repair.shortfall, let subject = subject(of: found) else {
      return negative.map { "\($0): " } ?? ""
    }
    let so = negative.map { ", or \($0): " } ?? ": "
    if found.isFactor {
      return
        "\(subject) needs \(share(found.needed, found)), has \(share(found.actual, found))\(so)"
    }
    let (needs, has) = (shortest(found.needed), shortest(found.actual))
    if needs == has {
      let difference = (abs(found.needed - found.actual) * 1e9).rounded() / 1e9
      return "\(subject) is off by \(difference) of \(has)\(so)"
    }
    return "\(subject) needs \(needs), has \(has)\(so)"
  }

  private func subject(of shortfall: ConflictRepair.Shortfall) -> String? {
    if let comparison = shortfall.comparison { return subject(of: comparison, shortfall) }
    guard let axis = shortfall.axis, let box = shortfall.contributor.box else { return nil }
    return "the \(axis == .horizontal ? "width" : "height") of \(boxes.name(of: box))"
  }

  private func subject(
    of comparison: AnchorConstraint, _ shortfall: ConflictRepair.Shortfall
  ) -> String? {
    guard comparison.space == nil, let first = name(of: comparison.first, shortfall) else {
      return nil
    }
    guard let anchor = comparison.second else {
      return "the \(comparison.first.attribute.rawValue) of \(first)"
    }
    guard let second = name(of: anchor, shortfall), !comparison.isByNaturalSize else { return nil }
    if shortfall.isFactor {
      return "\(first).\(word(of: comparison.first)) as a share of \(second).\(word(of: anchor))"
    }
    let factor = comparison.multiplier == 1 ? "" : " * \(shortest(comparison.multiplier))"
    return "\(first).\(word(of: comparison.first)) - \(second).\(word(of: anchor))\(factor)"
  }

  private func word(of anchor: Anchor) -> String {
    anchor.area.prefix + anchor.attribute.rawValue
  }

  private func name(of anchor: Anchor, _ shortfall: ConflictRepair.Shortfall) -> String? {
    let view = anchor.view
    let isAlone = shortfall.comparison?.second == nil
    if view.isHelper {
      return boxes.layout.constraintStatements.first { $0.barrier?.line == view }?.id
    }
    if view == shortfall.contributor.statement?.container { return "superview" }
    let element = boxes.elements[Int(view.index)]
    let box = BoxID(Int(view.index))
    return isAlone
      ? boxes.name(of: box)
      : element.id == nil ? "<\(element.kind.rawValue)>" : boxes.statementName(of: box, in: source)
  }

  // MARK: What mends it

  /// The changes that were found to mend everything, each alone.
  ///
  /// - Parameter common: What of it is to be told, where the same statements conflict in other turns as well; `nil` for all.
  func remedy(
    _ repair: ConflictRepair, of contributors: [ConstraintContributor],
    among common: Set<String>? = nil
  ) -> String {
    if !repair.exchangesEnds,
      let circle = CircleWords(self, boxes, source).words(of: contributors)
    {
      return circle
    }
    let names = ForeignNames(boxes: boxes, source: source, place: placing(among: contributors))
    if let foreign = names.hint(for: contributors) { return foreign }
    let sizes = MisplacedSizes(
      boxes: boxes, source: source, place: placing(among: contributors))
    if let misplaced = sizes.hint(for: contributors) { return misplaced }
    if repair.changes.count == 1, case .turned(let contributor, let text) = repair.changes[0] {
      let isPlain = !contributor.text.hasPrefix("<vfl>H:") && !contributor.text.hasPrefix("<vfl>V:")
      let place = placing(among: contributors)
      return "did you mean \(text.dropFirst("<vfl>".count)) in \(place(contributor))?"
        + (isPlain ? " A format without H: or V: is horizontal" : "")
    }
    if let renamed = renamed(repair, placing(among: contributors)) { return renamed }
    let changes = changes(repair, of: contributors).filter { common?.contains($0) ?? true }
    guard !changes.isEmpty else {
      return "take one of them out, or give it a priority below 1000"
    }
    let all = changes.joined(separator: ", or ")
    let others = hasStatement(after: contributors) ? "later statements conflict" : "more conflicts"
    let result =
      repair.isPartial
      ? "this conflict ends \(all)" + (repair.isLast ? "" : "; \(others) as well")
      : "everything holds \(all)"
    return result + (directions(in: contributors) ?? "") + (columns(among: repair.changes) ?? "")
  }

  /// What to say of a name that was kept where a format was copied for the next row; `nil` for other mistakes.
  private func renamed(
    _ repair: ConflictRepair, _ place: (ConstraintContributor) -> String
  ) -> String? {
    guard case .rewritten(let rewritings)? = repair.changes.first,
      rewritings.contains(where: { $0.renaming != nil })
    else { return nil }
    let named = Set(
      boxes.layout.constraintStatements.flatMap(\.constraints).flatMap {
        [$0.first.view, $0.second?.view ?? $0.first.view]
      })
    let words = rewritings.compactMap { rewriting -> String? in
      guard let renaming = rewriting.renaming else { return nil }
      let names = [renaming.meant, renaming.view].map {
        boxes.statementName(of: BoxID(Int($0.index)), in: source)
      }
      if let statement = rewriting.contributor.statement, statement.kind == .equation,
        let written = statement.constraints.first
      {
        let meant = written.replacing(renaming.view, by: renaming.meant)
        return
          "\(boxes.equation(meant, in: statement.container, source)) in \(place(rewriting.contributor))"
      }
      let idle = named.contains(renaming.meant) ? "" : ", which no statement names,"
      return "[\(names[0])]\(idle) in place of [\(names[1])] in \(place(rewriting.contributor))"
    }
    return "did you mean \(words.listed())?"
  }

  /// The changes that mend everything in words, each once.
  func changes(_ repair: ConflictRepair, of contributors: [ConstraintContributor]) -> [String] {
    let place = placing(among: contributors)
    let fitting = repair.changes.filter { !isTooLarge($0) }
    var changes: [String] = []
    var last: ConstraintContributor?
    let halves = HalvedCentres(boxes: boxes, source: source, place: place)
    for change in fitting.isEmpty ? repair.changes : fitting {
      let words =
        halves.words(for: change, repair)
        ?? words(for: change, place, after: last, below: repair.weakBelow)
      if !changes.contains(words) { changes.append(words) }
      if case .number(let number) = change { last = number.contributor }
    }
    return changes
  }

  /// Whether a change makes a container larger than what is around it, which gives it its size.
  private func isTooLarge(_ change: ConflictRepair.Change) -> Bool {
    guard case .number(let number) = change, number.comparison == nil, let axis = number.axis,
      !number.contributor.text.contains("=\""), let box = number.contributor.box,
      let parent = boxes.layout.parent(of: box)
    else { return false }
    return number.needed > boxes.layout.frame(of: parent).size.extent(axis) + 0.5
  }

  /// The words for the places of contributors, with a column where several stand in one line.
  private func placing(
    among contributors: [ConstraintContributor]
  ) -> (ConstraintContributor) -> String {
    let places = contributors.map { source.position(at: Int(range(of: $0).lowerBound)) }
    return { contributor in
      let own = source.position(at: Int(range(of: contributor).lowerBound))
      let isAlone = places.allSatisfy { $0.line != own.line || $0.column == own.column }
      return self.place(of: contributor, isAlone: isAlone)
    }
  }

  /// Whether statements of the document come behind those of a conflict.
  private func hasStatement(after contributors: [ConstraintContributor]) -> Bool {
    let last = contributors.compactMap { $0.statement?.range.lowerBound }.max()
    return last.map { last in
      boxes.layout.constraintStatements.contains { $0.range.lowerBound > last }
    } ?? true
  }

  /// The changes that make texts whole; `nil` where there are none.
  func remedy(_ repair: ConflictRepair) -> String? {
    var changes: [String] = []
    var last: ConstraintContributor?
    for change in repair.changes {
      changes.append(
        words(
          for: change, { place(of: $0, isAlone: true) }, after: last, below: repair.weakBelow))
      if case .number(let number) = change { last = number.contributor }
    }
    return changes.isEmpty ? nil : changes.joined(separator: ", or ")
  }

  /// What a stack is that nothing turns, where it is told to be a row; `nil` elsewhere.
  private func columns(among changes: [ConflictRepair.Change]) -> String? {
    let isTurned = changes.contains { change in
      guard case .rewritten(let rewritings) = change else { return false }
      return rewritings.contains {
        $0.text.hasPrefix("orientation=\"horizontal\"")
          && $0.contributor.statement?.stack?.namesAxis == false
      }
    }
    return isTurned ? "; a <stack> without orientation is vertical" : nil
  }

  /// What leading and left are, where statements from right to left name both of one view; `nil` elsewhere.
  private func directions(in contributors: [ConstraintContributor]) -> String? {
    let anchors = contributors.compactMap(\.statement).flatMap { statement in
      statement.constraints.map { (statement.container, $0.first) }
    }
    let isMixed = anchors.contains { container, anchor in
      anchor.attribute.isPhysicalEdge
        && anchors.contains { $0.1.view == anchor.view && $0.1.attribute.followsDirection }
        && boxes.isRightToLeft(BoxID(Int(container.index)))
    }
    return isMixed
      ? "; from right to left, leading is the right edge and trailing the left one" : nil
  }

  /// - Parameters:
  ///   - last: What the change before is about.
  ///   - priority: What the priority of a statement is to be below that gives way.
  private func words(
    for change: ConflictRepair.Change, _ place: (ConstraintContributor) -> String,
    after last: ConstraintContributor?, below priority: Priority
  ) -> String {
    switch change {
    case .number(let number): return words(for: number, place)
    case .numbers(let numbers):
      guard let first = numbers.first else { return "" }
      var places: [String] = []
      for number in numbers where !places.contains(place(number.contributor)) {
        places.append(place(number.contributor))
      }
      let words = words(for: first, { _ in "" }) + places.listedLines()
      return places.count < numbers.count
        ? words.replacing("in place of ", with: "in place of each ", maxReplacements: 1) : words
    case .metric(let name, let number):
      let bound =
        number.isBound ? (number.needed < number.actual ? "less than " : "more than ") : ""
      return
        "with \(name): \(bound)\(shortest(number.needed)) in place of \(shortest(number.actual)) "
        + "in \(place(number.contributor))"
    case .yielding(let contributor, let attribute, let priority):
      return "with \(attribute)=\"\(shortest(priority))\" in \(place(contributor))"
    case .optional(let contributor):
      return "with a priority below \(shortest(priority.rawValue)) "
        + (contributor == last ? "there" : "for \(place(contributor))")
    case .omitted(let contributors):
      return "without \(list(contributors, place))"
    case .rewritten(let rewritings):
      let written = rewritings.map { rewriting in
        let text = rewriting.text
        let words = text.hasPrefix("<") ? String(text.drop { $0 != ">" }.dropFirst()) : text
        let separator = rewriting.added.contains(" and ") ? ", " : " and "
        let added = rewriting.added.isEmpty ? "" : separator + rewriting.added
        return "\(words) in \(place(rewriting.contributor))\(added)\(without(rewriting, place))"
      }
      return "with \(written.listed())"
    case .turned(let contributor, let text):
      return "with \(text.dropFirst("<vfl>".count)) in \(place(contributor))"
    }
  }

  /// The sizes and statements that are left out, sizes of one text once.
  private func list(
    _ contributors: [ConstraintContributor], _ place: (ConstraintContributor) -> String
  ) -> String {
    if contributors.count > 1, let text = contributors.first?.text,
      contributors.allSatisfy({ $0.statement == nil && $0.text == text })
    {
      var places: [String] = []
      for contributor in contributors where !places.contains(place(contributor)) {
        places.append(place(contributor))
      }
      return "\(text) in \(places.listedLines())"
    }
    return contributors.map { contributor in
      contributor.statement == nil
        ? "\(asWritten(contributor)) in \(place(contributor))" : place(contributor)
    }.joined(separator: " and ")
  }

  /// The attributes of one text that are left out with a statement; empty for none.
  private func without(
    _ rewriting: ConflictRepair.Rewriting, _ place: (ConstraintContributor) -> String
  ) -> String {
    guard let attribute = rewriting.omitted.first?.text else { return "" }
    var places: [String] = []
    for contributor in rewriting.omitted where !places.contains(place(contributor)) {
      places.append(place(contributor))
    }
    return ", without \(attribute) in \(places.listedLines())"
  }

  private func words(
    for number: ConflictRepair.Shortfall, _ place: (ConstraintContributor) -> String
  ) -> String {
    let contributor = number.contributor
    // An inset is inwards at every edge.
    let isInset =
      contributor.statement?.kind == .follow
      && [.trailing, .bottom].contains(number.comparison?.first.attribute)
    let sign = isInset ? -1.0 : 1
    let bound =
      number.isBound
      ? (number.needed * sign < number.actual * sign ? "less than " : "more than ") : ""
    let has = share(number.actual * sign, number)
    let isPercentage =
      number.isFactor && number.actual >= 2 && abs(number.needed * 100 - number.actual) < 1e-9
    let needs =
      isPercentage
      ? "\(shortest(number.actual))%" : bound + share(number.needed * sign, number)
    guard number.comparison == nil, let axis = number.axis else {
      return "with \(needs) in place of \(has) in \(place(contributor))"
    }
    if let name = contributor.attribute, bound.isEmpty {
      if let expression = written(contributor)?.expression {
        return "with \(needs) for \(expression) in \(place(contributor))"
      }
      return "with \(name)=\"\(needs)\" in \(place(contributor))"
    }
    let name = axis == .horizontal ? "width" : "height"
    if let line = contributor.box.flatMap({ lineOfCanvas($0, axis) }) {
      return bound.isEmpty
        ? "with \(name)=\"\(needs)\" in line \(line)" : "with a \(name) of \(needs) in line \(line)"
    }
    return "with a \(name) of \(needs) in \(place(contributor))"
  }

  /// A number as the statement writes it: a factor may be a percentage.
  private func share(_ number: Double, _ shortfall: ConflictRepair.Shortfall) -> String {
    guard shortfall.isFactor else { return shortest(number) }
    return shortfall.contributor.text.contains("%")
      ? Self.digits(number * 100) + "%" : Self.digits(number)
  }

  /// A factor with the digits that it is written with, up to six behind the point.
  private static func digits(_ factor: Double) -> String {
    let factor = (factor * 1e6).rounded() / 1e6
    return factor == factor.rounded() || abs(factor) < 1e-3 ? shortest(factor) : "\(factor)"
  }

  /// The line of `<layout>` where it gives a box its size; `nil` where something else does.
  func lineOfCanvas(_ box: BoxID, _ axis: Axis) -> Int? {
    guard label == nil, boxes.layout.parent(of: box) == nil else { return nil }
    let style = boxes.layout.style(of: box)
    let (own, canvas) =
      axis == .horizontal
      ? (style.width, boxes.canvas.width) : (style.height, boxes.canvas.height)
    guard own == .auto || own == .percent(100), canvas != nil else { return nil }
    let text = source.text(in: SourceRange(0, Int(boxes.elements[box.index].range.lowerBound)))
    var rest = text[...]
    while let comment = rest.firstRange(of: "<!--"), let tag = rest.firstRange(of: "<layout"),
      comment.lowerBound < tag.lowerBound
    {
      guard let end = rest[comment.upperBound...].firstRange(of: "-->") else { return nil }
      rest = rest[end.upperBound...]
    }
    guard let tag = rest.firstRange(of: "<layout") else { return nil }
    return source.line(at: text.utf8.distance(from: text.startIndex, to: tag.lowerBound))
  }

  // MARK: Wishes

  /// What to do about wishes of one priority that cannot all hold.
  ///
  /// - Parameter yielding: The statement with which all others hold where it gives way to them; `nil` where that is not known.
  func rivals(
    _ contributors: [ConstraintContributor], at priority: Priority, _ repair: ConflictRepair,
    yielding: ConstraintContributor? = nil
  ) -> String {
    let names = contributors.map { contributor in
      let place = place(of: contributor, isAlone: true)
      guard contributor.statement == nil else { return place }
      let name = contributor.text.prefix { $0 != " " }
      return "\(name) of \(contributor.box.map { boxes.name(of: $0) } ?? "a view") in \(place)"
    }
    let all = names.count > 2 ? "all" : "both"
    let reason = shortfall(repair)
    let remedy = remedy(repair).map { "\(all) hold \($0); or " } ?? ""
    let rivalry =
      "\(names.listedLines()) cannot \(all) hold, and \(all) have the priority "
      + "\(shortest(priority.rawValue))\(reason.isEmpty ? "" : " (\(reason.dropLast(2)))"): "
    if let yielding {
      let place = place(of: yielding, isAlone: true)
      return
        "\(rivalry)contents are whole where \(place) has the priority \(shortest(priority.rawValue - 1)), and it holds as far as they "
        + "leave room"
    }
    return
      "\(rivalry)\(remedy)give the one that is to win "
      + "\(shortest(min(1000, priority.rawValue + 1))), or leave out the other"
  }

  // MARK: Places

  /// - Parameter isAlone: Whether the line says enough.
  func place(of contributor: ConstraintContributor, isAlone: Bool) -> String {
    let range = range(of: contributor)
    if let label { return label(range) }
    let start = Int(range.lowerBound)
    let name = source.lineWords(at: start)
    return isAlone ? name : "\(name), column \(source.position(at: start).column)"
  }

  /// The place of a contributor: that of its attribute where this stands in another line than the element, or in another
  /// file, which is so for what the use of a component hands on.
  private func range(of contributor: ConstraintContributor) -> SourceRange {
    let element = boxes.range(of: contributor)
    guard let attribute = written(contributor) else { return element }
    let places = [element, attribute.range].map { source.lineWords(at: Int($0.lowerBound)) }
    return places[0] == places[1] ? element : attribute.range
  }

  /// The attribute that a contributor is, as the document has it; `nil` for others, and where a program says what views are.
  private func written(_ contributor: ConstraintContributor) -> WrittenAttribute? {
    guard label == nil, let box = contributor.box,
      let name = contributor.attribute ?? contributor.givenSize
    else { return nil }
    let element = boxes.elements[box.index].range
    return WrittenAttribute(name, of: element, in: source)
      ?? WrittenAttribute(name, ofStylesOf: element, in: source)
  }
}

extension ConflictRepair {
  /// Whether two equations about one view are to be otherwise together, which mends a circle without that one is left out.
  fileprivate var exchangesEnds: Bool {
    guard changes.count == 1, case .rewritten(let rewritings) = changes[0] else { return false }
    return rewritings.count == 2
  }
}

extension ConstraintContributor {
  /// The axes that it says something about.
  fileprivate var axes: [Axis] {
    if let statement { return statement.constraints.map(\.first.attribute.axis) }
    if text.contains("width") { return [.horizontal] }
    return text.contains("height") ? [.vertical] : [.horizontal, .vertical]
  }

  /// The name of the attribute that it is; `nil` for what is none.
  fileprivate var attribute: Substring? {
    guard statement == nil, let end = text.firstRange(of: "=\"")?.lowerBound else { return nil }
    return text[..<end]
  }

  /// Which size of a container it is, where that has one from outside: `width` or `height`.
  fileprivate var givenSize: Substring? {
    let start = "the container's "
    guard statement == nil, text.hasPrefix(start) else { return nil }
    return text.dropFirst(start.count).prefix { $0 != " " }
  }

  /// Whether it is about the content of a view.
  fileprivate var isOfContent: Bool { text.hasPrefix("content-") || text.hasPrefix("its ") }
}

extension [String] {
  /// Places as people list them: `lines 3 and 4`.
  func listedLines() -> String {
    let lines = compactMap { $0.hasPrefix("line ") ? String($0.dropFirst("line ".count)) : nil }
    return lines.count == count && count > 1 ? "lines \(lines.listed())" : listed()
  }
}
