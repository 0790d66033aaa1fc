import StrutCore
import Testing

struct DecimalTests {
  @Test(arguments: [
    (12, "12"), (0.1, "0.1"), (-0.0, "0"), (1e15, "1000000000000000"), (1.5e-7, "0.00000015"),
    (1e16, "10000000000000000"), (1.25e17, "125000000000000000"), (-2.5, "-2.5"),
    (Double.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
    (0x1p53, "9007199254740992"), (1e22, "10000000000000000000000"),
  ])
  func printsShortest(_ value: Double, _ expected: String) {
    #expect(value.shortestDecimal == expected)
  }

  @Test(arguments: [
    (1.0 / 3, 2, "0.33"), (2.0 / 3, 4, "0.6667"), (12.0, 3, "12"), (-0.004, 2, "0"),
    (99.95, 1, "100"),
    (-1.25, 1, "-1.3"), (0.5, 0, "1"), (1e300, 4, "1" + String(repeating: "0", count: 300)),
    (.infinity, 2, "inf"),
  ])
  func roundsToPlaces(_ value: Double, _ places: Int, _ expected: String) {
    #expect(value.decimal(places: places) == expected)
  }
}
