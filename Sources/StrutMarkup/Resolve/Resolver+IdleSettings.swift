import StrutBoxes
import StrutCore
import StrutLayout

/// Attributes of boxes that do nothing without others.
extension Resolver {
  /// Which of the attributes that do nothing without others each row of the table is: asked for each setting of each box.
  private enum IdleRole: UInt8 {
    case other, inset, borderLook, borderWidth, position
  }

  private static let roles: [IdleRole] = AttributeTable.all.map { definition in
    switch definition.name {
    case "top", "right", "bottom", "left", "start", "end", "inset": .inset
    case "position": .position
    case "border-color", "border-style": .borderLook
    case _
    where definition.name.hasPrefix("border") && !definition.name.hasSuffix("radius")
      && !definition.name.hasSuffix("-color") && !definition.name.hasSuffix("-style"):
      .borderWidth
    default: .other
    }
  }

  /// Warns of a place of a box that says it stays where it is, and of the look of a border that is nowhere.
  mutating func warnOfIdleSettings(
    _ settings: [Setting], of node: Int32, _ draft: borrowing StyleDraft
  ) {
    for setting in settings {
      switch Self.roles[setting.row] {
      case .inset where draft.layout.position == .static: warnOfPlace(setting, settings, of: node)
      case .borderLook: warnOfBorder(setting, settings, of: node)
      default: continue
      }
    }
  }

  private mutating func warnOfPlace(_ setting: Setting, _ settings: [Setting], of node: Int32) {
    guard isOwn(setting.range, of: node),
      let position = settings.first(where: { Self.roles[$0.row] == .position }),
      source.origins?.holdsComputed(position.range) != true
    else { return }
    report(.placeOfStatic(AttributeTable.all[setting.row].name, at: setting.range))
  }

  /// A class may say more for other data, and so may a width that is not there for these.
  private mutating func warnOfBorder(_ setting: Setting, _ settings: [Setting], of node: Int32) {
    guard isOwn(setting.range, of: node),
      !settings.contains(where: { Self.roles[$0.row] == .borderWidth }),
      source.text(in: setting.range) != "none",
      settings.first(where: { Self.roles[$0.row] == .borderLook })?.row == setting.row,
      !mayHaveBorder(around: setting.range)
    else { return }
    report(.lookOfNoBorder(AttributeTable.all[setting.row].name, at: setting.range))
  }

  /// Whether the start tag around a value says, as it is written, what may give a border for other data: an attribute whose
  /// value comes to nothing is not there.
  private func mayHaveBorder(around range: SourceRange) -> Bool {
    let origin = source.origins?.origin(of: range)
    let file = origin?.source ?? source
    let place = Int((origin?.range ?? range).lowerBound)
    let start = file.bytes[..<place].lastIndex(of: UInt8(ascii: "<")) ?? 0
    let rest = file.bytes[place...].prefix { $0 != UInt8(ascii: "<") }
    return file.text(in: SourceRange(start, rest.endIndex)).contains(
      /\s(?:class|border|border-(?:top|right|bottom|left|start|end)|border-[a-z-]*width)\s*=/)
  }
}

extension Diagnostic {
  fileprivate static func placeOfStatic(_ name: String, at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect", "\(name) does nothing beside position=\"static\"", at: range,
      hints: ["write position=\"relative\" to move the box, or position=\"absolute\" to place it"])
  }

  fileprivate static func lookOfNoBorder(_ name: String, at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect", "\(name) does nothing: the border has no width", at: range,
      hints: ["write border-width=\"1\" beside it"])
  }
}
