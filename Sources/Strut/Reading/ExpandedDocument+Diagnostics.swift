import StrutCore
import StrutFormats
import StrutMarkup
import StrutSyntax
import StrutTemplate

extension ExpandedDocument {
  /// Whether the document cannot be drawn for what expanding found.
  var isWrong: Bool {
    !usageFaults.isEmpty || diagnostics.contains { $0.severity == .error }
  }

  /// What is wrong with what a program chose, as diagnostics without a place.
  var usageDiagnostics: [Diagnostic] {
    usageFaults.map { Diagnostic(.error, "usage", $0.textForPrograms, at: nil) }
  }

  /// What is wrong with a document that is only to be expanded: what expanding found, and the errors of its boxes, with which
  /// nothing draws it. Fonts, images and the layout are not looked at.
  package func faults(_ options: ReadingOptions) -> [Diagnostic] {
    let own = diagnostics + plain.diagnostics
    guard usageFaults.isEmpty, plain.tree != nil, !own.contains(where: { $0.severity == .error })
    else { return own }
    let boxes = MarkupReader.resolve(
      plain, overrides: options.canvas, keepsEmptyTexts: options.keepsEmptyTexts,
      limits: options.limits)
    let errors = boxes.diagnostics.filter { $0.severity == .error }
    return errors.isEmpty ? own : joined(errors, in: plain.source)
  }

  /// Everything that is wrong with a document, in the order of the document: what expanding found, and what the later
  /// stages found in the plain text.
  ///
  /// - Parameter found: Diagnostics of the plain text.
  func joined(_ found: [Diagnostic], in text: SourceText) -> [Diagnostic] {
    var found = found.sortedByPlace
    if lacksStyles { found.removeAll { $0.code == "unknown-style" } }
    var names = NamesOfFiles(isComplete: files.isEmpty)
    var places = WrittenPlaces()
    guard let origins = text.origins else {
      found = found.map { $0.declaringToken(in: text, &names) }
      return diagnostics.isEmpty ? found : (diagnostics + found).sortedByPlace
    }
    var all = zip(diagnostics, orders).map { (order: $1, diagnostic: $0) }
    // What is wrong may be the use: a misspelt attribute would be told twice.
    if found.contains(where: { $0.severity == .error }) {
      all.removeAll { $0.diagnostic.code == "unused" }
    }
    for diagnostic in found {
      let order = diagnostic.range.map { origins.documentOffset(of: $0.lowerBound) } ?? 0
      let traced = diagnostic.traced(through: text)
      let named = traced.namingBraces(in: origins.document, &names)
        .declaringToken(in: origins.document, &names).namingSum(in: origins.document)
        .namingPathAsWritten().namingComponentOfWords(in: origins.document, &places)
        .namingKeyOfLoop()
        .namingViewOfComponent(in: origins.document, &places)
        .namingHandover(in: origins.document, &places)
        .namingSlotOfText(in: origins.document, &places)
        .namingComponentOfBoxes(in: origins.document, &places)
      all.append((order, named.namingMetric(in: origins.document)))
    }
    let sorted = all.enumerated().sorted { a, b in
      (a.element.order, a.offset) < (b.element.order, b.offset)
    }
    return sorted.map(\.element.diagnostic).withoutRepetitions
  }
}

extension Diagnostic {
  /// The diagnostic of a value that is the name of a parameter, a variable or a token without the braces around it, with these.
  fileprivate func namingBraces(
    in document: SourceText, _ names: inout NamesOfFiles
  ) -> Diagnostic {
    guard code == "invalid-value", let range, severity == .error else { return self }
    let file = source ?? document
    let name = file.text(in: range)
    guard let first = name.first, first.isLetter || first == "_", name.utf8.count <= 40,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }),
      !file.standsInBraces(range),
      names.contain(name, in: file)
    else { return self }
    var diagnostic = self
    diagnostic.hints = ["write {\(name)}: a name stands in braces"]
    return diagnostic
  }
}

extension Diagnostic {
  /// The diagnostic of a value that names a token in another notation, with the declaration where there is none.
  fileprivate func declaringToken(in document: SourceText, _ names: inout NamesOfFiles)
    -> Diagnostic
  {
    guard code == "invalid-value", names.isComplete, hints.count == 1,
      let match = hints[0].wholeMatch(of: /a token stands in braces, as \{([^{}]+)\}/)
    else { return self }
    let name = String(match.1)
    guard !names.contain(name, in: source ?? document) else { return self }
    var diagnostic = self
    diagnostic.hints = [
      "\(hints[0]), and is declared at the top of <layout>: <tokens><token name=\"\(name)\" value=\"…\"/></tokens>"
    ]
    return diagnostic
  }
}

