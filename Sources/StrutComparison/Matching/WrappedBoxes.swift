import StrutCore

/// Boxes of one side that stand around what boxes of the other side are: somebody put them there, or took them away.
///
/// All that is in such a box is known as it was: it says the same as boxes of the other side that follow one another, or is
/// these by its ids. Of boxes around one another that hold nothing else the outermost counts.
struct WrappedBoxes {
  /// The boxes around others.
  private(set) var around: Set<Int> = []
  /// The boxes in them with their partners, but for those that have these already.
  private(set) var pairs: [(inner: Int, partner: Int)] = []

  private let outline: BoxOutline
  private let other: BoxOutline
  private let partners: [Int?]
  /// The boxes of the other side that may be in a box of this one, in order.
  private var others: [Int] = []
  /// Where these stand among each other: by their contents, and by their numbers.
  private var places: (ofContent: [UInt64: [Int]], ofBox: [Int: Int]) = ([:], [:])
  /// How many places are tried for a box that has many doubles.
  private static let mostTries = 16

  /// - Parameters:
  ///   - boxes: Siblings of one side.
  ///   - candidates: The boxes of the other side in the same parent.
  ///   - taken: The partners of the other side's boxes.
  /// - Complexity: O(*n* log *n*) in the number of boxes.
  init(
    around boxes: [Int], in outline: BoxOutline, partners: [Int?], among candidates: [Int],
    of other: BoxOutline, taken: [Int?]
  ) {
    (self.outline, self.other, self.partners) = (outline, other, partners)
    func isFree(_ index: Int) -> Bool { partners[index] == nil && outline.boxes[index].id == nil }
    let lone = boxes.filter(isFree)
    guard lone.contains(where: { !outline.children[$0].isEmpty }) else { return }
    let siblings = Set(boxes)
    others = candidates.filter { index in
      taken[index].map { !siblings.contains($0) } ?? (other.boxes[index].id == nil)
    }
    for (place, index) in others.enumerated() {
      places.ofBox[index] = place
      if taken[index] == nil { places.ofContent[other.content[index], default: []].append(place) }
    }
    // How many more boxes of an element there are here than there.
    var surplus: [String: Int] = [:]
    for index in lone { surplus[outline.boxes[index].element, default: 0] += 1 }
    for index in others where taken[index] == nil {
      surplus[other.boxes[index].element, default: 0] -= 1
    }
    find(lone, surplus)
  }

  private mutating func find(_ boxes: [Int], _ surplus: [String: Int]) {
    var reached = 0
    for index in boxes {
      for inner in contents(of: index) {
        // A box that only got a child by its id may be one of before.
        let isNew = surplus[outline.boxes[index].element, default: 0] > 0
        guard isNew || inner.allSatisfy({ partners[$0] == nil }),
          let start = start(of: inner, from: reached)
        else { continue }
        around.insert(index)
        for (offset, box) in inner.enumerated() where partners[box] == nil {
          pairs.append((box, others[start + offset]))
        }
        reached = start + inner.count
        break
      }
    }
  }

  /// What is in a box, and in the only box in it, as deep as there is nothing else.
  private func contents(of index: Int) -> [[Int]] {
    var found: [[Int]] = []
    var inner = outline.children[index]
    while !inner.isEmpty {
      found.append(inner)
      guard inner.count == 1, partners[inner[0]] == nil, outline.boxes[inner[0]].id == nil else {
        break
      }
      inner = outline.children[inner[0]]
    }
    return found
  }

  /// Where the boxes of the other side begin that boxes are, one after the other.
  private func start(of inner: [Int], from reached: Int) -> Int? {
    if let partner = partners[inner[0]] {
      return places.ofBox[partner].flatMap { $0 >= reached && matches(inner, at: $0) ? $0 : nil }
    }
    guard let found = places.ofContent[outline.content[inner[0]]] else { return nil }
    let first = found.partitioningIndex { $0 >= reached }
    return found[first...].prefix(Self.mostTries).first { matches(inner, at: $0) }
  }

  private func matches(_ inner: [Int], at start: Int) -> Bool {
    guard start + inner.count <= others.count else { return false }
    return zip(inner, others[start...]).allSatisfy { box, candidate in
      if let partner = partners[box] { return partner == candidate }
      return outline.boxes[box].id == nil && other.boxes[candidate].id == nil
        && outline.content[box] == other.content[candidate]
    }
  }
}
