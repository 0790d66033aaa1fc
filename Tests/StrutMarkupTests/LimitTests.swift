import StrutCore
import StrutLayout
import StrutSyntax
import StrutTestSupport
import Testing

@testable import StrutMarkup

/// Each limit is an error that names it, and what reaches it exactly is none. The inputs are generated: as files they
/// would be too large.
struct LimitTests {
  private func messages(_ markup: String) -> [String] {
    let document = MarkupReader.read(Array(markup.utf8), name: "a.xml")
    let found = document.diagnostics.filter { $0.code == "limit" }.map(\.message)
    if !found.isEmpty { #expect(document.boxes == nil) }
    return found
  }

  @Test func bytes() {
    func document(_ count: Int) -> MarkupDocument {
      var bytes = Array("<layout>".utf8)
      bytes += [UInt8](repeating: 0x20, count: count - 17) + Array("</layout>".utf8)
      return MarkupReader.read(bytes, name: "a.xml")
    }
    #expect(document(MarkupLimits.documentBytes).diagnostics.isEmpty)
    #expect(document(MarkupLimits.documentBytes + 1).diagnostics.map(\.code) == ["limit"])
  }

  @Test func depth() {
    func nested(_ depth: Int) -> String {
      let inner = depth - 1
      return "<layout>" + String(repeating: "<container>", count: inner)
        + String(repeating: "</container>", count: inner) + "</layout>"
    }
    let deepest = MarkupReader.read(Array(nested(MarkupLimits.depth).utf8), name: "a.xml")
    #expect(deepest.diagnostics.isEmpty)
    #expect(
      messages(nested(MarkupLimits.depth + 1))
        == ["at most \(MarkupLimits.depth) elements can be nested in one another"])
    #expect(messages(nested(100_000)).count == 1)
  }

