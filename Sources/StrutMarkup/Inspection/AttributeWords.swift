import StrutCore
import StrutSyntax

/// Finds where a document says words in values of its attributes; the values of one are looked up once.
package struct AttributeWords {
  private let tree: MarkupTree
  private let source: SourceText
  /// The values in the order of the document, by the names of attributes.
  private var values: [String: [ValueText]] = [:]

  /// Prepares to look in a document.
  package init(_ tree: MarkupTree, in source: SourceText) {
    self.tree = tree
    self.source = source
  }

  /// Where an attribute says a word, alone or in quotes: the last place before the end of an element that means it, or else
  /// the first one; `nil` where none does.
  package mutating func range(
    of word: String, in attribute: String, meantBy element: SourceRange
  ) -> SourceRange? {
    let values = values(of: attribute)
    let before = values.partitioningIndex { $0.place.lowerBound > element.upperBound }
    for value in values[..<before].reversed() {
      if let range = value.range(ofWord: word) { return range }
    }
    return values[before...].lazy.compactMap { $0.range(ofWord: word) }.first
  }

  private mutating func values(of attribute: String) -> [ValueText] {
    if let known = values[attribute] { return known }
    let found = tree.values(of: attribute, in: source)
      .sorted { $0.place.lowerBound < $1.place.lowerBound }
    values[attribute] = found
    return found
  }
}

extension ValueText {
  /// Where the value stands.
  fileprivate var place: SourceRange { range(start, end) }

  /// Where the value says a word, alone or in quotes; `nil` where it does not.
  fileprivate func range(ofWord word: String) -> SourceRange? {
    let wanted = Array(word.utf8)
    let own = bytes[start..<end]
    let place = own.indices.first { index in
      own[index...].starts(with: wanted)
        && !(own[(index + wanted.count)...].first?.continuesWord ?? false)
        && (index == start || !own[index - 1].continuesWord)
    }
    return place.map { range($0, $0 + wanted.count) }
  }
}
