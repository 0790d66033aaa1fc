import StrutCore
import StrutSyntax

/// Elements and texts of the plain document.
extension Expander {
  /// Expands an element that plain documents have.
  func expandElement(_ node: Int32, in outer: ExpansionContext) {
    guard enter(node, in: outer), let element = outer.file.element(node) else { return }
    let attribute = element.attributes.first { outer.file.attributeRoles[Int($0)] == .theme }
    guard let attribute else { return expand(element, node, in: outer) }
    var context = outer
    context.tokens = theme(attribute, in: outer)
    expand(element, node, in: context)
  }

  /// - Parameter context: Where it stands, in its own theme.
  private func expand(
    _ element: MarkupTree.Element, _ node: Int32, in context: ExpansionContext
  ) {
    let isAllowed = context.root.map { take($0) } ?? true
    let first = draft.attributeCount
    let before = (wrong: wrongValues, events: draft.eventCount, statements: statements.count)
    writeAttributes(of: element, node, handover: isAllowed ? context.root : nil, in: context)
    let role = context.file.role(node)
    let hasWrongValues = wrongValues > before.wrong
    let isStatement = role == .statement
    let isInline = context.isInline || role == .inline || isStatement
    draft.open(
      PlainDraft.Element(
        file: context.file.index, name: element.name,
        tag: context.file.tree.nodes[Int(node)].range, way: context.way,
        attributes: first..<draft.attributeCount, isInline: isInline,
        around: context.isLanded ? context.around : -1))
    let index = draft.elementCount - 1
    let texts = draft.boxes.count
    if element.firstChild >= 0 {
      expandContent(
        of: node, in: context, isInline: isInline, statements: role == .statements ? index : nil)
    }
    if isStatement {
      nameStatement(in: texts..<draft.boxes.count, at: node, in: context)
      statements.append(
        PendingStatement(
          element: index, texts: texts..<draft.boxes.count, scope: context.ids,
          list: context.statements))
    }
    draft.close()
    // What is left of it would be told as wrong once more.
    let isWrong = isStatement ? wrongValues > before.wrong : hasWrongValues
    if isWrong, isStatement || Self.wholes.contains(context.file.name(node)) {
      draft.dropEvents(from: before.events)
      statements.removeSubrange(before.statements...)
    }
  }

  /// - Parameter statements: The element among those of the draft, where it is the one around statements.
  private func expandContent(
    of node: Int32, in outer: ExpansionContext, isInline: Bool, statements: Int32?
  ) {
    var context = outer
    context.root = nil
    context.isInline = isInline
    if let statements { context.statements = statements }
    expandChildren(of: node, in: context)
  }

  /// The elements, besides statements, that are wrong without one of their attributes.
  private static let wholes: Set<String> = ["constraints", "image", "guide"]

  /// Gives what was handed to a component to the root box that comes; `false` where there was one before.
  private func take(_ handover: RootHandover) -> Bool {
    handover.count += 1
    guard handover.count > 1 else { return true }
    if handover.count == 2, let attribute = handover.first {
      report.add(
        .severalRoots(handover.component, attribute: attribute.name, at: attribute.nameRange),
        at: handover.place)
    }
    return false
  }

  // MARK: Attributes

  private func writeAttributes(
    of element: MarkupTree.Element, _ node: Int32, handover: RootHandover?,
    in context: ExpansionContext
  ) {
    var hasID = false
    var hasClasses = false
    // Statements are looked at once more, and what is handed on takes the place of what is written.
    let role = context.file.role(node)
    let copiesRuns = handover == nil && role != .statement && role != .statements
    var next = element.attributes.lowerBound
    for index in element.attributes where index >= next {
      let run = copiesRuns ? context.file.run(from: index) : 0
      if run > 0, !holdsLonelyToken(index..<index + run, in: context) {
        next = index + run
        draft.copy(attributes: index..<next, of: context.file.index, way: context.way)
        continue
      }
      switch context.file.attributeRoles[Int(index)] {
      case .foreign, .theme: break
      // A slot where nothing is handed on has been told.
      case .slot: break
      case .id:
        hasID = writeID(index, handover: handover, in: context) || hasID
      case .classes:
        writeClasses(index, handover: handover, in: context)
        hasClasses = true
      default:
        if let handover, handover.overrides(context.file.source.text(in: name(index, context))) {
          continue
        }
        writeAttribute(index, in: context)
      }
    }
    guard let handover else { return }
    if !hasID, let id = handover.id {
      // A taken one would be told once more.
      if claim(id.full, at: id.attribute.nameRange, in: handover.place, context) {
        draft.add(id.attribute)
      }
    }
    if !hasClasses { writeHandedClasses(handover) }
    for attribute in handover.attributes { draft.add(attribute) }
  }

