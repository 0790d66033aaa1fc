import StrutTemplate

/// Which use of a component is which one of before: the one whose outermost boxes are its outermost boxes.
struct UseMatching {
  /// For each new use the old one.
  private(set) var oldOfNew: [Int?]
  /// For each old use the new one.
  private(set) var newOfOld: [Int?]
  /// The elements of before, and those of now, that have boxes with partners: uses that are written alike are one, whether
  /// all turns of a loop have them or some.
  private var standing: (old: Set<Element>, new: Set<Element>) = ([], [])

  /// An element in the body of a use of a component.
  private struct Element: Hashable {
    var instance: Int
    var name: String
    var place: DocumentSources.Place

    init?(_ entry: DocumentSources.Entry) {
      guard let instance = entry.instance else { return nil }
      (self.instance, name, place) = (instance, entry.name, entry.place)
    }
  }

  /// - Complexity: O(*n*) in the numbers of boxes and uses.
  init(
    _ expected: DocumentSources, _ actual: DocumentSources, old: BoxOutline, new: BoxOutline,
    _ boxes: BoxMatching
  ) {
    oldOfNew = Array(repeating: nil, count: actual.instances.count)
    newOfOld = Array(repeating: nil, count: expected.instances.count)
    for (index, partner) in boxes.oldOfNew.enumerated() {
      guard let partner else { continue }
      if let element = Element(expected.boxes[partner]) { standing.old.insert(element) }
      if let element = Element(actual.boxes[index]) { standing.new.insert(element) }
      var (before, after) = (expected.boxes[partner].instance, actual.boxes[index].instance)
      // A box inside of a use may have come from another one. What came around a box, or went from around it, counts for
      // nothing: the outermost box of a use is the outermost that is known.
      let around = (
        old: old.parent(of: partner) { boxes.newOfOld[$0] != nil }
          .flatMap { expected.boxes[$0].instance },
        new: new.parent(of: index) { boxes.oldOfNew[$0] != nil }
          .flatMap { actual.boxes[$0].instance }
      )
      while let was = before, let now = after, was != around.old, now != around.new,
        newOfOld.indices.contains(was), oldOfNew.indices.contains(now),
        newOfOld[was] == nil, oldOfNew[now] == nil,
        expected.instances[was].name == actual.instances[now].name
      {
        newOfOld[was] = now
        oldOfNew[now] = was
        (before, after) = (expected.instances[was].instance, actual.instances[now].instance)
      }
    }
  }

  /// Whether an element of before in the body of a component has a box that is still there.
  func hasOther(ofOld entry: DocumentSources.Entry) -> Bool {
    Element(entry).map(standing.old.contains) ?? false
  }

  /// Whether an element of now in the body of a component has a box that was there before.
  func hasOther(ofNew entry: DocumentSources.Entry) -> Bool {
    Element(entry).map(standing.new.contains) ?? false
  }
}
