import StrutCore
import StrutMarkup
import StrutTemplate

/// What uses of components hand into slots that stand in texts beside other words.
extension SourcesCollector {
  /// Keeps what is written in an item that holds slots, and at the uses around what they hand into these.
  ///
  /// - Returns: Whether it is such an item.
  mutating func addSlots(
    of element: WrittenValues.Element, at origin: SourceOrigin, to entry: inout DocumentSources.Entry
  ) -> Bool {
    guard let text = element.text, let last = entry.values.indices.last,
      let slotted = branches[origin.source.name]?.slotted(at: origin.range.lowerBound)
    else { return false }
    entry.values[last].written = slotted.written
    guard let use = entry.instance else {
      let contents = drawnCase.flatMap { state in
        branches[state.source.name]?.contents(at: state.range.lowerBound)
      }
      let place = drawnCase.map { state in
        self.place(
          state.range, in: state.source, isDocument: state.source.name == source.written.name)
      }
      let values = values(of: slotted, with: contents ?? [:], in: nil, at: place ?? entry.place)
      entry.values.insert(contentsOf: values, at: last)
      return true
    }
    // A text that begins with what is handed in is no line of the component's file.
    if isHanded(text.range, into: use) { entry.values[last].place = entry.place }
    addContents(of: slotted, to: use)
    return true
  }

  private mutating func addContents(of text: SlottedText, to use: Int) {
    let known = Set(instances[use].values.map(\.name))
    let found = values(
      of: text, with: contents(of: use), in: instances[use].instance, at: instances[use].place)
    instances[use].values += found.filter { !known.contains($0.name) }
  }

  /// What stands in the slots of a text: what is handed in, or else by default.
  ///
  /// - Parameter use: The use of a component in whose body that is written which hands it in.
  private mutating func values(
    of text: SlottedText, with contents: [String: SlottedText], in use: Int?,
    at place: DocumentSources.Place
  ) -> [DocumentSources.Value] {
    text.slots.compactMap { slot in
      guard let content = contents[slot] else {
        return text.defaults[slot].map {
          DocumentSources.Value(
            name: DocumentSources.Entry.defaultContent(of: slot), value: $0, place: place)
        }
      }
      // It may hand on what a use further out hands in.
      if let use, !content.slots.isEmpty { addContents(of: content, to: use) }
      return DocumentSources.Value(
        name: DocumentSources.Entry.content(of: slot), value: content.written, place: place)
    }
  }
}
