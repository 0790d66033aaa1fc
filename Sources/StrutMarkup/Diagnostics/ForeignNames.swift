import StrutCore

/// What stands for the name of an attribute that people know from elsewhere.
enum ForeignNames {
  /// The attribute that has the same value under another name; `nil` where it is not one alone.
  static func name(for name: String, _ value: String, on kind: ElementKind) -> String? {
    let hyphenated = ForeignAttribute.hyphenated(name)
    if hyphenated != name, AttributeTable.row(of: hyphenated, on: kind) != nil { return hyphenated }
    guard case .rename(let own)? = advice(name, value, on: kind) else { return nil }
    return own
  }

  /// Attributes to write whatever the value is; `nil` where an element does not take them all.
  static func template(
    for name: String, _ value: String, on kind: ElementKind, among known: [String]
  ) -> String? {
    guard let advice = advice(name, value, on: kind) else { return nil }
    let foreign = ForeignAttribute(advice: advice)
    return foreign.names.allSatisfy { known.contains($0) } ? foreign.hint : nil
  }

  /// What to do that is no attribute; `nil` where something can be written.
  static func words(for name: String, _ value: String, on kind: ElementKind) -> String? {
    let hyphenated = ForeignAttribute.hyphenated(name)
    if let statement = ForeignDirective.hint(for: hyphenated, value, on: kind) { return statement }
    let declared = ["style", "css", "sx", "tw", "content-container-style", "modifier"]
    if declared.contains(hyphenated),
      ForeignTranslation.attributes(for: name, value, on: kind) != nil
    {
      return nil
    }
    guard case .words(let words)? = advice(name, value, on: kind) else { return nil }
    return words
  }

  private static func advice(
    _ name: String, _ value: String, on kind: ElementKind
  ) -> ForeignAttribute.Advice? {
    ForeignSetting.advice(ForeignAttribute.hyphenated(name), value, on: kind)
      ?? ForeignAttribute.named(name)?.advice
  }
}
