import StrutCore
import StrutTemplate

extension DocumentSource {
  /// What of the document is worth a look: its cases, and the components of a library; the whole of a plain document.
  ///
  /// - Parameters:
  ///   - root: The folder that it may take files from; `nil` is its own.
  ///   - shared: What other documents read; `nil` where each reads its own.
  package func states(root: String?, shared: SharedTemplateFiles? = nil) -> [DocumentStates.State] {
    // Most documents have neither, and need not be parsed for that.
    guard mayHaveStates else { return [DocumentStates.State()] }
    return parsed().states(root: root, shared: shared)
  }

  /// The themes of the document, without `base`; `nil` where they cannot be known because something of it cannot be read.
  package func themes(root: String?, shared: SharedTemplateFiles? = nil) -> [String]? {
    var options = ReadingOptions(root: root, shared: shared)
    options.choices.isOnlyRead = true
    let parsed = parsed()
    guard parsed.document.isComplete else { return nil }
    guard let states = parsed.expanded(options).states else { return [] }
    return states.themes
  }

  /// Whether the document can have cases, or be a library, at all.
  package var mayHaveStates: Bool { contains("<case") || contains("<library") }

  private func contains(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      bytes.withUnsafeBufferPointer { bytes in
        guard bytes.count >= text.count else { return false }
        for start in 0...bytes.count - text.count where bytes[start] == text[0] {
          if (1..<text.count).allSatisfy({ bytes[start + $0] == text[$0] }) { return true }
        }
        return false
      }
    }
  }
}

extension ParsedSource {
  /// What of the document is worth a look; the whole of a plain document.
  ///
  /// - Parameters:
  ///   - root: The folder that it may take files from; `nil` is its own.
  ///   - shared: What other documents read; `nil` where each reads its own.
  package func states(root: String?, shared: SharedTemplateFiles? = nil) -> [DocumentStates.State] {
    var options = ReadingOptions(root: root, shared: shared)
    options.choices.isOnlyRead = true
    let whole = [DocumentStates.State()]
    guard let states = expanded(options).states else { return whole }
    // A document that cannot be drawn in any way says so itself.
    return states.isLibrary || !states.states.isEmpty ? states.states : whole
  }

  /// Where the name of a case stands in the document; `nil` where there is none of that name.
  package func range(of state: DocumentStates.State, root: String?) -> SourceRange? {
    var options = ReadingOptions(root: root)
    options.choices.isOnlyRead = true
    return expanded(options).states?.caseRanges[state]
  }

  /// The document as it was written.
  package var text: SourceText { document.source }
}
