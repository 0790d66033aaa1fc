import Foundation
import Strut

/// What came of calls.
final class CallLog {
  /// What was not as it has to be.
  private(set) var faults: [String] = []
  /// How many calls did not throw.
  private(set) var successes = 0
  /// A hash of all that was noted (FNV-1a); `nil` where nothing is to be.
  private(set) var notes: UInt64?

  /// - Parameter keepsNotes: Whether what calls answer counts, which takes longer.
  init(keepsNotes: Bool) { notes = keepsNotes ? 0xCBF2_9CE4_8422_2325 : nil }

  /// Lets something throw, if the error says what is wrong.
  func tell(_ body: () throws -> Void) {
    do {
      try body()
      successes += 1
    } catch {
      if error.localizedDescription.isEmpty { faults.append("\(type(of: error)) says nothing") }
      note("\(error)")
    }
  }

  /// Notes what a call answers.
  func note(_ answer: @autoclosure () -> String) {
    guard var hash = notes else { return }
    for byte in answer().utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    notes = hash
  }

  func expect(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds { faults.append(words()) }
  }

  /// Expects numbers.
  func expect(_ size: Size) {
    expect(!size.width.isNaN && !size.height.isNaN, "a size that is none: \(size)")
    note("\(size)")
  }
}
