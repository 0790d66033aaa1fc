import Strut
import StrutCore

/// Two cases of a document whose pictures would have one name, such as a case called `default` beside the document without one:
/// a mistake of the document.
package struct CaseClash: Hashable, Sendable {
  /// The case that is drawn first.
  private let first: SnapshotCase
  /// The case that wants another name.
  private let second: SnapshotCase

  /// The first two cases of a document that have one name; `nil` where there are none, or the declared axes alone give them one.
  ///
  /// - Parameters:
  ///   - configuration: What is declared for the document.
  ///   - states: What of it is worth a look.
  package init?(_ configuration: Configuration, states: [DocumentStates.State]) {
    self.init(CaseMatrix(configuration, states: states))
  }

  /// The first two cases of `matrix` that have one name.
  init?(_ matrix: CaseMatrix) {
    guard let (first, second) = matrix.sharingCases, first.state != second.state else { return nil }
    (self.first, self.second) = (first, second)
  }

  /// The case that wants another name, with its component.
  package var state: DocumentStates.State {
    DocumentStates.State(component: second.component, caseName: second.state)
  }

  /// What is wrong.
  ///
  /// - Parameter range: Where the name of the case stands.
  package func diagnostic(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .error, "defined-twice", second.nameShared(with: first), at: range,
      hints: ["give the case another name"])
  }
}

extension SnapshotCase {
  /// That the picture of another case, which is drawn before, has the same name.
  func nameShared(with first: SnapshotCase) -> String {
    "two golden images are called '\(fileName)', those of \(first.words) and of \(words)"
  }

  /// The case and the axes that are declared, in words.
  private var words: String {
    let axes = [
      viewport.map { "the viewport '\($0.name)'" }, theme.map { "the theme '\($0)'" },
      locale.map { "the locale '\($0)'" }, direction.map { "the direction '\($0.rawValue)'" },
    ].compactMap(\.self)
    let state = state.map { "the case '\($0)'" } ?? "no case"
    return axes.isEmpty ? state : "\(state) in \(axes.listed())"
  }
}
