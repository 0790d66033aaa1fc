import StrutBoxes

/// What one element of a picture is in the structure of a page.
struct ElementStructure {
  /// Its type; `nil` where it only holds what is in it.
  var type: StructureType?
  /// Whether everything in it is one picture, or part of one.
  var isPicture = false
  /// Whether it means nothing.
  var isDecoration = false

  /// What each element of a display list is, in the order of the list.
  static func structures(of elements: [PictureElement]) -> [ElementStructure] {
    let holdsText = holdingText(elements)
    var structures: [ElementStructure] = []
    structures.reserveCapacity(elements.count)
    /// For each element the type of the innermost one with a type, itself included.
    var innermost: [StructureType] = []
    for (index, element) in elements.enumerated() {
      let parent = Int(element.parent)
      let around = parent < 0 ? StructureType.document : innermost[parent]
      var own = ElementStructure()
      if parent >= 0, structures[parent].isPicture {
        own.isPicture = true
      } else {
        own = ElementStructure(element, holdsText: holdsText[index], in: around)
      }
      structures.append(own)
      innermost.append(own.type == .listItem ? .listBody : own.type ?? around)
    }
    return structures
  }

  /// For each element whether it is or holds a text.
  private static func holdingText(_ elements: [PictureElement]) -> [Bool] {
    var holdsText = elements.map { $0.content == .text }
    for index in elements.indices.reversed() where holdsText[index] && elements[index].parent >= 0 {
      holdsText[Int(elements[index].parent)] = true
    }
    return holdsText
  }
}

extension ElementStructure {
  /// - Parameter around: The type of the innermost element around it with one.
  private init(_ element: PictureElement, holdsText: Bool, in around: StructureType) {
    let semantics = element.semantics
    let isNamed = semantics.alternative?.isEmpty == false
    var type = semantics.role.flatMap { StructureType($0, level: semantics.level) }
    if let wanted = type, !wanted.mayStand(in: around) { type = nil }
    switch element.content {
    case .image:
      isDecoration = semantics.alternative == "" || semantics.role?.isPresentational == true
      self.type = isDecoration ? nil : type == .formula ? .formula : .figure
      isPicture = !isDecoration
    case .text:
      let block: StructureType = around.holdsText ? .span : .paragraph
      self.type = type ?? block
      isPicture = semantics.role == .img && isNamed
    case .span: self.type = element.language == nil ? nil : .span
    case .boxes:
      if type == .plain { type = nil }
      if type == nil, isNamed, !element.isRoot { type = holdsText ? .division : .figure }
      self.type = type
      isPicture = (type == .figure || type == .formula) && (!holdsText || semantics.role == .img)
    }
  }
}
