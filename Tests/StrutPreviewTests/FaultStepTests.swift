import Testing

@testable import StrutPreview

/// The places in the way to a fault, which pages lead to.
struct FaultStepTests {
  @Test(arguments: [
    ("used by <B> at docs/page.xml:2:3", "used by <B> at |page.xml:2:3"),
    ("in turn 2 (docs/data/rows.json:14:3)", "in turn 2 (|data/rows.json:14:3|)"),
    ("used by <B> at kit.xml:7 and 3 more", "used by <B> at |../kit.xml:7| and 3 more"),
    ("used by <B> at -:2:3", "used by <B> at |../-:2:3"),
    // A time of day is no place.
    ("in turn 1, 'Lunch at 12:30'", "in turn 1, 'Lunch at 12:30'"),
    ("and 12 more", "and 12 more"),
  ])
  func placesAreNamedFromTheDocumentsFolder(_ step: String, _ expected: String) {
    let parts = FaultStep(step, from: "docs/page.xml").parts.map { part in
      switch part {
      case .text(let text): text
      case .place(let file, let line, let column):
        "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
      }
    }
    #expect(parts.joined(separator: "|") == expected)
  }
}
