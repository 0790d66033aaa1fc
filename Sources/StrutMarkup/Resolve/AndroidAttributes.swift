import StrutCore
import StrutSyntax

/// The attributes of Android's namespace in a document, none of which does anything, and what stands for them.
struct AndroidAttributes {
  /// As many as one message can tell.
  private static let most = 8

  private var hints: [String] = []
  private var first: (name: String, range: SourceRange)?
  private var isCut = false

  /// Keeps an attribute of an XML namespace where Strut has something for it.
  mutating func add(_ attribute: MarkupTree.Attribute, on kind: ElementKind, in source: SourceText)
  {
    let name = source.text(in: attribute.name)
    guard name.hasPrefix("android:") || name.hasPrefix("app:") else { return }
    let local = String(name.drop { $0 != ":" }.dropFirst())
    // Those of constraints are told where they stand.
    guard !local.hasPrefix("layout_constraint") else { return }
    let value = source.text(in: attribute.value)
    guard
      let advice = Diagnostic.hint(
        forAttribute: local, value: value, on: kind, among: AttributeTable.names(on: kind))
        ?? ForeignTranslation.attributes(for: local, value, on: kind).map({ "write \($0.text)" })
    else { return }
    if first == nil { first = (name, attribute.name) }
    // A name alone stands for whatever value the attribute has.
    let full = advice.wholeMatch(of: /write [a-z-]+/) == nil ? advice : "\(advice)=\"\(value)\""
    let hint = "\(name): \(full)"
    guard !hints.contains(hint) else { return }
    isCut = isCut || hints.count == Self.most
    if hints.count < Self.most { hints.append(hint) }
  }

  /// The message about all of them; `nil` where there are none.
  var diagnostic: Diagnostic? {
    guard let first else { return nil }
    return Diagnostic(
      .warning, "no-effect", "\(first.name) has no effect: attributes of namespaces are not read",
      at: first.range, hints: hints + (isCut ? ["and so on"] : []))
  }
}
