import StrutTemplate

/// Which use of a component is which one of before: the one whose outermost boxes are its outermost boxes.
struct UseMatching {
  /// For each new use the old one.
  private(set) var oldOfNew: [Int?]
  /// For each old use the new one.
  private(set) var newOfOld: [Int?]

  /// - Complexity: O(*n*) in the numbers of boxes and uses.
  init(
    _ expected: DocumentSources, _ actual: DocumentSources, old: BoxOutline, new: BoxOutline,
    _ boxes: BoxMatching
  ) {
    oldOfNew = Array(repeating: nil, count: actual.instances.count)
    newOfOld = Array(repeating: nil, count: expected.instances.count)
    for (index, partner) in boxes.oldOfNew.enumerated() {
      guard let partner else { continue }
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
}
