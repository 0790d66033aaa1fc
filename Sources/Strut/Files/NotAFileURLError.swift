import FoundationEssentials

/// An address that names no file, where a program has to give one: nothing is ever loaded from the network.
public struct NotAFileURLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address.
  public let url: URL

  /// One sentence that names the scheme, without a full stop.
  public var description: String {
    "'\(url.absoluteString)' is no file: nothing is loaded from '\(url.scheme ?? ""):'"
  }
}

extension NotAFileURLError: LocalizedError {
  /// The ``description``.
  public var errorDescription: String? { description }
}

extension URL {
  /// The path of a file; an address without a scheme is a path, too.
  ///
  /// - Throws: ``NotAFileURLError`` where the address names no file.
  func filePath() throws(NotAFileURLError) -> String {
    guard isFileURL || scheme == nil else { throw NotAFileURLError(url: self) }
    return path
  }
}
