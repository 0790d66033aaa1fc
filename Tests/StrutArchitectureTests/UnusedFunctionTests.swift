import Foundation
import StrutTestSupport
import Testing

/// No function is left over: each is named by something else than its own declaration.
struct UnusedFunctionTests {
  /// Names by which other packages and the language call what conforms to their protocols.
  private static let witnesses: Set<String> = ["callAsFunction", "nextBuffer", "validate"]

  @Test func everyFunctionIsUsed() throws {
    var names = FunctionNames()
    for folder in ["Sources", "Tests"] {
      let url = packageRoot.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
      for path in paths ?? [] where path.hasSuffix(".swift") {
        let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
        names.read(text, declaredIn: folder == "Sources" ? path : nil)
      }
    }
    #expect(names.declared.count > 2000)
    #expect(names.unused.filter { !Self.witnesses.contains($0.name) }.map(\.description) == [])
  }

  @Test(arguments: [
    ("func a() {}", ["a"]), ("func a() { b() }\nprivate func b() {}", ["a"]),
    ("func a() {}\nlet c = a", []), ("public func a() {}", []),
    ("override func a() {}", []), ("func a() {}\n// a()", ["a"]),
    ("func a() {}\nlet c = \"\\(a())\"", []), ("@discardableResult\nstatic func a() {}", ["a"]),
    ("func a() {}\nfunc a(_ b: Int) {}", ["a"]),
  ])
  func whatNobodyNamesIsFound(_ source: String, _ expected: [String]) {
    var names = FunctionNames()
    names.read(source, declaredIn: "A.swift")
    #expect(names.unused.map(\.name) == expected)
  }
}

/// The functions of sources, and what is named there.
private struct FunctionNames {
  /// The files and lines in which each name is declared, where nobody outside the package may call it.
  private(set) var declared: [String: [String]] = [:]
  private var promised: Set<String> = []
  private var used: Set<String> = []

  /// Names that are declared and never used, in order, each once.
  var unused: [(name: String, description: String)] {
    declared.filter { !used.contains($0.key) && !promised.contains($0.key) }
      .map { ($0.key, "\($0.key): \($0.value.sorted().joined(separator: ", "))") }
      .sorted { $0.name < $1.name }
  }

  /// Takes in a file.
  ///
  /// - Parameter path: What its functions are declared in; `nil` where only uses count.
  mutating func read(_ source: String, declaredIn path: String?) {
    let tokens = SwiftLexer.tokens(of: source)
    for (index, token) in tokens.enumerated() where token.isName {
      guard index > 0, tokens[index - 1].isWord("func") else {
        used.insert(token.text)
        continue
      }
      guard let path else { continue }
      declared[token.text, default: []].append("\(path):\(token.line)")
      let modifiers = tokens[..<(index - 1)].reversed().prefix { $0.isName }
      if modifiers.contains(where: { ["public", "open", "override"].contains($0.text) }) {
        promised.insert(token.text)
      }
    }
  }
}
