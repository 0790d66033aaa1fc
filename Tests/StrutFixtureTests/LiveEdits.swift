import Strut
import StrutTestSupport

/// Changes made by chance to the boxes of a document, as a program makes them, and where the boxes stand after each.
struct LiveEdits {
  private static let steps = 6
  private let document: Document
  private var random: SplitMix64
  private var boxes: [Box] = []
  private var taken: [(box: Box, parent: Box)] = []
  /// What was done and where all boxes stand after it, a line each.
  private(set) var lines: [String] = []

  /// Makes the changes.
  ///
  /// - Parameter seed: What chooses them.
  init(_ document: Document, seed: UInt64) {
    self.document = document
    random = SplitMix64(seed: seed)
    guard let root = document.root else { return }
    collect(root)
    for _ in 0..<Self.steps {
      let done = edit()
      lines.append("\(done): \(frames(of: root))")
    }
    lines.append(root.markup())
    lines.append("\(root.warnings.map(\.message)) \(root.hasAmbiguousLayout)")
  }

  private mutating func collect(_ box: Box) {
    boxes.append(box)
    for child in box.subviews { collect(child) }
  }

  private func frames(of root: Box) -> String {
    let result = try? document.layout()
    let elements = result?.ids.compactMap { result?[$0] }.map { element in
      "\(element.id) \(element.absoluteFrame) \(element.baseline ?? 0) \(element.lines.map(\.text))"
    }
    return "\(boxes.map(\.frame)) \(elements ?? ["none"])"
  }

  /// One change; says which.
  private mutating func edit() -> String {
    let index = random.next(boxes.count)
    let box = boxes[index]
    let number = Double(random.next(12) * 8)
    switch random.next(14) {
    case 0: box.style.width = .points(number)
    case 1: box.style.height = .percent(number)
    case 2: box.style.padding = .points(number / 4)
    case 3: box.style.margin = .points(number / 4 - 8)
    case 4: box.style.flexGrow = number / 8
    case 5: box.isIncludedInLayout.toggle()
    case 6: box.text.map { box.text = $0 + " and \(number)" }
    case 7: box.superview?.sendSubviewToBack(box)
    case 8: if let parent = box.superview { take(box, from: parent) }
    case 9: if let last = taken.popLast() { last.parent.addSubview(last.box) }
    case 10: box.constraints.first?.constant = number
    case 11: box.constraints.last?.isActive = false
    case 12: box.style.fontSize = .points(8 + number / 4)
    default: _ = box.sizeThatFits(Size(width: number, height: .infinity))
    }
    return "\(index)"
  }

  private mutating func take(_ box: Box, from parent: Box) {
    box.removeFromSuperview()
    taken.append((box, parent))
  }
}
