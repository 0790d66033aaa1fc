import StrutCore

/// Where tags were lost, doubled or confused, as the indents of all tags tell together.
///
/// Asked only of a text in which tags do not nest. Each line that begins with a tag says how deep it stands; where one change
/// of a tag explains what the others say, that is the mistake, however far behind it the nesting breaks.
struct TagRecovery {
  /// A tag as it was met.
  struct Tag {
    enum Kind { case start, empty, end }
    let kind: Kind
    /// The place of the name.
    let name: SourceRange
    /// What stands before it in its line; `nil` where that is more than white space.
    let indent: ArraySlice<UInt8>?
    /// Whether a start tag has no attributes.
    var isBare = false
  }

  /// What explains the tags.
  enum Finding {
    /// An end tag that closes nothing. `outer` is the element that it would close, if its name is that.
    case stray(Int, outer: Int?)
    /// The first of the elements that stand in one whose start tag is missing, and its end tag.
    case startMissing(Int, end: Int)
    /// A start tag that was to be the end tag of the element before it.
    case startForEnd(Int, of: Int)
    /// An element without its end tag, and the tag before which it ends.
    case leftOpen(Int, next: Int)
  }

  private struct Open {
    let tag: Int
    /// The tags of its children that begin lines.
    var children: [Int] = []
  }

  private let tags: [Tag]
  private let source: SourceText
  private var open: [Open] = []
  private var found: [Finding] = []
  /// Whether something stays that one change does not explain.
  private var isLost = false

  private init(_ tags: [Tag], of source: SourceText) {
    self.tags = tags
    self.source = source
  }

  /// More findings than these are an author's own way to indent.
  private static let mostFindings = 4

  /// What explains all tags of a text; empty where nothing does.
  ///
  /// - Complexity: O(*n*) in the number of tags.
  static func findings(in tags: [Tag], of source: SourceText) -> [Finding] {
    var recovery = TagRecovery(tags, of: source)
    for index in tags.indices {
      switch tags[index].kind {
      case .start, .empty: recovery.takeStart(index)
      case .end: recovery.takeEnd(index)
      }
      if recovery.isLost || recovery.found.count > mostFindings { return [] }
    }
    return recovery.open.isEmpty ? recovery.found : []
  }

  // MARK: Start tags

  private mutating func takeStart(_ index: Int) {
    if let outer = open.last, isStartForEnd(index, of: outer.tag) {
      found.append(.startForEnd(index, of: outer.tag))
      open.removeLast()
      return
    }
    if let indent = tags[index].indent {
      while open.count > 1, let outer = open.last, let own = tags[outer.tag].indent,
        own.starts(with: indent)
      {
        found.append(.leftOpen(outer.tag, next: index))
        open.removeLast()
      }
      if !open.isEmpty { open[open.count - 1].children.append(index) }
    }
    if tags[index].kind == .start { open.append(Open(tag: index)) }
  }

  /// Whether a start tag stands where the end tag of the innermost element belongs: it says nothing but the same name, in the
  /// same line or as deep, and nothing stands in it.
  private func isStartForEnd(_ index: Int, of outer: Int) -> Bool {
    let tag = tags[index]
    guard tag.kind == .start, tag.isBare, name(of: index) == name(of: outer) else { return false }
    let next = tags.indices.contains(index + 1) ? tags[index + 1] : nil
    guard let next, let depth = next.indent else { return false }
    if let indent = tag.indent {
      guard let own = tags[outer].indent, own.elementsEqual(indent) else { return false }
      // What is deeper below it stands in it; its own end tag would be as deep.
      return next.kind == .end ? depth.count < indent.count : depth.count <= indent.count
    }
    guard line(of: index) == line(of: outer), let own = tags[outer].indent else { return false }
    return depth.count <= own.count
  }

  // MARK: End tags

  private mutating func takeEnd(_ index: Int) {
    guard let top = open.last else { return isLost = true }
    let isNamed = name(of: index) == name(of: top.tag)
    guard let indent = tags[index].indent else {
      if isNamed { open.removeLast() } else { takeInlineEnd(index) }
      return
    }
    let own = tags[top.tag].indent
    if isNamed, own.map({ $0.count == indent.count }) ?? true {
      open.removeLast()
    } else if closeOuter(index, at: indent) {
      return
    } else if let own, indent.count > own.count {
      takeDeepEnd(index, at: indent, in: top)
    } else if isNamed {
      open.removeLast()
    } else {
      isLost = true
    }
  }

