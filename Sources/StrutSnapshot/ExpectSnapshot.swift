import Strut
import StrutGolden
import Testing

/// Expects that a document looks like its golden image, in a test of Swift Testing.
///
/// ```swift
/// @Test func receipt() throws {
///   try expectSnapshot(of: Document(contentsOf: url), named: "receipt", scale: 2)
/// }
/// ```
///
/// The golden stands beside the file of the test, in `__Snapshots__/<file>/<name>@<scale>x.png`. Where there is none
/// it is recorded and the test fails once. What differs waits in `.strut/results` for `strut review` and
/// `strut accept`, and the pictures are attached to the test.
///
/// The environment variable `STRUT_RECORD` says which goldens are written: `none`, `missing`, `changed` or `all`.
/// Unset it is `missing`, and `none` where `CI` is set.
///
/// - Parameters:
///   - document: The document.
///   - name: The name of the golden; unique in the file of the test.
///   - scale: Pixels for each point; positive.
///   - tolerance: Which differences pass; `nil` asks the nearest `strut.json`, and is exact without one.
/// - Throws: ``MarkupError`` or ``RenderingError`` where the document cannot be drawn, ``FileError`` where a golden
///   cannot be read or written.
public func expectSnapshot(
  of document: Document, named name: String, scale: Double = 1, tolerance: Tolerance? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let outcome = try SnapshotCheck(
    testFile: filePath, name: name, scale: scale, tolerance: tolerance
  )
  .outcome(of: document)
  for attachment in outcome.attachments {
    Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
  }
  if let message = outcome.failure {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}
