import StrutComparison

/// What became of one case of one document.
package struct CaseResult: Hashable, Sendable {
  /// How it ended.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// The pixels are those of the golden.
    case same
    /// Pixels differ, and the tolerance lets them pass.
    case tolerated
    /// There was no golden; it was written.
    case recorded
    /// Pixels differ; the golden was written anew.
    case updated
    /// Pixels differ.
    case changed
    /// There is no golden, and none was written.
    case missing
    /// There is no golden, but that of a document or case which is gone shows the same: it was renamed.
    case moved
    /// A golden whose document or case is gone.
    case stale
    /// The document is wrong, or the golden is no picture: nothing could be compared.
    case wrong
    /// A file could not be read or written.
    case broken
  }

  /// The name: the document's path without `.xml`, and the case with its scale.
  package var name: String
  /// The document's path, from the project's folder where it lies in it.
  package var document: String
  /// The golden's path, likewise.
  package var golden: String
  /// Where the case stands on the declared axes, and its scale.
  package var axes: [CaseAxis: String]
  /// How it ended.
  package var status: Status
  /// Whether it makes the run fail.
  package var isFailure: Bool
  /// What was changed so that pixels differ; empty where that is not known.
  package var causes: [ChangeCause] = []
  /// What happened to the elements.
  package var elements: [ElementVerdict] = []
  /// What happened to the pixels.
  package var pixels: PixelVerdict?
  /// How the renderer differs from the one that drew the golden.
  package var renderer: [String] = []
  /// What the comparison could not do as well as it should.
  package var warnings: [String] = []
  /// The document's own warnings, as people read them.
  package var documentWarnings: [String] = []
  /// Why nothing could be compared; the places are in the document.
  package var faults: [Fault] = []
  /// How long drawing and comparing took, in seconds.
  package var seconds: Double = 0
  /// Which pictures wait among the results.
  package var pictures: Set<ResultPicture> = []
  /// The digest of the file of what was drawn, where it waits: only what somebody saw is accepted.
  package var shown: String?
  /// The digest of the golden's file that it was compared with; `nil` where there was none.
  package var against: String?
  /// Whether Git has the golden still, so that no picture may take its place before it was compared.
  package var isUnfetched = false
  /// The golden of a document or case which is gone and that shows the same, with the digest of its file.
  package var former: RecordedSources.Part?
  /// The files that the picture depends on, the document first, with the digests that they had.
  package var files: [RecordedSources.Part] = []

  /// A place in a document and what is wrong there.
  package struct Fault: Hashable, Sendable {
    /// The file, where it is not the document: a library, data, tokens.
    package var file: String?
    /// The line, from 1; `nil` where the fault has no place.
    package var line: Int?
    /// The column, from 1.
    package var column: Int?
    /// What is wrong.
    package var message: String
    /// The fault as people read it, several lines with the source line.
    package var text: String
    /// What mends it; `nil` where the text says so.
    package var hint: String?
    /// What a document lacks that a configuration asks for, which others may lack, too; reports do not hold it.
    package var lack: Lack?
    /// Whether something was chosen that the document does not have, and nothing is wrong with it; reports do not hold it.
    package var isOfChoice = false

    /// Something that a configuration asks for of documents.
    package struct Lack: Hashable, Sendable {
      /// Where it is asked for.
      package var place: String
      /// The document that lacks it.
      package var document: String
      /// What it is.
      package var what: String

      /// Creates a lack.
      package init(place: String, document: String, what: String) {
        (self.place, self.document, self.what) = (place, document, what)
      }

      /// The fault without its place.
      ///
      /// - Parameter others: How many other documents lack the same.
      package func message(others: Int) -> String {
        let more = others == 0 ? "" : " and \(others) more document\(others == 1 ? "" : "s")"
        return "\(document)\(more) \(others == 0 ? "has" : "have") \(what)"
      }

      /// The fault with its place.
      package func text(others: Int) -> String { "\(place): error: \(message(others: others))" }

      /// What documents share that lack the same.
      package var key: String { "\(place): \(what)" }
    }

    /// Creates a fault.
    package init(
      file: String? = nil, line: Int? = nil, column: Int? = nil, message: String, text: String,
      hint: String? = nil
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.text = text
      self.hint = hint
    }
  }

  /// Creates a result without verdicts.
  package init(
    name: String, document: String, golden: String, axes: [CaseAxis: String], status: Status,
    isFailure: Bool
  ) {
    self.name = name
    self.document = document
    self.golden = golden
    self.axes = axes
    self.status = status
    self.isFailure = isFailure
  }

  /// What was changed, whatever document shows it.
  var reasons: [ChangeCause.Identity] { causes.map { $0.identity(in: document) } }

  /// Whether its pixels are not the golden's, so that it takes part in the groups of a report.
  package var isGrouped: Bool { status == .changed || status == .updated }

  /// Whether there is a picture that can become the golden.
  package var canBeAccepted: Bool { pictures.contains(.actual) && !isUnfetched }

  /// The exit status of a run with this result alone (`markup.md`: 1 differs or wrong, 4 environment).
  package var exitStatus: Int32 {
    guard isFailure else { return 0 }
    return status == .broken ? 4 : 1
  }
}
