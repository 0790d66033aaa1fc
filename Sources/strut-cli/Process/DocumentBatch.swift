import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutGolden

/// The documents of a command, worked on by several threads and reported in their order.
struct DocumentBatch {
  private let files: [String]
  private let threadCount: Int
  private let resources: ResourceOptions
  /// How each document is read.
  private let options: [ReadingOptions]
  /// What is declared of each document for golden runs.
  private let configurations: [Configuration]
  private let ahead = DocumentsAhead()

  /// Prepares what the options of a command ask for.
  init(
    inputs: InputOptions, resources: ResourceOptions, canvas: CanvasOverrides = CanvasOverrides(),
    choices: TemplateChoices = TemplateChoices()
  ) throws {
    try self.init(
      files: inputs.files, threadCount: inputs.jobs.threadCount, resources: resources,
      canvas: canvas, choices: choices)
  }

  /// Prepares to work on `files`.
  init(
    files: [String], threadCount: Int, resources: ResourceOptions,
    canvas: CanvasOverrides = CanvasOverrides(), choices: TemplateChoices = TemplateChoices()
  ) throws {
    try resources.folders.checkFolders()
    self.files = files
    self.threadCount = threadCount
    self.resources = resources
    var configurations = DocumentConfigurations()
    options = try files.map {
      try configurations.options(of: $0, resources: resources, canvas: canvas, choices: choices)
    }
    self.configurations = try files.map { try configurations.configuration(of: $0) }
  }

  /// Reads the documents before their turn, to look at the files that they name.
  ///
  /// What cannot be read is reported in its turn.
  ///
  /// - Parameter check: Takes the name of each document and where its images and fonts stand.
  func readAhead(_ check: (String, [String]) throws -> Void) throws {
    for (index, file) in files.enumerated() {
      guard let source = try? DocumentSource(file: file) else { continue }
      let options = options[index]
      let document = source.mayNameFiles ? source.parsed(options.limits).resolved(options) : nil
      ahead.keep(source, document, at: index)
      if let document { try check(file, document.fileLocations) }
    }
  }

  /// Reads each document, lets `work` do the rest, and prints the reports in the order of the inputs.
  ///
  /// - Parameter unreadable: What goes to standard output for an input that cannot be read.
  /// - Throws: The status, unless it is ``ExitStatus/success``.
  func run(
    unreadable: @escaping @Sendable (String, FileError) -> String = { _, _ in "" },
    work: @escaping @Sendable (Int, ProcessedDocument, inout DocumentReport) -> Void
  ) throws {
    let fonts = try SharedFonts(
      folders: resources.folders.fontPaths, includesSystem: resources.folders.systemFonts)
    try perform(unreadable: unreadable) {
      RendererSet(fonts: fonts)
    } work: { [options, ahead] renderers, index, report throws(FileError) in
      let resolved = try ahead.take(index, file: files[index], options[index])
      let document = renderers.renderer(options[index]).process(resolved)
      report.add(document.diagnostics, in: document.source)
      report.add(usage: document.usageFaults, of: document.source)
      work(index, document, &report)
    }
  }

  /// Reports what is wrong with the documents in all of their cases, and the strings that none of them uses.
  ///
  /// - Throws: The status, unless it is ``ExitStatus/success``.
  func check() throws {
    let fonts = try SharedFonts(
      folders: resources.folders.fontPaths, includesSystem: resources.folders.systemFonts)
    let strings = Monitor(SharedStrings())
    let themes = Monitor(AskedThemes())
    let folder = FileSystem.workingFolder()
    // What is wrong with the documents does not hide what is wrong with what is asked of them.
    defer { Console.report(themes.enter(\.messages)) }
    try perform {
      RendererSet(fonts: fonts)
    } work: {
      [options, configurations] renderers, index, report throws(FileError) in
      let (options, configuration) = (options[index], configurations[index])
      let source = try DocumentSource(file: files[index], options.limits).parsed(options.limits)
      let document = renderers.renderer(options).check(
        source, choices: options.choices, canvases: configuration.canvases,
        locales: configuration.locales ?? [])
      report.add(document.diagnostics, in: document.source)
      if let states = document.states,
        let clash = CaseClash(configuration, states: states.states)
      {
        report.add(
          [clash.diagnostic(at: states.caseRanges[clash.state])], in: document.source)
      }
      report.add(usage: document.usageFaults, of: document.source)
      strings.enter { $0.add(document.strings) }
      guard options.choices.theme == nil else { return }
      let asked = configuration.themePlaces
      let lacks = AskedThemes.lacks(of: document, asked: asked, from: folder) { theme in
        var choices = options.choices
        (choices.theme, choices.isThemeOptional) = (theme, true)
        return renderers.renderer(options).process(source, choices: choices).usageFaults.first
      }
      themes.enter { $0.add(lacks, at: index) }
    }
    // A document with an error may be the one that uses them: then nothing is said.
    let unused = strings.enter { strings in
      strings.dropUses(in: strings.isEmpty ? [] : neighbours)
      return strings.messages
    }
    Console.report(unused)
    // Golden runs fail of it.
    guard themes.enter(\.isEmpty) else { throw ExitCode(ExitStatus.wrongDocument.rawValue) }
  }

