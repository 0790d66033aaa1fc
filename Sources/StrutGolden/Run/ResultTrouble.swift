import Strut
import StrutFormats

/// Why the results of a run cannot be kept. The run goes on without: what it found can still be told.
package final class ResultTrouble: Sendable {
  private let first = Monitor<FileError?>(nil)

  /// Creates no trouble.
  package init() {}

  /// The first file or folder that could not be written; `nil` where everything could.
  package var error: FileError? { first.enter { $0 } }

  /// Writes something, unless something could not be written before.
  package func attempt(_ write: () throws(FileError) -> Void) {
    guard error == nil else { return }
    do throws(FileError) {
      try write()
    } catch {
      first.enter { first in first = first ?? error }
    }
  }
}
