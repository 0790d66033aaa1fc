import StrutBoxes
import StrutCore

extension [String] {
  /// Names as people list them, with the number of the others where there are many.
  func listed(atMost most: Int) -> String {
    guard count > most else { return listed() }
    return prefix(most / 2).joined(separator: ", ") + " and \(count - most / 2) more"
  }
}
