import Foundation
import StrutCore
import StrutTemplate
import StrutTestSupport
import Testing

/// Files of data with what is read from them.
///
/// The first line of a case names the format, with `cr`, `crlf` or `bom` where line ends or a mark are to be those; the data
/// stands between two lines `---`, and below it the value as JSON, or the fault as it is printed.
struct DataFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/template/data", extension: "data")

  @Test(arguments: fixtures)
  func readsAsWritten(_ fixture: Fixture) throws {
    let parts = try String(contentsOf: fixture.url, encoding: .utf8)
      .components(separatedBy: "\n---\n")
    try #require(parts.count == 3, "a header, the data and what is expected")
    let words = parts[0].split(separator: "\n").last!.split(separator: " ").map(String.init)
    let format = try #require(DataFormat(rawValue: words[0]))
    var text = parts[1] == "" ? "" : parts[1] + (words.contains("open") ? "" : "\n")
    if words.contains("cr") { text = text.replacingOccurrences(of: "\n", with: "\r") }
    if words.contains("crlf") { text = text.replacingOccurrences(of: "\n", with: "\r\n") }
    if words.contains("bom") { text = "\u{FEFF}" + text }
    #expect(outcome(of: Array(text.utf8), as: format) + "\n" == parts[2])
  }

  private func outcome(of bytes: [UInt8], as format: DataFormat) -> String {
    let (source, fault) = DataFile.text(of: bytes, name: "file.\(format.rawValue)")
    var faults = [fault].compactMap { $0 }
    if faults.isEmpty {
      let value = DataFile.value(of: source, as: format) { faults.append($0) }
      if let value { return value.json }
    }
    return faults.map { $0.diagnostic().description(in: source.text) }.joined(separator: "\n")
  }

  @Test func fixturesWereFound() {
    #expect(Fixture.all("Fixtures/template/data", extension: "data").count >= 12)
  }

  @Test func originsNameLines() throws {
    let text = "[\n {\"a\": 1},\n {\"a\": [2,\n 3]}]"
    let source = DataFile.text(of: Array(text.utf8), name: "orders.json").source
    let list = try #require(try DataFile(source, as: .json).value.list)
    #expect(list.map { $0.origin?.place } == ["orders.json:2", "orders.json:3"])
    #expect(list[1].record?["a"]?.list?[1].origin?.place == "orders.json:4")
  }

  @Test func bytesThatAreNoUTF8AreAFault() {
    let (source, fault) = DataFile.text(of: [0x22, 0x61, 0xFF, 0x22], name: "a.json")
    #expect(fault?.message == "the file is not UTF-8")
    #expect(fault.map { source.text.position(at: Int($0.range.lowerBound)).column } == 3)
  }

  @Test func sizeAndDepthAreBounded() {
    var limits = DataLimits()
    limits.bytes = 3
    #expect(DataFile.text(of: [1, 2, 3, 4], name: "a", limits: limits).fault?.kind == .limit)
    for depth in [101, 100_000] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let source = DataFile.text(of: Array(text.utf8), name: "a.json").source
      let fault = #expect(throws: TemplateFault.self) { try DataFile(source, as: .json) }
      #expect(fault?.kind == .limit)
    }
  }
}
