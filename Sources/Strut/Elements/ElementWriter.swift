import StrutCore
import StrutSyntax

/// Writes elements as markup, with its syntax and with where each of them comes from.
struct ElementWriter {
  private var writer: SyntaxWriter
  private var places: [Place] = []
  /// Whether all is written, even what is too large or too deep to be read again.
  private let isComplete: Bool

  /// The names of boxes that have left the tree.
  var missing: Set<String> = []

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - isIndented: Whether the text is for people.
  ///   - limits: What the document may hold.
  init(name: String = "program", isIndented: Bool = false, limits: Limits = Limits()) {
    writer = SyntaxWriter(name: name, isIndented: isIndented, limits: limits)
    isComplete = isIndented
  }

  /// Makes room for about `count` elements.
  mutating func reserveCapacity(_ count: Int) {
    writer.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Whether a limit was broken, so that nothing more needs to be written.
  var isTooLarge: Bool { !isComplete && writer.isTooLarge }

  /// Writes an element with everything in it; a whole document where it is no canvas.
  mutating func writeDocument(_ element: Element) {
    if element.kind == .canvas { return write(element) }
    begin(Element(.canvas, at: element.place))
    write(element)
    end()
  }

  /// Writes an element with everything in it.
  mutating func write(_ element: Element) {
    guard let _ = element.kind.name else { return writer.text(element.text) }
    begin(element)
    writeContent(of: element)
    end()
  }

  /// Writes what an element holds.
  mutating func writeContent(of element: Element) {
    guard !isTooLarge else { return }
    guard let held = element.held else { return writer.text(element.text) }
    // Not by recursion: a program may nest more elements than a stack holds calls.
    var open = [held.elements[...]]
    while let last = open.indices.last {
      guard let child = open[last].popFirst() else {
        open.removeLast()
        if !open.isEmpty { end() }
        continue
      }
      guard child.kind.name != nil, !isTooLarge else {
        if !isTooLarge { writer.text(child.text) }
        continue
      }
      begin(child)
      if let held = child.held, !isTooLarge {
        open.append(held.elements[...])
      } else {
        writer.text(child.text)
        end()
      }
    }
  }

  /// Writes the start tag of an element; what it holds comes next.
  mutating func begin(_ element: borrowing Element) {
    guard let name = element.kind.name else { return }
    writer.begin(name)
    places.append(element.place)
    writeAttributes(of: element.style)
  }

  /// Ends the innermost element.
  mutating func end() { writer.end() }

  /// The document and where its parts come from.
  ///
  /// - Parameter document: The document that places with an offset are in.
  consuming func finish(document: SourceText? = nil) -> (ParsedDocument, MarkupSource) {
    let parsed = writer.finish()
    var starts: [(offset: Int32, place: Place)] = []
    starts.reserveCapacity(places.count)
    if let tree = parsed.tree {
      var index = 0
      for node in tree.nodes {
        guard case .element = node.kind else { continue }
        starts.append((node.range.lowerBound, places[index]))
        index += 1
      }
    }
    return (parsed, MarkupSource(text: parsed.source, starts: starts, document: document))
  }

  /// Writes attributes in the alphabetical order of their names.
  private mutating func writeAttributes(of style: borrowing Style) {
    guard !style.others.isEmpty else {
      for entry in style.entries { writer.attribute(entry.key.name, entry.value.markup) }
      return
    }
    let all =
      style.entries.map { ($0.key.name, $0.value.markup) }
      + style.others.map { ($0.name, $0.value) }
    for (name, value) in all.sorted(by: { $0.0 < $1.0 }) { writer.attribute(name, value) }
  }
}
