import StrutCore
import StrutSyntax

/// What is wrong with parts of documents that are not put together, in the words of those that are.
extension MarkupVocabulary {
  /// What is wrong with an attribute as it is written; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - element: The name of the element; a misspelt one counts as the one it is near to.
  ///   - isComputed: Whether the value is worked out later, so that only the name is looked at.
  ///   - site: Where the element stands, if that is known.
  @Sendable package static func fault(
    of attribute: MarkupTree.Attribute, on element: String, in source: SourceText,
    isComputed: Bool, at site: (node: Int32, tree: MarkupTree)?
  ) -> Diagnostic? {
    guard !attribute.isForeign, let kind = ElementKind(meantBy: Array(element.utf8)[...]) else {
      return nil
    }
    do throws(AttributeFault) {
      if isComputed {
        _ = try AttributeReader.row(of: attribute, on: kind, in: source)
      } else {
        var doubts: [Diagnostic] = []
        _ = try AttributeReader.setting(attribute, on: kind, in: source, doubts: &doubts)
      }
      return nil
    } catch {
      let around =
        site.map { ElementSurroundings(of: $0.node, in: $0.tree, source) } ?? .unknown
      return error.isTold(in: around) ? nil : error.diagnostic(in: around)
    }
  }

  /// A fault of the XML with what stands for an attribute whose prefix is declared nowhere; others as they are.
  @Sendable package static func advised(
    _ diagnostic: Diagnostic, in tree: MarkupTree, _ source: SourceText
  ) -> Diagnostic {
    guard diagnostic.isOfPrefix, let range = diagnostic.range,
      let index = tree.attributes.firstIndex(where: { $0.name == range }),
      let element = tree.elements.first(where: { $0.attributes.contains(Int32(index)) }),
      let kind = ElementKind(
        meantBy: source.bytes[Int(element.name.lowerBound)..<Int(element.name.upperBound)])
    else { return diagnostic }
    let attribute = tree.attributes[index]
    // What is bound to a value in Svelte is told with the prefix.
    let prefix = source.text(in: attribute.name).prefix { $0 != ":" }
    guard !["bind", "on"].contains(prefix) else { return diagnostic }
    return diagnostic.with(
      hint: AndroidAttributes.hint(forUndeclared: attribute, on: kind, in: source))
  }

  /// What boxes have for an attribute that is known elsewhere; `nil` where nothing stands for it.
  ///
  /// - Parameter value: Its value as it is written; empty where that does not matter.
  @Sendable package static func hint(forAttribute name: String, _ value: String) -> String? {
    let known = AttributeTable.names(on: .item) + AttributeTable.names(on: .container)
    return Diagnostic.hint(forAttribute: name, value: value, on: .item, among: known)
  }

  /// The element to write for one that other languages have; `nil` where nothing stands for it.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - parent: The name of the element around; `nil` where boxes stand.
  @Sendable package static func hint(
    forElementAt node: Int32, of tree: MarkupTree, in source: SourceText, parent: String?
  ) -> String? {
    let parent = parent.flatMap(ElementKind.init(rawValue:)) ?? .container
    let use = ForeignUse(node, of: tree, in: source)
    if parent == .constraints, let statement = ForeignStatement.hint(for: use) { return statement }
    let hint = ForeignElement.hint(for: use, in: .of(parent))
    guard !use.attributes.contains(where: { $0.value.contains("100%") }) else { return hint }
    return hint.map(ElementSurroundings(of: node, in: tree, source).filling)
  }

  /// What is said of an element that there is not.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - parent: The name of the element around; `nil` where boxes stand.
  @Sendable package static func fault(
    ofElementAt node: Int32, of tree: MarkupTree, in source: SourceText, parent: String?
  ) -> Diagnostic {
    let use = ForeignUse(node, of: tree, in: source)
    let parent = parent.flatMap(ElementKind.init(rawValue:)) ?? .container
    guard case .element(let index) = tree.nodes[Int(node)].kind else {
      return .unknownElement(use, in: .of(parent), at: tree.nodes[Int(node)].range)
    }
    return .unknownElement(use, in: .of(parent), at: tree.elements[Int(index)].name)
  }

  /// Whether what stands in an element that there is not is written in another language.
  @Sendable package static func isClosed(_ name: String) -> Bool { ForeignElement.isClosed(name) }

  /// What is said of classes of which some are Tailwind's; `nil` where none is.
  ///
  /// - Parameter names: Those that no style has.
  @Sendable package static func fault(
    ofClasses names: [String], on element: String, at range: SourceRange
  ) -> Diagnostic? {
    guard let kind = ElementKind(meantBy: Array(element.utf8)[...]) else { return nil }
    return .classesOfTailwind(names, on: kind, at: range)
  }

  /// What is said of a style that there is not.
  @Sendable package static func fault(
    ofStyle name: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    .unknownStyle(name, nearest: nearest, at: range)
  }
}
