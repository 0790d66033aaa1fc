import StrutFuzzing
import StrutTestSupport
import Testing

/// Random sequences of public calls: nothing stops the program, what throws says why, and frames are numbers.
///
/// `STRUT_RANDOM_CALLS=50` takes fifty times as many seeds.
struct RandomCallsTests {
  private static let rounds = environmentNumber("STRUT_RANDOM_CALLS", else: 1)

  @Test(arguments: 0..<16 * rounds)
  func boxesTakeAnyCalls(_ seed: Int) { take(.boxes, seed) }

  /// Where every call throws, or the tree has no depth, nothing is tried.
  @Test(arguments: PublicCalls.Subject.allCases)
  func someCallsSucceed(_ subject: PublicCalls.Subject) {
    var calls = PublicCalls(seed: 3)
    calls.run(subject)
    #expect(calls.successes > 0)
    #expect(subject != .boxes || calls.depth >= 3, "\(calls.depth)")
  }

  @Test(arguments: 0..<24 * rounds)
  func elementsTakeAnyCalls(_ seed: Int) { take(.elements, seed) }

  @Test(arguments: 0..<12 * rounds)
  func renderersTakeAnyCalls(_ seed: Int) { take(.renderers, seed) }

  @Test(arguments: 0..<40 * rounds)
  func simpleLayoutsTakeAnyCalls(_ seed: Int) { take(.simpleLayouts, seed) }

  @Test(arguments: 0..<20 * rounds)
  func documentsTakeAnyCalls(_ seed: Int) { take(.documents, seed) }

  @Test(arguments: 0..<20 * rounds)
  func valuesTakeAnyCalls(_ seed: Int) { take(.values, seed) }

  private func take(_ subject: PublicCalls.Subject, _ seed: Int) {
    var calls = PublicCalls(seed: seed)
    calls.run(subject)
    #expect(calls.faults.isEmpty, "\(calls.faults)")
  }

  /// What the calls answer stays as it is: `Fixtures/api/calls.txt` has a hash for each sequence.
  ///
  /// Only the boxes take numbers that nobody expects there: limits of time are among those of the others.
  @Test func answersStayAsTheyAre() throws {
    let lines = PublicCalls.Subject.allCases.flatMap { subject in
      (0..<8).map { number in
        var calls = PublicCalls(
          seed: subject == .boxes ? number : 3 * number, keepsAnswers: true)
        calls.run(subject)
        return "\(subject) \(number) \(String(calls.answers ?? 0, radix: 16))"
      }
    }
    let file = packageRoot.appendingPathComponent("Fixtures/api/calls.txt")
    try expectGolden(lines.joined(separator: "\n"), at: file)
  }
}
