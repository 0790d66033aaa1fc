import StrutBoxes
import StrutPaint
import StrutText

extension PlacedDocument {
  /// The libraries that the picture depends on, with their versions, in the order of their names: those of every
  /// picture, and those that read its images, order its characters and know the words of its scripts.
  package var libraries: [(name: String, version: String)] {
    let readers = images.store.kinds.compactMap(LibraryVersions.reader)
    let dictionary =
      needsDictionary ? [("icu", DictionaryBreaks.libraryVersion ?? "missing")] : []
    let order = needsLevels ? [("pango", BidiLevels.libraryVersion ?? "missing")] : []
    return (LibraryVersions.always + readers + dictionary + order).sorted { $0.name < $1.name }
  }

  /// Whether a text does not only run from left to right.
  private var needsLevels: Bool {
    boxes.elements.contains { element in
      guard case .text(let content) = element.content else { return false }
      return BidiLevels.areNeeded(in: content)
    }
  }

  /// Whether a text is in a script that writes no spaces between its words.
  private var needsDictionary: Bool {
    boxes.elements.contains { element in
      guard case .text(let content) = element.content else { return false }
      return content.items.contains { item in
        if case .text(let text, _) = item { DictionaryBreaks.areNeeded(in: text) } else { false }
      }
    }
  }
}
