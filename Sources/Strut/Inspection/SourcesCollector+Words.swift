import StrutCore
import StrutMarkup
import StrutTemplate

/// The components that are words, in the items that hold them.
extension SourcesCollector {
  /// Names the components that are words and stand in the text of an item.
  func addWords(
    of element: WrittenValues.Element, at way: Int32, to entry: inout DocumentSources.Entry
  ) {
    guard !words.isEmpty, element.name == "item", let text = element.text,
      let origins = source.origins
    else { return }
    let own = origins.instance(of: way)?.index
    // The item around a component of words that is drawn by itself is written nowhere.
    let drawn = own == nil ? drawnWords : nil
    var names = [drawn?.name].compactMap { $0 }
    for way in origins.ways(in: text.range) {
      var next = origins.instance(of: way)
      while let use = next, use.index != own {
        if words.contains(use.name), !names.contains(use.name) { names.append(use.name) }
        next = origins.instance(of: use.step.parent)
      }
    }
    guard !names.isEmpty else { return }
    let last = entry.values.count - 1
    if drawn != nil { entry.values[last].written = nil }
    if let text = drawn?.text {
      let isDocument = text.source.name == source.written.name
      entry.place = place(text.range, in: text.source, isDocument: isDocument)
    }
    // A text that begins with such a component is no line of the component's file.
    if origins.instance(of: origins.origin(of: text.range).way)?.index != own || drawn != nil {
      entry.values[last].place = entry.place
    }
    entry.values.append(
      DocumentSources.Value(
        name: DocumentSources.Entry.words, value: names.joined(separator: " "),
        place: entry.place))
  }
}
