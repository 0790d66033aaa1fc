import StrutBoxes
import StrutCore
import StrutSyntax

/// Properties of texts that do nothing without others.
extension Resolver {
  // MARK: Lines along texts

  private static let decorations = rows(["text-decoration", "text-decoration-line"])
  private static let looksOfLines = rows([
    "text-decoration-style", "text-decoration-color", "text-decoration-thickness",
  ])

  private static func rows(_ names: [String]) -> Set<Int> {
    Set(names.compactMap { AttributeTable.row(of: $0, on: .item) })
  }

  /// Warns of the look of a line along a text where nothing on the element says that there is one.
  ///
  /// An element that says there is none may say otherwise for other data, and what a style says may be for others.
  mutating func warnOfMissingLine(among settings: [Setting], of node: Int32, _ isLined: Bool) {
    guard settings.contains(where: { Self.looksOfLines.contains($0.row) }),
      !settings.contains(where: { Self.decorations.contains($0.row) }),
      !hasAttribute(node, where: { ["text-decoration", "text-decoration-line"].contains($0) }),
      let look = settings.first(where: {
        Self.looksOfLines.contains($0.row) && isOwn($0.range, of: node)
      })
    else { return }
    report(
      .lookWithoutLine(
        AttributeTable.all[look.row].name, source.text(in: look.range), isLined: isLined,
        at: look.range))
  }

  /// Whether a value stands in the start tag of an element, and not in a style.
  func isOwn(_ range: SourceRange, of node: Int32) -> Bool {
    let tag = tree.nodes[Int(node)].range
    return tag.lowerBound <= range.lowerBound && range.upperBound <= tag.upperBound
  }

  // MARK: Backgrounds through letters

  private static let backgroundClip = AttributeTable.row(of: "background-clip", on: .item)
  private static let ownBackground = AttributeTable.row(of: "background", on: .item)

  /// Warns of a background that should show through letters, where their element has none: a transparent text vanishes,
  /// others look as they would without it.
  mutating func warnOfVanishedText(
    _ text: InlineContent, among settings: [Setting], of node: Int32, _ draft: borrowing StyleDraft
  ) {
    guard draft.paint.clipsBackgroundToText,
      !settings.contains(where: { $0.row == Self.ownBackground }),
      !hasAttribute(node, where: { $0 == "background" }),
      let clip = settings.first(where: { $0.row == Self.backgroundClip })
    else { return }
    guard draft.text.color.alpha == 0, text.images.isEmpty, text.spans.allSatisfy(\.isInvisible)
    else {
      // What a style says may be for others.
      if isOwn(clip.range, of: node) { report(.uselessBackgroundClip(at: clip.range)) }
      return
    }
    report(.vanishedText(at: isOwn(clip.range, of: node) ? clip.range : name(of: node)))
  }

  // MARK: Lines around letters

  private static let textStroke = AttributeTable.row(of: "text-stroke", on: .item)

