import FoundationEssentials
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
///   - name: The name of the golden, unique in the file of the test; `nil` is the name of the test.
///   - scale: Pixels for each point; positive.
///   - tolerance: Which differences pass; `nil` asks the nearest `strut.json`, and is exact without one.
/// - Throws: ``MarkupError`` or ``RenderingError`` where the document cannot be drawn, ``FileError`` where a golden
///   cannot be read or written.
public func assertSnapshot(
  of document: Document, named name: String? = nil, scale: Double = 1,
  tolerance: Tolerance? = nil, function: String = #function, file: StaticString = #filePath,
  line: UInt = #line
) throws {
  try assert(
    SnapshotSubject(document), named: name ?? testName(function), scale: scale,
    tolerance: tolerance, file: file, line: line)
}

/// Asserts that a tree looks like its golden images, one for each scale, in a test of XCTest.
///
/// Names and goldens are those of ``expectSnapshot(of:named:scales:tolerance:filePath:sourceLocation:)``.
///
/// - Parameters:
///   - box: What to draw.
///   - name: The name of the goldens, unique in the file of the test; `nil` is the name of the test.
///   - scales: Pixels for each point; positive.
///   - tolerance: Which differences pass; `nil` asks the nearest `strut.json`, and is exact without one.
/// - Throws: ``MarkupError`` or ``RenderingError`` where the tree cannot be drawn, ``FileError`` where a golden
///   cannot be read or written.
public func assertSnapshot(
  of box: Box, named name: String? = nil, scales: [Double] = [1], tolerance: Tolerance? = nil,
  function: String = #function, file: StaticString = #filePath, line: UInt = #line
) throws {
  for scale in scales {
    try assert(
      SnapshotSubject(box), named: name ?? testName(function), scale: scale, tolerance: tolerance,
      file: file, line: line)
  }
}

/// Asserts that a component looks like its golden images, one for each width and scale, in a test of XCTest.
///
/// Names and goldens are those of
/// ``expectSnapshot(of:named:widths:scales:tolerance:fonts:folder:filePath:sourceLocation:)``.
///
/// - Parameters:
///   - component: What to draw.
///   - name: The name of the goldens, unique in the file of the test; `nil` is the name of the test.
///   - widths: The widths of the canvas in points; without any it is as wide as the component says or needs.
///   - scales: Pixels for each point; positive.
///   - tolerance: Which differences pass; `nil` asks the nearest `strut.json`, and is exact without one.
///   - fonts: The fonts that its texts may use; `nil` for the standard ones.
///   - folder: What the paths of its images start from; `nil` is the current folder.
/// - Throws: ``MarkupError`` or ``RenderingError`` where the component cannot be drawn, also for a width that is none, ``NotAFileURLError`` where
///   `folder` names no folder, ``FileError`` where a golden cannot be read or written.
public func assertSnapshot(
  of component: some Component, named name: String? = nil, widths: [Double] = [],
  scales: [Double] = [1], tolerance: Tolerance? = nil, fonts: Fonts? = nil, folder: URL? = nil,
  function: String = #function, file: StaticString = #filePath, line: UInt = #line
) throws {
  let snapshots = try ComponentSnapshots(
    of: component, named: name ?? testName(function), widths: widths, fonts: fonts, folder: folder)
  for part in snapshots.parts {
    try assertSnapshot(
      of: part.box, named: part.name, scales: scales, tolerance: tolerance, file: file, line: line)
  }
}

private func assert(
  _ subject: SnapshotSubject, named name: String, scale: Double, tolerance: Tolerance?,
  file: StaticString, line: UInt
) throws {
  let outcome = try SnapshotCheck(
    testFile: "\(file)", name: name, scale: scale, tolerance: tolerance
  ).outcome(of: subject, among: .shared)
  if let message = outcome.failure { XCTFail(message, file: file, line: line) }
}

/// The name of a test function without its parentheses.
private func testName(_ function: String) -> String {
  let name = function.prefix { $0 != "(" }
  return name.isEmpty ? "snapshot" : String(name)
}