extension Diagnostic {
  /// The diagnostic of words that stand where boxes stand, which is a mistake of who uses the component that they are.
  fileprivate func namingComponentOfWords(
    in document: SourceText, _ places: inout WrittenPlaces
  ) -> Diagnostic {
    guard severity == .error, trace.count > 0, let range,
      let use = trace[0].prefixMatch(of: /used by <([^>]+)>/),
      message.prefixMatch(
        of:
          /<(span|br|image)> cannot stand in <container>|text cannot stand directly in <container>/)
        != nil
    else { return self }
    // The box may be one of the component's own.
    let element = places.element(around: Int(range.lowerBound), in: source ?? document)
    guard element?.aroundInComponent.contains("container") != true, element?.name != "container"
    else { return self }
    var diagnostic = self
    diagnostic.hints = ["<\(use.1)> is a part of a text: put it into an <item>"]
    return diagnostic
  }
}

extension Diagnostic {
  /// The diagnostic of a key of a turn that stands on an element in it, as React has it, with where it stands here.
  fileprivate func namingKeyOfLoop() -> Diagnostic {
    guard code == "unknown-attribute", message.hasSuffix("has no attribute 'key'"),
      trace.first?.hasPrefix("in turn ") == true
    else { return self }
    var diagnostic = self
    diagnostic.hints = ["the key of a turn stands on the loop: write key=\"{…}\" on the <for>"]
    return diagnostic
  }
}

extension Diagnostic {
  /// The diagnostic of a length with a unit to which a number was to be added, with what adds them.
  fileprivate func namingSum(in document: SourceText) -> Diagnostic {
    guard code == "invalid-value", let range, (source ?? document).standsInBraces(range),
      let match = message.firstMatch(of: /'(-?[\d.]+)(px|pt|dp|em|rem)-?[\d.]+'/)
    else { return self }
    var diagnostic = self
    let isPoints = ["px", "pt", "dp"].contains(match.2)
    diagnostic.hints = [
      "'\(match.1)\(match.2)' is a text, and + joins texts: "
        + (isPoints
          ? "write \(match.1) where the value stands"
          : "give it in points, without a unit, where something is added to it")
    ]
    return diagnostic
  }
}

extension SourceText {
  /// Whether a piece of a value stands in braces that are open there.
  func standsInBraces(_ range: SourceRange) -> Bool {
    let before = bytes[..<Int(range.lowerBound)].last { "{}\"<".utf8.contains($0) }
    return before == UInt8(ascii: "{")
  }
}

/// The names that elements of the language give to expressions, each file looked through once: parameters, variables, data,
/// tokens, loops.
private struct NamesOfFiles {
  private static let elements: Set<String> = ["param", "let", "data", "token", "for"]
  private static let attributes: Set<String> = ["name", "each", "index"]

  /// Whether no other file can give names.
  let isComplete: Bool
  private var names: [String: Set<String>] = [:]

  init(isComplete: Bool) { self.isComplete = isComplete }

  mutating func contain(_ name: String, in file: SourceText) -> Bool {
    let known = names[file.name] ?? Self.names(in: file)
    names[file.name] = known
    return known.contains(name)
  }

  private static func names(in file: SourceText) -> Set<String> {
    guard let tree = DocumentParser.parse(file.bytes, name: file.name).tree else { return [] }
    var names: Set<String> = []
    for element in tree.elements where elements.contains(file.text(in: element.name)) {
      for attribute in element.attributes.map({ tree.attributes[Int($0)] })
      where attributes.contains(file.text(in: attribute.name)) {
        names.insert(file.text(in: attribute.value))
      }
    }
    return names
  }
}

extension Diagnostic {
  /// The diagnostic of a file whose path a library writes, with the path as it stands there: the plain document has another one.
  fileprivate func namingPathAsWritten() -> Diagnostic {
    let codes: [Code] = [
      "missing-file", "outside-root", "not-a-file", "unreadable-file", "not-a-font",
    ]
    if code == "missing-file", let source, let range, !trace.isEmpty, let written = hints.first,
      written == MissingPath.generic,
      let parameter = source.text(in: range).wholeMatch(of: /\{([\w-]+)\}/)
    {
      var diagnostic = self
      diagnostic.hints.append(
        "type=\"file\" on <param name=\"\(parameter.1)\"> makes a path one of the file in which it is given"
      )
      return diagnostic
    }
    guard codes.contains(code), let source, let range, range.lowerBound > 0,
      ["\"", "'"].contains(Character(Unicode.Scalar(source.bytes[Int(range.lowerBound) - 1])))
    else { return self }
    let written = source.text(in: range)
    let path = FilePath.normalized(written).split(separator: "/").drop { $0 == ".." }
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !path.isEmpty, parts[1].hasSuffix(path.joined(separator: "/")) else {
      return self
    }
    var diagnostic = self
    diagnostic.message = "\(parts[0])'\(written)'\(parts[2])"
    if code == "missing-file" {
      diagnostic.hints = ["paths are relative to the file in which they stand"]
    }
    return diagnostic
  }
}