  /// Takes the end tag of an element further out, which is as deep as its start tag; `false` where it is none.
  private mutating func closeOuter(_ index: Int, at indent: ArraySlice<UInt8>) -> Bool {
    let outer = open.lastIndex {
      name(of: $0.tag) == name(of: index) && tags[$0.tag].indent?.count == indent.count
    }
    guard let outer, open[(outer + 1)...].allSatisfy({ tags[$0.tag].indent != nil }) else {
      return false
    }
    for inner in open[(outer + 1)...].reversed() {
      found.append(.leftOpen(inner.tag, next: index))
    }
    open.removeSubrange(outer...)
    return true
  }

  /// Takes an end tag that stands deeper than the start tag of the innermost element.
  private mutating func takeDeepEnd(
    _ index: Int, at indent: ArraySlice<UInt8>, in top: Open
  ) {
    // An element that seemed to end before a line as deep as itself has its end tag after all.
    if case .leftOpen(let left, _)? = found.last, name(of: left) == name(of: index),
      tags[left].indent?.count == indent.count
    {
      // An author who does not indent says nothing by indents.
      isLost = true
      return
    }
    let deeper = top.children.reversed().prefix { tags[$0].indent!.count > indent.count }
    if let first = deeper.last {
      // What ended in its start tag before them may be what they stand in.
      let before = top.children.dropLast(deeper.count).last
      guard before.map({ tags[$0].kind == .empty && name(of: $0) == name(of: index) }) != true
      else { return isLost = true }
      found.append(.startMissing(first, end: index))
    } else {
      found.append(.stray(index, outer: name(of: top.tag) == name(of: index) ? top.tag : nil))
    }
  }

  /// Takes an end tag behind something else in its line, of another name than the innermost element.
  private mutating func takeInlineEnd(_ index: Int) {
    guard index > 0, tags[index - 1].kind != .start, name(of: index - 1) == name(of: index),
      line(of: index - 1) == line(of: index),
      !open.contains(where: { name(of: $0.tag) == name(of: index) })
    else { return isLost = true }
    let between = source.bytes[
      Int(tags[index - 1].name.upperBound)..<Int(tags[index].name.lowerBound)]
    guard let end = between.lastIndex(of: UInt8(ascii: ">")),
      between[(end + 1)...].dropLast(2).allSatisfy(\.isSpace)
    else { return isLost = true }
    found.append(.stray(index, outer: nil))
  }

  // MARK: Words

  private func name(of index: Int) -> ArraySlice<UInt8> {
    let range = tags[index].name
    return source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  private func line(of index: Int) -> Int {
    source.position(at: Int(tags[index].name.lowerBound)).line
  }

  /// What was found in words; empty for one element that was left open, of which more is known elsewhere.
  static func faults(in tags: [Tag], of source: SourceText) -> [Diagnostic] {
    let found = findings(in: tags, of: source)
    if found.count == 1, case .leftOpen = found[0] { return [] }
    let words = TagRecovery(tags, of: source)
    return found.map(words.diagnostic)
  }

  private func diagnostic(_ finding: Finding) -> Diagnostic {
    switch finding {
    case .stray(let end, let outer):
      let previous = tags[end - 1]
      return .strayEnd(
        source.text(in: tags[end].name), outer: outer.map(line(of:)),
        isEmptyBefore: previous.kind == .empty && line(of: end - 1) == line(of: end),
        at: tags[end].name)
    case .startMissing(let first, let end):
      return .startMissing(
        source.text(in: tags[end].name), line: line(of: first), endLine: line(of: end),
        at: tags[first].name)
    case .startForEnd(let start, _):
      return .startForEnd(source.text(in: tags[start].name), at: tags[start].name)
    case .leftOpen(let start, let next):
      let before = source.bytes[
        ..<(tags[next].indent?.startIndex ?? Int(tags[next].name.lowerBound))]
      let last = before.lastIndex { !$0.isSpace } ?? 0
      return .leftOpen(
        source.text(in: tags[start].name), before: line(of: next), at: tags[start].name,
        isEnd: tags[next].kind == .end,
        hint:
          "write </\(source.text(in: tags[start].name))> after line \(source.position(at: last).line)"
      )
    }
  }
}
