import StrutCore
import StrutMarkup
import StrutTemplate

/// What uses of components hand into slots that stand in texts beside other words.
extension SourcesCollector {
  /// Keeps what is written in an item that holds slots, and at the uses around what they hand into these.
  ///
  /// - Returns: Whether it is such an item.
  mutating func addSlots(
    of element: WrittenValues.Element, at origin: SourceOrigin,
    to entry: inout DocumentSources.Entry
  ) -> Bool {
    guard let text = element.text, let last = entry.values.indices.last,
      let slotted = branches[origin.source.name]?.slotted(at: origin.range.lowerBound)
    else { return false }
    entry.values[last].written = slotted.written
    var drawn: [DocumentSources.Value] = []
    if let use = entry.instance {
      // A text that begins with what is handed in is no line of the component's file.
      if isHanded(text.range, into: use) { entry.values[last].place = entry.place }
      addContents(of: slotted, to: use, drawn: &drawn)
    } else {
      drawn = drawnContents(of: slotted, at: entry.place)
    }
    entry.values.insert(contentsOf: drawn, at: last)
    return true
  }

  /// What the case that is drawn hands into the slots of a component's text.
  ///
  /// - Parameter place: The place where there is no case.
  private mutating func drawnContents(
    of text: SlottedText, at place: DocumentSources.Place
  ) -> [DocumentSources.Value] {
    let contents = drawnCase.flatMap { state in
      branches[state.source.name]?.contents(at: state.range.lowerBound)
    }
    let written = drawnCase.map { state in
      self.place(
        state.range, in: state.source, isDocument: state.source.name == source.written.name)
    }
    var none: [DocumentSources.Value] = []
    return values(
      // Nothing is around a case that a slot in it could stand for.
      of: text, with: (contents ?? [:]).filter { $0.value.slots.isEmpty }, in: nil,
      at: written ?? place, drawn: &none)
  }

  /// - Parameter drawn: Takes what the case that is drawn hands in, which holds for the item alone.
  private mutating func addContents(
    of text: SlottedText, to use: Int, drawn: inout [DocumentSources.Value]
  ) {
    let known = Set(instances[use].values.map(\.name))
    let found = values(
      of: text, with: contents(of: use), in: instances[use].instance, at: instances[use].place,
      drawn: &drawn)
    instances[use].values += found.filter { !known.contains($0.name) }
  }

  /// What stands in the slots of a text: what is handed in, or else by default.
  ///
  /// - Parameters:
  ///   - use: The use of a component in whose body that is written which hands it in; `nil` for the one that is drawn.
  ///   - drawn: Takes what the case that is drawn hands in.
  private mutating func values(
    of text: SlottedText, with contents: [String: SlottedText], in use: Int?,
    at place: DocumentSources.Place, drawn: inout [DocumentSources.Value]
  ) -> [DocumentSources.Value] {
    var found: [DocumentSources.Value] = []
    for slot in text.slots {
      guard let content = contents[slot] else {
        if let text = text.defaults[slot] {
          found.append(
            DocumentSources.Value(
              name: DocumentSources.Entry.defaultContent(of: slot), value: text, place: place))
        }
        continue
      }
      // It may hand on what a use further out hands in, or the case.
      if !content.slots.isEmpty, let use {
        addContents(of: content, to: use, drawn: &drawn)
      } else if !content.slots.isEmpty {
        drawn += drawnContents(of: content, at: place)
      }
      found.append(
        DocumentSources.Value(
          name: DocumentSources.Entry.content(of: slot), value: content.written, place: place))
    }
    return found
  }
}
