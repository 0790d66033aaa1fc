import Testing

@_spi(Solver) @testable import StrutConstraints

struct PriorityTests {
  @Test func liesBetweenOneAndAThousand() {
    #expect(Priority(0.5) == nil)
    #expect(Priority(1001) == nil)
    #expect(Priority(1000) == .required)
    #expect(Priority.low < .high)
  }
}
