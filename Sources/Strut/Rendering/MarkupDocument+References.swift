import StrutBoxes
import StrutCore
import StrutLayout
import StrutMarkup

extension MarkupDocument {
  /// The images that elements of some kinds name, used or not, as far as nothing is wrong with the words.
  ///
  /// - Parameter kinds: The names of the elements.
  func imageReferences(of kinds: Set<String>) -> [ImageReference] {
    guard let tree else { return [] }
    let faults = Set(diagnostics.compactMap { $0.range?.lowerBound })
    return tree.elements.filter { !$0.isForeign && kinds.contains(source.text(in: $0.name)) }
      .flatMap { $0.attributes.map { tree.attributes[Int($0)] } }
      .filter { attribute in
        !attribute.isForeign && !attribute.needsDecoding && source.text(in: attribute.name) == "src"
          && !faults.contains(attribute.value.lowerBound)
          && !faults.contains(attribute.name.lowerBound)
      }
      .map { ImageReference(source: source.text(in: $0.value), range: $0.value) }
  }

  /// The beginning of the start tag of `<layout>`, up to the end of its name.
  var canvasRange: SourceRange {
    guard let tree, let tag = tree.nodes.first?.range, let name = tree.elements.first?.name else {
      return .start
    }
    return SourceRange(Int(tag.lowerBound), Int(name.upperBound))
  }
}
