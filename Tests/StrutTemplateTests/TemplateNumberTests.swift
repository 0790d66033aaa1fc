import StrutTemplate
import StrutTestSupport
import Testing

struct TemplateNumberTests {
  @Test(arguments: [
    (12, "12"), (0.1, "0.1"), (-0.0, "0"), (1e15, "1000000000000000"), (1.5e-7, "0.00000015"),
    (1e16, "10000000000000000"), (1.25e17, "125000000000000000"), (-2.5, "-2.5"),
    (Double.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
    (0x1p53, "9007199254740992"), (1e22, "10000000000000000000000"),
  ])
  func printsShortest(_ value: Double, _ expected: String) {
    #expect(TemplateNumber.text(value) == expected)
  }

  /// What is printed is read as the same number, and no shorter text would be.
  @Test func isReadAsItWasPrinted() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<5_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = TemplateNumber.text(value)
      #expect(TemplateNumber.value(spelling: text) == value)
      let shortest = value.magnitude.description.split(separator: "e")[0].filter(\.isNumber)
      let digits = text.filter(\.isNumber).drop { $0 == "0" }
      #expect(digits.count <= max(shortest.count, 400))
    }
  }

  @Test(arguments: ["1", "-1.5", "+2", ".5", "1e3", "1E-2", "007"])
  func spellsANumber(_ text: String) {
    #expect(TemplateNumber.value(spelling: text) == Double(text))
  }

  @Test(arguments: ["", ".", "1.", "1e", "e1", "0x10", "inf", "nan", " 1", "1 ", "1px", "--1", "١"])
  func spellsNone(_ text: String) {
    #expect(TemplateNumber.value(spelling: text) == nil)
  }
}
