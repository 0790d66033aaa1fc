/// Where the pieces of a text that was put together from files were written, and the way from the document to each.
///
/// What holds:
/// - Pieces are in the order of the text, and do not overlap; what lies between two belongs to the one before it.
/// - A piece that is copied has as many bytes as what it was written as, byte for byte.
/// - File 0 is the document itself.
package final class SourceOrigins: Sendable {
  /// A stretch of the text from one place.
  package struct Piece: Sendable {
    /// The offset in the text.
    package let start: Int32
    /// The offset after it in the text.
    package let end: Int32
    /// Where it was written, in the file.
    package let written: SourceRange
    /// The index of the file.
    package let file: Int32
    /// The index of the innermost step on the way there; -1 for none.
    package let way: Int32
    /// Whether each byte is one of the file; otherwise the whole stands for the whole.
    package let isCopied: Bool

    /// Creates a piece.
    package init(
      _ range: SourceRange, file: Int32, written: SourceRange, way: Int32, isCopied: Bool
    ) {
      start = range.lowerBound
      end = range.upperBound
      self.written = written
      self.file = file
      self.way = way
      self.isCopied = isCopied
    }
  }

  /// What brings one to another place: the use of a component, or a turn of a loop.
  package struct Step: Sendable {
    /// What a step is.
    package enum Kind: Sendable {
      /// A component that is used; the name stands in the start tag.
      case instance(name: SourceRange)
      /// A turn of a loop, counted from 1, with the file and the line of its element where data has them.
      case turn(Int, data: String?)
    }

    /// What it is.
    package let kind: Kind
    /// The start tag.
    package let range: SourceRange
    /// The index of the file.
    package let file: Int32
    /// The index of the step around; -1 for none.
    package let parent: Int32

    /// Creates a step.
    package init(_ kind: Kind, at range: SourceRange, in file: Int32, parent: Int32) {
      self.kind = kind
      self.range = range
      self.file = file
      self.parent = parent
    }
  }

  /// The files, the document first.
  package let files: [SourceText]
  private let steps: [Step]
  private let pieces: [Piece]
  /// For pieces that a part of what was written gave, by their offsets: that part.
  private let parts: [Int32: SourceRange]
  /// Where values stand that expressions gave, in the order of the text.
  private let values: [Value]

  /// The instances, each with the one around.
  private let instances: [Instance]
  /// The innermost instances around elements, by their offsets in the text, where the way to these does not name all.
  private let around: [Int32: Int32]

  /// The use of a component around something, wherever that is written.
  package struct Instance: Sendable {
    /// The index of the step.
    let step: Int32
    /// The index of the instance around; -1 for none.
    let parent: Int32

    /// Joins a step with what is around.
    package init(step: Int32, parent: Int32) {
      self.step = step
      self.parent = parent
    }
  }

  /// A value that an expression gave and that stands somewhere itself.
  package struct Value: Sendable {
    /// The offset in the text.
    let start: Int32
    /// Where it stands.
    let origin: ValueOrigin

    /// Names the place of a value.
    package init(at start: Int, _ origin: ValueOrigin) {
      self.start = Int32(start)
      self.origin = origin
    }
  }

  /// Keeps what was found while a text was put together.
  ///
  /// - Parameters:
  ///   - parts: For pieces that a part of what was written gave, by their offsets in the text: that part.
  ///   - values: Where values stand that expressions gave, in the order of the text.
  ///   - instances: The instances, each with the one around.
  ///   - around: The innermost instances around elements, by their offsets, where the way to these does not name all.
  package init(
    files: [SourceText], steps: [Step], pieces: [Piece], parts: [Int32: SourceRange] = [:],
    values: [Value] = [], instances: [Instance] = [], around: [Int32: Int32] = [:]
  ) {
    self.instances = instances
    self.around = around
    self.files = files
    self.steps = steps
    self.pieces = pieces
    self.parts = parts
    self.values = values
  }

  /// The document as it was written.
  package var document: SourceText { files[0] }

  /// Where a stretch of the text was written.
  ///
  /// - Complexity: O(log *pieces*).
  package func origin(of range: SourceRange) -> SourceOrigin {
    guard let first = piece(at: range.lowerBound) else {
      return SourceOrigin(source: files[0], range: .start, way: -1, isDocument: true)
    }
    let lower = written(range.lowerBound, of: first)
    var upper = Int(first.written.upperBound)
    if first.isCopied, range.upperBound > range.lowerBound,
      let last = piece(at: range.upperBound - 1), last.file == first.file, last.isCopied
    {
      upper = Int(written(range.upperBound - 1, of: last)) + 1
    } else if first.isCopied {
      upper = Int(written(range.upperBound, of: first))
    }
    return SourceOrigin(
      source: files[Int(first.file)], range: SourceRange(Int(lower), max(Int(lower), upper)),
      way: first.way, isDocument: first.file == 0)
  }

  /// The text that stands for the whole piece at an offset, where the piece is not copied: what an expression gave.
  package func computed(at offset: Int32) -> SourceRange? {
    let index = pieces.partitioningIndex { $0.start > offset } - 1
    guard pieces.indices.contains(index), !pieces[index].isCopied else { return nil }
    return SourceRange(Int(pieces[index].start), Int(pieces[index].end))
  }

  /// The part of what was written that gave the text at an offset, where that was not all of it: the branch of a condition.
  package func part(at offset: Int32) -> SourceRange? {
    parts.isEmpty ? nil : piece(at: offset).flatMap { parts[$0.start] }
  }

  /// Where the value stands that an expression gave for the text at an offset; `nil` where it was worked out.
  package func value(at offset: Int32) -> ValueOrigin? {
    guard let piece = piece(at: offset) else { return nil }
    let index = values.partitioningIndex { $0.start > piece.start } - 1
    return values.indices.contains(index) && values[index].start == piece.start
      ? values[index].origin : nil
  }

  /// Where all of a stretch was written that comes from one file: from the first of its pieces to the last.
  ///
  /// A stretch of several files counts as what its first one has of it.
  ///
  /// - Complexity: O(log *pieces* + *k*) for *k* pieces in the stretch.
  package func extent(of range: SourceRange) -> SourceOrigin {
    let origin = origin(of: range)
    guard let first = piece(at: range.lowerBound) else { return origin }
    var lower = origin.range.lowerBound
    var upper = max(origin.range.upperBound, first.isCopied ? lower : first.written.upperBound)
    var index = pieces.partitioningIndex { $0.start > range.lowerBound }
    while index < pieces.count, pieces[index].start < range.upperBound {
      let piece = pieces[index]
      index += 1
      guard piece.file == first.file, piece.way == first.way else { continue }
      let end =
        piece.isCopied
        ? written(min(range.upperBound, piece.end), of: piece) : piece.written.upperBound
      lower = min(lower, piece.written.lowerBound)
      upper = max(upper, end)
    }
    return SourceOrigin(
      source: origin.source, range: SourceRange(Int(lower), Int(upper)), way: origin.way,
      isDocument: origin.isDocument)
  }

  /// Whether something in a stretch of the text is not copied.
  package func holdsComputed(_ range: SourceRange) -> Bool {
    var index = max(0, pieces.partitioningIndex { $0.start > range.lowerBound } - 1)
    while index < pieces.count, pieces[index].start < range.upperBound {
      if pieces[index].end > range.lowerBound, !pieces[index].isCopied { return true }
      index += 1
    }
    return false
  }

  /// A stretch of the text with the expressions in it as they were written, in braces.
  ///
  /// - Parameter text: The text that was put together.
  package func written(_ range: SourceRange, in text: SourceText) -> String {
    var result = ""
    var index = max(0, pieces.partitioningIndex { $0.start > range.lowerBound } - 1)
    while index < pieces.count, pieces[index].start < range.upperBound {
      let piece = pieces[index]
      index += 1
      guard piece.end > range.lowerBound else { continue }
      if piece.isCopied {
        let start = max(piece.start, range.lowerBound)
        result += text.text(in: SourceRange(Int(start), Int(min(piece.end, range.upperBound))))
      } else {
        let place = parts[piece.start] ?? piece.written
        result += "{\(files[Int(piece.file)].text(in: place))}"
      }
    }
    return result
  }

  /// The ways to the pieces of a stretch of the text, each once, in the order of the text.
  ///
  /// - Complexity: O(log *pieces* + *k*) for *k* pieces in the stretch.
  package func ways(in range: SourceRange) -> [Int32] {
    var found: [Int32] = []
    var seen: Set<Int32> = []
    var index = max(0, pieces.partitioningIndex { $0.start > range.lowerBound } - 1)
    while index < pieces.count, pieces[index].start < range.upperBound {
      let piece = pieces[index]
      index += 1
      if piece.end > range.lowerBound, seen.insert(piece.way).inserted { found.append(piece.way) }
    }
    return found
  }

  private func piece(at offset: Int32) -> Piece? {
    let index = pieces.partitioningIndex { $0.start > offset } - 1
    return pieces.indices.contains(index) ? pieces[index] : pieces.first
  }

  private func written(_ offset: Int32, of piece: Piece) -> Int32 {
    guard piece.isCopied else { return piece.written.lowerBound }
    return min(piece.written.lowerBound + max(0, offset - piece.start), piece.written.upperBound)
  }

  /// Where in the document something counts that the text has at an offset: the place itself, or that of the outermost
  /// step on the way there.
  package func documentOffset(of offset: Int32) -> Int32 {
    guard let piece = piece(at: offset) else { return 0 }
    let outermost = steps(of: piece.way).last { $0.file == 0 }
    if let outermost { return outermost.range.lowerBound }
    return piece.file == 0 ? written(offset, of: piece) : 0
  }

  // MARK: The way

  /// The steps of a way, innermost first, as messages print them.
  package func lines(of way: Int32) -> [String] {
    let steps = steps(of: way)
    guard steps.count > Self.mostLines else { return steps.map(line) }
    let last = 2
    let count = steps.count - Self.mostLines
    return steps.prefix(Self.mostLines - last).map(line) + ["… \(count) more steps …"]
      + steps.suffix(last).map(line)
  }

  /// More steps of a way are not printed.
  private static let mostLines = 12

  private func line(of step: Step) -> String {
    let file = files[Int(step.file)]
    let place = Self.place(step.range, in: file)
    switch step.kind {
    case .instance(let name): return "used by <\(file.text(in: name))> at \(place)"
    case .turn(let number, let data):
      let data = data.map { " (\($0))" } ?? ""
      return "in turn \(number) of <for> at \(place)\(data)"
    }
  }

  /// The uses of components around an element that was handed into a slot, outermost first, each as file and line: what is
  /// handed into a slot stands in that of the slot; `nil` for an element the way to which names all of them.
  package func instances(aroundLanded element: SourceRange) -> [String]? {
    guard var index = around[element.lowerBound] else { return nil }
    var found: [Step] = []
    while index >= 0 {
      found.append(steps[Int(instances[Int(index)].step)])
      index = instances[Int(index)].parent
    }
    return uses(among: found)
  }

  /// The uses of components on a way, outermost first, each as file and line.
  package func instances(on way: Int32) -> [String] { uses(among: steps(of: way)) }

  private func uses(among steps: [Step]) -> [String] {
    steps.reversed().compactMap { step in
      guard case .instance = step.kind else { return nil }
      let file = files[Int(step.file)]
      return "\(file.name):\(file.line(at: Int(step.range.lowerBound)))"
    }
  }

  /// The use of a component that is innermost on a way, with the way around it; `nil` where there is none.
  package func instance(
    of way: Int32
  ) -> (index: Int32, step: Step, name: String, source: SourceText)? {
    var index = way
    while index >= 0 {
      let step = steps[Int(index)]
      if case .instance(let name) = step.kind {
        let file = files[Int(step.file)]
        return (index, step, file.text(in: name), file)
      }
      index = step.parent
    }
    return nil
  }

  private func steps(of way: Int32) -> [Step] {
    var found: [Step] = []
    var index = way
    while index >= 0 {
      found.append(steps[Int(index)])
      index = steps[Int(index)].parent
    }
    return found
  }

  private static func place(_ range: SourceRange, in file: SourceText) -> String {
    let position = file.position(at: Int(range.lowerBound))
    return "\(file.name):\(position.line):\(position.column)"
  }
}

/// Where something was written.
package struct SourceOrigin: Sendable {
  /// The file.
  package let source: SourceText
  /// The place in the file.
  package let range: SourceRange
  /// The index of the innermost step on the way there; -1 for none.
  package let way: Int32
  /// Whether the file is the document itself.
  package let isDocument: Bool

  /// The line in the file, from 1.
  package var line: Int { source.line(at: Int(range.lowerBound)) }
}

extension SourceText {
  /// The name of the file in which a place was written, where that is not the document itself.
  package func otherFile(at offset: Int) -> String? {
    guard let origin = origins?.origin(of: SourceRange(offset, offset)), !origin.isDocument else {
      return nil
    }
    return origin.source.name
  }

  /// A line as words: `line 3`, in another file than the document `kit.xml:3`.
  package func lineWords(at offset: Int) -> String {
    otherFile(at: offset).map { "\($0):\(line(at: offset))" } ?? "line \(line(at: offset))"
  }
}
