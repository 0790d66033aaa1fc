import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutGolden

/// Which snapshots a command is about, and how many documents it draws at once.
struct SelectionOptions: ParsableArguments {
  @OptionGroup var documents: DocumentPathOptions

  @Option(
    name: .customLong("filter"), parsing: .singleValue,
    help: ArgumentHelp(
      "Only snapshots whose name holds this text, or fits it with * and ?; may be given several times.",
      valueName: "pattern"))
  var filters: [String] = []

  @Option(
    help: ArgumentHelp("Draw only this part of the documents, such as 2/3.", valueName: "i/n"))
  var shard: Shard?

  @OptionGroup var jobs: JobOptions

  func validate() throws {
    if filters.contains("") { throw ValidationError("a filter is empty") }
  }
}

/// Where reports go.
struct ReporterOptions: ParsableArguments {
  @Option(
    name: .customLong("reporter"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      list, html, json, junit, github or markdown, may be given several times (default: list). '-' is \
      standard output; without a path html, json and junit go to .strut/report.html, .json and .xml.
      """, valueName: "name[=path]"))
  var reporters: [String] = []

  /// The reports that are asked for.
  ///
  /// - Parameter project: The folder that holds `.strut`.
  func choices(project: String) throws -> [ReporterChoice] {
    do throws(ReporterFault) {
      return try (reporters.isEmpty ? ["list"] : reporters).map { text throws(ReporterFault) in
        try ReporterChoice(argument: text, folder: project)
      }
    } catch {
      throw ValidationError("\(error)")
    }
  }
}

extension Shard: ExpressibleByArgument {}
