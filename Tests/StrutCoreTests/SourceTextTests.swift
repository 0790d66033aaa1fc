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

  @Test func anOffsetPastTheEndIsTheEnd() {
    #expect(source.position(at: 99) == source.position(at: source.bytes.count))
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
}

struct NearestNameTests {
  @Test(arguments: [
    ("widht", "width"), ("colour", "color"), ("Gap", "gap"), ("flex-dirction", "flex-direction"),
  ])
  func findsWhatWasMeant(_ name: String, _ expected: String) {
    let names = ["width", "color", "gap", "flex-direction", "height"]
    #expect(nearestName(to: name, among: names) == expected)
  }

  @Test func farNamesAreNotOffered() {
    #expect(nearestName(to: "xyz", among: ["width", "height"]) == nil)
  }
}