  private func name(_ attribute: Int32, _ context: ExpansionContext) -> SourceRange {
    context.file.tree.attributes[Int(attribute)].name
  }

  /// Writes an attribute with its value, unless it counts as not given.
  private func writeAttribute(_ index: Int32, in context: ExpansionContext) {
    if let token = lonelyToken(index, in: context) {
      let range = context.file.valueRange(index)
      let attribute = context.file.source.text(in: name(index, context))
      return tell(.tokenWithoutBraces(token, in: attribute, at: range), in: context)
    }
    guard let (pieces, quote) = writeValue(ofAttribute: index, in: context) else { return }
    add(index, pieces: pieces, quote: quote, in: context)
  }

  /// The token whose name is written as the value of an attribute that does not take it as a text; `nil` where it is none.
  private func lonelyToken(_ index: Int32, in context: ExpansionContext) -> String? {
    declarations.lonelyToken(index, of: context.file, vocabulary)
  }

  private func holdsLonelyToken(_ attributes: Range<Int32>, in context: ExpansionContext) -> Bool {
    !declarations.tokens.base.isEmpty
      && attributes.contains { lonelyToken($0, in: context) != nil }
  }

  private func add(
    _ index: Int32, pieces: Range<Int32>, quote: UInt8, in context: ExpansionContext
  ) {
    let name = name(index, context)
    draft.add(
      PlainDraft.Attribute(
        nameFile: context.file.index, name: name, file: context.file.index, writtenName: name,
        way: context.way, pieces: pieces, quote: quote))
  }

  /// Writes the value of an attribute; `nil` where it counts as not given, or is wrong.
  func writeValue(
    ofAttribute index: Int32, in context: ExpansionContext
  ) -> (pieces: Range<Int32>, quote: UInt8)? {
    let file = context.file
    let first = draft.pieceCount
    let range = file.valueRange(index)
    if file.attributeRoles[Int(index)] == .path, file.folder != "." {
      guard let text = text(ofAttribute: index, in: context) else { return nil }
      write(file.documentPath(text), for: range, in: context, isAttribute: true)
      return (first..<draft.pieceCount, UInt8(ascii: "\""))
    }
    switch file.content(ofAttribute: index) {
    case .written:
      draft.copy(range, of: file.index, way: context.way)
      return (first..<draft.pieceCount, file.source.bytes[Int(range.lowerBound) - 1])
    case .faulty(let text):
      tellFaults(of: text, in: context)
      return nil
    case .computed(let text):
      if let token = typography(in: text, context) {
        let name = file.source.text(in: self.name(index, context))
        tell(
          ExpressionFaults.typography(
            token, as: name, at: innerRange(ofAttribute: index, in: context)), in: context)
        return nil
      }
      var givesText = false
      guard write(text, in: context, isAttribute: true, &givesText) else { return nil }
      // A sum of numbers alone has joined nothing, and most are.
      if givesText, let expression = text.wholeExpression, expression.mayJoin {
        warnOfJoining(expression, index, in: context)
      }
      return (first..<draft.pieceCount, UInt8(ascii: "\""))
    }
  }

  /// The token that all of a text names, or a field of it, where the token is a whole style; `nil` where it is none.
  private func typography(in text: TemplateText, _ context: ExpansionContext) -> String? {
    guard !declarations.tokens.typography.isEmpty,
      case .reference(let path, _)? = text.wholeExpression?.root.kind,
      !scope(context).hasValue(path.names[0])
    else { return nil }
    return declarations.tokens.typography.values.first {
      path.joined == $0 || path.joined.hasPrefix($0 + ".")
    }
  }

  /// The value of an attribute as a text; `nil` where it counts as not given, or is wrong.
  func text(ofAttribute index: Int32, in context: ExpansionContext) -> String? {
    guard case .value(let value) = value(ofAttribute: index, in: context), !value.isNull else {
      return nil
    }
    if let text = value.printed { return text }
    tell(
      ExpressionFaults.unprintable(
        value, at: innerRange(ofAttribute: index, in: context), in: scope(context)), in: context)
    return nil
  }

