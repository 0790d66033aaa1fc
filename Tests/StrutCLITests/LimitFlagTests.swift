import Foundation
import StrutCore
import StrutTestSupport
import Testing

@testable import StrutCommandLine

/// Every row of the table of limits has its flag, and the flag takes what the table says.
struct LimitFlagTests {
  @Test(arguments: Limit.allCases)
  func everyLimitHasItsFlag(_ limit: Limit) throws {
    #expect(try LimitOptions.parse([]).limits == Limits())
    let options = try LimitOptions.parse([limit.flag, "7"])
    #expect(options.limits == [limit: 7])
    #expect(options.limits != Limits())
  }

  @Test(arguments: Limit.allCases)
  func flagsTakeNoNonsense(_ limit: Limit) {
    for value in ["0", "-1", "nan", "inf", "1e300", "many", limit == .time ? "0" : "1.5"] {
      #expect(throws: (any Error).self) { try LimitOptions.parse([limit.flag, value]) }
    }
  }
}
