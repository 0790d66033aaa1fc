import StrutCore
import StrutSyntax
import StrutTemplate
import StrutTestSupport
import Testing

/// What no document may do with an expression: take long, take much, or end the program.
struct ExpressionBoundTests {
  private let scope = PlainScope(values: [
    "a": .number(1), "list": .list([.number(1), .text("b")]), "name": .text("Ada"),
    "record": .record(TemplateRecord([TemplateRecord.Field("x", .null)])),
  ])

  private func outcome(_ text: String) -> Result<TemplateValue, TemplateFault> {
    let bytes = Array(text.utf8)
    let decoded = DecodedText(
      bytes, SourceRange(0, bytes.count), whitespace: .kept, isLiteral: true)
    return Result { () throws(TemplateFault) in
      try TemplateText(parsing: decoded).evaluate(in: scope)
    }
  }

  private func fault(_ text: String) -> TemplateFault? {
    if case .failure(let fault) = outcome(text) { fault } else { nil }
  }

  private func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  @Test func aMillionCharactersAreTooMany() {
    for text in [
      "{" + times(1_000_000, "(") + "}", "{" + times(250_000, "1 + ") + "1}",
      "{'" + times(1_000_000, "x") + "'}", "{" + times(1_000_000, " ") + "1}",
      "{" + times(500_000, "- ") + "1}", "{" + times(250_000, "not ") + "a}",
      "{a" + times(500_000, ".x") + "}", "{" + times(1_000_000, "["),
    ] {
      #expect(fault(text)?.kind == .limit, "\(text.prefix(20))")
    }
  }

  @Test func nestingIsBounded() {
    func nested(_ open: String, _ close: String, _ depth: Int) -> String {
      "{" + times(depth, open) + "1" + times(depth, close) + "}"
    }
    for (open, close) in [
      ("(", ")"), ("[", "]"), ("- ", ""), ("not ", ""), ("a ? ", " : 2"), ("min(", ")"),
      ("list[", "]"),
    ] {
      #expect(fault(nested(open, close, 20_000))?.kind == .limit, "\(open)")
      #expect(fault(nested(open, close, 101))?.kind == .limit, "\(open)")
      #expect(fault(nested(open, close, 90))?.kind != .limit, "\(open)")
    }
  }

  /// A chain is no nesting, however long it is.
  @Test func chainsAreFlat() throws {
    #expect(try outcome("{" + times(20_000, "1 + ") + "1}").get() == .number(20_001))
    #expect(try outcome("{" + times(7_000, "a == 2 ? 1 : ") + "3}").get() == .number(3))
    #expect(try outcome("{" + times(8_000, "record.y ?? ") + "3}").get() == .number(3))
    #expect(try outcome("{'a'" + times(10_000, " + 'b'") + "}").get().text?.count == 10_001)
  }

  @Test func resultsAreBounded() {
    #expect(fault("{range(0, 1000001)}")?.kind == .limit)
    #expect(fault("{range(-1e15, 1e15)}")?.kind == .limit)
    let long = "join(range(0, 1000), '\(times(10_000, "x"))')"
    #expect(fault("{\(long) + \(long)}")?.kind == .limit)
    #expect(fault("{join([\(long), \(long)], '')}")?.kind == .limit)
  }

  /// Lists that share their parts are small in memory and may be without end to a comparison.
  @Test func comparisonsAreBounded() throws {
    func shared() -> TemplateValue {
      (0..<60).reduce(TemplateValue.number(1)) { value, _ in .list([value, value]) }
    }
    let scope = PlainScope(values: ["x": shared(), "y": shared()])
    let bytes = Array("{x == y}".utf8)
    let text = try TemplateText(
      parsing: DecodedText(bytes, SourceRange(0, bytes.count), whitespace: .kept))
    let fault = #expect(throws: TemplateFault.self) { try text.evaluate(in: scope) }
    #expect(fault?.kind == .limit)
  }

  /// Texts of tokens in no sensible order have a value or a fault inside of them, and never end the program.
  @Test func anyTextIsReadOrAFault() {
    let tokens = [
      "{", "}", "{{", "a", "list", "record", "name", ".", "[", "]", "(", ")", "?", ":", "??", "'",
      "'x'", "1", "1.5", "-", "+", "*", "/", "%", "==", "<", "and", "or", "not", "null", ",", " ",
      "\\", "é", "e\u{301}", "\u{0}", "🇩🇪", "-1", "$root", "length", "slice", "sort", "split",
      "join", "t", "upper", "\r\n", "\"", "!", "\u{FEFF}",
    ]
    var generator = SplitMix64(seed: 17)
    for _ in 0..<10_000 {
      let count = Int.random(in: 1...14, using: &generator)
      let text = "{" + (0..<count).map { _ in tokens.randomElement(using: &generator)! }.joined()
      if case .failure(let fault) = outcome(text + "}") {
        #expect(Int(fault.range.upperBound) <= text.utf8.count + 1, "\(text)")
        #expect(!fault.message.isEmpty)
      }
    }
  }
}
