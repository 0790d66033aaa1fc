import Glibc
import Strut

/// `strut-bench receipts`: what pictures of data cost through one renderer, and how long many clients of it wait.
///
/// With a folder it writes the same receipts as documents there, for `strut render FOLDER --format png -o OUT` to be
/// measured beside it.
enum ReceiptsCommand {
  static func run(_ arguments: [String]) async {
    let options = BenchOptions(arguments)
    let count = options.rest.lazy.compactMap { Int($0) }.first ?? 1_000
    do {
      let renderer = try Renderer(concurrency: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
      _ = try renderer.draw(receipt(0))
      try draw(count, with: renderer)
      try await wait(for: 64, cards: 20, with: renderer)
      if let folder = options.rest.first(where: { Int($0) == nil }) {
        try write(count, to: folder)
      }
    } catch {
      BenchConsole.fail("\(error)")
    }
  }

  /// Draws receipts one after the other, and says what a picture costs and what the process holds in the end.
  private static func draw(_ count: Int, with renderer: Renderer) throws {
    var held: [Int] = []
    let start = cpuTime()
    for index in 0..<count {
      _ = try renderer.draw(receipt(index))
      if index == count / 10 || index == count - 1 { held.append(peakResidentKiB()) }
    }
    print(
      BenchTable.columns(
        "\(count) receipts", "\(decimal((cpuTime() - start) / 1000 / Double(count))) µs each",
        "peak KiB: \(held.map(String.init).joined(separator: ", then "))"))
  }

  /// Lets clients ask for one picture after the other, all at once.
  private static func wait(for clients: Int, cards: Int, with renderer: Renderer) async throws {
    let waits = try await withThrowingTaskGroup(of: [Duration].self) { group in
      for client in 0..<clients {
        group.addTask {
          var waits: [Duration] = []
          for number in 0..<cards {
            let start = ContinuousClock.now
            _ = try await renderer.render(receipt(client * cards + number))
            waits.append(ContinuousClock.now - start)
          }
          return waits
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted()
    }
    let (median, late) = (waits[waits.count / 2], waits[waits.count * 99 / 100])
    print(
      BenchTable.columns(
        "\(clients) clients", "median \(decimal(median / .milliseconds(1))) ms",
        "p99 \(decimal(late / .milliseconds(1))) ms", "\(decimal(late / median, 2)) times"))
  }

  private static func write(_ count: Int, to folder: String) throws {
    mkdir(folder, 0o777)
    for index in 0..<count {
      guard let file = fopen("\(folder)/receipt-\(index).xml", "w") else {
        BenchConsole.fail("'\(folder)' cannot be written")
      }
      _ = receipt(index).markup().withCString { fputs($0, file) }
      fclose(file)
    }
  }

  /// A receipt that no other number has.
  private static func receipt(_ number: Int) -> Element {
    Column(gap: 8) {
      Text("Receipt \(number)").id("title").fontSize(20).bold()
      for line in 0..<(4 + number % 5) {
        Row(gap: 8) {
          Text("Article \(line) of order \(number)").flexGrow(1).flexShrink(1)
          Text("\(number % 90 + line).\(10 + line * 7 % 90)")
        }
      }
      Rectangle().height(1).background("#e2e8f0")
      Row {
        Text("Total").bold().flexGrow(1)
        Text("\(number).00").bold().color("#4f46e5")
      }
      Text("Thanks, ", Span("customer \(number)").bold(), ", and come back soon.").color("#64748b")
    }
    .padding(16).background(.white).width(320)
  }
}
