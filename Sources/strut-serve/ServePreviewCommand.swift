import ArgumentParser
import Strut
import StrutCommandLine
import StrutFormats
import StrutGolden
import StrutPreview
import StrutServer

/// `strut-serve preview`: the pages of documents as they are; started by `strut preview`.
struct ServePreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Serves the pages of 'strut preview'.")

  @OptionGroup var options: PreviewOptions

  func run() throws {
    try SnapshotSession.run { session in
      try options.resources.folders.checkFolders()
      let preview = try makeSession(in: session.workingFolder)
      // Who is on another machine looks, and changes nothing.
      let allowsEdits = MachineAddresses.isLoopback(options.host) && !options.isReadOnly
      let secret = allowsEdits ? AccessSecret() : nil
      let site = PreviewSite(
        preview, title: title(in: session.workingFolder), editSecret: secret?.text)
      let server = LoopbackServer(
        host: options.host, port: options.port, changeSecret: secret
      ) { request in
        let answer = await site.answer(
          request.method, request.path, query: request.query, body: request.body)
        return LoopbackServer.Response(answer)
      }
      do throws(ServerFault) {
        try server.run { addresses in announce(addresses, preview) }
      } catch {
        try error.end(host: options.host, port: options.port)
      }
    }
  }

  /// What is shown has the name of the one path that was given, else of the working folder.
  private func title(in folder: String) -> String {
    let paths = options.documents.paths
    let shown = paths.count == 1 ? FilePath.resolve(folder, paths[0]) : folder
    let name = FilePath.name(of: shown)
    return name.isEmpty ? "Documents" : name
  }

  private func makeSession(in folder: String) throws -> PreviewSession {
    do {
      return try PreviewSession(
        PreviewSettings(
          paths: options.documents.paths,
          flags: options.resources.folders.configuration(in: folder),
          missingGlyphs: options.resources.missingGlyph == .error ? .error : .warning,
          workingFolder: folder,
          threadCount: max(2, Processors.available),
          prepareThread: { ProcessEnd.useAlternateStack() },
          reportFault: { Console.report(error: $0, hint: $0.hint) }))
    } catch let error as WatchError {
      Console.report(error: error, hint: error.hint)
      throw ExitCode(ExitStatus.environment.rawValue)
    }
  }

  /// Says where the pages are, and starts to draw.
  private func announce(_ addresses: ServerAddresses, _ preview: PreviewSession) {
    Task { await preview.start() }
    let count = preview.initialCount
    // Without anybody to read the address there is nothing to say it to.
    let documents =
      count == 0
      ? "No documents yet, new ones appear" : "\(count) \(count == 1 ? "document" : "documents")"
    try? Console.print("\(documents) at \(addresses.announcement)")
    if options.opensBrowser { BrowserOpener.open(addresses.first) }
  }
}

extension LoopbackServer.Response {
  init(_ answer: PreviewSite.Answer) {
    switch answer.body {
    case .bytes(let bytes): self.init(status: answer.status, type: answer.type, body: .bytes(bytes))
    case .events(let events):
      self.init(status: answer.status, type: answer.type, body: .stream(events))
    }
  }
}

extension ServerFault {
  /// Says why nothing is served, and ends the command.
  func end(host: String, port: UInt16) throws -> Never {
    Console.report(
      error: "cannot serve on \(host):\(port): \(self)",
      hint: isAddressInUse ? "without --port any port that is free is taken" : nil)
    throw ExitCode(ExitStatus.environment.rawValue)
  }
}
