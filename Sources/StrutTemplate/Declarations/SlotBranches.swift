import StrutCore

/// The branches among the nodes that are handed into slots: an `<else>` is of use only where its `<if>` or `<for>` goes.
struct SlotBranches {
  private let file: TemplateFile
  private let slots: Set<String>
  /// The slot of the branch that stands directly before; empty for the one without a name, `nil` where none does.
  private var last: String?
  /// The slots whose last node is a branch, which an `<else>` there would follow.
  private var open: Set<String> = []

  /// - Parameter slots: The slots of the component; empty for the one without a name.
  init(_ file: TemplateFile, slots: Set<String>) {
    (self.file, self.slots) = (file, slots)
  }

  /// What is wrong with a node, which follows those that were asked about: that it is an `<else>` which goes elsewhere.
  ///
  /// - Parameter slot: The attribute that says where it goes.
  mutating func mistake(at node: Int32, slot: Int32?) -> Diagnostic? {
    guard !file.isBlank(node) else { return nil }
    let name = slot.map(file.writtenValue) ?? ""
    switch file.role(node) {
    case .language(.ifElement)?, .language(.forElement)?:
      last = name
      open.insert(name)
    case .language(.elseElement)?:
      defer { last = name }
      // Content without a slot is told as such; which slot an expression comes to is not known here.
      guard let branch = last, !open.contains(name), slots.contains(name), !branch.contains("{"),
        !name.contains("{")
      else { return nil }
      return .elseElsewhere(slot: name, than: branch, at: file.nameRange(node))
    default:
      last = nil
      open.remove(name)
    }
    return nil
  }
}
