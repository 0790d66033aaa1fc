import StrutCore

/// The text that stands for a tree of a program, and which part of it comes from where.
struct MarkupSource: Sendable {
  /// The text.
  var text: SourceText
  /// The start of each element in the text, in order.
  private var offsets: [Int32] = []
  /// Where each element comes from, in the same order.
  private var places: [Place] = []
  /// The document that the places with an offset are in.
  var document: SourceText?
  /// The end of everything that has an offset.
  private var end: Int32

  init(text: SourceText, starts: [(offset: Int32, place: Place)], document: SourceText?) {
    self.text = text
    self.document = document
    offsets = starts.map(\.offset)
    places = starts.map(\.place)
    end = Int32(text.bytes.count)
  }

  /// The text of a document, where each place is what it is.
  init(ofDocument text: SourceText) {
    self.init(text: text, starts: [], document: text)
  }

  /// A range for something that the text does not hold.
  mutating func add(_ place: Place) -> SourceRange {
    end += 1
    offsets.append(end)
    places.append(place)
    return SourceRange(Int(end), Int(end))
  }

  /// Where the element around an offset comes from.
  func place(at offset: Int32) -> Place {
    let index = offsets.partitioningIndex { $0 > offset } - 1
    if index >= 0 { return places[index] }
    return Place(offset: offset)
  }

  /// The place of a range as people count it.
  func position(of range: SourceRange) -> SourcePosition {
    let place = place(at: range.lowerBound)
    if place.isCall {
      return SourcePosition(file: "\(place.fileID)", line: place.line, column: 1)
    }
    if place.offset >= 0, let document { return document.position(at: Int(place.offset)) }
    return SourcePosition(line: 1, column: 1)
  }

  /// The words for a place in a message that is about another one.
  func label(of range: SourceRange) -> String {
    let position = position(of: range)
    return position.file.map { "\($0):\(position.line)" } ?? "line \(position.line)"
  }

  /// The diagnostic as people read it; without a place where the text that the program never saw has it alone.
  func description(of diagnostic: Diagnostic) -> String {
    let diagnostic = retold(diagnostic)
    guard let range = diagnostic.range else { return diagnostic.description(in: text) }
    let place = place(at: range.lowerBound)
    if place.isCall { return Self.lines(of: diagnostic, at: "\(place.fileID):\(place.line): ") }
    if offsets.isEmpty { return diagnostic.description(in: text) }
    guard range.lowerBound >= offsets[0], place.offset >= 0, let document else {
      return Self.lines(of: diagnostic, at: "")
    }
    var moved = diagnostic
    moved.range = SourceRange(Int(place.offset), Int(place.offset) + 1)
    return moved.description(in: document)
  }

  /// The diagnostic with the other place that its message names, where that is in the program.
  func retold(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let other = diagnostic.namedPlace, place(at: other.lowerBound).isCall else {
      return diagnostic
    }
    var told = diagnostic
    let line = "in line \(text.line(at: Int(other.lowerBound)))"
    told.message.replace(line, with: "at \(label(of: other))")
    return told
  }

  private static func lines(of diagnostic: Diagnostic, at place: String) -> String {
    (["\(place)\(diagnostic.severity.rawValue): \(diagnostic.message)".escapingControls]
      + diagnostic.hints.map { "  hint: \($0.escapingControls)" }).joined(separator: "\n")
  }
}