  /// Warns of a line around letters that has a colour and no width, so that there is none.
  mutating func warnOfThinStroke(among settings: [Setting], of node: Int32) {
    guard let setting = settings.first(where: { $0.row == Self.textStroke }),
      isOwn(setting.range, of: node)
    else { return }
    let value = source.text(in: setting.range)
    guard value.wholeMatch(of: /\s*(?:#[0-9A-Fa-f]+|[A-Za-z]+|[a-z]+\([^()]*\))\s*/) != nil else {
      return
    }
    report(.strokeWithoutWidth(value.trimmed, at: setting.range))
  }

  // MARK: Tab stops

  private static let tabSize = AttributeTable.row(of: "tab-size", on: .item)

  /// Warns of tab stops of a text whose tabs are blanks as all white space in it is.
  mutating func warnOfCollapsedTabs(
    _ text: InlineContent, among settings: [Setting], of node: Int32
  ) {
    guard let setting = settings.first(where: { $0.row == Self.tabSize }),
      isOwn(setting.range, of: node), text.spans.allSatisfy({ $0.style.collapsesTabs }),
      // Those that begin lines of the document are its indents.
      text.items.contains(where: \.hasTabBetweenWords)
    else { return }
    report(.uselessTabSize(at: setting.range))
  }

  // MARK: Directions of spans

  private static let direction = AttributeTable.row(of: "direction", on: .span)

  /// Warns of a direction of a span that changes nothing (CSS Writing Modes 4 §2.1): without `unicode-bidi` a span takes part in
  /// the order of what is around it, and its direction only decides which of its sides are its start and end.
  mutating func warnOfUselessDirection(
    among settings: [Setting], of node: Int32, _ draft: borrowing StyleDraft,
    in around: TextStyle
  ) {
    guard draft.unicodeBidi == .normal, draft.text.direction != around.direction,
      let setting = settings.first(where: { $0.row == Self.direction }),
      isOwn(setting.range, of: node), !mayUseDirection(node)
    else { return }
    report(.uselessDirection(source.text(in: setting.range), at: setting.range))
  }

  /// Whether something in a span, or the span itself, may follow its direction: sides, an order of its own, a class.
  private func mayUseDirection(_ node: Int32) -> Bool {
    let isUse = hasAttribute(node) { name in
      name == "unicode-bidi" || name == "class" || name.contains("-start") || name.contains("-end")
    }
    return isUse || tree.children(of: node).contains { mayUseDirection($0) }
  }
}

extension InlineSpan {
  /// Whether nothing of its own letters shows.
  fileprivate var isInvisible: Bool {
    style.color.alpha == 0 && style.textStroke == nil && style.textShadow.isEmpty
      && background.isEmpty && decorations.allSatisfy { $0.color.alpha == 0 }
  }
}

extension TextStyle {
  /// Whether a tab is a blank.
  fileprivate var collapsesTabs: Bool {
    switch whiteSpace {
    case .normal, .nowrap, .preLine, .preLineNowrap: true
    case .pre, .preWrap: false
    }
  }
}

extension InlineContent.Item {
  /// Whether a tab stands between two words of a line.
  fileprivate var hasTabBetweenWords: Bool {
    guard case .text(let text, _) = self, text.utf8.contains(0x09) else { return false }
    return text.contains(/\S *\t[ \t]*\S/)
  }
}

extension Diagnostic {
  fileprivate static func strokeWithoutWidth(_ color: String, at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect", "text-stroke does nothing: it has a colour, and no width", at: range,
      hints: ["write 1 \(color)"])
  }

  fileprivate static func uselessTabSize(at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect", "tab-size does nothing: white-space makes each tab one blank",
      at: range, hints: ["write white-space=\"pre-wrap\" beside it"])
  }

  /// - Parameter isLined: Whether an element around has a line.
  fileprivate static func lookWithoutLine(
    _ name: String, _ value: String, isLined: Bool, at range: SourceRange
  ) -> Self {
    Self(
      .warning, "no-effect", "\(name) does nothing: there is no line on this element", at: range,
      hints: [
        isLined
          ? "write \(name)=\"\(value)\" on the element that has the line"
          : "write text-decoration-line=\"underline\" beside it"
      ])
  }

  fileprivate static func vanishedText(at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect",
      "nothing shows of this text: it is transparent, and there is no background to show through its letters",
      at: range,
      hints: [
        "write background=\"…\" on the same element: that of an element around does not count"
      ])
  }

  fileprivate static func uselessBackgroundClip(at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect",
      "background-clip does nothing: there is no background to show through the letters", at: range,
      hints: [
        "write background=\"…\" and color=\"transparent\" on the same element: a background around does not count"
      ])
  }

  fileprivate static func uselessDirection(_ value: String, at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect",
      "direction does nothing on a span that takes part in the order of the text around", at: range,
      hints: ["write unicode-bidi=\"isolate\" beside it"])
  }
}
