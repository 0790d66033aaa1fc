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
    if let label {
      return contributors.map { "\(label(boxes.range(of: $0))): \(text(of: $0))" }
        .joined(separator: "; ")
    }
    var lines: [(name: String, texts: [(column: Int, text: String)])] = []
    let placed = contributors.map { contributor in
      let start = Int(boxes.range(of: contributor).lowerBound)
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

  /// A contributor with the name of its view.
  private func text(of contributor: ConstraintContributor) -> String {
    guard let box = contributor.box, contributor.text.contains("=") || contributor.isOfContent,
      let id = boxes.elements[box.index].id
    else { return contributor.text }
    return "\(contributor.text) of '\(id)'"
  }

  // MARK: What is short

  /// The number that cannot be as it is, with a colon behind it; empty where there is none.
  func shortfall(_ mending: ConflictMending) -> String {
    guard let found = mending.shortfall, let subject = subject(of: found) else { return "" }
    let (needs, has) = (shortest(found.needs), shortest(found.has))
    if needs == has {
      let difference = (abs(found.needs - found.has) * 1e9).rounded() / 1e9
      return "\(subject) is off by \(difference) of \(has): "
    }
    return "\(subject) needs \(needs), has \(has): "
  }

  private func subject(of shortfall: ConflictMending.Shortfall) -> String? {
    if let comparison = shortfall.comparison { return subject(of: comparison, shortfall) }
    guard let axis = shortfall.axis, let box = shortfall.contributor.box else { return nil }
    return "the \(axis == .horizontal ? "width" : "height") of \(boxes.name(of: box))"
  }

  private func subject(
    of comparison: AnchorConstraint, _ shortfall: ConflictMending.Shortfall
  ) -> String? {
    guard comparison.space == nil, let first = name(of: comparison.first, shortfall) else {
      return nil
    }
    guard let anchor = comparison.second else {
      return "the \(comparison.first.attribute.rawValue) of \(first)"
    }
    guard let second = name(of: anchor, shortfall), !comparison.isByNaturalSize else { return nil }
    let factor = comparison.multiplier == 1 ? "" : " * \(shortest(comparison.multiplier))"
    return "\(first).\(word(of: comparison.first)) - \(second).\(word(of: anchor))\(factor)"
  }

  private func word(of anchor: Anchor) -> String {
    (anchor.area == .frame ? "" : "\(anchor.area).") + anchor.attribute.rawValue
  }

  private func name(of anchor: Anchor, _ shortfall: ConflictMending.Shortfall) -> String? {
    let view = anchor.view
    let isAlone = shortfall.comparison?.second == nil
    if view.isHelper {
      return boxes.layout.constraintStatements.first { $0.barrier?.line == view }?.id
    }
    if view == shortfall.contributor.statement?.container { return "superview" }
    let element = boxes.elements[Int(view.index)]
    return isAlone
      ? boxes.name(of: BoxID(Int(view.index))) : element.id ?? "<\(element.kind.rawValue)>"
  }

  // MARK: What mends it

  /// The changes that were found to mend everything, each alone.
  func remedy(_ mending: ConflictMending, of contributors: [ConstraintContributor]) -> String {
    let places = contributors.map { self.place(of: $0, isAlone: true) }
    func place(_ contributor: ConstraintContributor) -> String {
      let short = self.place(of: contributor, isAlone: true)
      return self.place(of: contributor, isAlone: places.count { $0 == short } < 2)
    }
    var changes: [String] = []
    if mending.isMendedByNumber, let shortfall = mending.shortfall,
      let change = change(shortfall, place)
    {
      changes.append(change)
    }
    if let superfluous = mending.superfluous {
      let isLast = superfluous == mending.shortfall?.contributor && !changes.isEmpty
      changes.append(
        "with a priority below 1000 \(isLast ? "there" : "for \(place(superfluous))")")
    }
    guard !changes.isEmpty else {
      return "take one of them out, or give it a priority below 1000"
    }
    let all = changes.joined(separator: ", or ")
    return mending.hasOthers
      ? "this conflict ends \(all); later statements conflict as well" : "everything holds \(all)"
  }

  private func change(
    _ shortfall: ConflictMending.Shortfall, _ place: (ConstraintContributor) -> String
  ) -> String? {
    let (has, needs) = (shortest(shortfall.has), shortest(shortfall.needs))
    let contributor = shortfall.contributor
    if let comparison = shortfall.comparison {
      // A constant of 0 is mostly not written.
      guard shortfall.has != 0 || comparison.second == nil else { return nil }
      return "with \(needs) in place of \(has) in \(place(contributor))"
    }
    guard let axis = shortfall.axis else { return nil }
    if let name = contributor.text.split(separator: "=").first, contributor.text.contains("=\"") {
      return "with \(name)=\"\(needs)\" in \(place(contributor))"
    }
    return
      "with a \(axis == .horizontal ? "width" : "height") of \(needs) in \(place(contributor))"
  }

  /// - Parameter isAlone: Whether the line says enough.
  private func place(of contributor: ConstraintContributor, isAlone: Bool) -> String {
    let range = boxes.range(of: contributor)
    if let label { return label(range) }
    let start = Int(range.lowerBound)
    let name = source.lineWords(at: start)
    return isAlone ? name : "\(name), column \(source.position(at: start).column)"
  }
}

extension ConstraintContributor {
  /// Whether it is about the content of a view.
  fileprivate var isOfContent: Bool { text.hasPrefix("content-") || text.hasPrefix("its ") }
}
