import Glibc
import Strut

/// `strut-bench endurance`: draws thousands of different pictures in one process, in three ways, and says after the first
/// hundred and then after ten times as many each time what the process holds and what a picture costs.
enum EnduranceCommand {
  /// What the process may hold more at the end than after the first hundred pictures, in MiB.
  private static let slack = 8.0

  static func run(_ arguments: [String]) {
    let count = BenchOptions(arguments).rest.compactMap { Int($0) }.first ?? 10_000
    print(BenchTable.columns("pictures", "MiB", "open", "µs each"))
    var isFlat = true
    do {
      for way in EnduranceWay.allCases {
        print(way.title)
        isFlat = try endures(count, way.drawer()) && isFlat
      }
    } catch {
      BenchConsole.fail("\(error)")
    }
    if !isFlat { BenchConsole.fail("memory or open files grow with the number of pictures") }
  }

  /// Draws pictures; `false` where the process holds more and more.
  private static func endures(_ count: Int, _ draw: (Int) throws -> Void) rethrows -> Bool {
    var first: ProcessHoldings?
    var next = 100
    var last = 0
    var start = cpuTime()
    for index in 1...max(count, next) {
      try draw(index)
      guard index == next || index == count else { continue }
      let each = (cpuTime() - start) / 1000 / Double(index - last)
      let now = ProcessHoldings()
      print(
        BenchTable.columns("\(index)", decimal(now.mebibytes), "\(now.files)", decimal(each)))
      guard let first else {
        first = now
        next *= 10
        last = index
        start = cpuTime()
        continue
      }
      if index == count {
        return now.mebibytes <= first.mebibytes + slack && now.files <= first.files
      }
      next *= 10
      last = index
      start = cpuTime()
    }
    return true
  }
}

/// How pictures are drawn.
private enum EnduranceWay: CaseIterable {
  case documents
  case edits
  case renderer

  var title: String {
    switch self {
    case .documents: "documents, each read and drawn once"
    case .edits: "one document, changed and drawn again"
    case .renderer: "elements through one renderer"
    }
  }

  /// Draws the picture of a number.
  func drawer() throws -> (Int) throws -> Void {
    switch self {
    case .documents:
      return { index in
        let document = try Document(markup: Self.markup(index))
        _ = try document.render(Self.format(index), scale: 1)
      }
    case .edits:
      let document = try Document(markup: Self.markup(0))
      return { index in
        document["title"]?.text = "Title \(index)"
        document["box"]?.style[attribute: "width"] = "\(20 + index % 200)"
        document["box"]?.style[attribute: "background"] = Self.color(index)
        _ = try document.render(Self.format(index), scale: 1)
      }
    case .renderer:
      let renderer = try Renderer()
      return { index in
        let element = Column(gap: 4) {
          Text("Title \(index)").fontSize(10 + Double(index % 13))
          Rectangle().width(20 + Double(index % 200)).height(12).borderRadius(Double(index % 7))
        }
        _ = try renderer.draw(element, as: Self.format(index), width: 300)
      }
    }
  }

  private static func format(_ index: Int) -> OutputFormat { [.png, .svg, .pdf][index % 3] }

  private static func color(_ index: Int) -> String {
    "rgb(\(index % 256), \(index / 3 % 256), \(index / 7 % 256))"
  }

  /// A document that no other number has: texts in several sizes, a gradient, a filter, constraints.
  private static func markup(_ index: Int) -> String {
    """
    <layout width="320" background="#fff"><container padding="8" gap="4">
    <item id="title" font-size="\(10 + index % 17)" color="\(color(index))">Title \(index)</item>
    <item id="box" width="\(20 + index % 200)" height="12" border-radius="\(index % 7)"
      background="linear-gradient(90deg, \(color(index)), #fff)" opacity="0.\(1 + index % 9)"/>
    <item filter="blur(\(index % 3))">Words \(index) that go over more than one line of the picture</item>
    <container display="constraints" height="30"><item id="a\(index)">a</item>
    <constraints><vfl>|-\(index % 20)-[a\(index)]</vfl></constraints></container>
    </container></layout>
    """
  }
}

/// What a process holds.
private struct ProcessHoldings {
  /// The memory that is its own at present, in MiB.
  let mebibytes: Double
  /// The open descriptors.
  let files: Int

  init() {
    mebibytes = Self.residentMebibytes
    files = Self.openFiles
  }

  private static var residentMebibytes: Double {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let fields = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .split(separator: " ")
    guard fields.count > 1, let pages = Double(fields[1]) else { return 0 }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }

  private static var openFiles: Int {
    guard let folder = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(folder) }
    var count = 0
    while readdir(folder) != nil { count += 1 }
    return count
  }
}
