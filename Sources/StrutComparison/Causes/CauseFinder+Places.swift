/// Boxes that stand elsewhere: in another order, or in another box.
extension CauseFinder {
  // MARK: Order

  /// Boxes of one parent that stand in another order.
  mutating func compareOrder() {
    var lists: [[Int]] = [new.roots]
    lists += new.children
    var orders: [Order] = []
    for children in lists where children.count > 1 {
      let parent = new.parents[children[0]].map { matching.oldOfNew[$0] }
      let pairs = children.compactMap { child -> (new: Int, old: Int)? in
        guard let partner = matching.oldOfNew[child] else { return nil }
        // A box that came from elsewhere has no place among these.
        guard old.parents[partner] == (parent ?? nil) else { return nil }
        return (child, partner)
      }
      if !addSlot(pairs), let order = order(of: pairs) { orders.append(order) }
    }
    // Each turn of a loop and each use of a component has the same boxes in another order, since somebody moved one line.
    let counts = Dictionary(grouping: orders) { $0.boxes.map(subjects.new.place) }
    for order in orders {
      let isOneOfMany = counts[order.boxes.map(subjects.new.place), default: []].count > 1
      addPlaced(order.boxes, order.change, isOneOfMany: order.isOneOfMany, isRepeated: isOneOfMany)
    }
  }

  /// Boxes that stand elsewhere among their siblings.
  private struct Order {
    var boxes: [Int]
    var change: String
    /// Whether they share their line with others of which the same may be told.
    var isOneOfMany: Bool
  }

  static let movedAmongSiblings = "stands at another place among its siblings"

  /// What is told of boxes of one parent; `nil` where they are in order, or where data that changed their order was told.
  private mutating func order(of pairs: [(new: Int, old: Int)]) -> Order? {
    let former = pairs.sorted { $0.old < $1.old }
    let sorted = former.map(\.old)
    let moved = pairs.indices.filter { pairs[$0].old != sorted[$0] }
    guard let first = moved.first, let last = moved.last else { return nil }
    let (a, b) = (pairs[first], pairs[last])
    let isSwap = moved.count == 2
    // The one that went furthest is what somebody moved; the others made room.
    let mover =
      abs((sorted.firstIndex(of: a.old) ?? first) - first)
        >= abs((sorted.firstIndex(of: b.old) ?? last) - last) ? a : b
    // Where boxes of the same lines follow one another as before, they are turns of a loop, whose order is that of its data.
    let isOfOneLine = moved.allSatisfy {
      subjects.new.place(of: pairs[$0].new) == subjects.new.place(of: former[$0].new)
    }
    if isOfOneLine, isSwap || moved.count > 1 {
      let found = dependencies.causesOfBoxes(instances: (nil, nil))
      found.forEach { add($0) }
      if !found.isEmpty { return nil }
    }
    return Order(
      boxes: (isSwap ? [a, b] : [mover]).map(\.new),
      change: isSwap ? "changed places" : Self.movedAmongSiblings, isOneOfMany: !isOfOneLine)
  }

  /// Adds what is told of where boxes stand, in one cause.
  ///
  /// - Parameter isRepeated: Whether the same is told of other boxes of these lines.
  private mutating func addPlaced(
    _ boxes: [Int], _ change: String, isOneOfMany: Bool, isRepeated: Bool = false
  ) {
    let place = subjects.new.place(of: boxes[0])
    let found = boxes.map { index in
      let isOfTurn = new.boxes[index].id.map { WrittenID($0).isRepeated } ?? false
      return subjects.new.subject(
        ofPlaced: index, .order, isOneOfMany: isRepeated || isOneOfMany && isOfTurn)
    }
    var names = found.map(\.name)
    // Said once of both: `#label and #amount in <Row>`.
    if names.count == 2, let end = names[0].range(ofEndSharedWith: names[1]) {
      names[0].removeSubrange(end)
    }
    add(
      ChangeCause(
        kind: .order, subject: names.joined(separator: " and "), change: change, file: place.file,
        line: place.line, key: found.map(\.key).joined(separator: ","),
        isShared: found[0].isShared))
  }

  // MARK: Components

