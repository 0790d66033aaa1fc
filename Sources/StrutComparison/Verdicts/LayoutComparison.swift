import StrutCore
import StrutFormats

/// What happened to the elements between two layouts of a document.
package struct LayoutComparison: Sendable {
  /// What happened: causes before their consequences, then in document order.
  package private(set) var verdicts: [ElementVerdict] = []

  /// What was changed so that the rest happened; empty where that is not known.
  package private(set) var causes: [ChangeCause] = []

  /// The names of the font files that belong to the document.
  package private(set) var ownFonts: Set<String> = []

  private let old: BoxOutline
  private let new: BoxOutline
  private let matching: BoxMatching
  /// For each new box whether it or a box around it has a verdict on its layout, or stands elsewhere.
  private var isDisturbed: [Bool]
  /// For each new box whether a box in it has a verdict.
  private var holdsVerdict: [Bool]
  /// The new box of each verdict; `nil` for the canvas and for boxes that are gone.
  private var boxOfVerdict: [Int?] = []
  /// For each new box whether something in it grew, came or went, so that the box may have another height for that.
  private var growsInside: [Bool]
  private let canvasLine: Int
  private let canvasFile: String?
  /// The border boxes, old and new, of everything that has a verdict.
  private var changedFrames: [Rect] = []

  /// Compares the layout in `actual` with that in `expected`.
  ///
  /// A box is said to have moved only by what the boxes around it did not move, so that one cause gives one
  /// verdict. Boxes without an id pass their movement on to those with one inside them.
  ///
  /// - Parameters:
  ///   - canvasLine: The line of the `<layout>` in the document.
  ///   - canvasFile: The module and file of the program that made it; `nil` for a document.
  /// - Complexity: O(*n* × *depth*) in the number of boxes.
  package init(
    expected: GoldenRecord, actual: GoldenRecord, canvasLine: Int = 1, canvasFile: String? = nil
  ) {
    self.canvasLine = canvasLine
    self.canvasFile = canvasFile
    // A record without sources is compared with one without, so that contents mean the same on both sides.
    let areKnown = expected.sources != nil && actual.sources != nil
    old = BoxOutline(expected.boxes, sources: areKnown ? expected.sources : nil)
    new = BoxOutline(actual.boxes, sources: areKnown ? actual.sources : nil)
    matching = BoxMatching(old: old, new: new)
    isDisturbed = Array(repeating: false, count: new.boxes.count)
    holdsVerdict = Array(repeating: false, count: new.boxes.count)
    growsInside = Array(repeating: false, count: new.boxes.count)
    if expected.canvas != actual.canvas {
      verdicts.append(
        .onCanvas(
          .size(was: expected.canvas, now: actual.canvas), line: canvasLine, file: canvasFile))
      boxOfVerdict.append(nil)
    }
    compareContents()
    comparePositions()
    findRemoved()
    sortVerdicts()
    let fonts = (expected.sources?.document.fonts ?? []) + (actual.sources?.document.fonts ?? [])
    ownFonts = Set(fonts.lazy.compactMap { $0["src"].map { FilePath.name(of: $0) } })
    causes = CauseFinder.causes(
      expected: expected, actual: actual, old: old, new: new, matching: matching)
  }

  // MARK: Contents

  private mutating func compareContents() {
    for index in new.boxes.indices {
      guard let partner = matching.oldOfNew[index] else {
        let parentIsNew = new.parents[index].map { matching.oldOfNew[$0] == nil } ?? false
        if !parentIsNew { report(.added, on: index) }
        isDisturbed[index] = true
        continue
      }
      if let isShown = change(ofVisibilityFrom: partner, to: index) {
        let around = new.parents[index]
        let isAlsoAround = around.flatMap { parent in
          matching.oldOfNew[parent].map { change(ofVisibilityFrom: $0, to: parent) == isShown }
        }
        if isAlsoAround != true { report(.visibility(now: isShown), on: index, wasAt: partner) }
        isDisturbed[index] = true
        continue
      }
      for change in Self.changes(from: old.boxes[partner], to: new.boxes[index]) {
        report(change, on: index, wasAt: partner)
      }
    }
  }

  /// Whether a box appeared (`true`) or vanished (`false`); `nil` where neither happened.
  private func change(ofVisibilityFrom oldIndex: Int, to newIndex: Int) -> Bool? {
    let (was, now) = (old.boxes[oldIndex].frame != nil, new.boxes[newIndex].frame != nil)
    return was == now ? nil : now
  }

  /// What happened to one box, apart from where it stands.
  private static func changes(
    from old: RecordedBox, to new: RecordedBox
  ) -> [ElementVerdict.Change] {
    var changes: [ElementVerdict.Change] = []
    let readsOtherwise = text(of: old) != text(of: new)
    let wrapsOtherwise = old.lines.count != new.lines.count
    if readsOtherwise {
      changes.append(
        .text(was: old.lines.joined(separator: " "), now: new.lines.joined(separator: " ")))
    }
    if wrapsOtherwise { changes.append(.lines(was: old.lines.count, now: new.lines.count)) }
    if old.isTruncated != new.isTruncated { changes.append(.truncation(now: new.isTruncated)) }
    let sizes = (old.frame?.size ?? .zero, new.frame?.size ?? .zero)
    if !isNear(sizes.0.width, sizes.1.width)
      || (!wrapsOtherwise && !isNear(sizes.0.height, sizes.1.height))
    {
      changes.append(.size(was: sizes.0, now: sizes.1))
    }
    if let was = old.baseline, let now = new.baseline, !isNear(was, now), changes.isEmpty {
      changes.append(.baseline(by: now - was))
    }
    return changes
  }

  /// The characters without the white space at which lines may break.
  private static func text(of box: RecordedBox) -> [Character] {
    box.lines.joined().filter { !$0.isWhitespace }
  }

  // MARK: Positions

  /// How far a box stands from where it stood.
  private struct Displacement: Equatable {
    var dx = 0.0
    var dy = 0.0

    func isNear(_ other: Displacement) -> Bool {
      LayoutComparison.isNear(dx, other.dx) && LayoutComparison.isNear(dy, other.dy)
    }
  }

  private func displacement(of index: Int) -> Displacement? {
    guard let partner = matching.oldOfNew[index], let now = new.boxes[index].frame,
      let was = old.boxes[partner].frame
    else { return nil }
    return Displacement(dx: now.minX - was.minX, dy: now.minY - was.minY)
  }

  private mutating func comparePositions() {
    let firstNamed = displacementsOfNamedBoxes()
    var inherited = Array(repeating: Displacement(), count: new.boxes.count)
    for index in new.boxes.indices {
      let around = new.parents[index].map { inherited[$0] } ?? Displacement()
      if let parent = new.parents[index], isDisturbed[parent] { isDisturbed[index] = true }
      guard let own = displacement(of: index), !own.isNear(around) else {
        inherited[index] = around
        continue
      }
      isDisturbed[index] = true
      let isAnonymous = new.boxes[index].id == nil
      if isAnonymous, let named = firstNamed[index], named.isNear(own) {
        inherited[index] = around
      } else {
        report(
          .moved(dx: own.dx - around.dx, dy: own.dy - around.dy), on: index,
          wasAt: matching.oldOfNew[index])
        inherited[index] = own
      }
    }
  }

  /// For each box the displacement of the first box with an id in it that no other box with an id is around.
  private func displacementsOfNamedBoxes() -> [Displacement?] {
    var result = [Displacement?](repeating: nil, count: new.boxes.count)
    for index in new.boxes.indices.reversed() {
      guard let parent = new.parents[index] else { continue }
      let found = new.boxes[index].id == nil ? result[index] : displacement(of: index)
      result[parent] = found ?? result[parent]
    }
    return result
  }

  // MARK: Verdicts

  private mutating func findRemoved() {
    for index in old.boxes.indices where matching.newOfOld[index] == nil {
      let parentIsGone = old.parents[index].map { matching.newOfOld[$0] == nil } ?? false
      guard !parentIsGone else { continue }
      verdicts.append(
        ElementVerdict(
          name: old.name(of: index), path: old.path(of: index), line: old.boxes[index].line,
          file: old.file(of: index), change: .removed))
      boxOfVerdict.append(nil)
      if let frame = old.boxes[index].frame { changedFrames.append(frame) }
      let parent = old.parents[index].flatMap { matching.newOfOld[$0] }
      Self.mark(&holdsVerdict, from: parent, new.parents)
      Self.mark(&growsInside, from: parent, new.parents)
    }
  }

  private mutating func report(
    _ change: ElementVerdict.Change, on index: Int, wasAt partner: Int? = nil
  ) {
    verdicts.append(
      ElementVerdict(
        name: new.name(of: index), path: new.path(of: index), line: new.boxes[index].line,
        file: new.file(of: index), change: change))
    boxOfVerdict.append(index)
    if let frame = new.boxes[index].frame { changedFrames.append(frame) }
    if let frame = partner.flatMap({ old.boxes[$0].frame }) { changedFrames.append(frame) }
    isDisturbed[index] = true
    Self.mark(&holdsVerdict, from: new.parents[index], new.parents)
    if change.mayChangeHeightsAround {
      Self.mark(&growsInside, from: new.parents[index], new.parents)
    }
  }

  /// Marks a box and those around it.
  private static func mark(_ marks: inout [Bool], from index: Int?, _ parents: [Int?]) {
    var current = index
    while let box = current, !marks[box] {
      marks[box] = true
      current = parents[box]
    }
  }

  /// Sorts by what happened, then by lines. Boxes that are higher or lower because of what is in them come after
  /// that, the innermost first.
  private mutating func sortVerdicts() {
    func key(_ index: Int) -> (Int, Int, Int, Int) {
      let verdict = verdicts[index]
      let isConsequence =
        verdict.change.isOfHeightOnly && boxOfVerdict[index].map { growsInside[$0] } ?? false
      return (
        verdict.rank, isConsequence ? 1 : 0, isConsequence ? -verdict.line : verdict.line, index
      )
    }
    verdicts = verdicts.indices.sorted { key($0) < key($1) }.map { verdicts[$0] }
  }

  /// Whether two lengths are the same to what records hold of them.
  fileprivate static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1.0 / 1024 }
}

