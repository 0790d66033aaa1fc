import ArgumentParser
import StrutCommandLine
import StrutGolden
import StrutServer

/// `strut-serve review`: the page of what the last run found different; started by `strut review`.
struct ServeReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Serves the page of 'strut review'.")

  @OptionGroup var options: ReviewOptions

  func run() throws {
    try SnapshotSession.run { session in
      let count = try session.store.pending().count
      let secret = AccessSecret()
      let site = ReviewSite(
        store: session.store, writer: session.writer, changeSecret: secret.text)
      let server = LoopbackServer(
        host: options.host, port: options.port, changeSecret: secret
      ) { request in
        let answer = site.answer(request.method, request.path, body: request.body)
        return LoopbackServer.Response(
          status: answer.status, type: answer.type, body: .bytes(answer.body))
      }
      do throws(ServerFault) {
        try server.run { addresses in
          // Without anybody to read the address there is nothing to say it to.
          try? Console.print("\(count) to review at \(addresses.announcement)")
        }
      } catch {
        try error.end(host: options.host, port: options.port)
      }
    }
  }
}
