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
  /// The paths of the documents and libraries near to the document, seen from its folder, in order; few enough to be read.
  var neighbours: [String] { get }
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
  /// The path of a file that was probably meant, seen from the document's folder; it comes in place of ``hints``.
  package var near: String?

  /// Creates a fault.
  package init(code: String, message: String, hints: [String] = []) {
    self.code = code
    self.message = message
    self.hints = hints
  }

  /// The fault as one of a path as it is written, in place of one that is seen from the document's folder.
  ///
  /// - Parameter folder: The folder that the written path starts from, seen from the document's.
  func of(_ written: String, insteadOf path: String, from folder: String) -> TemplateFileFault {
    var fault = self
    fault.message = message.replacing("'\(path)'", with: "'\(written)'")
    if let near { fault.hints = ["did you mean '\(TemplatePath.relative(near, to: folder))'?"] }
    return fault
  }
}
