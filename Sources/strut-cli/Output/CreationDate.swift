import ArgumentParser
import Glibc
import StrutCore

/// When pictures say that they were made.
enum CreationDate {
  /// The end of the year 9999, in seconds since 1970.
  private static let latest = 253_402_300_799

  /// The seconds since 1970 that `SOURCE_DATE_EPOCH` names; 0 without it, so that the same input gives the
  /// same bytes.
  static func fromEnvironment() throws -> Int {
    guard let value = getenv("SOURCE_DATE_EPOCH") else { return 0 }
    let text = String(cString: value)
    guard let seconds = Int(text), (0...latest).contains(seconds) else {
      throw ValidationError("SOURCE_DATE_EPOCH is '\(text)', which is no number of seconds")
    }
    return seconds
  }
}