  /// The place of an attribute's value in messages: what stands in the braces, where that is all, and of a condition the
  /// branch that is taken.
  func innerRange(ofAttribute index: Int32, in context: ExpansionContext) -> SourceRange {
    if case .computed(let text) = context.file.content(ofAttribute: index),
      let expression = text.wholeExpression
    {
      return (try? expression.range(in: scope(context))) ?? expression.innerRange
    }
    return context.file.valueRange(index)
  }

  // MARK: Ids and classes

  /// Writes an id in full; returns whether there is one.
  private func writeID(
    _ index: Int32, handover: RootHandover?, in context: ExpansionContext
  ) -> Bool {
    guard let local = text(ofAttribute: index, in: context) else { return false }
    let range = innerRange(ofAttribute: index, in: context)
    if let handed = handover?.id, context.isRootHanded {
      // What is handed into a slot keeps its id; that of the instance is another name for it.
      handed.define(as: context.ids.full(local))
      claim(
        handed.full, at: handed.attribute.nameRange, in: handover?.place ?? context.place, context)
    } else if let handed = handover?.id {
      context.ids.define(local, as: handed.full)
      let isFree = claim(
        handed.full, at: handed.attribute.nameRange, in: handover?.place ?? context.place, context)
      if isFree { draft.add(handed.attribute) }
      return true
    }
    let full = context.ids.full(local)
    if full == local, context.way < 0, !isOfInstance(full, besides: context),
      case .written = context.file.content(ofAttribute: index)
    {
      // Two ids of the document itself are told by the resolver.
      context.ids.define(local, as: full)
      if let first = takenIDs[full] {
        if first.place.isSame(range, in: context.place) {
          tell(.contentTwice(full, isOneSlot: first.isSame(context.slot), at: range), in: context)
          return false
        }
      } else {
        note(full, at: range, in: context.place, context)
      }
      writeAttribute(index, in: context)
      return true
    }
    if claim(full, at: range, in: context.place, context) {
      writeID(full, local, index, at: range, in: context)
    } else {
      // What statements of this scope say of it is no mistake of theirs.
      let own = freeID(like: full)
      note(own, at: range, in: context.place, context)
      writeID(own, local, index, at: range, in: context)
    }
    return true
  }

  /// Whether a box of a component has an id, or one of another file.
  private func isOfInstance(_ id: String, besides context: ExpansionContext) -> Bool {
    takenIDs[id].map { $0.place.way >= 0 || $0.place.file != context.place.index } ?? false
  }

  private func writeID(
    _ full: String, _ local: String, _ index: Int32, at range: SourceRange,
    in context: ExpansionContext
  ) {
    context.ids.define(local, as: full)
    let first = draft.pieceCount
    write(full, for: range, in: context, isAttribute: true)
    add(index, pieces: first..<draft.pieceCount, quote: UInt8(ascii: "\""), in: context)
  }

  /// An id that no box has, for one whose own is taken.
  func freeID(like full: String) -> String {
    var number = 2
    while takenIDs["\(full)[\(number)]"] != nil { number += 1 }
    return "\(full)[\(number)]"
  }

  /// Takes a full id; reports where it is taken already.
  @discardableResult
  func claim(
    _ full: String, at range: SourceRange, in place: TemplateReport.Place,
    _ context: ExpansionContext
  ) -> Bool {
    // Nearly all are free: one look tells that and takes them.
    guard let first = note(full, at: range, in: place, context) else { return true }
    takenIDs[full] = first
    // What stands in an instance whose own id is taken is no mistake besides that.
    if takenTwice.contains(where: { full.hasPrefix($0 + ".") }) { return false }
    if first.place.isSame(range, in: place) {
      report.add(
        .contentTwice(full, isOneSlot: first.isSame(context.slot), at: range), at: place)
      return false
    }
    let file = draft.files[Int(first.place.file)]
    let isInBody =
      context.level > 0 && context.turns == nil && first.scope === context.ids
      && first.place.way == context.way
    let nameless = isInBody ? nil : context.ids.nameless ?? first.scope.nameless
    // One instance without an id is one mistake, however many ids are in it.
    if let nameless, !toldNameless.insert(nameless).inserted { return false }
    let instance = nameless.map { nameless in
      let file = draft.files[Int(nameless.file)]
      let name = file.text(in: nameless.range).dropFirst().prefix {
        !$0.isWhitespace && $0 != ">" && $0 != "/"
      }
      return "the <\(name)> at \(file.shown(nameless.range))"
    }
    if nameless == nil { takenTwice.insert(full) }
    let way = isInBody ? "" : lines(of: first.place.way).first.map { ", \($0)" } ?? ""
    report.add(
      .sharedID(
        full, first: file.shown(first.place.range) + way, wanting: instance, isInBody: isInBody,
        at: range),
      at: place)
    return false
  }

