import StrutConstraints

extension AnchorConstraint {
  /// What holds the opposite edges of both as far from one another.
  var atOtherEnd: AnchorConstraint {
    var other = withOppositeSign
    other.first.attribute = first.attribute.oppositeEdge
    other.second?.attribute = first.attribute.oppositeEdge
    return other
  }
}

extension ConstraintStatement {
  /// A format of one view at one end of its container, with that at the other end: `V:[bar(50)]-8-|` of `V:|-8-[bar(50)]`; `nil` for others.
  var withOtherEnd: String? {
    let written = text.dropFirst("<vfl>".count)
    guard kind == .format, viewNames.count == 1, let open = written.firstIndex(of: "["),
      let close = written.lastIndex(of: "]"), written.count(where: { $0 == "|" }) == 1,
      let bar = written.firstIndex(of: "|"), !options.contains("RightToLeft")
    else { return nil }
    let view = written[open...close]
    let (start, end) = (written[..<open], written[written.index(after: close)...])
    if bar < open {
      let space = written[written.index(after: bar)..<open]
      return "\(written[..<bar])\(view)\(space)|\(end)"
    }
    return "\(start)|\(written[written.index(after: close)..<bar])\(view)"
  }
}
