import StrutCore

/// Attributes that other languages turn on and off, where what is written here stands for one that is on.
enum ForeignSwitch {
  /// What to do with one that is off, or that says in other words what is shown; `nil` where it is on, and for other names.
  ///
  /// Whoever follows the hint for one that is on would get the opposite of what is written.
  static func advice(
    _ name: String, _ value: String, on kind: ElementKind
  ) -> ForeignAttribute.Advice? {
    if shown.contains(name) { return ofShown(value) }
    guard isOff(value, name) else { return nil }
    switch name {
    case "vertical": return .write(#"flex-direction="row""#)
    case _ where cuts.contains(name):
      return .words("delete it: a text is cut only where line-clamp says so")
    default: break
    }
    guard case .write(let text)? = ForeignAttribute.byName[name]?.advice else { return nil }
    // Only a part of a text can lie in one that is written so.
    if kind == .span, let own = WrittenAttribute.all(in: text).first,
      let row = AttributeTable.row(of: own.name, on: kind), AttributeTable.all[row].isInherited
    {
      return .write("\(own.name)=\"\(AttributeTable.all[row].initial)\"")
    }
    return .words("delete it: that is so without it")
  }

  /// Names that say whether an element is shown.
  private static let shown: Set<String> = ["visible", "is-visible"]

  private static func ofShown(_ value: String) -> ForeignAttribute.Advice? {
    if value.contains("{") { return .words("put the element into <if test=\"{…}\"> … </if>") }
    let word = value.trimmed.lowercased()
    switch word {
    case "gone", "collapse", "collapsed": return .write(#"display="none""#)
    case "", "hidden", "invisible": return nil
    default:
      return isOff(word, "") ? nil : .words("delete it: an element is shown unless it is hidden")
    }
  }

  /// Names that say how a text is cut.
  private static let cuts: Set<String> = [
    "ellipsize", "ellipsize-mode", "line-break-mode", "truncation-mode", "truncate",
    "overflow-mode",
  ]

  private static func isOff(_ value: String, _ name: String) -> Bool {
    let word = ForeignAttribute.hyphenated(value.trimmed)
    if off.contains(word) { return true }
    if cuts.contains(name) { return wraps.contains(word) }
    return !measured.contains(name) && word.wholeMatch(of: /0+(?:\.0+)?(?:[a-z]+|%)?/) != nil
  }

  private static let off: Set<String> = [
    "false", "no", "none", "off", "never", "nil", "null", "undefined",
  ]

  /// How a text goes on where it is not cut.
  private static let wraps: Set<String> = [
    "0", "wrap", "word-wrap", "word-wrapping", "by-word-wrapping", "char-wrap", "char-wrapping",
    "by-char-wrapping", "visible",
  ]

  /// Names whose number is a size or a place, of which zero is one.
  private static let measured: Set<String> = [
    "scale", "scale-x", "scale-y", "scale-effect", "zoom", "frame", "size", "dimensions",
    "resizing", "bounds", "layout-size", "inset-block", "inset-inline", "shadow-color",
    "shadow-offset", "shadow-radius", "place-items", "place-content", "place-self",
  ]
}
