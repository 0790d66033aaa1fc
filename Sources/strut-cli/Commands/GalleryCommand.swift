import ArgumentParser
import Strut
import StrutCommandLine
import StrutFormats
import StrutGolden
import StrutPreview

/// `strut gallery`: the pages of `strut preview` as plain files.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract:
      "Write a gallery of documents as plain files, for any web server or for opening from disk.",
    discussion: """
      An index with small pictures, and a page for each document with its pictures and an inspector. \
      Documents that differ from their golden images come first, with before and after. The same \
      documents give the same files.

      EXAMPLES:
        strut gallery -o gallery               everything below the working folder
        strut gallery screens -o out/gallery   open out/gallery/index.html
      """)

  @OptionGroup var documents: DocumentPathOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder of the gallery.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: "What the gallery is called.")
  var title = "Gallery"

  @OptionGroup var jobs: JobOptions

  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func validate() throws {
    if output.isEmpty { throw ValidationError("a path is empty") }
  }

  func run() throws {
    try SnapshotSession.run { session in
      try resources.folders.checkFolders()
      let gallery = try StaticGallery(
        PreviewSettings(
          paths: documents.paths, flags: resources.folders.configuration(in: session.workingFolder),
          missingGlyphs: resources.missingGlyph == .error ? .error : .warning,
          workingFolder: session.workingFolder, threadCount: jobs.threadCount,
          prepareThread: { ProcessEnd.useAlternateStack() }), title: title)
      for error in gallery.unreadable { Console.report(error: error) }
      guard gallery.count > 0 || !gallery.unreadable.isEmpty else {
        Console.report(error: DocumentPathOptions.noneFound)
        throw ExitCode(ExitStatus.wrongDocument.rawValue)
      }
      try write(gallery, session)
    }
  }

  private func write(_ gallery: StaticGallery, _ session: SnapshotSession) throws {
    let outcome: StaticGallery.Outcome
    do {
      outcome = try draw(gallery, session)
    } catch let fault as GalleryFolderFault {
      Console.report(error: fault, hint: fault.hint)
      throw ExitCode(ExitStatus.wrongUsage.rawValue)
    }
    let count = outcome.documentCount
    let changed = outcome.changedCount > 0 ? ", \(outcome.changedCount) changed" : ""
    let index = FilePath.normalized(output + "/index.html")
    try Console.print("\(count) \(count == 1 ? "document" : "documents")\(changed): \(index)\n")
    if outcome.unreadableCount > 0 || !gallery.unreadable.isEmpty {
      throw ExitCode(ExitStatus.environment.rawValue)
    }
    if outcome.wrongCount > 0 { throw ExitCode(ExitStatus.wrongDocument.rawValue) }
  }

  private func draw(
    _ gallery: StaticGallery, _ session: SnapshotSession
  ) throws -> StaticGallery.Outcome {
    let folder = GalleryFolder(
      FilePath.resolve(session.workingFolder, output), shownAs: FilePath.normalized(output),
      writer: session.writer)
    let progress = Progress(count: gallery.count)
    defer { progress.clear() }
    return try gallery.write(to: folder) { done, faults in
      progress.clear(before: faults)
      Console.report(faults)
      progress.show(done: done)
    }
  }
}
