import StrutCore
import StrutTemplate
import StrutTestSupport
import Testing

struct TemplateNumberTests {
  /// What is printed is read as the same number, and no shorter text would be.
  @Test func isReadAsItWasPrinted() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<5_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = value.shortestDecimal
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
