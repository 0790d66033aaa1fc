import StrutCore
import StrutSyntax

/// Reads documents: syntax to boxes.
package enum MarkupReader {
  /// Reads the bytes of a document that nothing is expanded in.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is; see the reference for encodings and limits.
  ///   - name: The name that diagnostics print.
  ///   - overrides: What wins over attributes of `<layout>`.
  ///   - keepsEmptyTexts: Whether items without content may get a text later.
  ///   - limits: How much the document may hold.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func read(
    _ bytes: [UInt8], name: String, overrides: CanvasOverrides = CanvasOverrides(),
    keepsEmptyTexts: Bool = false, limits: Limits = Limits()
  ) -> MarkupDocument {
    resolve(
      DocumentParser.parse(bytes, name: name, limits: limits), overrides: overrides,
      keepsEmptyTexts: keepsEmptyTexts, limits: limits)
  }

  /// Resolves what parsing a text gave.
  ///
  /// Never fails: what is wrong with the document is in the result's diagnostics, all of it where the text is well-formed,
  /// otherwise everything up to where it is not and the faults of the XML after that.
  ///
  /// - Parameters:
  ///   - overrides: What wins over attributes of `<layout>`.
  ///   - keepsEmptyTexts: Whether items without content may get a text later.
  ///   - keepsFaultyBoxes: Whether there are boxes in spite of errors; what is wrong counts as not written.
  ///   - limits: How much the document may hold.
  ///   - fonts: The fonts of the document; `nil` where they are not known yet. What comes of that is in
  ///     ``MarkupDocument/needsFonts``.
  /// - Complexity: O(*n*) in the size of the document.
  package static func resolve(
    _ parsed: ParsedDocument, overrides: CanvasOverrides = CanvasOverrides(),
    keepsEmptyTexts: Bool = false, keepsFaultyBoxes: Bool = false,
    limits: Limits = Limits(), fonts: (any FontLengths)? = nil
  ) -> MarkupDocument {
    guard let tree = parsed.tree else {
      return MarkupDocument(
        source: parsed.source, tree: nil, boxes: nil, files: [],
        diagnostics: parsed.diagnostics.map { advised($0, in: parsed.source) })
    }
    let missing = MissingFontLengths()
    var resolver = Resolver(
      source: parsed.source, tree: tree, overrides: overrides, keepsEmptyTexts: keepsEmptyTexts,
      limits: limits, fonts: fonts ?? missing)
    resolver.android.undeclared = Set(
      parsed.diagnostics.compactMap { $0.isOfPrefix ? $0.range?.lowerBound : nil })
    // What is too large is not worth a look at its values.
    if !parsed.isTooLarge { resolver.run() }
    let cut = cutText(of: parsed)
    let diagnostics = sorted(
      parsed.diagnostics.map {
        advised(MarkupVocabulary.advised($0, in: tree, parsed.source), in: parsed.source)
      }
        + resolver.diagnostics.filter {
          !isOfCutText($0, cut) && !(parsed.losesNesting && $0.code.isOfPlaces)
        },
      areCounted: !resolver.isFull && parsed.diagnostics.count <= MarkupLimits.diagnostics)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return MarkupDocument(
      source: parsed.source, tree: parsed.isComplete ? tree : nil,
      boxes: hasErrors && !keepsFaultyBoxes ? nil : resolver.boxes, emptyTexts: resolver.emptyTexts,
      files: resolver.namedFiles.inDocumentOrder.filter {
        parsed.isComplete || $0.purpose != .image
      },
      diagnostics: diagnostics, needsFonts: missing.wereAsked)
  }

  /// A hint about properties of JSX by the attributes that Strut has for them.
  private static func renamed(_ hint: String, in diagnostic: Diagnostic) -> Diagnostic {
    let written = hint.matches(of: /([\w-]+)="([^"]*)"/).map {
      let (name, value) = (String($0.1), String($0.2))
      return translated(name, value) ?? [WrittenAttribute(name, value)]
    }
    guard !written.isEmpty else { return diagnostic }
    var result = diagnostic
    result.hints[0] =
      BracedValue.propertiesLead + written.reduce([]) { $0.replacing($1) }.text
    return result
  }

  /// What stands for an attribute on the elements that it most probably is written on.
  private static func translated(_ name: String, _ value: String) -> [WrittenAttribute]? {
    ForeignTranslation.attributes(for: name, value, on: .container)
      ?? ForeignTranslation.attributes(for: name, value, on: .item)
  }

  /// A fault of the XML in an attribute, with the attribute that Strut has for the one that somebody wrote, as HTML's
  /// `hidden` without a value or JSX's `numberOfLines={2}`.
  private static func advised(_ diagnostic: Diagnostic, in source: SourceText) -> Diagnostic {
    guard let range = diagnostic.range, let hint = diagnostic.hints.first,
      diagnostic.hints.count == 1
    else { return diagnostic }
    if hint.hasPrefix(BracedValue.propertiesLead) { return renamed(hint, in: diagnostic) }
    guard let match = hint.prefixMatch(of: /write ([\w-]+)="(.*)"$/) else { return diagnostic }
    let (name, value) = (String(match.1), String(match.2))
    // What a component takes is its own affair.
    guard !isOfComponent(range, in: source), !isOfDeclaration(name, range, in: source) else {
      return diagnostic
    }
    var result = diagnostic
    let isMissing = hint == Diagnostic.missingValueHint(name)
    if isMissing, let whole = nameWithBlank(name, at: range, in: source) {
      result.hints = ["write \(whole): no blank stands in a name"]
      return result
    }
    if let written = translated(name, isMissing ? "true" : value) {
      // A number or a text that stands in braces is not one of another language.
      if !isMissing || written.first?.value != "true" { result.hints = ["write \(written.text)"] }
      return result
    }
    guard let foreign = ForeignAttribute.named(name) else { return diagnostic }
    switch foreign.advice {
    case .rename(let own): result.hints = ["write \(own)=\"\(value)\""]
    case .write: if isMissing { result.hints = [foreign.hint] }
    case .words(let words): result.hints = [words]
    }
    return result
  }

  /// Whether an attribute is the name of what its element declares, or what a parameter takes: only boxes have an id in its place,
  /// and nobody types into them.
  private static func isOfDeclaration(
    _ name: String, _ range: SourceRange, in source: SourceText
  ) -> Bool {
    let before = source.bytes[..<Int(range.lowerBound)]
    guard let open = before.lastIndex(of: UInt8(ascii: "<")) else { return false }
    let tag = String(decoding: before[(open + 1)...].prefix { $0.isLetter }, as: UTF8.self)
    if tag == "param", ["type", "default", "values"].contains(name) { return true }
    guard name == "name" else { return false }
    guard let kind = ElementKind(rawValue: tag) else { return ForeignElement.named(tag) == nil }
    return AttributeTable.row(of: name, on: kind) != nil
  }

  /// Whether a place stands in the tag of a component: where a document has some, even one that another system has an element
  /// like.
  private static func isOfComponent(_ range: SourceRange, in source: SourceText) -> Bool {
    let before = source.bytes[..<Int(range.lowerBound)]
    guard let open = before.lastIndex(of: UInt8(ascii: "<")) else { return false }
    let name = before[(open + 1)...].prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    guard let first = name.first, first.isLetter, first & 0x20 == 0 else { return false }
    return ForeignElement.named(String(decoding: name, as: UTF8.self)) == nil
      || holdsTag(["<import ", "<component "], in: source)
  }

  private static func holdsTag(_ tags: [String], in source: SourceText) -> Bool {
    let bytes = source.bytes
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "<") && tags.contains { bytes[index...].starts(with: $0.utf8) }
    }
  }

  /// The name that a blank divides, as in `flex direction="row"`; `nil` where the next name goes with none.
  private static func nameWithBlank(
    _ name: String, at range: SourceRange, in source: SourceText
  ) -> String? {
    let rest = source.bytes[Int(range.upperBound)...].drop(while: \.isSpace)
    let next = rest.prefix { $0.isLetter || $0 == UInt8(ascii: "-") }
    guard !next.isEmpty,
      source.bytes[next.endIndex...].first(where: { !$0.isSpace }) == UInt8(ascii: "=")
    else { return nil }
    let whole = "\(name)-\(String(decoding: next, as: UTF8.self))"
    return AttributeTable.elements(taking: whole).names.isEmpty ? nil : whole
  }

  /// The text that the first fault of the XML ends, up to the fault: nobody knows how it would go on. `nil` where all of the
  /// document was read, or the fault is in a tag.
  private static func cutText(of parsed: ParsedDocument) -> ClosedRange<Int32>? {
    guard !parsed.isComplete,
      let end = parsed.diagnostics.compactMap({ $0.range?.lowerBound }).min()
    else { return nil }
    let bytes = parsed.source.bytes[..<Int(end)]
    let start = bytes.lastIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    guard let start, bytes[start] == UInt8(ascii: ">"), start < Int(end) else { return nil }
    return Int32(start + 1)...end
  }

  /// Whether a diagnostic is about the text that a fault of the XML ends.
  private static func isOfCutText(_ diagnostic: Diagnostic, _ cut: ClosedRange<Int32>?) -> Bool {
    guard let cut, let place = diagnostic.range?.lowerBound else { return false }
    return cut.contains(place)
  }

  /// The diagnostics in the order of the text, at most as many as the limit says, with the number of the others.
  ///
  /// - Parameter areCounted: Whether there are no others than `diagnostics`.
  private static func sorted(_ diagnostics: [Diagnostic], areCounted: Bool) -> [Diagnostic] {
    let ordered = diagnostics.sortedByPlace
    guard ordered.count > MarkupLimits.diagnostics else { return ordered }
    let kept = ordered.prefix(MarkupLimits.diagnostics)
    return kept + [
      .tooManyErrors(
        ordered.count - kept.count, areCounted: areCounted,
        at: ordered[MarkupLimits.diagnostics].range)
    ]
  }
}

extension Diagnostic.Code {
  /// Whether the diagnostic is about what stands in what.
  fileprivate var isOfPlaces: Bool {
    ["misplaced-element", "misplaced-text", "second-root"].contains(rawValue)
  }
}
