import FoundationEssentials
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
/// `strut accept`, and the pictures are attached to the test. What drawing warns of, such as a character that no font
/// has, is a warning of the test.
///
/// The environment variable `STRUT_RECORD` says which goldens are written: `none`, `missing`, `changed` or `all`.
/// Unset it is `missing`, and `none` where `CI` is set.
///
/// - Parameters:
///   - document: The document.
///   - name: The name of the golden, unique in the file of the test; `nil` is the name of the test.
///   - scale: Pixels for each point; positive.
///   - tolerance: Which differences pass; `nil` asks the nearest `strut.json`, and is exact without one.
/// - Throws: ``MarkupError`` or ``RenderingError`` where the document cannot be drawn, ``FileError`` where a golden
///   cannot be read or written.
public func expectSnapshot(
  of document: Document, named name: String? = nil, scale: Double = 1,
  tolerance: Tolerance? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expect(
    SnapshotSubject(document), named: name ?? testName(), scale: scale, tolerance: tolerance,
    filePath: filePath, sourceLocation: sourceLocation)
}

/// Expects that a component looks like its golden images, one for each width and scale.
///
/// ```swift
/// @Test func receipt() throws {
///   try expectSnapshot(of: Receipt(order: .sample), widths: [320, 1280], scales: [1, 2])
/// }
/// ```
///
/// The goldens are named after the test, with the width where there is one: `receipt-320@2x.png`. What differs is told
/// with the lines of this program.
///
/// - Parameters:
///   - component: What to draw.
///   - name: The name of the goldens, unique in the file of the test; `nil` is the name of the test.
///   - widths: The widths of the canvas in points; without any it is as wide as the component says or needs.
///   - scales: Pixels for each point; positive.
///   - tolerance: Which differences pass; `nil` asks the nearest `strut.json`, and is exact without one.
///   - fonts: The fonts that its texts may use; `nil` for the standard ones.
///   - folder: What the paths of its images start from; `nil` is the current folder.
/// - Throws: ``MarkupError`` or ``RenderingError`` where the component cannot be drawn, also for a width that is none,
///   ``NotAFileURLError`` where `folder` names no folder, ``FileError`` where a golden cannot be read or written.
public func expectSnapshot(
  of component: some Component, named name: String? = nil, widths: [Double] = [],
  scales: [Double] = [1], tolerance: Tolerance? = nil, fonts: Fonts? = nil, folder: URL? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let snapshots = try ComponentSnapshots(
    of: component, named: name ?? testName(), widths: widths, fonts: fonts, folder: folder)
  for part in snapshots.parts {
    try expectSnapshot(
      of: part.box, named: part.name, scales: scales, tolerance: tolerance, filePath: filePath,
      sourceLocation: sourceLocation)
  }
}

/// Expects that a tree looks like its golden images, one for each scale: as it was laid out last, with what has changed
/// since.
///
/// The goldens are named after the test. What differs is told with the lines of this program.
///
/// - Parameters:
///   - box: What to draw.
///   - name: The name of the goldens, unique in the file of the test; `nil` is the name of the test.
///   - scales: Pixels for each point; positive.
///   - tolerance: Which differences pass; `nil` asks the nearest `strut.json`, and is exact without one.
/// - Throws: ``MarkupError`` or ``RenderingError`` where the tree cannot be drawn, ``FileError`` where a golden
///   cannot be read or written.
public func expectSnapshot(
  of box: Box, named name: String? = nil, scales: [Double] = [1], tolerance: Tolerance? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for scale in scales {
    try expect(
      SnapshotSubject(box), named: name ?? testName(), scale: scale, tolerance: tolerance,
      filePath: filePath, sourceLocation: sourceLocation)
  }
}

/// The name of the test that runs, as a file can have it; `snapshot` outside of tests.
private func testName() -> String {
  let name = Test.current?.name.prefix { $0 != "(" } ?? "snapshot"
  let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  guard !isPlain else { return name.isEmpty ? "snapshot" : String(name) }
  return String(name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
}

private func expect(
  _ subject: SnapshotSubject, named name: String, scale: Double, tolerance: Tolerance?,
  filePath: String, sourceLocation: SourceLocation
) throws {
  let outcome = try SnapshotCheck(
    testFile: filePath, name: name, scale: scale, tolerance: tolerance
  )
  .outcome(of: subject, among: .shared)
  for attachment in outcome.attachments {
    Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
  }
  #if compiler(>=6.3)
    for warning in outcome.warnings {
      Issue.record(
        Comment(rawValue: warning), severity: .warning, sourceLocation: sourceLocation)
    }
  #endif
  if let message = outcome.failure {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}
