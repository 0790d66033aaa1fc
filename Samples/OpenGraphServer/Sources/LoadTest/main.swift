import CardRoutes
import Foundation
import Hummingbird
import HummingbirdTesting
import Strut

// Many clients at once, each asking for the next card when it has got the last one: how long they wait.
//
//     swift run -c release LoadTest [CLIENTS [CARDS A CLIENT]]

/// Which titles clients ask for: each another one, so that nothing is answered twice.
func title(client: Int, number: Int) -> String {
  "How%20card%20\(number)%20of%20client%20\(client)%20looks"
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let clients = max(1, arguments.first ?? 64)
let cards = max(1, arguments.dropFirst().first ?? 20)
let renderer = try Renderer(concurrency: ProcessInfo.processInfo.activeProcessorCount)
let application = Application(
  router: cardRouter(renderer), configuration: .init(address: .hostname("127.0.0.1", port: 0)))

let waits = try await application.test(.live) { server in
  // The first card opens the fonts.
  _ = try await server.execute(uri: "/og/first", method: .get)
  return try await withThrowingTaskGroup(of: [Duration].self) { group in
    for client in 0..<clients {
      group.addTask {
        var waits: [Duration] = []
        for number in 0..<cards {
          let start = ContinuousClock.now
          try await server.execute(uri: "/og/\(title(client: client, number: number))", method: .get) {
            precondition($0.status == .ok, "the server answered \($0.status)")
            precondition($0.body.readableBytes > 1_000, "that is no card")
          }
          waits.append(ContinuousClock.now - start)
        }
        return waits
      }
    }
    return try await group.reduce(into: []) { $0 += $1 }
  }
}

let sorted = waits.sorted()
func milliseconds(_ duration: Duration) -> Double { (duration / .milliseconds(1) * 10).rounded() / 10 }
let median = milliseconds(sorted[sorted.count / 2])
let late = milliseconds(sorted[sorted.count * 99 / 100])
print("\(clients) clients, \(sorted.count) cards: median \(median) ms, p99 \(late) ms, \((late / median * 100).rounded() / 100) times as long")
precondition(late <= 5 * median, "the slowest cards take more than five times as long as others")
