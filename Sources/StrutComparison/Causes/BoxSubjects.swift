import StrutTemplate

/// How causes name the boxes of one side: those of components and of loops by what is written, since one line gives many
/// boxes.
struct BoxSubjects {
  /// What a change belongs to.
  struct Subject {
    /// What kind of cause a change of it is.
    var kind: ChangeCause.Kind
    /// The name for people.
    var name: String
    /// What the same thing shares over documents.
    var key: String
    /// Whether other documents show it, too, so that its place is a part of what it is.
    var isShared = false
  }

  private let outline: BoxOutline
  private let sources: DocumentSources
  /// The ids as they are written.
  private let writtenIDs: Set<String>
  /// For each use of a component that of the other side.
  private let partners: [Int?]

  init(_ outline: BoxOutline, _ sources: DocumentSources, partners: [Int?]) {
    self.outline = outline
    self.sources = sources
    self.partners = partners
    writtenIDs = Set(outline.boxes.lazy.compactMap(\.id).map { WrittenID($0).text })
  }

  /// The component in whose body a box is written; `nil` for a document's own.
  func component(of index: Int) -> String? {
    sources.component(of: sources.boxes[index])
  }

  /// The component whose outermost box a box is; `nil` for one that stands in another box of its body.
  func component(ofRoot index: Int) -> String? {
    let isRoot =
      sources.boxes[index].instance == nil ? outline.parents[index] == nil : use(of: index) != nil
    return isRoot ? component(of: index) : nil
  }

  /// The component in whose body a box is written, or the use of a component that gives it.
  private func body(of index: Int) -> String? {
    guard let use = use(of: index) else { return component(of: index) }
    return use.instance.map { sources.instances[$0].name } ?? sources.component
  }

  /// Whether what stands somewhere is that of a library, which is drawn by itself and in documents.
  func isShared(_ place: DocumentSources.Place) -> Bool {
    place.file != nil || sources.component != nil
  }

  private func isShared(_ index: Int) -> Bool { isShared(sources.boxes[index].place) }

  /// A box whose values are told: without its text, which may be another one in each turn and use.
  func subject(of index: Int) -> Subject {
    let entry = sources.boxes[index]
    if let component = component(of: index) {
      let name = "<\(entry.name)> in <\(component)>"
      return Subject(kind: .attribute, name: name, key: name, isShared: isShared(index))
    }
    return Subject(
      kind: .attribute, name: sharedName(of: index),
      key: WrittenID.withoutTurns(outline.path(of: index)))
  }

  /// The name that all boxes of one line share: `#who in <for>`, `#label in <Row>`, `<item>`.
  private func sharedName(of index: Int) -> String { sharedName(of: index, in: body(of: index)) }

  private func sharedName(of index: Int, in component: String?) -> String {
    let place = component.map { " in <\($0)>" } ?? ""
    guard let id = outline.boxes[index].id else { return outline.shortName(of: index) + place }
    let written = WrittenID(id)
    return "#\(component == nil ? written.path : written.text)"
      + (place.isEmpty && written.isRepeated ? " in <for>" : place)
  }

  /// A box that came or went, or stands elsewhere.
  ///
  /// - Parameter isOneOfMany: Whether it shares its line with others of which the same is told.
  func subject(
    ofPlaced index: Int, _ kind: ChangeCause.Kind, isOneOfMany: Bool = false
  ) -> Subject {
    let isOrder = kind == .order
    let standing = isOrder ? use(of: index) : lonelyUse(of: index)
    if let use = standing, outline.boxes[index].id == nil || !isOrder {
      return Subject(
        kind: kind, name: "<\(use.name)>", key: "<\(use.name)>", isShared: isShared(use.place))
    }
    let body = isOrder ? body(of: index) : component(of: index)
    let isOfMany = isOneOfMany || body != nil
    let name = isOfMany ? sharedName(of: index, in: body) : outline.name(of: index)
    return Subject(
      kind: kind, name: name,
      key: isOfMany
        ? name
        : kind == .order
          ? outline.boxes[index].id ?? outline.path(of: index) : outline.path(of: index),
      isShared: isShared(index))
  }