  /// Tells a component that is used in place of another one, whose boxes are no edits of the former ones; `false` where none is.
  mutating func addOtherComponent(at index: Int, _ partner: Int) -> Bool {
    guard let was = subjects.old.use(of: partner), let now = subjects.new.use(of: index),
      was.name != now.name,
      // One that is written where the other one was has another name now.
      expected.document.boxes[partner].place != actual.document.boxes[index].place
    else { return false }
    add(cause(.added, "<\(now.name)>", "was added in place of <\(was.name)>", at: now.place))
    return true
  }

  /// Tells an element that is written where a use of a component was, where more than one thing is other with it; `false` where
  /// none is.
  mutating func addInlined(at index: Int, _ partner: Int) -> Bool {
    guard let was = subjects.old.use(of: partner), subjects.new.use(of: index) == nil,
      subjects.new.component(of: index) != was.name
    else { return false }
    let (before, after) = (expected.document.boxes[partner], actual.document.boxes[index])
    let values = [before, after].map { entry in
      entry.values.filter { !Self.isInvisible($0.name) && $0.name != "text" }
        .map { [$0.name, $0.value] }
    }
    guard Set(values[0]).symmetricDifference(values[1]).count > 1 else { return false }
    let subject = subjects.new.subject(of: index)
    add(
      ChangeCause(
        kind: .added, subject: subject.name, change: "was added in place of <\(was.name)>",
        file: after.place.file, line: after.place.line, key: subject.key,
        isShared: subject.isShared))
    return true
  }

  /// Tells that the body of a component is another element: its uses came and went no more than it did itself.
  ///
  /// - Parameters:
  ///   - came: The boxes that came, without those of such uses afterwards.
  ///   - went: The boxes that went, likewise.
  mutating func addOtherRoots(_ came: inout [Int], _ went: inout [Int]) {
    var formers: [Root: [Int]] = [:]
    for index in went.reversed() {
      guard let name = subjects.old.component(ofRoot: index) else { continue }
      formers[Root(component: name, parent: old.parents[index]), default: []].append(index)
    }
    guard !formers.isEmpty else { return }
    var others: Set<Int> = []
    came.removeAll { index in
      let parent = new.parents[index].map { matching.oldOfNew[$0] } ?? nil
      guard let name = subjects.new.component(ofRoot: index),
        let partner = formers[Root(component: name, parent: parent)]?.popLast()
      else { return false }
      let entry = actual.document.boxes[index]
      add(
        cause(
          .added, "<\(entry.name)> in <\(name)>",
          "stands in place of <\(expected.document.boxes[partner].name)>", at: entry.place))
      others.insert(partner)
      return true
    }
    went.removeAll(where: others.contains)
  }

  /// What the outermost boxes of a component in one box share.
  private struct Root: Hashable {
    var component: String
    var parent: Int?
  }

  // MARK: Parents

  /// Boxes that stand in another box than before.
  mutating func compareParents() {
    for index in new.boxes.indices {
      guard let partner = matching.oldOfNew[index] else { continue }
      let (was, now) = (old.parents[partner], new.parents[index])
      // What came around it, or went from around it, says so itself.
      if let was, matching.newOfOld[was] == nil { continue }
      if let now, matching.oldOfNew[now] == nil { continue }
      guard was.flatMap({ matching.newOfOld[$0] }) != now else { continue }
      let names = (
        was: was.map { subjects.old.subject(ofPlaced: $0, .order, isOneOfMany: true).name },
        now: now.map { subjects.new.subject(ofPlaced: $0, .order, isOneOfMany: true).name }
      )
      addPlaced(
        [index], "moved out of \(names.was ?? "<layout>") into \(names.now ?? "<layout>")",
        isOneOfMany: true)
    }
  }
}

extension String {
  /// Where ` in <…>` stands at the end of a name that ends in the same as another one.
  fileprivate func range(ofEndSharedWith other: String) -> Range<Index>? {
    guard hasSuffix(">"), let start = ranges(of: " in <").last?.lowerBound,
      other.hasSuffix(self[start...])
    else { return nil }
    return start..<endIndex
  }
}
