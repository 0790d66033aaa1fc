import StrutFormats
import Testing

struct DecimalNumberTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (100, "100"), (-12.5, "-12.5"), (0.1, "0.1"),
      (1.0 / 1024, "0.0009765625"),
      (100.0 / 3, "33.3333333333"), (0.1 + 0.2, "0.3"), (1e-5, "0.00001"), (1e-12, "0"),
      (-1e-12, "0"), (0.99999999999, "1"), (1_000_000.1, "1000000.1"),
      (9_007_199_254_740_992, "9007199254740992"),
      (1e21, "1000000000000000000000"), (1.25e18, "1250000000000000000"),
      (-3e16, "-30000000000000000"),
    ] as [(Double, String)])
  func printsDecimalsWithoutExponent(_ value: Double, _ expected: String) {
    #expect(DecimalNumber.string(value) == expected)
  }

  @Test func multiplesOf1024thsAreExact() {
    for step in 0..<1024 {
      let value = 321 + Double(step) / 1024
      #expect(Double(DecimalNumber.string(value)) == value)
    }
  }
}
