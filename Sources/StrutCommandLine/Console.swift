import Glibc
import Strut
import StrutCore

/// Standard output and standard error; everything that the command prints goes through here.
///
/// A closed pipe ends the process quietly (``ProcessEnd/byClosedPipe()``).
package enum Console {
  /// Writes to standard output.
  package static func print(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  /// Writes bytes to standard output.
  package static func write(_ bytes: [UInt8]) throws(FileError) {
    let failure = FileWriter.write(bytes, to: STDOUT_FILENO)
    if failure == EPIPE { ProcessEnd.byClosedPipe() }
    if failure != 0 { throw FileError(.write, "standard output", code: failure) }
  }

  /// Writes lines to standard error; an empty text prints nothing.
  package static func report(_ text: String) {
    guard !text.isEmpty else { return }
    writeError(text.hasSuffix("\n") ? text : text + "\n")
  }

  /// Prints an error that belongs to no document: `strut: error: message`.
  ///
  /// - Parameter hint: What to do next, on a line of its own.
  package static func report(
    error message: some CustomStringConvertible, hint: String? = nil
  ) {
    report(Self.errorLine(message) + (hint.map { "\n  hint: \($0.escapingControls)" } ?? ""))
  }

  /// The line that stands for an error that belongs to no document.
  package static func errorLine(_ message: some CustomStringConvertible) -> String {
    "strut: error: \(message.description.escapingControls)"
  }

  /// Writes to standard error as it is.
  package static func writeError(_ text: String) {
    // With standard error closed or full there is nowhere left to say so.
    if FileWriter.write(Array(text.utf8), to: STDERR_FILENO) == EPIPE {
      ProcessEnd.byClosedPipe()
    }
  }
}
