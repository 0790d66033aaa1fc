import Foundation
import Strut

/// What came of calls.
final class CallLog {
  /// What was not as it has to be.
  private(set) var faults: [String] = []
  /// How many calls did not throw.
  private(set) var successes = 0

  /// Lets something throw, if the error says what is wrong.
  func tell(_ body: () throws -> Void) {
    do {
      try body()
      successes += 1
    } catch {
      if error.localizedDescription.isEmpty { faults.append("\(type(of: error)) says nothing") }
    }
  }

  func expect(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds { faults.append(words()) }
  }

  /// Expects numbers.
  func expect(_ size: Size) {
    expect(!size.width.isNaN && !size.height.isNaN, "a size that is none: \(size)")
  }
}