  /// The most names in the folders of a project that are looked at for other documents.
  private static let mostNames = 20_000

  /// The documents of the project that are not looked at: those in the folder that a document may use, or in its own; `nil`
  /// where not all of them can be found, or not soon.
  private var neighbours: [String]? {
    let base = FileSystem.workingFolder()
    let own = Set(files.map { FilePath.resolve(base, $0) })
    let folders = Set(
      files.indices.filter { files[$0] != "-" }.map { index in
        options[index].root ?? FilePath.folder(of: files[index])
      })
    let search = try? DocumentSearch(
      Array(folders), in: base, keepsUnreadable: true, mostNames: Self.mostNames)
    guard let search, !search.isCut, search.unreadable.isEmpty else { return nil }
    return search.documents.map(\.path).filter { !own.contains($0) }
  }

  /// Prints the plain documents that the documents mean.
  ///
  /// - Throws: The status, unless it is ``ExitStatus/success``.
  func expand() throws {
    try perform {
    } work: { [options] _, index, report throws(FileError) in
      let options = options[index]
      let source = try DocumentSource(file: files[index], options.limits).parsed(options.limits)
      let document = source.expanded(options, isForced: true)
      report.add(document.faults(options), in: document.plain.source.written)
      report.add(usage: document.usageFaults, of: document.plain.source.written)
      if report.status == .success { report.output = document.text }
    }
  }

  /// Works on each document, and prints the reports in the order of the inputs.
  private func perform<Worker>(
    unreadable: @escaping @Sendable (String, FileError) -> String = { _, _ in "" },
    makeWorker: @escaping @Sendable () -> Worker,
    work: @escaping @Sendable (Worker, Int, inout DocumentReport) throws(FileError) -> Void
  ) throws {
    let progress = Progress(count: files.count)
    var status = ExitStatus.success
    var common = CommonMistakes(of: "document")
    let deadline = deadline
    try OrderedBatch(threadCount: threadCount).run(count: files.count, deadline: deadline) {
      ProcessEnd.useAlternateStack()
      return makeWorker()
    } work: { worker, index in
      var report = DocumentReport()
      do throws(FileError) {
        try work(worker, index, &report)
      } catch {
        report.fail(.environment, error)
        report.output = unreadable(files[index], error)
      }
      // The painter looks at the time as the batch does: whoever is first, the same is said.
      return report.isOverdue ? deadline.output(index) : report
    } receive: { index, report throws(FileError) in
      let messages = report.messages(of: files[index], besides: &common)
      progress.clear(before: messages + report.output)
      Console.report(messages)
      if !report.output.isEmpty { try Console.print(report.output) }
      status = max(status, report.status)
      progress.show(done: index + 1)
    }
    progress.clear()
    for line in common.lines { Console.report(line) }
    if status != .success { throw ExitCode(status.rawValue) }
  }

  /// What a document comes to that needs too much time.
  private var deadline: BatchDeadline<DocumentReport> {
    BatchDeadline(seconds: { [options] in options[$0].limits[.time] }) { [files, options] index in
      var report = DocumentReport()
      let (limit, most) = (Limit.time, options[index].limits[.time])
      report.add(
        [
          .limit(
            limit, "more than \(limit.text(most)) \(limit.subject) are needed", at: .start)
        ], in: SourceText(name: files[index], bytes: []))
      return report
    }
  }
}
