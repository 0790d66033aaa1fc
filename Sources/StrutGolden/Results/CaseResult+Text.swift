import Strut
import StrutComparison
import StrutFormats

extension CaseResult {
  /// The verdict in one line.
  package var headline: String {
    switch status {
    case .same: "same"
    case .tolerated: "within its tolerance"
    case .recorded: "there was no golden; it was recorded"
    case .updated: "the golden was updated"
    case .missing: "there is no golden"
    case .moved: "its golden is \(former?.name ?? "that of another name")"
    case .stale: "stale: nothing draws this golden"
    case .wrong, .broken: faults.first?.message ?? "not compared"
    case .changed:
      Self.sum(causes.map(\.description)) ?? Self.sum(elements.map(\.description))
        ?? pixels?.description ?? "changed"
    }
  }

  /// The verdict in one line that is true of other snapshots, too: without the name of the golden.
  package var headlineOfAny: String {
    headline.replacing("the golden \(golden)", with: "the golden")
  }

  /// The first of some phrases, and how many more there are; `nil` for none.
  static func sum(_ phrases: [String]) -> String? {
    phrases.first.map { $0 + (phrases.count > 1 ? " and \(phrases.count - 1) more" : "") }
  }

  /// The place of a verdict on an element: a line of the document, or of the file that the element comes from.
  package func place(of verdict: ElementVerdict) -> String {
    path(of: verdict) + ":\(verdict.line)"
  }

  /// The path of the file that an element stands in.
  package func path(of verdict: ElementVerdict) -> String {
    verdict.file.map { FilePath.normalized(FilePath.join(FilePath.folder(of: document), $0)) }
      ?? document
  }

  /// Everything that is known, a line each: what was changed, the renderer, the elements with their places, the pixels.
  package var explanation: [String] {
    causes.map { "\($0.place(in: document)): \($0.description)" }
      + renderer.map { "another renderer: \($0)" }
      + Self.folded(elements.map { "\(place(of: $0)): \($0.description)" })
      + [pixels?.description].compactMap { $0 } + faults.flatMap(\.lines) + warnings
      + documentWarnings
      + ["golden: \(golden)"]
  }

  /// More elements of one snapshot are counted.
  private static let mostElements = 100

  private static func folded(_ lines: [String]) -> [String] {
    let rest = lines.count - mostElements
    return rest > 0 ? lines.prefix(mostElements) + ["… and \(rest) more elements"] : lines
  }
}

extension CaseResult.Fault {
  /// The fault as people read it, with what mends it.
  var lines: [String] { [text] + (hint.map { ["  hint: \($0)"] } ?? []) }
}