  /// Notes who has a full id; returns who had it.
  @discardableResult
  func note(
    _ full: String, at range: SourceRange, in place: TemplateReport.Place,
    _ context: ExpansionContext
  ) -> TakenID? {
    let owner = TakenID(
      place: IDScope.Place(file: place.index, range: range, way: place.way), scope: context.ids,
      slot: context.slot)
    return takenIDs.updateValue(owner, forKey: full)
  }

  private func writeClasses(
    _ index: Int32, handover: RootHandover?, in context: ExpansionContext
  ) {
    let first = draft.pieceCount
    let isJoined = !(handover?.classes.isEmpty ?? true)
    guard let (pieces, quote) = writeClassNames(index, asText: isJoined, in: context) else {
      if let handover { writeHandedClasses(handover) }
      return
    }
    guard let handover, !handover.classes.isEmpty else {
      return add(index, pieces: pieces, quote: quote, in: context)
    }
    for handed in handover.classes {
      write(" ", for: handed.nameRange, in: context, isAttribute: true)
      for piece in handed.pieces { draft.append(draft.pieces[Int(piece)]) }
    }
    add(index, pieces: first..<draft.pieceCount, quote: quote, in: context)
  }

  /// Writes names of styles, those that a theme changes as the theme has them.
  ///
  /// - Parameter asText: Whether the names stand between double quotes, whatever they were written in.
  func writeClassNames(
    _ index: Int32, asText: Bool, in context: ExpansionContext
  ) -> (pieces: Range<Int32>, quote: UInt8)? {
    if context.file.index != 0, let unseen = declarations.unseenStyle(in: index, of: context.file) {
      var fault = vocabulary.faults.style(unseen.name, nil, unseen.range)
      fault.hints = [unseen.hint]
      tell(fault, in: context)
    }
    let isPlain = context.tokens === documentTokens && declarations.tokens.typography.isEmpty
    guard asText || !isPlain else {
      return writeValue(ofAttribute: index, in: context)
    }
    guard let text = text(ofAttribute: index, in: context) else { return nil }
    let names = text.split { $0.isWhitespace }.map { name in
      isPlain ? String(name) : variant(ofStyle: String(name), in: context.tokens)
    }
    let first = draft.pieceCount
    write(
      names.joined(separator: " "), for: context.file.valueRange(index), in: context,
      isAttribute: true)
    return (first..<draft.pieceCount, UInt8(ascii: "\""))
  }

  private func writeHandedClasses(_ handover: RootHandover) {
    guard let name = handover.classes.first else { return }
    let first = draft.pieceCount
    for (index, handed) in handover.classes.enumerated() {
      if index > 0 {
        _ = draft.add(
          " ", for: handed.nameRange, in: handed.file, way: handed.way, isAttribute: true)
      }
      for piece in handed.pieces { draft.append(draft.pieces[Int(piece)]) }
    }
    draft.add(
      PlainDraft.Attribute(
        nameFile: name.file, name: name.nameRange, file: name.file, writtenName: name.nameRange,
        way: name.way, pieces: first..<draft.pieceCount, quote: UInt8(ascii: "\"")))
  }
}

extension IDScope.Place {
  /// Whether it is the same piece of a document, so that something draws it twice.
  fileprivate func isSame(_ range: SourceRange, in place: TemplateReport.Place) -> Bool {
    self.range == range && file == place.index && way == place.way
  }
}

extension Expander.TakenID {
  /// Whether it was handed into this very slot, which is drawn more than once.
  fileprivate func isSame(_ other: (file: Int32, node: Int32)?) -> Bool {
    guard let slot, let other else { return false }
    return slot == other
  }
}

extension RootHandover {
  /// Whether an attribute of the root box gives way to one that was handed.
  fileprivate func overrides(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

extension PlainDraft {
  /// The number of elements so far.
  var elementCount: Int32 { Int32(elements.count) }

  /// Adds an attribute that was handed on.
  mutating func add(_ attribute: RootHandover.Attribute) {
    add(
      Attribute(
        nameFile: attribute.file, name: attribute.nameRange, file: attribute.file,
        writtenName: attribute.nameRange, way: attribute.way, pieces: attribute.pieces,
        quote: attribute.quote))
  }
}
