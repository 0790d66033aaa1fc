import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutTemplate

/// One document, drawn for each row of a file by several threads and reported in the order of the rows.
struct RowBatch {
  /// More messages than these are not remembered; they may be printed again.
  private static let mostMessages = 1000

  private let plan: RowPlan
  private let threadCount: Int
  private let options: ReadingOptions
  private let document: ParsedSource
  private let fonts: SharedFonts
  /// Where the paths in rows start, seen from the document's folder.
  private let rowFolder: String

  /// What a row came to: its report, and the messages that other rows may have too.
  private struct RowReport: Sendable {
    var report = DocumentReport()
    var shared: [SharedMessage] = []
  }

  /// A message that is told with the first row that has it.
  private struct SharedMessage: Sendable {
    /// What is the same in the messages of all these rows.
    var mistake: String
    var text: String
  }

  /// Reads the document.
  init(
    plan: RowPlan, threadCount: Int, resources: ResourceOptions, canvas: CanvasOverrides,
    choices: TemplateChoices
  ) throws {
    try resources.folders.checkFolders()
    self.plan = plan
    self.threadCount = threadCount
    rowFolder = DocumentConfigurations.folder(
      of: plan.rows.source.text.name, from: plan.input)
    var configurations = DocumentConfigurations()
    options = try configurations.options(
      of: plan.input, resources: resources, canvas: canvas, choices: choices)
    do throws(FileError) {
      var parsed = try DocumentSource(file: plan.input, options.limits).parsed(options.limits)
      // All rows share what the document imports.
      parsed.keptFiles = KeptTemplateFiles()
      document = parsed
    } catch {
      Console.report(error: error)
      throw ExitCode(ExitStatus.environment.rawValue)
    }
    fonts = try SharedFonts(
      folders: resources.folders.fontPaths, includesSystem: resources.folders.systemFonts)
    // What is wrong with the command is told once, and not for each row.
    var inspecting = options
    inspecting.choices.isInspected = true
    let expanded = document.expanded(inspecting)
    let faults = expanded.usageFaults
    guard faults.isEmpty else {
      for fault in faults { Console.report(error: "\(plan.input): \(fault.text)") }
      let isUnreadable = faults.allSatisfy(\.isUnreadable)
      throw ExitCode((isUnreadable ? ExitStatus.environment : .wrongUsage).rawValue)
    }
    // One without a default is missed in each row.
    let missing = expanded.diagnostics.filter { $0.code == "missing-value" }.map(\.message)
    let data = expanded.interface?.data ?? []
    let names = (expanded.interface?.parameters.map(\.name) ?? []).filter { !data.contains($0) }
    let isNear = warnOfFields(
      names.filter { name in !missing.contains { $0.contains("'\(name)'") } }, data)
    // What each row lacks is told with the rows.
    if !isNear, missing.isEmpty { warnOfRows(without: names, data) }
  }

  /// Warns of fields that are called like data, or nearly like parameters which no field fills; returns whether there are some.
  private func warnOfFields(_ parameters: [String], _ data: [String]) -> Bool {
    guard plan.rows.count > 0, let fields = (try? plan.rows[0])?.record?.names else { return false }
    let free = parameters.filter { !fields.contains($0) }
    var isTold = false
    for field in fields where !parameters.contains(field) {
      let hint: String
      if data.contains(field) {
        hint = "it is data: write <param name=\"\(field)\"/> in place of the <data>"
      } else if !plan.placeholders.contains(field), let near = nearestName(to: field, among: free) {
        hint = "did you mean '\(near)'?"
      } else {
        continue
      }
      isTold = true
      Console.report(
        "strut: warning: \(plan.rows.source.text.name): the field '\(field)' fills no parameter of \(plan.input); \(hint)"
      )
    }
    return isTold
  }

