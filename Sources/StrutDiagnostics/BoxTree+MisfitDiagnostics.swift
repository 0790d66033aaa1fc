import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension BoxTree {
  /// A view that stands outside of its container, or a text that is cut.
  func misfit(_ problem: ConstraintProblem, _ words: MisfitWords) -> Diagnostic? {
    switch problem {
    case .outside(let box, let container):
      if words.divided.puts(box, inside: container) || words.strips.continues(at: box)
        || words.strips.carries(box, in: container) || words.outside.standsOnNothing(box)
        || words.cutViews.goOn(at: box, in: container)
        || words.outcomes.puts(box, inside: container) || words.slips.puts(box, inside: container)
      {
        return nil
      }
      if let slip = words.slips.slip(for: problem) {
        return outside(box, container, "inside of it is that \(slip.hint)", at: slip.range)
      }
      if let warning = words.outside.warning(ofWrongEdge: box, in: container) { return warning }
      if let warning = words.badges.warning(ofGone: box) { return warning }
      if let beside = words.centred.hint(for: box, in: container) {
        return outside(box, container, beside.hint, at: nil)
      }
      if let column = words.columns.hint(for: box, in: container) {
        return outside(box, container, column.hint, at: column.range)
      }
      return otherwiseOutside(box, container, words)
    case .beyond(let box, let container, let edge, let amount, let fits):
      return beyond(box, container, edge, amount, fits: fits, words)
    // What is told of its width is why it has no room.
    case .cut(let box, .horizontal, _, _, _, nil)
    where words.problems.isOpen(box, .horizontal) && words.slips.slip(for: problem) == nil:
      return nil
    case .cut(let box, let axis, _, _, _, _)
    where words.slips.makesWhole(box, axis, besides: problem) || words.lengths.isTold(box, axis):
      return nil
    case .cut(let box, let axis, let needs, let has, let isWrapped, let repair):
      let known =
        words.slips.slip(for: problem)?.hint ?? self.remedy(ofWidth: box, axis, has, repair, words)
      let remedy = known ?? self.remedy(of: box, axis, needs, words)
      return cut(box, axis, (needs, has), isWrapped: isWrapped, remedy)
    case .stretched(let box, let height, let content, let baseline, let remedy):
      return stretched(box, (height, content), baseline, remedy, words.conflicts)
    default: return nil
    }
  }

  /// A view outside of its container of which nothing is known that is told by itself.
  private func otherwiseOutside(
    _ box: BoxID, _ container: BoxID, _ words: MisfitWords
  ) -> Diagnostic? {
    let hint = words.outside.hint(for: box, in: container)
    let mend = hint == nil ? words.swapped.mend(for: box, in: container) : nil
    let known = hint ?? mend?.hint ?? words.barriers.hint(forOutside: box, in: container)
    guard known == nil else { return outside(box, container, known, at: mend?.range) }
    if let turned = words.formats.hint(for: box, in: container) {
      return outside(box, container, turned.hint, at: turned.range)
    }
    return outside(box, container, words)
  }

  /// What makes a text whole by the likeliest of its mistakes; `nil` for others.
  private func remedy(
    ofWidth box: BoxID, _ axis: Axis, _ has: Double, _ repair: ConflictRepair?,
    _ words: MisfitWords
  ) -> String? {
    if has < 1, let span = words.spans.remedy(for: box, axis) { return span }
    if axis == .horizontal {
      if let rival = words.rivals.remedy(for: box) { return rival }
      if let length = words.lengths.remedy(for: box) { return length }
      if let turned = words.turned.remedy(for: box) { return turned }
      if let kept = words.kept.remedy(for: box, orWrapping: false) { return kept }
      if let wrapping = words.unwrapped.remedy(for: box, in: has) { return wrapping }
    }
    return repair.flatMap { words.conflicts.remedy($0) }
  }

  /// What makes a text whole by other means; `nil` for none.
  private func remedy(
    of box: BoxID, _ axis: Axis, _ needs: Double, _ words: MisfitWords
  ) -> String? {
    if let released = words.released.remedy(for: box, axis, needs) { return released }
    if let crossed = words.crossed.remedy(for: box, axis, needs) { return crossed }
    if let held = words.held.remedy(for: box, axis, needs) { return held }
    guard axis == .horizontal else { return nil }
    return words.unequal.remedy(for: box) ?? words.kept.remedy(for: box, orWrapping: true)
  }

  /// A view outside of its container by an equation that says something else than was meant, however far from the view.
  private func outside(_ box: BoxID, _ container: BoxID, _ words: MisfitWords) -> Diagnostic? {
    let ties = words.ties
    if ties.isTold(box, in: container) { return nil }
    let (frame, room) = (layout.frame(of: box), layout.frame(of: container).size)
    let axis: Axis = frame.minX >= room.width || frame.maxX <= 0 ? .horizontal : .vertical
    let mend = ties.mend(for: box, in: container, along: axis)
    if mend == nil, let cut = words.cuts.mend(forOutside: box, in: container, along: axis) {
      return outside(box, container, cut.hint, at: cut.range)
    }
    return outside(
      box, container, mend.map { "inside of it is \(ties.words($0))" },
      at: mend?.equation.statement.range)
  }

  /// A text whose words are not on the line that its last baseline is said to be on.
  private func stretched(
    _ box: BoxID, _ lengths: (height: Double, content: Double), _ baseline: ConstraintContributor,
    _ remedy: ConstraintContributor?, _ words: ConflictWords
  ) -> Diagnostic? {
    guard case .text = elements[box.index].content else { return nil }
    let id = (elements[box.index].id ?? "a").nameInStatements
    return warning(
      "cut",
      "\(name(of: box)) is \(shortest(lengths.height)) high and its text \(shortest(lengths.content)): its words "
        + "stand at its top, not on the baseline that \(words.place(of: baseline, isAlone: true)) gives",
      box,
      hint: remedy.map { "it is as high as its text without \(words.place(of: $0, isAlone: true))" }
        ?? "\(id).firstBaseline is that of the words, wherever the box ends")
  }

  /// - Parameter statement: The statement that puts it there; `nil` where it is no single one.
  private func outside(
    _ box: BoxID, _ container: BoxID, _ hint: String?, at statement: SourceRange?
  ) -> Diagnostic? {
    guard elements[box.index].kind != .guide else { return nil }
    let frame = layout.frame(of: box)
    let size = layout.frame(of: container).size
    let place: String =
      if frame.minX >= size.width {
        "it begins at x \(shortest(frame.minX)), and that is \(shortest(size.width)) wide"
      } else if frame.minY >= size.height {
        "it begins at y \(shortest(frame.minY)), and that is \(shortest(size.height)) high"
      } else if frame.maxX <= 0 {
        "it ends at x \(shortest(frame.maxX))"
      } else {
        "it ends at y \(shortest(frame.maxY))"
      }
    let owner = nameOfOwner(container)
    return Diagnostic(
      .warning, "outside", "\(name(of: box)) stands outside of \(owner): \(place)",
      at: statement ?? elements[box.index].range, hints: hint.map { [$0] } ?? [])
  }

  private func beyond(
    _ box: BoxID, _ container: BoxID, _ edge: LayoutAttribute, _ amount: Double, fits: Bool,
    _ words: MisfitWords
  ) -> Diagnostic? {
    guard !words.strips.carries(box, in: container) else { return nil }
    guard case .text(let content) = elements[box.index].content else {
      return beyond(container: box, of: container, edge, amount, words)
    }
    if let warning = words.outside.warning(ofWrongEdge: box, in: container) { return warning }
    let clamp =
      fits || content.lineClamp != nil
      ? "" : ", and may be cut by line-clamp=\"1\" text-overflow=\"ellipsis\""
    let owner = nameOfOwner(container)
    let message =
      "the text of \(name(of: box)) runs \(shortest(amount)) beyond the \(edge.rawValue) edge of \(owner)"
    if let exchange = words.swapped.exchange(for: box, in: container) {
      return Diagnostic(
        .warning, "outside", message, at: exchange.range, hints: [exchange.hint])
    }
    if words.swapped.follows(box, in: container, where: words.problems.isTold) { return nil }
    if edge == .right, words.ends.isTold(box, in: container) { return nil }
    if words.ties.isTold(box, in: container) { return nil }
    if let mend = words.ties.mend(forEndOf: box, in: container) {
      return Diagnostic(
        .warning, "outside", message, at: mend.equation.statement.range,
        hints: [
          "inside of it is \(words.ties.words(mend))"
            + words.ties.copies(of: mend.equation.statement)
        ])
    }
    if let twin = words.correction(of: box, in: container, message) { return twin }
    let room = edge == .right ? width(holding: box, container, words.trials) : nil
    let end = words.ends.format(for: box, in: container, edge).map {
      "it ends inside of the container with \($0)\(clamp)"
        + (room.map { "; or that has room for it with width=\"\(shortest($0))\"" } ?? "")
    }
    return warning(
      "outside",
      "\(message): nothing holds its end",
      box,
      hint: words.ends.bound(for: box, in: container) ?? end ?? words.ends.mirrored(
        for: box, in: container)
        ?? room.map { "that has room for it with width=\"\(shortest($0))\"" })
  }

  /// A container without a ground of its own whose views run out of what is around it.
  private func beyond(
    container box: BoxID, of container: BoxID, _ edge: LayoutAttribute, _ amount: Double,
    _ words: MisfitWords
  ) -> Diagnostic? {
    guard elements[box.index].paint.isPlain, elements[box.index].paint.background.isEmpty,
      !words.problems.isTold(container), layout.children(of: box).contains(where: showsText),
      let end = words.ends.format(for: box, in: container, edge)
    else { return nil }
    return warning(
      "outside",
      "what is in \(name(of: box)) runs \(shortest(amount)) beyond the \(edge.rawValue) edge of \(nameOfOwner(container)): "
        + "nothing holds its end", box, hint: "it ends inside of the container with \(end)")
  }

  /// The width of a container with a width of its own that has room for all that its views show; `nil` for others.
  private func width(
    holding box: BoxID, _ container: BoxID, _ trials: ConstraintTrials
  ) -> Double? {
    guard case .points(let own) = layout.style(of: container).width,
      layout.parent(of: container).map({ layout.style(of: $0).display }) != .constraints
    else { return nil }
    let views = layout.children(of: container).filter { layout.style(of: $0).display != .none }
    let ends = views.map { layout.frame(of: $0).maxX }
    let needed = (ends.max() ?? 0).rounded(.up)
    guard needed > own, needed < 2 * own else { return nil }
    var proposal = ConstraintProposal([])
    proposal.width = needed
    return trials.mends(proposal, in: container) { $0.isInside(box, of: container) } ? needed : nil
  }

  /// - Parameters:
  ///   - lengths: What the text needs and what it has.
  ///   - remedy: What makes it whole; `nil` where that is not known.
  private func cut(
    _ box: BoxID, _ axis: Axis, _ lengths: (needs: Double, has: Double), isWrapped: Bool,
    _ remedy: String?
  ) -> Diagnostic? {
    let name = name(of: box)
    let (needs, has) = (shortest(lengths.needs), shortest(lengths.has))
    guard case .text(let content) = elements[box.index].content else {
      let (side, extent) = axis == .horizontal ? ("wide", "width") : ("high", "height")
      return warning(
        "cut", "what is in \(name) is \(needs) \(side) and gets \(has)", box,
        hint: remedy.map { "it has room \($0)" }
          ?? "give it more \(extent), or overflow=\"hidden\" where it may be cut")
    }
    if axis == .vertical {
      // A text of one line has no other lines to give.
      let other = isWrapped ? ", or limit its lines by line-clamp" : ""
      return warning(
        "cut", "the text of \(name) is \(needs) high and gets \(has)", box,
        hint: remedy.map { "texts are whole \($0)" } ?? "give it more height\(other)")
    }
    // A limit says that the text may be cut.
    guard content.lineClamp == nil else { return nil }
    let message =
      isWrapped
      ? "the longest word of \(name) is \(needs) wide, and the text gets \(has)"
      : "the text of \(name) is \(needs) wide, cannot wrap and gets \(has)"
    return warning(
      "cut", message, box,
      hint: remedy.map { "texts are whole \($0)" }
        ?? "give it more width, or a content-compression below 750 where it may give way")
  }
}
