import ArgumentParser
import Strut
import StrutCore
import StrutFormats

/// What `-o` and `--format` ask for together.
struct OutputTarget {
  private enum Place {
    case besideInput
    case standardOutput
    case folder(String)
    case template(OutputTemplate)
  }

  /// What every picture is.
  let format: OutputFormat
  private let place: Place

  /// Reads the argument of `-o`; `nil` is no such option.
  ///
  /// - Parameter takesFields: Whether a template may name the fields of rows.
  init(_ output: String?, format: OutputFormat?, takesFields: Bool = false) throws {
    guard let output else {
      place = .besideInput
      self.format = format ?? .png
      return
    }
    if output.isEmpty { throw ValidationError("-o names no file") }
    if output == "-" {
      place = .standardOutput
      self.format = format ?? .png
    } else if FilePath.kind(of: output) == .folder {
      place = .folder(output)
      self.format = format ?? .png
    } else {
      if output.hasSuffix("/") {
        throw ValidationError("there is no folder '\(output)'; create it")
      }
      place = .template(try OutputTemplate(output, takesFields: takesFields))
      self.format = try Self.format(of: output, asked: format)
    }
  }

  /// The template, where there is one.
  var template: OutputTemplate? {
    if case .template(let template) = place { template } else { nil }
  }

  /// Rejects more pictures than the place can hold.
  func accept(inputCount: Int, scaleCount: Int) throws {
    switch place {
    case .besideInput, .folder: break
    case .template(let template):
      if inputCount > 1, !template.hasPlaceholders {
        throw ValidationError(
          "with several inputs -o is an existing folder or a template such as 'out/{name}.png'")
      }
      if scaleCount > 1, !template.hasPlaceholders {
        throw ValidationError(
          "with several scales -o is a template such as 'out/{name}@{scale}x.png'")
      }
    case .standardOutput:
      if inputCount * scaleCount > 1 {
        throw ValidationError("standard output takes only one picture")
      }
    }
  }

  /// Where the picture of `input` at `scale` goes.
  func destination(
    of input: String, scale: Double, format: OutputFormat
  ) -> OutputPlan.Destination {
    let name = input == "-" ? "stdin" : FilePath.stem(of: input)
    switch place {
    case .standardOutput: return .standardOutput
    case .besideInput:
      if input == "-" { return .standardOutput }
      return .file(FilePath.join(FilePath.folder(of: input), "\(name).\(format.rawValue)"))
    case .folder(let folder): return .file(FilePath.join(folder, "\(name).\(format.rawValue)"))
    case .template(let template):
      return .file(template.path(name: name, scale: DecimalNumber.string(scale)))
    }
  }

  private static func format(of output: String, asked: OutputFormat?) throws -> OutputFormat {
    let ext = FilePath.fileExtension(of: output)
    let named = ext.flatMap { OutputFormat(fileExtension: $0) }
    if let asked, let named, asked != named {
      throw ValidationError("'\(output)' ends in .\(ext!), but --format is \(asked.rawValue)")
    }
    guard let format = asked ?? named else {
      let known = OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw ValidationError(
        "the extension of '\(output)' says no format; use one of \(known), or --format")
    }
    return format
  }
}