  @Test func boxes() {
    func messages(_ boxes: Int) -> [String] {
      let items = String(repeating: "<item/>", count: boxes - 1)
      return self.messages("<layout><container>\(items)</container></layout>")
    }
    #expect(messages(MarkupLimits.boxes) == [])
    #expect(
      messages(MarkupLimits.boxes + 1)
        == ["a document holds at most \(MarkupLimits.boxes) containers and items"])
  }

  @Test func attributes() {
    func messages(_ count: Int) -> [String] {
      let attributes = (0..<count).map { "a\($0)='1'" }.joined(separator: " ")
      return self.messages("<layout><item \(attributes)/></layout>")
    }
    #expect(messages(MarkupLimits.attributes) == [])
    #expect(
      messages(MarkupLimits.attributes + 1)
        == ["an element has at most \(MarkupLimits.attributes) attributes"])
  }

  @Test func namespaces() {
    func messages(_ count: Int) -> [String] {
      let attributes = (0..<count).map { "xmlns:a\($0)='1'" }
      return self.messages("<layout \(attributes.joined(separator: "\n"))/>")
    }
    #expect(messages(MarkupLimits.namespaces) == [])
    #expect(
      messages(MarkupLimits.namespaces + 1)
        == ["a document declares at most \(MarkupLimits.namespaces) XML namespaces"])
  }

  @Test func values() {
    func messages(_ count: Int) -> [String] {
      let value = String(repeating: "a", count: count)
      return self.messages("<layout><item href=\"\(value)\"/></layout>")
    }
    #expect(messages(MarkupLimits.valueBytes) == [])
    #expect(
      messages(MarkupLimits.valueBytes + 1)
        == ["a value holds at most \(MarkupLimits.valueBytes) bytes, and 'href' has more"])
  }

  @Test func text() {
    func messages(_ count: Int) -> [String] {
      let half = String(repeating: "a", count: MarkupLimits.textBytes / 2)
      let rest = String(repeating: "a", count: count - half.utf8.count)
      return self.messages("<layout><item>\(half)<span>\(rest)</span></item></layout>")
    }
    #expect(messages(MarkupLimits.textBytes) == [])
    #expect(
      messages(MarkupLimits.textBytes + 1)
        == ["an item holds at most \(MarkupLimits.textBytes) bytes of text"])
  }

  /// No error: what is larger counts as the largest.
  @Test func numbers() throws {
    let document = MarkupReader.read(
      Array("<layout width=\"1e300\"><item left=\"-33554433\" top=\"1e9%\"/></layout>".utf8),
      name: "a.xml")
    let boxes = try #require(document.boxes)
    #expect(boxes.canvas.width == MarkupLimits.number)
    #expect(boxes.layout.style(of: BoxID(0)).inset.left == .points(-MarkupLimits.number))
    #expect(boxes.layout.style(of: BoxID(0)).inset.top == .percent(MarkupLimits.number))
    #expect(LengthLimit.points == 33_554_432)
  }

  @Test func fontSizes() throws {
    let largest = MarkupLimits.fontSize
    for (size, expected) in [
      (largest - 1, largest - 1), (largest, largest), (largest + 1, largest),
    ] {
      let markup = "<layout><item font-size=\"\(Int(size))\">a</item></layout>"
      let boxes = try #require(MarkupReader.read(Array(markup.utf8), name: "a.xml").boxes)
      guard case .text(let content) = boxes.elements[0].content else { continue }
      #expect(content.spans[0].style.fontSize == expected)
    }
  }

  @Test func errors() {
    func diagnostics(_ count: Int, of item: String = "<item a='1'/>") -> [Diagnostic] {
      let items = String(repeating: item, count: count)
      return MarkupReader.read(
        Array("<layout><container>\(items)</container></layout>".utf8), name: "a.xml"
      ).diagnostics
    }
    func codes(_ count: Int) -> [String] { diagnostics(count).map(\.code.rawValue) }
    let most = MarkupLimits.diagnostics
    #expect(codes(most).count == most)
    #expect(!codes(most).contains("limit"))
    for count in [most + 1, 10 * most] {
      #expect(codes(count).count == most + 1)
      #expect(codes(count).last == "limit")
    }
    // The others are counted, as far as they are looked at.
    let told = "the first \(most) errors are reported, and there are"
    #expect(diagnostics(most + 500).last?.message == "\(told) 500 more")
    #expect(diagnostics(10 * most).last?.message == "\(told) at least \(3 * most) more")
    #expect(diagnostics(2 * most, of: "&a;").last?.message == "\(told) at least 1 more")
  }
}

/// Any bytes give a document or a message, never a crash.
struct MutationTests {
  private static let seeds = [
    "<layout><style name='a' gap='1'/><container class='a'><item>x<br/>&amp;<span/></item></container></layout>",
    "<?xml version='1.0'?><layout background='linear-gradient(in hsl longer hue, red 10%, 5%, #123)'/>",
    "<layout xmlns:x='y'><item src='a.png' x:a='b' object-position='left 5 top 1%'/><!-- c --></layout>",
    "<layout><item font-family='A, \"B\"' flex='1 1 0' filter='drop-shadow(1 2 3 red)'>żółć</item></layout>",
  ].map { Array($0.utf8) }
  private static let pieces = [
    "<", ">", "&", "\"", "'", "/", "=", "<!--", "]]>", "<![CDATA[", "<?", ";", "\0", "é",
  ]
  .map { Array($0.utf8) }

  @Test func everyMutationIsAnswered() {
    var generator = SplitMix64(seed: 7)
    for round in 0..<1000 {
      var bytes = Self.seeds[round % Self.seeds.count]
      for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, &generator) }
      let document = MarkupReader.read(bytes, name: "mutation")
      #expect((document.boxes == nil) != document.diagnostics.isEmpty, "\(bytes)")
      for diagnostic in document.diagnostics {
        #expect(!diagnostic.description(in: document.source).isEmpty)
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let end = Int.random(in: place...min(bytes.count, place + 20), using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    default:
      bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
    }
  }
}
