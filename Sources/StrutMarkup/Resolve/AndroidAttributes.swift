import StrutCore
import StrutSyntax

/// The attributes of Android's namespace in a document, none of which does anything, and what stands for them.
///
/// Those whose prefix is declared nowhere are errors already.
struct AndroidAttributes {
  /// Where the attributes begin whose prefixes are declared nowhere.
  var undeclared: Set<Int32> = []

  /// As many as one message can tell.
  private static let most = 8

  private var hints: [String] = []
  private var first: (name: String, range: SourceRange)?
  private var isCut = false

  /// Keeps an attribute of an XML namespace where Strut has something for it.
  mutating func add(_ attribute: MarkupTree.Attribute, on kind: ElementKind, in source: SourceText)
  {
    let name = source.text(in: attribute.name)
    guard !undeclared.contains(attribute.name.lowerBound),
      name.hasPrefix("android:") || name.hasPrefix("app:")
    else { return }
    let local = String(name.drop { $0 != ":" }.dropFirst())
    // Those of constraints are told where they stand.
    guard !local.hasPrefix("layout_constraint"),
      let advice = Self.advice(for: local, source.text(in: attribute.value), on: kind)
    else { return }
    if first == nil { first = (name, attribute.name) }
    let hint = "\(name): \(advice)"
    guard !hints.contains(hint) else { return }
    isCut = isCut || hints.count == Self.most
    if hints.count < Self.most { hints.append(hint) }
  }

  /// What to do with an attribute whose prefix is declared nowhere.
  static func hint(
    forUndeclared attribute: MarkupTree.Attribute, on kind: ElementKind, in source: SourceText
  ) -> String {
    let local = String(source.text(in: attribute.name).drop { $0 != ":" }.dropFirst())
    let value = source.text(in: attribute.value)
    if source.text(in: attribute.name).hasPrefix("class:") {
      // Svelte's.
      let test = value.hasPrefix("{") && value.hasSuffix("}") ? value.dropFirst().dropLast() : ""
      let condition = test.isEmpty ? "…" : String(test.map { $0 == "\"" ? "'" : $0 })
      return "write class=\"{\(condition) ? '\(local)' : null}\""
    }
    // Vue's.
    if source.text(in: attribute.name).hasPrefix("v-slot:") { return "write slot=\"\(local)\"" }
    let isOwn = AttributeTable.row(of: local, on: kind) != nil && value.utf8.count <= 60
    return advice(for: local, value, on: kind)
      ?? (isOwn
        ? "write \(local)=\"\(value)\"" : "delete it: nothing that has a prefix is drawn")
  }

  /// What to write for an attribute without its prefix; `nil` where nothing is known.
  private static func advice(for local: String, _ value: String, on kind: ElementKind) -> String? {
    if local == "id", let name = value.split(separator: "/").last, value.hasPrefix("@") {
      return "write id=\"\(name)\""
    }
    guard
      let advice = Diagnostic.hint(
        forAttribute: local, value: value, on: kind, among: AttributeTable.names(on: kind))
        ?? ForeignTranslation.attributes(for: local, value, on: kind).map({ "write \($0.text)" })
    else { return nil }
    // A name alone stands for whatever value the attribute has.
    return advice.wholeMatch(of: /write [a-z-]+/) == nil ? advice : "\(advice)=\"\(value)\""
  }

  /// The message about all of them; `nil` where there are none.
  var diagnostic: Diagnostic? {
    guard let first else { return nil }
    return Diagnostic(
      .warning, "no-effect", "\(first.name) has no effect: attributes of namespaces are not read",
      at: first.range, hints: hints + (isCut ? ["and so on"] : []))
  }
}

extension Diagnostic {
  /// Whether it tells a prefix that is declared nowhere, and no more.
  var isOfPrefix: Bool {
    code == "undeclared-prefix" && hints.allSatisfy { $0.hasPrefix("leave the prefix out; ") }
  }
}
