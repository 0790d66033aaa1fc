import StrutFormats

/// The declarations of a document that is drawn many times, with its libraries, tokens, strings and data: read once for
/// each thread, however many rows, cases, themes and languages there are.
///
/// Files are taken to stay as they are.
package final class DeclarationPool: Sendable {
  /// Declarations of which nobody makes use: whoever takes them is alone with them.
  private struct Idle: @unchecked Sendable {
    let declarations: Declarations
  }

  private let idle = Monitor([Idle]())

  /// Keeps nothing yet.
  package init() {}

  /// Declarations that have been read, as if nothing had been expanded with them; `nil` where all are in use.
  func take() -> Declarations? {
    let declarations = idle.enter { $0.popLast() }?.declarations
    declarations?.restart()
    return declarations
  }

  /// Takes declarations back.
  func give(_ declarations: Declarations) {
    // Where a bound was reached, something may have been left half done.
    guard !declarations.report.isStopped else { return }
    let entry = Idle(declarations: declarations)
    idle.enter { $0.append(entry) }
  }
}
