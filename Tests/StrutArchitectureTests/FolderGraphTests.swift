import Testing

/// The reader of folders, on small sources made up for the purpose.
struct FolderGraphTests {
  private func graph(_ files: KeyValuePairs<String, String>) -> FolderGraph {
    FolderGraph(
      sources: files.map { file, text in
        let folder = file.split(separator: "/").dropLast().joined(separator: "/")
        return SwiftSource(path: file, folder: folder.isEmpty ? "." : folder, text: text)
      })
  }

  /// The arrows with the names that make them, as lines of text.
  private func arrows(_ files: KeyValuePairs<String, String>) -> [String] {
    graph(files).arrows.flatMap { from, targets in
      targets.flatMap { to, examples in examples.map { "\(from) -> \(to): \($0.name)" } }
    }.sorted()
  }

  @Test func typesMakeArrows() {
    #expect(
      arrows(["A/Box.swift": "struct Box {}", "B/Use.swift": "func use(_ box: Box) {}"])
        == ["B -> A: Box"])
  }

  @Test func plantedCircleIsFoundAndTold() {
    let graph = graph([
      "A/Box.swift": "struct Box { let lid: Lid }",
      "B/Lid.swift": "struct Lid { var hinge: Hinge }",
      "C/Hinge.swift": "struct Hinge {}\nfunc turn(_ box: Box) {}",
    ])
    #expect(graph.circles == [["A", "B", "C"]])
    #expect(
      graph.describe(graph.circles[0]) == """
          A uses B: Lid at A/Box.swift:1
          B uses C: Hinge at B/Lid.swift:1
          C uses A: Box at C/Hinge.swift:2
        """)
  }

  @Test func twoCirclesAreBothFound() {
    let graph = graph([
      "A/One.swift": "struct One { let two: Two }", "B/Two.swift": "struct Two { let one: [One] }",
      "C/Three.swift": "struct Three { let four: Four }",
      "D/Four.swift": "struct Four { let three: [Three]; let one: One }",
    ])
    #expect(graph.circles == [["A", "B"], ["C", "D"]])
  }

  @Test(
    arguments: [
      "// Box", "/* Box /* Box */ Box */", "/// ``Box``", #"let a = "Box""#, ##"let a = #"Box"#"##,
      "let a = \"\"\"\n  Box \"quoted\" Box\n  \"\"\"", "let a = /Box[a-z]/", "let a = #/Box/#",
    ])
  func commentsAndStringsMakeNoArrows(_ text: String) {
    #expect(arrows(["A/Box.swift": "struct Box {}", "B/Use.swift": text]).isEmpty)
  }

  @Test(
    arguments: [
      #"let a = "one \(Box.count) two""#, ##"let a = #"one \#(Box.self)"#"##,
      "let a = \"\"\"\n  \\(f(\"\\(Box())\"))\n  \"\"\"", "let a = b / Box.c / d",
      "/* */ let a: Box",
    ])
  func codeAroundCommentsAndInStringsMakesArrows(_ text: String) {
    #expect(
      arrows(["A/Box.swift": "struct Box {}", "B/Use.swift": text]).contains("B -> A: Box"))
  }

  @Test func membersBelongToTheFolderOfTheirExtension() {
    #expect(
      arrows([
        "A/Box.swift": "struct Box {}", "B/Box+Paint.swift": "extension Box { func paint() {} }",
        "C/Use.swift": "func use(_ box: Box) { box.paint() }",
      ]) == ["B -> A: Box", "C -> A: Box", "C -> B: .paint"])
  }

  @Test func membersOfOneTypeCallEachOtherWithoutPeriod() {
    #expect(
      arrows([
        "A/Box.swift": "struct Box { func draw() { paint() } }",
        "B/Box+Paint.swift": "extension Box { func paint() {} }",
      ]) == ["A -> B: Box.paint", "B -> A: Box"])
  }

  @Test func nestedTypesCountByTheirPath() {
    #expect(
      arrows([
        "A/Box.swift": "struct Box {}", "B/Lid.swift": "extension Box { struct Lid {} }",
        "C/Lid.swift": "struct Bin { struct Lid {}; let lid: Lid }",
        "D/Use.swift": "let lid: Box.Lid",
      ]) == ["B -> A: Box", "D -> A: Box", "D -> B: Box.Lid"])
  }

  @Test func globalsMakeArrows() {
    #expect(
      arrows([
        "A/Limits.swift": "let mostBoxes = 10\nfunc check() {}",
        "B/Use.swift": "func use() { check(); print(mostBoxes) }",
      ]) == ["B -> A: check", "B -> A: mostBoxes"])
  }

  @Test func namesOfTwoFoldersMakeNoArrows() {
    #expect(
      arrows([
        "A/Box.swift": "struct Box { var side = 1.0 }",
        "B/Lid.swift": "struct Lid { var side = 1.0 }",
        "C/Use.swift": "let a = b.side",
      ]).isEmpty)
  }

  @Test func privateDeclarationsMakeNoArrows() {
    #expect(
      arrows([
        "A/Box.swift": """
        private struct Box {}
        extension Int { fileprivate var boxed: Int { self } }
        private enum Kind { struct Lid {} }
        private(set) var counter = 0
        """,
        "B/Use.swift": "let a: Box = 1.boxed\nlet b: Kind.Lid\nlet c = counter",
      ]) == ["B -> A: counter"])
  }

  @Test func localsParametersAndLabelsMakeNoArrows() {
    #expect(
      arrows([
        "A/Globals.swift": "let width = 1.0\nlet height = 2.0\nlet depth = 3.0",
        "B/Use.swift": """
        func use(for depth: Double) {
          let width = depth
          resize(height: width)
        }
        """,
      ]).isEmpty)
  }

  @Test func casesOfEnumsMakeArrows() {
    #expect(
      arrows([
        "A/Side.swift": "enum Side: Int { case near = -1, far(Int) }",
        "B/Use.swift": "func use() { turn(.far(3), .near) }",
      ]) == ["B -> A: .far", "B -> A: .near"])
  }
}
