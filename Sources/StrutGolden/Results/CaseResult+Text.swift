extension CaseResult {
  /// The verdict in one line.
  package var headline: String {
    switch status {
    case .same: "same"
    case .tolerated: "within its tolerance"
    case .recorded: "there was no golden; it was recorded"
    case .updated: "the golden was updated"
    case .missing: "there is no golden"
    case .stale: "stale: nothing draws this golden"
    case .wrong, .broken: faults.first?.message ?? "not compared"
    case .changed:
      elements.first.map { first in
        first.description + (elements.count > 1 ? " and \(elements.count - 1) more" : "")
      } ?? pixels?.description ?? "changed"
    }
  }

  /// Everything that is known, a line each: the renderer, the elements with their places, the pixels.
  package var explanation: [String] {
    renderer.map { "another renderer: \($0)" }
      + elements.map { "\(document):\($0.line): \($0.description)" }
      + [pixels?.description].compactMap { $0 } + faults.map(\.text) + warnings
      + documentWarnings
      + ["golden: \(golden)"]
  }
}
