import StrutCore
import StrutSyntax

/// Where the attributes of a document's boxes come from: what each element says itself, and what its styles say.
///
/// Inherited and initial values follow from ``rows``.
package struct AttributeOrigins: Sendable {
  /// One attribute that boxes may have.
  package struct Row: Sendable, Hashable {
    /// The name.
    package var name: String
    /// The grammar of the value, in CSS's value definition syntax.
    package var values: String
    /// One sentence about it.
    package var summary: String
    /// The initial value in the document's preset.
    package var initial: String
    /// Whether boxes inside take over the value.
    package var isInherited: Bool
    /// The elements that take it, by their names.
    package var elements: [String]
    /// The attributes that it stands for together.
    package var parts: [String]
  }

  /// One value that an element has.
  package struct Setting: Sendable, Hashable {
    /// The index into ``AttributeOrigins/rows``.
    package var row: Int
    /// The value as written, references resolved.
    package var value: String
    /// The index of the style that gives it, into ``AttributeOrigins/styles``; `nil` for the element itself.
    package var style: Int?
    /// The place of the value.
    package var range: SourceRange
  }

  /// One element.
  package struct Element: Sendable, Hashable {
    /// The start tag.
    package var range: SourceRange
    /// The offset after the end tag.
    package var end: Int
    /// What is set, in the order of the rows.
    package var settings: [Setting]
  }

  /// The attributes, in the order in which they are applied.
  package let rows: [Row]
  /// The names of the styles, in document order.
  package private(set) var styles: [String] = []
  /// The `<layout>` element.
  package private(set) var layout = Element(range: .start, end: 0, settings: [])
  /// The containers, items and guides, in document order: those of the box tree.
  package private(set) var boxes: [Element] = []

  private let tree: MarkupTree
  private let source: SourceText
  private var styleSettings: [String: [Setting]] = [:]

  /// Reads the attributes of a document that has no errors.
  package init(of tree: MarkupTree, in source: SourceText) {
    self.tree = tree
    self.source = source
    rows = Self.preset(of: tree, in: source) == "web" ? Self.webRows : Self.yogaRows
    collect()
  }

  // Which rows there are hangs on the table and the preset alone: they are made once and not with each document.
  private static let yogaRows = tableIndices.map { Row(AttributeTable.all[$0], isWeb: false) }
  private static let webRows = tableIndices.map { Row(AttributeTable.all[$0], isWeb: true) }
  /// The rows of the attribute table that boxes take, by their index there.
  private static let tableIndices = AttributeTable.all.indices.filter {
    !AttributeTable.all[$0].elements.isDisjoint(with: [.container, .item])
  }
  /// The index into ``rows`` of each row of the attribute table.
  private static let rowIndices = Dictionary(
    uniqueKeysWithValues: tableIndices.enumerated().map { ($0.element, $0.offset) })

  private static func preset(of tree: MarkupTree, in source: SourceText) -> String? {
    guard let layout = tree.elements.first else { return nil }
    return layout.attributes.lazy.map { tree.attributes[Int($0)] }
      .first { source.text(in: $0.name) == "defaults" }
      .map { ValueText($0, in: source).string }
  }

  /// Goes through the elements in document order; what belongs to an XML namespace is passed over with all in it.
  private mutating func collect() {
    var isForeign = [Bool](repeating: false, count: tree.nodes.count)
    let ends = ElementEnds(of: tree, in: source).offsets
    for (node, entry) in tree.nodes.enumerated() {
      guard case .element(let index) = entry.kind else { continue }
      let element = tree.elements[Int(index)]
      isForeign[node] = element.isForeign || entry.parent >= 0 && isForeign[Int(entry.parent)]
      guard !isForeign[node], let kind = ElementKind(rawValue: source.text(in: element.name)) else {
        continue
      }
      switch kind {
      case .style: addStyle(element)
      case .layout, .container, .item, .guide:
        let found = Element(
          range: entry.range, end: ends[node], settings: settings(of: element, kind: kind))
        if kind == .layout { layout = found } else { boxes.append(found) }
      default: break
      }
    }
  }

  private mutating func addStyle(_ element: MarkupTree.Element) {
    guard let name = value(of: "name", in: element), styleSettings[name] == nil else { return }
    let style = styles.count
    styles.append(name)
    styleSettings[name] = own(element, kind: .style).filter { rows[$0.row].name != "name" }
      .map { Setting(row: $0.row, value: $0.value, style: style, range: $0.range) }
  }

  /// What an element says itself, and under that what its styles say, the last one first.
  private func settings(of element: MarkupTree.Element, kind: ElementKind) -> [Setting] {
    var merged: [Int: Setting] = [:]
    for setting in own(element, kind: kind) { merged[setting.row] = setting }
    let classes = value(of: "class", in: element)?.split { $0.isWhitespace } ?? []
    for name in classes.reversed() {
      for setting in styleSettings[String(name)] ?? [] where merged[setting.row] == nil {
        merged[setting.row] = setting
      }
    }
    return merged.values.sorted { $0.row < $1.row }
  }

  private func own(_ element: MarkupTree.Element, kind: ElementKind) -> [Setting] {
    element.attributes.compactMap { index in
      let attribute = tree.attributes[Int(index)]
      guard !attribute.isForeign,
        let row = AttributeTable.row(of: source.text(in: attribute.name), on: kind),
        let place = place(ofRow: row)
      else { return nil }
      let value = ValueText(attribute, in: source).string
      return Setting(row: place, value: value, style: nil, range: attribute.value)
    }
  }

  /// The index into ``rows`` of a row of the table: that of its name where the row itself is for other elements.
  private func place(ofRow row: Int) -> Int? {
    Self.rowIndices[row] ?? rows.firstIndex { $0.name == AttributeTable.all[row].name }
  }

  private func value(of name: String, in element: MarkupTree.Element) -> String? {
    element.attributes.lazy.map { tree.attributes[Int($0)] }
      .first { source.text(in: $0.name) == name }
      .map { ValueText($0, in: source).string }
  }
}

extension AttributeOrigins.Row {
  fileprivate init(_ definition: AttributeDefinition, isWeb: Bool) {
    self.init(
      name: definition.name, values: definition.values, summary: definition.summary,
      initial: isWeb ? definition.webInitial ?? definition.initial : definition.initial,
      isInherited: definition.isInherited,
      elements: definition.elements.intersection([.container, .item]).names,
      parts: AttributeTable.all.map(\.name).filter(definition.coversAttribute))
  }
}

extension AttributeDefinition {
  /// Whether the attribute is a shorthand that sets what `other` sets too.
  fileprivate func coversAttribute(_ other: String) -> Bool {
    switch name {
    case "flex": ["flex-grow", "flex-shrink", "flex-basis"].contains(other)
    case "gap": ["row-gap", "column-gap"].contains(other)
    case "inset":
      other.hasPrefix("inset-")
        || ["top", "right", "bottom", "left", "start", "end"].contains(other)
    case "border": other.hasPrefix("border-") && !other.hasSuffix("radius")
    case "border-radius": other.hasPrefix("border-") && other.hasSuffix("-radius")
    case "border-width", "border-style", "border-color":
      other.hasPrefix("border-") && other != name && other.hasSuffix(name.dropFirst(6))
    case "margin", "padding", "overflow", "layout-margins", "border-top", "border-right",
      "border-bottom", "border-left":
      other.hasPrefix(name + "-")
    default: false
    }
  }
}