  /// Whether a box without an id is written in a loop of its body, so that its line gives one for each turn.
  func isInLoop(_ index: Int) -> Bool {
    guard outline.boxes[index].id == nil else { return false }
    var next = sources.boxes[index].branch
    while let branch = next, sources.inputs.indices.contains(branch) {
      if sources.inputs[branch].name == "for" { return true }
      let outer = sources.inputs[branch].branch
      next = outer.map { $0 < branch } == true ? outer : nil
    }
    return false
  }

  /// Whether boxes of other turns or uses are written with the id of this one.
  func holdsOther(than index: Int, in other: BoxSubjects) -> Bool {
    guard let id = outline.boxes[index].id else { return false }
    return other.writtenIDs.contains(WrittenID(id).text)
  }

  /// The component of which a parent is a box, with whether one of its children is written there, too, or handed into a slot;
  /// `nil` for a parent in no component that is used.
  func componentBody(
    around parent: Int, holding child: Int
  ) -> (name: String, isOwn: Bool)? {
    guard let instance = sources.boxes[parent].instance,
      sources.instances.indices.contains(instance)
    else { return nil }
    var next = sources.boxes[child].instance
    while let current = next, current != instance, sources.instances.indices.contains(current) {
      next = sources.instances[current].instance
    }
    return (sources.instances[instance].name, next == instance)
  }

  /// The uses of components that stand for a box which they give, innermost first.
  func uses(giving index: Int) -> [Int] {
    let around = outline.parents[index].map { sources.boxes[$0].instance } ?? nil
    return sources.instances(of: sources.boxes[index], below: around)
  }

  /// The use of a component that stands for the box which it gives.
  func use(of index: Int) -> DocumentSources.Entry? {
    uses(giving: index).last.map { sources.instances[$0] }
  }

  /// The use of a component that came or went with a box of it; `nil` where the use is there on both sides.
  private func lonelyUse(of index: Int) -> DocumentSources.Entry? {
    let around = outline.parents[index].map { sources.boxes[$0].instance } ?? nil
    var found: DocumentSources.Entry?
    var next = sources.boxes[index].instance
    while let use = next, use != around, partners.indices.contains(use), partners[use] == nil {
      found = sources.instances[use]
      next = sources.instances[use].instance
    }
    return found
  }

  /// The component in whose body a box that came or went is written, or the use of a component that did with it; `nil` for the
  /// document.
  func component(ofPlaced index: Int) -> String? {
    sources.component(of: lonelyUse(of: index) ?? sources.boxes[index])
  }

  /// Where a box that came or went is written, or the use of a component that did with it.
  func lonelyPlace(of index: Int) -> DocumentSources.Place {
    lonelyUse(of: index)?.place ?? sources.boxes[index].place
  }

  /// Where a box is written, or the use of a component that gives it.
  func place(of index: Int) -> DocumentSources.Place {
    use(of: index)?.place ?? sources.boxes[index].place
  }
}

extension DocumentSources {
  /// The component in whose body an element is written; `nil` for one of the document.
  func component(of entry: Entry) -> String? {
    entry.instance.map { instances[$0].name } ?? component
  }

  /// The uses of components that an element comes from and that lie inside another use, innermost first; none for what is
  /// written in that use, and for what is handed into it from around.
  fileprivate func instances(of entry: Entry, below around: Int?) -> [Int] {
    let bodies = Set(chain(from: around))
    return Array(chain(from: entry.instance).prefix { !bodies.contains($0) })
  }

  /// A use of a component with those around it, innermost first.
  private func chain(from use: Int?) -> [Int] {
    var chain: [Int] = []
    var next = use
    while let index = next, instances.indices.contains(index) {
      chain.append(index)
      next = instances[index].instance
    }
    return chain
  }
}
