/// The place of a constraint in a list of boxes one after the other.
struct StackLink {
  /// A box of the list, with the line that the next one is joined to.
  struct Member {
    weak var box: Box?
    let end: LayoutConstraint.Attribute
    /// Whether it is the box that holds the others, which is always there.
    let isSuperview: Bool
  }

  /// The boxes of the list, which all of its constraints share.
  let members: [Member]
  /// The place of the box that the constraint puts behind another one.
  let index: Int

  /// The same place in a list of other boxes.
  func mapped(_ other: (Box) -> Box?) -> StackLink {
    let members = members.map {
      Member(box: $0.box.flatMap(other), end: $0.end, isSuperview: $0.isSuperview)
    }
    return StackLink(members: members, index: index)
  }

  /// The nearest box before that is shown; `nil` where there is none.
  ///
  /// A box that is hidden is left out with the space before it, and its neighbours are joined.
  ///
  /// - Parameter holder: The box that holds the constraint; what has left it is in the list no more.
  func previous(in holder: Box?) -> (item: Box?, attribute: LayoutConstraint.Attribute)? {
    for member in members[..<index].reversed() {
      guard let box = member.box else { continue }
      if member.isSuperview { return (box, member.end) }
      if box.element.style[.display]?.markup != "none", holder?.holds(box) ?? true {
        return (box, member.end)
      }
    }
    return nil
  }
}
