import ArgumentParser
import Strut
import StrutCore
import StrutGolden
import StrutServer

/// `strut review`: a page of what the last run found different.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at what the last run found different, and accept or reject it, in a browser.",
    discussion: """
      The page is served on this machine only and draws nothing again. Keys: j and k go through the \
      snapshots, 1 to 4 choose side by side, swipe, blink and difference, a accepts, r rejects. \
      End with Control-C.
      """)

  @Option(help: "The address to serve on.")
  var host = "127.0.0.1"

  @Option(help: "The port to serve on (default: any that is free).")
  var port: UInt16 = 0

  func run() throws {
    try SnapshotSession.run { session in
      let count = try session.store.pending().count
      let site = ReviewSite(store: session.store, writer: session.writer)
      let server = LoopbackServer(host: host, port: port) { request in
        let answer = site.answer(request.method, request.path, body: request.body)
        return LoopbackServer.Response(
          status: answer.status, type: answer.type, body: .bytes(answer.body))
      }
      do {
        try server.run { address in
          // Without anybody to read the address there is nothing to say it to.
          try? Console.print("\(count) to review at \(address)\n")
        }
      } catch {
        Console.report(error: "cannot serve on \(host):\(port): \(error)")
        throw ExitCode(ExitStatus.environment.rawValue)
      }
    }
  }
}
