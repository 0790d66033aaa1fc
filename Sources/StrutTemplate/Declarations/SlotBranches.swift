import StrutCore

/// The branches among the nodes that are handed into slots: an `<else>` is of use only where its `<if>` or `<for>` goes.
struct SlotBranches {
  private let file: TemplateFile
  private let slots: Set<String>
  /// The slot of the branch that an `<else>` would follow, as it is written; empty for the one without a name, `nil` where
  /// there is none.
  private var last: String?

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
      return nil
    case .language(.elseElement)?:
      // Content without a slot is told as such.
      guard let branch = last, branch != name, slots.contains(name) else { return nil }
      return .elseElsewhere(slot: name, than: branch, at: file.nameRange(node))
    default:
      last = nil
      return nil
    }
  }
}
