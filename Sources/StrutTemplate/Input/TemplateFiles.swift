/// Reads the files that documents name.
package protocol TemplateFiles {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path seen from the document's folder, normalized.
  ///   - limit: The most bytes that are of use.
  /// - Throws: Why the file cannot be read.
  func read(_ path: String, limit: Int) throws(TemplateFileFault) -> [UInt8]
  /// Fails where a file cannot be read, in the words of ``read(_:limit:)``.
  func check(_ path: String) throws(TemplateFileFault)
  /// The bytes of a file that a command names, as a path seen from the current folder.
  func readChosen(_ path: String, limit: Int) throws(TemplateFileFault) -> [UInt8]
}

/// Why a file cannot be read.
package struct TemplateFileFault: Error, Sendable {
  /// The stable name of the problem.
  package var code: String
  /// What is wrong, with the path in quotes.
  package var message: String
  /// What to do next.
  package var hints: [String]

  /// Creates a fault.
  package init(code: String, message: String, hints: [String] = []) {
    self.code = code
    self.message = message
    self.hints = hints
  }
}