  /// Warns of rows of which no field is a parameter, so that all pictures are the same.
  ///
  /// - Parameter data: The names of the document's data.
  private func warnOfRows(without parameters: [String], _ data: [String]) {
    guard plan.rows.count > 1, let first = (try? plan.rows[0])?.record?.names, !first.isEmpty,
      !plan.hasField(among: parameters)
    else { return }
    let known =
      parameters.isEmpty && data.count == 1
      ? "its data takes the whole file: write --data \(data[0])=\(plan.rows.source.text.name)"
      : parameters.isEmpty
        ? "it has none: write <param name=\"\(first[0])\"/>"
        : "it has \(parameters.prefix(12).map { "'\($0)'" }.listed())"
    Console.report(
      "strut: warning: \(plan.rows.source.text.name): no field fills a parameter of \(plan.input), so that all pictures are the same; \(known)"
    )
  }

  /// Draws the rows.
  ///
  /// - Parameter svgText: How SVG files have texts.
  /// - Throws: The status, unless it is ``ExitStatus/success``.
  func run(_ output: PictureOutput, svgText: SVGTextMode) throws {
    let progress = Progress(count: plan.indices.count, of: "rows")
    var status = ExitStatus.success
    var common = CommonMistakes(of: "row", most: Self.mostMessages)
    let (fonts, options) = (fonts, options)
    try OrderedBatch(threadCount: threadCount).run(count: plan.indices.count) {
      ProcessEnd.useAlternateStack()
      return DocumentRenderer(fonts: fonts, options: options)
    } work: { renderer, number in
      draw(plan.indices[number], with: renderer, output, svgText)
    } receive: { (number, row: RowReport) throws(FileError) in
      var messages = row.report.messages
      for message in row.shared where common.tells(message.mistake) { messages += message.text }
      progress.clear(before: messages)
      Console.report(messages)
      status = max(status, row.report.status)
      progress.show(done: number + 1)
    }
    progress.clear()
    for line in common.lines { Console.report(line) }
    if status != .success { throw ExitCode(status.rawValue) }
  }

  // MARK: Rows

  private func draw(
    _ index: Int, with renderer: DocumentRenderer, _ output: PictureOutput, _ svgText: SVGTextMode
  ) -> RowReport {
    var result = RowReport()
    do throws(TemplateFault) {
      let row = try plan.rows[index]
      let pictures = try plan.pictures(of: row, at: index)
      var choices = options.choices
      // Of each row it would be the same.
      choices.tellsHidden = false
      choices.row = row
      choices.rowFolder = rowFolder
      let resolved = document.resolved(options, choices: choices)
      let used = resolved.fileLocations
      let processed = renderer.process(resolved)
      add(processed, of: row, to: &result)
      for picture in pictures {
        if case .file(let path) = picture.destination, let place = FilePath.location(of: path),
          used.contains(place)
        {
          result.report.fail(
            .wrongUsage, "the output '\(path)' is a file that '\(plan.input)' uses")
        } else {
          var drawn = DocumentReport()
          output.draw(processed, picture, svgText: svgText, reporting: &drawn)
          if !drawn.isEmpty { drawn.add(note: Self.note(row)) }
          result.report.add(drawn)
        }
      }
    } catch {
      result.report.add([error.diagnostic()], in: plan.rows.source.text)
    }
    return result
  }

  /// Which row a message is about.
  private static func note(_ row: TemplateValue) -> String {
    "for the row at \(row.origin?.place ?? "")"
  }

  /// Adds what is wrong with a document: what is wrong with the row belongs to it alone, but for a field that all rows lack.
  private func add(
    _ document: ProcessedDocument, of row: TemplateValue, to result: inout RowReport
  ) {
    result.report.add(usage: document.usageFaults, of: document.source)
    let rows = plan.rows.source.text
    for diagnostic in document.diagnostics {
      let isOfRow = diagnostic.source?.name == rows.name
      guard !isOfRow || diagnostic.code == .missingField else {
        result.report.add([diagnostic], in: document.source)
        continue
      }
      var counted = DocumentReport()
      counted.add([diagnostic], in: document.source)
      result.report.status = max(result.report.status, counted.status)
      let text = diagnostic.description(in: document.source)
      result.shared.append(
        SharedMessage(
          mistake: isOfRow ? "\(rows.name): error: \(diagnostic.message)" : text,
          text: "\(text)\n" + (isOfRow ? "" : "  \(Self.note(row))\n")))
    }
  }
}