extension ElementVerdict.Change {
  /// Whether the boxes around may be higher or lower for it.
  fileprivate var mayChangeHeightsAround: Bool {
    switch self {
    case .text, .added, .removed, .visibility, .lines, .truncation: true
    case .size(let was, let now): was.height != now.height
    case .moved, .baseline, .pixelsOnly: false
    }
  }

  /// Whether a box is as wide as it was, but not as high.
  fileprivate var isOfHeightOnly: Bool {
    guard case .size(let was, let now) = self else { return false }
    return LayoutComparison.isNear(was.width, now.width)
  }
}

// MARK: Pixels

extension LayoutComparison {
  /// Adds the elements whose layout is as it was but whose pixels are not.
  ///
  /// Pixels inside the old and new boxes of elements with verdicts are explained already. Of the rest a box is
  /// named when most of what it shows itself changed, else the boxes in it that hold changed pixels.
  package mutating func addPixelVerdicts(_ difference: PixelDifference, scale: Double) {
    let hidden = changedFrames.compactMap { PixelBox(covering: $0, scale: scale) }
    let counts = DifferenceCounts(difference, without: hidden)
    var found: [Int] = []
    var stack = Array(new.roots.reversed())
    while let index = stack.popLast() {
      guard !isDisturbed[index] else { continue }
      let share = ownShare(of: index, counts, scale: scale)
      let parts = new.children[index].filter { child in
        new.boxes[child].frame == nil || count(in: child, counts, scale) > 0
      }
      if !holdsVerdict[index], share.count > 0, share.count * 2 > share.area || parts.isEmpty {
        found.append(index)
      } else {
        stack.append(contentsOf: parts.reversed())
      }
    }
    verdicts += found.map { index in
      ElementVerdict(
        name: new.name(of: index), path: new.path(of: index), line: new.boxes[index].line,
        file: new.file(of: index), change: .pixelsOnly)
    }
    guard verdicts.isEmpty else { return }
    verdicts.append(.onCanvas(.pixelsOnly, line: canvasLine, file: canvasFile))
  }

