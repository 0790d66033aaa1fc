import ArgumentParser
import Glibc
import Strut
import StrutCommandLine
import StrutCore
import StrutTemplate

/// Reads the file of `--rows`.
enum RowReader {
  /// The rows of a file. What is wrong with all of the file is printed, and ends the run with its status.
  ///
  /// - Parameter file: A path, or `-` for standard input, whose first character tells the format.
  static func read(_ file: String, limits: Limits) throws -> DataRows {
    let dataLimits = DataLimits(limits)
    let bytes: [UInt8]
    do throws(FileError) {
      // One byte more than the limit tells that there is more.
      bytes =
        file == "-"
        ? try FileReader.bytes(
          from: STDIN_FILENO, named: "standard input", limit: dataLimits.bytes + 1)
        : try FileReader.bytes(of: file, limit: dataLimits.bytes + 1)
    } catch {
      Console.report(error: error)
      throw ExitCode(ExitStatus.environment.rawValue)
    }
    guard let format = file == "-" ? format(of: bytes) : DataFormat(path: file) else {
      let known = DataFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw ValidationError("--rows: the name of '\(file)' ends in none of \(known)")
    }
    let (source, fault) = DataFile.text(of: bytes, name: file, limits: dataLimits)
    do throws(TemplateFault) {
      if let fault { throw fault }
      return try DataRows(source, as: format, limits: dataLimits)
    } catch {
      Console.report(error.diagnostic().description(in: source.text))
      throw ExitCode(ExitStatus.wrongDocument.rawValue)
    }
  }

  /// A list is JSON, an object begins lines of JSON, and everything else is a table.
  private static func format(of bytes: [UInt8]) -> DataFormat {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    switch text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case UInt8(ascii: "[")?: return .json
    case UInt8(ascii: "{")?: return .jsonl
    default: return .csv
    }
  }
}
