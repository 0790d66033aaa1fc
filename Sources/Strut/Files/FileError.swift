import FoundationEssentials
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that could not be read or written: a fault of the environment, not of a document.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried.
  public enum Operation: String, Hashable, Sendable {
    /// Reading a file.
    case read
    /// Writing a file.
    case write
  }

  /// What was tried.
  public let operation: Operation
  /// The file, by the name that was given.
  public let path: String
  /// The number of the system's error.
  public let code: Int32

  /// Creates an error from the system's error number.
  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// One sentence without a full stop, such as `cannot read 'a.xml': No such file or directory`.
  public var description: String {
    "cannot \(operation.rawValue) '\(path)': \(FilePath.reason(code, at: path))"
  }
}

extension FileError: LocalizedError {
  /// The ``description``.
  public var errorDescription: String? { description }
}
