import Strut
import StrutCore
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One `strut.json`.
package enum ConfigurationFile {
  /// The name that files are found by.
  package static let name = "strut.json"

  /// The most bytes that a file may have.
  package static let mostBytes = 1 << 20

  /// What the file says.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, UTF-8 with or without a byte order mark.
  ///   - name: The name for messages.
  ///   - folder: The absolute path of the folder that paths in the file start from.
  /// - Throws: ``ConfigurationError`` with every fault: unknown keys, wrong values, broken JSON.
  package static func parse(
    _ bytes: [UInt8], named name: String, in folder: String
  ) throws(ConfigurationError) -> Configuration {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let source = SourceText(name: name, bytes: text)
    guard String(validating: text, as: UTF8.self) != nil else {
      let fault = Diagnostic(
        .error, "encoding", "the file is not UTF-8", at: .start, hints: ["save it as UTF-8"])
      throw ConfigurationError(source: source, diagnostics: [fault])
    }
    let file: JSONValue
    do {
      file = try JSONParser.parse(text)
    } catch {
      let fault = Diagnostic(
        .error, "syntax", error.message, at: error.range, hints: error.hint.map { [$0] } ?? [])
      throw ConfigurationError(source: source, diagnostics: [fault])
    }
    var reading = ConfigurationReading(folder: folder) {
      let position = source.position(at: $0)
      return (position.line, position.column)
    }
    reading.read(file)
    guard reading.diagnostics.allSatisfy({ $0.severity == .warning }) else {
      throw ConfigurationError(source: source, diagnostics: reading.diagnostics)
    }
    var configuration = reading.configuration
    configuration.warnings = reading.diagnostics.map { $0.description(in: source) }
    return configuration
  }

  /// What is said of a file that is not read: it is too long, or a pipe or a device, which may have no end; `nil` for any other
  /// trouble.
  static func fault(of error: FileError) -> Diagnostic? {
    switch error.code {
    case EFBIG:
      Diagnostic(
        .error, "limit", "the file has more than \(mostBytes) bytes, the most that are read",
        at: .start)
    case ENOTSUP: Diagnostic(.error, "invalid-file", "this is no regular file", at: .start)
    default: nil
    }
  }
}

/// Everything that is wrong with a `strut.json`.
package struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  /// The file.
  package var source: SourceText
  /// What is wrong, in the order of the text; never empty.
  package var diagnostics: [Diagnostic]

  /// The code of a folder that is not there, which is a fault of the environment.
  static let missingFolder: Diagnostic.Code = "missing-folder"

  /// Whether nothing but folders is missing.
  package var isOfEnvironment: Bool { diagnostics.allSatisfy { $0.code == Self.missingFolder } }

  /// The faults as people read them: place, message, source line and hints.
  package var description: String {
    diagnostics.map { $0.description(in: source) }.joined(separator: "\n")
  }
}
