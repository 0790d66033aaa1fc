import StrutBoxes
import StrutCore
import StrutSyntax

/// From attributes as written to settings.
extension Resolver {
  /// The settings of an element's own attributes, in the order of the attribute table; reports the wrong ones.
  mutating func settings(of node: Int32, kind: ElementKind) -> [Setting] {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return [] }
    let attributes = tree.elements[Int(index)].attributes
    guard !attributes.isEmpty else { return [] }
    var settings: [Setting] = []
    settings.reserveCapacity(attributes.count)
    for attribute in attributes {
      let attribute = tree.attributes[Int(attribute)]
      guard !attribute.isForeign else {
        // What is a distance of statements is told with these.
        let isTold =
          source.text(in: attribute.name).contains("layout_margin")
          && attributes.contains { other in
            source.text(in: tree.attributes[Int(other)].name).contains("layout_constraint")
          }
        if !isTold { android.add(attribute, on: kind, in: source) }
        continue
      }
      guard let setting = setting(attribute, of: node, on: kind) else { continue }
      if settings.last.map({ $0.row > setting.row }) ?? false {
        let place = settings.lastIndex { $0.row <= setting.row }.map { $0 + 1 } ?? 0
        settings.insert(setting, at: place)
      } else {
        settings.append(setting)
      }
    }
    return settings
  }

  /// Adds the image that an element names itself to the files of the document.
  ///
  /// An element of another name is told as such; what it names is not looked for.
  mutating func addImage(of node: Int32, kind: ElementKind, _ settings: [Setting]) {
    for case .image(let image) in settings.lazy.map(\.declaration)
    where source.text(in: name(of: node)) == kind.rawValue {
      namedFiles.add(image)
    }
  }

  private mutating func setting(
    _ attribute: MarkupTree.Attribute, of node: Int32, on kind: ElementKind
  ) -> Setting? {
    do throws(AttributeFault) {
      var doubts: [Diagnostic] = []
      let setting = try AttributeReader.setting(attribute, on: kind, in: source, doubts: &doubts)
      if !doubts.isEmpty { reportOnce(doubts) }
      if let setting, setting.row == Self.lineHeight { warnOfLines(setting.range) }
      if let setting, setting.row == Self.background { warnOfStops(setting.range) }
      if let setting, setting.row == Self.transformOrigin { warnOfOrigin(setting.range) }
      return setting
    } catch {
      guard !isFull else { return nil }
      let surroundings = surroundings(of: node)
      guard !error.isTold(in: surroundings) else { return nil }
      var hint: String?
      if case .name(let name, _, _, _) = error {
        // One constraint is one mistake, however many attributes it is written in.
        if kind == .constraint, let names = builderConstraint(at: node)?.names,
          names.dropFirst().contains(name)
        {
          return nil
        }
        hint = statement(insteadOf: attribute, name, of: node, on: kind)
      }
      report(error.diagnostic(in: surroundings).with(hint: hint))
      return nil
    }
  }

  private static let lineHeight = AttributeTable.row(of: "line-height", on: .item)

  private static let transformOrigin = AttributeTable.row(of: "transform-origin", on: .item)

  private static let background = AttributeTable.row(of: "background", on: .item)

  /// Warns of a last colour at 100 points in a gradient: in CSS, places are percentages.
  private mutating func warnOfStops(_ range: SourceRange) {
    let bytes = source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    if warnOfFraction(bytes, range) { return }
    // Patterns cost as much as all other attributes of a small document: nearly none is looked at.
    let isPossible = bytes.indices.contains { end in
      bytes[end] == UInt8(ascii: ")")
        && bytes[..<end].reversed().drop { $0 <= UInt8(ascii: " ") }.starts(with: "001 ".utf8)
    }
    guard isPossible else { return }
    let value = source.text(in: range)
    guard value.contains(/(?:linear|radial)-gradient\([^;]*[\w)] 100\s*\)/),
      !value.contains("repeating")
    else { return }
    report(.pointsOfStop("100", at: range))
  }

  /// Warns of a last colour at one point behind others before it: places were meant as parts of the whole.
  private mutating func warnOfFraction(_ bytes: ArraySlice<UInt8>, _ range: SourceRange) -> Bool {
    guard bytes.last == UInt8(ascii: ")"), let sign = bytes.dropLast().last,
      sign == UInt8(ascii: "1") || sign == UInt8(ascii: "0")
    else { return false }
    let value = source.text(in: range)
    // Two colours at one place are a fine line, which is meant so.
    guard !value.contains("repeating"),
      let match = value.firstMatch(
        of:
          /(?:linear|radial)-gradient\(.*?[\w)%] (0?\.\d+|0|0\.0),(?:[^,()]|\([^()]*\))*[\w)] 1(?:\.0)?\)$/
      ),
      Double(match.1).map({ $0 < 1 }) == true
    else { return false }
    report(.pointsOfStop("1", at: range))
    return true
  }

  /// Warns of a place in fractions, of which the larger is no point away from the corner.
  private mutating func warnOfOrigin(_ range: SourceRange) {
    let value = source.text(in: range)
    let places = value.split(separator: " ").map { Double($0) }
    guard places.count == 2, let x = places[0], let y = places[1],
      (0...1).contains(x), (0...1).contains(y), x + y > 0
    else { return }
    let meant = [x, y].map { ($0 * 100).decimal(places: 2) + "%" }.joined(separator: " ")
    report(.pointsOfOrigin(value, meant: meant, at: range))
  }

  /// Warns of what does nothing on an item.
  mutating func warnOfUselessSettings(
    _ settings: [Setting], of node: Int32, _ draft: borrowing StyleDraft,
    _ content: BoxElement.Content
  ) {
    warnOfArrangement(among: settings, of: node)
    warnOfLevel(among: settings, of: node, draft.paint.semantics.role)
    if case .text(let text) = content {
      warnOfVanishedText(text, among: settings, of: node, draft)
      warnOfThinStroke(among: settings, of: node)
      warnOfCollapsedTabs(text, among: settings, of: node)
    }
    if draft.hasEllipsis, draft.layout.overflowX == .visible, draft.lineClamp ?? 0 == 0 {
      warnOfEllipsis(among: settings)
    }
  }

  /// Warns of a level of what has none, and is said in no format.
  private mutating func warnOfLevel(among settings: [Setting], of node: Int32, _ role: Role?) {
    guard role?.takesLevel != true, let setting = settings.first(where: { $0.row == Self.level }),
      isOwn(setting.range, of: node)
    else { return }
    report(.uselessLevel(of: role?.rawValue, at: setting.range))
  }

  /// Warns of an ellipsis where a text shows beyond its box.
  private mutating func warnOfEllipsis(among settings: [Setting]) {
    guard let setting = settings.first(where: { $0.row == Self.textOverflow }),
      warnedEllipses.insert(setting.range.lowerBound).inserted
    else { return }
    report(.uselessEllipsis(at: setting.range))
  }

  /// Warns of attributes that place the children of a box on an item, which has none.
  private mutating func warnOfArrangement(among settings: [Setting], of node: Int32) {
    for setting in settings where Self.isArrangement[setting.row] {
      // What a style says may be for others, and what stands for an item is told with its own name.
      let tag = tree.nodes[Int(node)].range
      guard tag.lowerBound <= setting.range.lowerBound, setting.range.upperBound <= tag.upperBound,
        source.text(in: self.name(of: node)) == ElementKind.item.rawValue
      else { continue }
      report(
        .uselessArrangement(
          AttributeTable.all[setting.row].name, source.text(in: setting.range), at: setting.range))
    }
  }

  /// For each row of the table whether its attribute places the children of a box: asked for each setting of each item.
  private static let isArrangement: [Bool] = {
    let names: Set = [
      "gap", "row-gap", "column-gap", "justify-content", "align-items", "align-content",
      "flex-direction", "flex-wrap",
    ]
    return AttributeTable.all.map { names.contains($0.name) }
  }()

  private static let level = AttributeTable.row(of: "level", on: .item)
  private static let textOverflow = AttributeTable.row(of: "text-overflow", on: .item)

  /// Warns of a height of lines that was probably meant as a length: the number is a factor.
  private mutating func warnOfLines(_ range: SourceRange) {
    let value = source.text(in: range)
    if let factor = Double(value), factor > 5 { report(.manyLines(value, at: range)) }
  }

  /// What an attribute of another layout language says of the element, as a statement; `nil` for other attributes.
  private func statement(
    insteadOf attribute: MarkupTree.Attribute, _ name: String, of node: Int32, on kind: ElementKind
  ) -> String? {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return nil }
    let value = source.text(in: attribute.value)
    if kind == .guide {
      return ForeignGuideline.hint(
        for: ForeignAttribute.hyphenated(name), value, among: written(of: node))
    }
    if kind == .constraint, let own = builderConstraint(at: node), own.names.contains(name) {
      return "write all of it as the content: <constraint>\(own.equation)</constraint>"
    }
    let id = tree.elements[Int(index)].attributes.map { tree.attributes[Int($0)] }
      .first { source.text(in: $0.name) == "id" }.map { source.text(in: $0.value) }
    // The content of boxes says nothing, and can be all of the document.
    let parts = kind == .constraint ? Array(tree.children(of: node)) : []
    let content = parts.map { source.text(in: tree.nodes[Int($0)].range) }
      .joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return ForeignStatement.hint(
      forAttribute: name, of: kind, value: value, id: id, content: content)
  }

  /// The attributes of an element as they are written.
  private func written(of node: Int32) -> [WrittenAttribute] {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return [] }
    return tree.elements[Int(index)].attributes.map { tree.attributes[Int($0)] }
      .filter { !$0.isForeign }
      .map { WrittenAttribute(source.text(in: $0.name), source.text(in: $0.value)) }
  }

  /// What a statement with nothing in it says in the attributes of Interface Builder; `nil` for others.
  func builderConstraint(at node: Int32) -> BuilderConstraint? {
    guard Array(tree.children(of: node)).isEmpty else { return nil }
    return BuilderConstraint(written(of: node))
  }

  /// The settings of the classes of a box or span under those of its own attributes: one for each row, in the order of the table.
  mutating func mergedSettings(of node: Int32, kind: ElementKind) -> [Setting] {
    let own = settings(of: node, kind: kind)
    addImage(of: node, kind: kind, own)
    guard
      let classes = own.lazy.compactMap({ setting -> [ClassName]? in
        if case .classes(let names) = setting.declaration { names } else { nil }
      }).first
    else { return own }
    var merged: [Int: Setting] = [:]
    var seen: Set<String> = []
    // From the last name to the first: what is there already wins.
    for setting in own { merged[setting.row] = setting }
    var areForeign: Bool?
    for name in classes.reversed() where seen.insert(name.name).inserted {
      guard let style = styles[name.name] else {
        if areForeign == nil { areForeign = reportForeign(classes, on: kind) }
        guard !isFull, areForeign == false else { continue }
        let nearest = nearestStyles.nearest(to: name.name)
        // What may stand in what was not read is no mistake, unless it is nearly the name of a style that was.
        guard !lacksStyles || nearest != nil else { continue }
        unknownStyles[name.name, default: diagnostics.count] = diagnostics.count
        report(.unknownStyle(name.name, nearest: nearest, at: name.range))
        continue
      }
      for setting in style.settings {
        let definition = AttributeTable.all[setting.row]
        if case .name = setting.declaration { continue }
        guard definition.elements.contains(kind.set) else {
          report(.unsuitableStyle(name.name, sets: definition.name, on: kind, at: name.range))
          continue
        }
        if merged[setting.row] == nil { merged[setting.row] = setting }
      }
    }
    return merged.values.sorted { $0.row < $1.row }
  }

  /// Reports classes that no style has as those of Tailwind, all at once; `false` where they are not.
  private mutating func reportForeign(_ classes: [ClassName], on kind: ElementKind) -> Bool {
    let unknown = classes.filter { styles[$0.name] == nil }
    guard let first = unknown.first, !isFull,
      let fault = Diagnostic.classesByCondition(unknown.map(\.name), at: first.range)
        ?? Diagnostic.classesOfTailwind(unknown.map(\.name), on: kind, at: first.range)
    else { return false }
    report(fault)
    return true
  }

  /// What stands around and in an element; asked only where something is wrong.
  func surroundings(of node: Int32) -> ElementSurroundings {
    let row = AttributeTable.row(of: "flex-direction", on: .container)
    return ElementSurroundings(of: node, in: tree, source) { name in
      styles[name]?.settings.first { $0.row == row }.map { source.text(in: $0.range) }
    }
  }
}

extension Resolver {
  /// Reports doubts about a value, each once: a component says it in every use.
  fileprivate mutating func reportOnce(_ doubts: [Diagnostic]) {
    for doubt in doubts.prefix(Self.mostDoubts) {
      guard let range = doubt.range else { continue }
      let origin = source.origins?.origin(of: range)
      let place = DoubtPlace(file: origin?.source.name, range: origin?.range ?? range)
      if doubted.insert(place).inserted { report(doubt) }
    }
  }

  /// The most doubts that are told of one value.
  private static let mostDoubts = 3
}
