import Foundation
import Strut
import StrutConstraints
import StrutTestSupport
import Testing

@testable import strut_cli

/// What the solver cannot prove is told as a fault of Strut with a status of its own, and never passes for a layout.
struct SolverFaultTests {
  private static let message =
    "error: this is a fault of Strut itself; please report it with the document: "
    + "the simplex method did not end"

  /// Documents with constraint containers, solved with fewer moves than most of them need.
  @Test func whatIsNotProvedIsAFaultOfStrut() throws {
    let renderer = DocumentRenderer(
      fonts: try SharedFonts(),
      options: ReadingOptions(root: packageRoot.appendingPathComponent("Fixtures").path))
    var faults = 0
    for fixture in Fixture.all("Fixtures/constraints/layout") {
      let name = fixture.url.lastPathComponent
      let bytes = [UInt8](try Data(contentsOf: fixture.url))
      func report() -> DocumentReport {
        let folder = fixture.url.deletingLastPathComponent().path
        let source = DocumentSource(name: name, bytes: bytes, folder: folder)
        let document = renderer.process(source)
        var report = DocumentReport()
        report.add(document.diagnostics, in: document.source)
        report.output = document.layoutRecord(file: name)?.table ?? ""
        return report
      }
      let proved = report()
      let limited = SolverLimits.$mostMoves.withValue(1) { report() }
      #expect(proved.status < .internalFault, "\(name): \(proved.messages)")
      guard limited.messages.contains(Self.message) else {
        #expect(limited.output == proved.output, "\(name)")
        continue
      }
      faults += 1
      #expect(limited.status.rawValue == 70, "\(name)")
    }
    #expect(faults >= 3, "some of these documents need more moves than one")
  }
}
