import Strut
import StrutFormats

/// The documents of a run that were read before their turn, so that none is read or parsed twice.
///
/// Those after the first two megabytes, about a thousand documents, are let go again: a batch stays flat in memory
/// however long it is, and they are read once more in their turn.
final class DocumentsAhead: Sendable {
  /// More bytes of documents than these are not kept; resolved they take about 25 times as many.
  private static let mostBytes = 2 << 20

  private enum Document {
    case source(DocumentSource)
    case resolved(ResolvedDocument)
  }

  private struct State {
    var byteCount = 0
    var documents: [Int: Document] = [:]
  }

  private let state = Monitor(State())

  /// Keeps a document, as far as there is room. Standard input is kept always: it cannot be read again.
  ///
  /// - Parameter document: The same document resolved; `nil` where that was of no use.
  func keep(_ source: DocumentSource, _ document: ResolvedDocument?, at index: Int) {
    state.enter { state in
      state.byteCount += source.bytes.count
      guard state.byteCount <= Self.mostBytes || source.name == "-" else { return }
      state.documents[index] = document.map(Document.resolved) ?? .source(source)
    }
  }

  /// Gives a document away; it is read now where it is not kept.
  func take(
    _ index: Int, file: String, _ options: ReadingOptions
  ) throws(FileError) -> ResolvedDocument {
    switch state.enter({ $0.documents.removeValue(forKey: index) }) {
    case .resolved(let document): document
    case .source(let source): source.parsed(options.limits).resolved(options)
    case nil:
      try DocumentSource(file: file, options.limits).parsed(options.limits).resolved(options)
    }
  }
}
