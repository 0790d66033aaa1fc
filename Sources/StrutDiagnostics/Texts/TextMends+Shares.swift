import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension TextMends {
  /// The most equations that hold middles at parts of a container which are looked at.
  private static var mostParts: Int { 24 }
  /// The most equations that are tried for two texts.
  private static var mostMirrored: Int { 4 }
  /// Two factors that differ by less than this are one, written with fewer digits.
  private static var sameFactor: Double { 0.01 }

  /// The equation that holds the middle of a text at a part of the way through its container where another text stands, although one on
  /// the other side of the middle has no counterpart: it was to be that. `nil` for none.
  func mirrored(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    let parts = parts(of: container)
    guard parts.count > 2, parts.count <= Self.mostParts else { return nil }
    var tried = 0
    let row = boxes.layout.frame(of: one)
    for text in [other, one] {
      guard let own = parts.first(where: { $0.view == text }),
        own.factor != 1 || parts.contains(where: { $0.view != text && $0.factor == 1 })
      else { continue }
      let free = parts.filter { part in
        part.view != text && part.view != one && part.view != other
          && isBeside(row, part.view)
          && !parts.contains { abs($0.factor + part.factor - 2) < Self.sameFactor }
      }
      for part in free where tried < Self.mostMirrored {
        tried += 1
        var meant = own.entry.constraint
        meant.multiplier = (2 - part.factor).rounded(toPlaces: 4)
        let isMended = trials.isMended(
          by: ConstraintProposal([meant], omitting: [own.entry.constraint]), in: container
        ) {
          $0.separates(one, other) && $0.isInside(text, of: container) && $0.standsOut <= 0
            && !$0.hasTextInText(text, of: boxes)
        }
        guard isMended else { continue }
        return Mend(
          range: own.entry.statement.range,
          hint: "as far from the middle as \(boxes.name(of: part.view)) it is "
            + equation(meant, in: own.entry.statement.container))
      }
    }
    return nil
  }

  /// Whether a view stands in a row: what is far above says nothing of its places.
  private func isBeside(_ row: Rect, _ box: BoxID) -> Bool {
    let frame = boxes.layout.frame(of: box)
    return frame.minY < row.maxY && row.minY < frame.maxY
  }

  /// A view whose middle an equation holds at a part of the way through its container.
  private typealias Part = (view: BoxID, factor: Double, entry: ComparisonsByView.Entry)

  private func parts(of container: BoxID) -> [Part] {
    let owner = ConstraintView(container.index)
    return comparisons[owner].compactMap { entry -> Part? in
      let (statement, constraint) = entry
      guard statement.loneComparison != nil, statement.container == owner,
        constraint.relation == .equal, constraint.constant == 0,
        constraint.first.attribute == .centerX, constraint.second == Anchor(owner, .centerX),
        !constraint.first.view.isHelper, !context.isComputed(statement)
      else { return nil }
      return (BoxID(Int(constraint.first.view.index)), constraint.multiplier, entry)
    }
  }

  /// The other equations that hold the end of a view below the same end of another one with less than its height between them, as one that
  /// was told does, as what follows a hint; empty for none.
  func likewise(as told: ConstraintStatement) -> String {
    let others = boxes.layout.constraintStatements.lazy.filter { statement in
      guard statement.range != told.range, statement.container == told.container,
        let (constraint, target) = statement.heldAtView, constraint.constant > 0,
        constraint.first.attribute == .bottom, target.attribute == .bottom,
        !self.context.isComputed(statement)
      else { return false }
      let frames = [constraint.first.view, target.view].map {
        self.boxes.layout.frame(of: BoxID(Int($0.index)))
      }
      return frames[0].minY > frames[1].minY && frames[0].minY < frames[1].maxY + 2
    }
    let words = others.prefix(2).compactMap { statement -> String? in
      guard var meant = statement.heldAtView?.constraint else { return nil }
      meant.first.attribute = .top
      return "\(self.equation(meant)) in \(self.place(of: statement.range))"
    }
    return words.isEmpty ? "" : ", and so with \(Array(words).listed())"
  }
}

extension Double {
  /// The number with so many digits behind the point.
  fileprivate func rounded(toPlaces places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
