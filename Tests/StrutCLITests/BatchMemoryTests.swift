import Foundation
import Testing

/// A batch of any length takes the memory of its largest documents, and gives each document the same picture.
struct BatchMemoryTests {
  /// How much more memory a batch several times as long may take, in kibibytes: allocators keep some.
  private static let slack = 12 << 10

  @Test(arguments: ["png", "svg", "pdf"])
  func longBatchesStayFlat(_ format: String) throws {
    let workspace = try Workspace()
    for index in 0..<160 { try workspace.write(Self.document(index), to: "\(index).xml") }
    let short = try peak(of: 0..<16, as: format, in: workspace)
    let long = try peak(of: 0..<160, as: format, in: workspace)
    #expect(short > 0 && long < short + Self.slack, "\(short) KiB, then \(long) KiB")
    for kind in 0..<4 {
      let first = try workspace.read("\(kind).\(format)")
      for index in stride(from: kind, to: 160, by: 4) {
        #expect(try workspace.read("\(index).\(format)") == first, "\(index).\(format)")
      }
    }
  }

  /// Twenty times the rows take the memory of a few, and each row is drawn as it is alone.
  @Test func manyRowsStayFlat() throws {
    let workspace = try Workspace()
    let document = """
      <layout width="{width}"><param name="width" type="number"/><param name="text"/>
      <item padding="4" background="#def">{text}</item></layout>
      """
    try workspace.write(document, to: "card.xml")
    func rows(_ count: Int) -> String {
      (0..<count).map {
        #"{"id": \#($0), "width": \#(40 + $0 % 7), "text": "row \#($0 % 7)"}"# + "\n"
      }
      .joined()
    }
    func peak(_ count: Int) throws -> Int {
      try workspace.write(rows(count), to: "\(count).jsonl")
      let folder = workspace.folder.path
      return try self.peak(
        ofRender: [
          "\(folder)/card.xml", "--rows", "\(folder)/\(count).jsonl", "-o", "\(folder)/{id}.png",
        ])
    }
    let (short, long) = (try peak(100), try peak(2000))
    #expect(short > 0 && long < short + Self.slack, "\(short) KiB, then \(long) KiB")
    for index in stride(from: 0, to: 2000, by: 97) {
      #expect(try workspace.read("\(index).png") == workspace.read("\(index % 7).png"))
    }
  }

  /// Every fourth document is the same.
  private static func document(_ index: Int) -> String {
    """
    <layout width="\(300 + 40 * (index % 4))" background="linear-gradient(#fff, #def)">
      <container padding="12" gap="8" font-size="\(12 + index % 4)">
        <item width="200" height="90" background="#fff" border-radius="12" box-shadow="0 4 16 #0006"/>
        <item filter="blur(2)" mix-blend-mode="multiply" color="#c03">Document of kind \(index % 4)</item>
        <item height="60" background="repeating-conic-gradient(#0af 0 20deg, #fa0 20deg 40deg)"/>
      </container>
    </layout>
    """
  }

  /// The largest resident memory of a process that draws some documents, in kibibytes.
  private func peak(
    of documents: Range<Int>, as format: String, in workspace: Workspace
  ) throws -> Int {
    let folder = workspace.folder.path
    return try peak(
      ofRender: ["-o", "\(folder)/{name}.\(format)"] + documents.map { "\(folder)/\($0).xml" })
  }

  private func peak(ofRender options: [String]) throws -> Int {
    let program = Workspace.products.appendingPathComponent("strut").path
    let words = [program, "render", "-j", "2"] + options
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    try #require(posix_spawn(&process, program, nil, nil, &arguments, environ) == 0)
    var (status, largest): (Int32, Int) = (-1, 0)
    while waitpid(process, &status, WNOHANG) == 0 {
      largest = max(largest, Self.peak(of: process) ?? 0)
      usleep(2000)
    }
    try #require(status == 0)
    return largest
  }

  /// What the system says of a process that runs; the figure of one that ended would include that of these tests.
  private static func peak(of process: pid_t) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
  }
}
