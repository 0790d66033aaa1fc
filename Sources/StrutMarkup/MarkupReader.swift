import StrutCore
import StrutLayout

/// Reads documents: bytes to syntax to boxes.
public enum MarkupReader {
  /// Reads the bytes of a document.
  ///
  /// Never fails: what is wrong with the document is in the result's diagnostics, all of it where the text is well-formed,
  /// otherwise everything up to where it is not and the faults of the XML after that.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is; see the reference for encodings and limits.
  ///   - name: The name that diagnostics print.
  ///   - overrides: What wins over attributes of `<layout>`.
  ///   - keepsEmptyTexts: Whether items without content may get a text later.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(
    _ bytes: [UInt8], name: String, overrides: CanvasOverrides = CanvasOverrides(),
    keepsEmptyTexts: Bool = false
  ) -> MarkupDocument {
    let (source, encodingFault) = DocumentDecoder.decode(bytes, name: name)
    if let encodingFault {
      return MarkupDocument(
        source: source, tree: nil, boxes: nil, fonts: [], diagnostics: [encodingFault])
    }
    return read(
      readSyntax(of: source), of: source, overrides: overrides, keepsEmptyTexts: keepsEmptyTexts)
  }

  /// Resolves what parsing a text gave.
  static func read(
    _ parsed: SyntaxResult, of source: SourceText, overrides: CanvasOverrides = CanvasOverrides(),
    keepsEmptyTexts: Bool = false
  ) -> MarkupDocument {
    var syntax = parsed
    if !syntax.isComplete, syntax.diagnostics.isEmpty {
      // Whatever libxml2's reason: a text that was not read to its end is never a document.
      syntax.diagnostics = [.unreadText]
    }
    var resolver = Resolver(
      source: source, tree: syntax.tree, overrides: overrides, keepsEmptyTexts: keepsEmptyTexts)
    // What is too large is not worth a look at its values.
    if !syntax.diagnostics.contains(where: { $0.code == "limit" }) { resolver.run() }
    let diagnostics = sorted(syntax.diagnostics + resolver.diagnostics)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return MarkupDocument(
      source: source, tree: syntax.isComplete ? syntax.tree : nil,
      boxes: hasErrors ? nil : resolver.boxes, emptyTexts: resolver.emptyTexts,
      imageReferences: syntax.isComplete ? resolver.images : [], fonts: resolver.fonts,
      diagnostics: diagnostics)
  }

  private static func readSyntax(of source: SourceText) -> SyntaxResult {
    if let fault = SyntaxLimits.check(source) {
      var result = SyntaxResult()
      result.diagnostics = [fault]
      return result
    }
    var result = SyntaxReader.read(source)
    if let fault = result.fault {
      result.diagnostics += SyntaxInspector.faults(of: source, libraryFault: fault)
    }
    return result
  }

  /// The diagnostics in the order of the text, at most as many as the limit says.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let ordered = diagnostics.enumerated().sorted { a, b in
      let (first, second) = (a.element.range?.lowerBound ?? 0, b.element.range?.lowerBound ?? 0)
      return (first, a.offset) < (second, b.offset)
    }.map(\.element)
    guard ordered.count > MarkupLimits.diagnostics else { return ordered }
    let kept = ordered.prefix(MarkupLimits.diagnostics)
    return kept + [.tooManyErrors(at: ordered[MarkupLimits.diagnostics].range)]
  }
}