  private func count(in index: Int, _ counts: DifferenceCounts, _ scale: Double) -> Int {
    new.boxes[index].frame.flatMap { PixelBox(covering: $0, scale: scale) }
      .map { counts.count(in: $0) } ?? 0
  }

  /// How many pixels of a box belong to none of its children, and how many of these differ.
  private func ownShare(
    of index: Int, _ counts: DifferenceCounts, scale: Double
  ) -> (count: Int, area: Int) {
    guard let frame = new.boxes[index].frame, let box = PixelBox(covering: frame, scale: scale)
    else { return (0, 0) }
    var count = counts.count(in: box)
    var area = box.width * box.height
    for child in new.children[index] {
      guard
        let part = new.boxes[child].frame.flatMap({ PixelBox(covering: $0, scale: scale) })?
          .intersection(box)
      else { continue }
      count -= counts.count(in: part)
      area -= part.width * part.height
    }
    return (max(0, count), max(0, area))
  }
}

extension ElementVerdict {
  /// A verdict on the canvas itself.
  static func onCanvas(_ change: Change, line: Int, file: String?) -> ElementVerdict {
    ElementVerdict(name: "<layout>", path: "", line: line, file: file, change: change)
  }

  /// What changes by itself comes before what follows from other changes; the canvas follows from everything.
  fileprivate var rank: Int { path.isEmpty ? .max : change.rank }
}

extension PixelBox {
  /// The pixels that `frame` (in points) touches at `scale`; `nil` for an empty or a boundless frame.
  init?(covering frame: Rect, scale: Double) {
    let left = (frame.minX * scale).rounded(.down)
    let top = (frame.minY * scale).rounded(.down)
    let right = (frame.maxX * scale).rounded(.up)
    let bottom = (frame.maxY * scale).rounded(.up)
    guard right > left, bottom > top, [left, top, right, bottom].allSatisfy({ abs($0) < 1e9 })
    else { return nil }
    self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}
