import Strut
import StrutGolden
import XCTest

/// Asserts that a document looks like its golden image, in a test of XCTest.
///
/// ```swift
/// func testReceipt() throws {
///   try assertSnapshot(of: Document(contentsOf: url), named: "receipt", scale: 2)
/// }
/// ```
///
/// Goldens, recording and results are those of ``expectSnapshot(of:named:scale:tolerance:filePath:sourceLocation:)``.
///
/// - Parameters:
///   - document: The document.
///   - name: The name of the golden; unique in the file of the test.
///   - scale: Pixels for each point; positive.
///   - tolerance: Which differences pass; `nil` asks the nearest `strut.json`, and is exact without one.
/// - Throws: ``MarkupError`` or ``RenderingError`` where the document cannot be drawn, ``FileError`` where a golden
///   cannot be read or written.
public func assertSnapshot(
  of document: Document, named name: String, scale: Double = 1, tolerance: Tolerance? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  let outcome = try SnapshotCheck(
    testFile: "\(file)", name: name, scale: scale, tolerance: tolerance
  ).outcome(of: document)
  if let message = outcome.failure { XCTFail(message, file: file, line: line) }
}
