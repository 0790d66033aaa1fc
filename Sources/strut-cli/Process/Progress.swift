import Glibc
import StrutCommandLine

/// A line on the terminal that says how far a long run has come; nothing where there is no terminal.
struct Progress {
  /// Fewer documents than this are done before anybody wonders.
  private static let least = 10

  private let count: Int
  private let isShown: Bool
  private let noun: String

  /// Prepares the line for `count` documents, or for so many of something else.
  init(count: Int, of noun: String = "documents") {
    self.count = count
    self.noun = noun
    isShown = count >= Self.least && isatty(STDERR_FILENO) == 1
  }

  /// Replaces the line.
  func show(done: Int) {
    guard isShown else { return }
    Console.writeError("\r\u{1B}[K\(done) of \(count) \(noun)")
  }

  /// Takes the line away.
  func clear() {
    if isShown { Console.writeError("\r\u{1B}[K") }
  }

  /// Takes the line away where something is printed next.
  func clear(before text: String) {
    if !text.isEmpty { clear() }
  }
}
