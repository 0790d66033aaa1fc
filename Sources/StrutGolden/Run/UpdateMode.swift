/// Which goldens a run writes.
package enum UpdateMode: String, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// Those that are missing; each makes the run fail once, so that nobody takes recording for passing.
  case missing
  /// Those that are missing and those whose comparison fails.
  case changed
  /// Those that are missing and those whose pixels differ, even where a tolerance lets them pass; and every layout
  /// record that is not up to date.
  case all

  /// Whether a missing golden is written.
  var writesMissing: Bool { self != .none }
  /// Whether a golden whose comparison fails is written.
  var writesChanged: Bool { self == .changed || self == .all }
}
