import StrutCore
import Testing

@_spi(Solver) @testable import StrutConstraints

/// Which spaces of a list of views change with its first one.
struct StackRuleTests {
  @Test(
    arguments: [
      (nil, [0, 20, 8]), (.fill, [0, 20, 8]), (.fillEqually, [0, 20, 8]),
      (.equalCentering, [0, 20, 8]), (.equalSpacing, [0, 20, 20]),
    ] as [(StackRule.Distribution?, [Double])])
  func equalSpacesChangeTogether(_ distribution: StackRule.Distribution?, _ spaces: [Double]) {
    let members = [0.0, 4, 8].enumerated().map {
      StackRule.Member(ConstraintView($0.offset + 1), space: $0.element)
    }
    var rule = StackRule(
      along: .horizontal, in: ConstraintView(0), members, priority: .required,
      arrangement: distribution.map {
        StackRule.Arrangement($0, .fill, holdsEnds: true, length: ConstraintView(helper: 0))
      })
    rule.setFirstSpace(20)
    #expect(rule.members.map(\.space) == spaces)
  }
}
