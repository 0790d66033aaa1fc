import StrutCore
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

  /// Everything that is wrong with a document, in the order of the document: what expanding found, and what the later
  /// stages found in the plain text.
  ///
  /// - Parameter found: Diagnostics of the plain text.
  func joined(_ found: [Diagnostic], in text: SourceText) -> [Diagnostic] {
    var found = found.sortedByPlace
    if lacksStyles { found.removeAll { $0.code == "unknown-style" } }
    guard let origins = text.origins else {
      return diagnostics.isEmpty ? found : (diagnostics + found).sortedByPlace
    }
    var all = zip(diagnostics, orders).map { (order: $1, diagnostic: $0) }
    // What is wrong may be the use: a misspelt attribute would be told twice.
    if found.contains(where: { $0.severity == .error }) {
      all.removeAll { $0.diagnostic.code == "unused" }
    }
    for diagnostic in found {
      let order = diagnostic.range.map { origins.documentOffset(of: $0.lowerBound) } ?? 0
      all.append((order, diagnostic.traced(through: text).namingBraces(in: origins.document)))
    }
    let sorted = all.enumerated().sorted { a, b in
      (a.element.order, a.offset) < (b.element.order, b.offset)
    }
    return sorted.map(\.element.diagnostic).withoutRepetitions
  }
}

extension Diagnostic {
  /// Names that are declared by more elements than these are not looked for.
  private static let mostPlaces = 20

  /// The diagnostic of a value that is the name of a parameter, a variable or a token without the braces around it, with these.
  fileprivate func namingBraces(in document: SourceText) -> Diagnostic {
    guard code == "invalid-value", let range, severity == .error else { return self }
    let file = source ?? document
    let name = file.text(in: range)
    guard let first = name.first, first.isLetter || first == "_", name.utf8.count <= 40,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }),
      range.lowerBound > 0, file.bytes[Int(range.lowerBound) - 1] != UInt8(ascii: "{"),
      file.declares(name, atMost: Self.mostPlaces)
    else { return self }
    var diagnostic = self
    diagnostic.hints = ["write {\(name)}: a name stands in braces"]
    return diagnostic
  }
}

extension SourceText {
  /// Whether an element of the language gives a name to expressions: a parameter, a variable, data, a token, a loop.
  fileprivate func declares(_ name: String, atMost mostPlaces: Int) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let elements = ["param", "let", "data", "token", "for"]
    for attribute in ["name", "each", "index"] {
      var rest = text[...]
      for _ in 0..<mostPlaces {
        guard let found = rest.firstRange(of: "\(attribute)=\"\(name)\"") else { break }
        let tag = text[..<found.lowerBound].lastIndex(of: "<").map {
          text[text.index(after: $0)...]
        }
        let element = tag.map { String($0.prefix { $0.isLetter }) } ?? ""
        if elements.contains(element) { return true }
        rest = rest[found.upperBound...]
      }
    }
    return false
  }
}
