import StrutCore
import Testing

struct SourceTextTests {
  let source = SourceText(name: "a.xml", bytes: Array("ab\r\nćx\n\ty".utf8))

  @Test func countsLinesAndColumnsFromOneInScalars() {
    #expect(source.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(source.position(at: 4) == SourcePosition(line: 2, column: 1))
    #expect(source.position(at: 6) == SourcePosition(line: 2, column: 2))
    #expect(source.position(at: 9) == SourcePosition(line: 3, column: 2))
  }

  /// Where a library counts lines and columns, and gives places that there are not.
  @Test func placesAreOffsets() {
    let places = [(1, 1), (2, 1), (2, 2), (3, 3), (2, 99), (9, 1), (0, 0)]
    #expect(places.map { source.offset(line: $0.0, column: $0.1) } == [0, 4, 6, 10, 8, 8, 0])
  }

  @Test func columnsOfALongLineCountEveryScalarOnce() {
    let long = SourceText(name: "a.xml", bytes: Array(String(repeating: "aé€😀", count: 2000).utf8))
    #expect(
      [0, 1, 3, 6, 10, 10_240, 19_990].map { long.position(at: $0).column } == [
        1, 2, 3, 4, 5, 4097, 7997,
      ])
  }

  @Test func anOffsetPastTheEndIsTheEnd() {
    #expect(source.position(at: 99) == source.position(at: source.bytes.count))
  }

  @Test func aCarriageReturnAloneEndsALine() {
    let source = SourceText(name: "a.xml", bytes: Array("a\rb\r\nc\r".utf8))
    #expect([2, 5].map { source.position(at: $0).line } == [2, 3])
    #expect((1...4).map { source.text(ofLine: $0) } == ["a", "b", "c", ""])
  }

  @Test func linesComeWithoutTheirEnds() {
    #expect((0...4).map { source.text(ofLine: $0) } == ["", "ab", "ćx", "\ty", ""])
  }
}

struct DiagnosticPrinterTests {
  @Test func marksTheFaultUnderItsLine() {
    let source = SourceText(name: "a.xml", bytes: Array("<a>\n\t<b widht=\"1\"/>".utf8))
    let diagnostic = Diagnostic(
      .error, "unknown-attribute", "<b> has no attribute 'widht'", at: SourceRange(8, 13),
      hints: ["did you mean 'width'?"])
    #expect(
      diagnostic.description(in: source)
        == """
        a.xml:2:5: error: <b> has no attribute 'widht'
          \t<b widht="1"/>
          \t   ^^^^^
          hint: did you mean 'width'?
        """)
  }

  @Test func cutsALongLineAroundTheFault() {
    let text = String(repeating: "é", count: 5000) + "FAULT" + String(repeating: "z", count: 5000)
    let source = SourceText(name: "a.xml", bytes: Array(text.utf8))
    let diagnostic = Diagnostic(.error, "x", "wrong", at: SourceRange(10_000, 10_005))
    #expect(
      diagnostic.description(in: source).split(separator: "\n").map(String.init) == [
        "a.xml:1:5001: error: wrong",
        "  …\(String(repeating: "é", count: 40))FAULT\(String(repeating: "z", count: 115))…",
        "   \(String(repeating: " ", count: 40))^^^^^",
      ])
  }
}
