import StrutCore
import StrutTemplate

/// The boxes of a record with what comparing asks about them: parents, children, names and contents.
struct BoxOutline {
  let boxes: [RecordedBox]
  /// What is written for each box; `nil` where that is not known.
  let written: [DocumentSources.Entry]?
  /// The outermost boxes.
  private(set) var roots: [Int] = []
  /// For each box the box around it.
  private(set) var parents: [Int?] = []
  /// For each box those directly in it, in order.
  private(set) var children: [[Int]] = []
  /// For each box a hash of its element, text, values and everything in it; not of where it stands.
  private(set) var content: [UInt64]
  /// For each box its place among its siblings of the same element, from 1.
  private var ordinals: [Int] = []

  /// - Parameter sources: What the document was made from; compared only where both sides know it.
  init(_ boxes: [RecordedBox], sources: RecordedSources? = nil) {
    self.boxes = boxes
    written = sources?.document.boxes
    children = Array(repeating: [], count: boxes.count)
    content = Array(repeating: 0, count: boxes.count)
    var ancestors: [Int] = []
    var counts: [[String: Int]] = [[:]]
    for (index, box) in boxes.enumerated() {
      ancestors.removeLast(ancestors.count - box.depth)
      counts.removeLast(counts.count - box.depth - 1)
      parents.append(ancestors.last)
      if let parent = ancestors.last { children[parent].append(index) } else { roots.append(index) }
      counts[box.depth][box.element, default: 0] += 1
      ordinals.append(counts[box.depth][box.element]!)
      ancestors.append(index)
      counts.append([:])
    }
    for index in boxes.indices.reversed() { content[index] = hash(of: index) }
  }

  /// The nearest box around that fits; `nil` where none does.
  func parent(of index: Int, where isFit: (Int) -> Bool) -> Int? {
    var next = parents[index]
    while let current = next, !isFit(current) { next = parents[current] }
    return next
  }

  /// The box as people know it.
  func name(of index: Int) -> String {
    let box = boxes[index]
    if let id = box.id { return "#\(id)" }
    let text = box.lines.joined(separator: " ")
    guard !text.isEmpty else { return "<\(box.element)>" }
    return "<\(box.element)> “\(text.count > 24 ? text.prefix(23) + "…" : text)”"
  }

  /// The box as people know it, without its text.
  func shortName(of index: Int) -> String {
    boxes[index].id.map { "#\($0)" } ?? "<\(boxes[index].element)>"
  }

  /// The file in which the box stands, seen from the document's folder, or the module and file of a program; `nil` for
  /// the document itself.
  func file(of index: Int) -> String? { boxes[index].file ?? written?[index].place.file }

  /// The box's place from the nearest box with an id, such as `#cell/item2`.
  ///
  /// - Complexity: O(*depth*).
  func path(of index: Int) -> String {
    var parts: [String] = []
    var current: Int? = index
    while let box = current {
      if let id = boxes[box].id {
        parts.append("#\(id)")
        break
      }
      parts.append("\(boxes[box].element)\(ordinals[box])")
      current = parents[box]
    }
    return parts.reversed().joined(separator: "/")
  }

  /// FNV-1a over what the box says and the hashes of its children.
  private func hash(of index: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for text in [boxes[index].element, boxes[index].id ?? ""] + boxes[index].lines {
      text.utf8.forEach(add)
      add(0xFF)
    }
    for value in written?[index].values ?? []
    where value.name != "text" && value.name != DocumentSources.Entry.handed
      && !DocumentSources.Entry.isOfSlot(value.name)
    {
      for text in [value.name, value.value] {
        text.utf8.forEach(add)
        add(0xFE)
      }
    }
    for child in children[index] {
      for shift in stride(from: 0, to: 64, by: 8) {
        add(UInt8(truncatingIfNeeded: content[child] >> shift))
      }
    }
    return hash
  }
}
