import ArgumentParser

/// The argument of `-j`.
enum JobCount {
  private static let accepted = 1...1024

  /// Reads the number of threads.
  static func number(_ argument: String) throws -> Int {
    guard let count = Int(argument), accepted.contains(count) else {
      throw ValidationError(
        "it is a number from \(accepted.lowerBound) to \(accepted.upperBound)")
    }
    return count
  }
}
