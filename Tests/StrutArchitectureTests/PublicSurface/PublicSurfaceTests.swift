import Foundation
import StrutTestSupport
import Testing

/// The libraries that others depend on, each with its modules: the first one has its name.
private let products = declaredProducts()

/// What the libraries promise: the public declarations that a program gets with `import`, compared with
/// `Fixtures/api`, so that every change of them is seen.
struct PublicSurfaceTests {
  private static let sources = packageRoot.appendingPathComponent("Sources")
  private static let modules = SourceModule.all(under: sources)

  /// A declaration of another module that comes with a product, such as `StrutCore.Rect`.
  private struct Export: Hashable {
    /// The module that declares it.
    let module: String
    /// The type or global; `nil` for the whole module.
    let name: String?
  }

  @Test(arguments: products.keys.sorted())
  func surfaceIsTheGolden(_ product: String) throws {
    let modules = try #require(products[product])
    let exports = try modules.flatMap(exports)
    var text = exports.map { "exports \($0.module).\($0.name ?? "*")\n" }.sorted().joined()
    for module in modules {
      text += "\n// \(module)\n" + (try SymbolGraph(of: module).listing())
    }
    // What is a product of its own stands in its own file.
    let others = Set(exports.map(\.module)).subtracting(modules).subtracting(products.keys)
    for module in others.sorted() {
      let names = exports.filter { $0.module == module }.compactMap(\.name)
      text += "\n// \(module)\n"
      text += try SymbolGraph(of: module).listing(of: names.isEmpty ? nil : Set(names))
    }
    try expectGolden(
      text, at: packageRoot.appendingPathComponent("Fixtures/api/\(product).txt"))
  }

  /// A declaration that no product promises is `package` or narrower.
  @Test func nothingElseIsPublic() throws {
    let promisedModules = Set(products.values.joined())
    #expect(promisedModules.contains("Strut"), "the libraries of Package.swift")
    let exports = try promisedModules.flatMap(exports)
    for module in Self.modules where !promisedModules.contains(module.name) {
      let promised = Set(exports.filter { $0.module == module.name }.compactMap(\.name))
      if promised.isEmpty {
        for file in try files(of: module.name) where try tokens(of: file).contains("public") {
          Issue.record("\(module.name)/\(file.lastPathComponent) declares what no product promises")
        }
      } else {
        let names = try SymbolGraph(of: module.name).names
        #expect(names == promised, "public in \(module.name), and what products export of it")
      }
    }
  }

  /// The declarations of other modules that a product's files export.
  private func exports(of product: String) throws -> [Export] {
    let pattern =
      /^@_exported import (?:(?:struct|class|enum|protocol|func|var|typealias) )?(\w+)(?:\.(\w+))?$/
    return try files(of: product).flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
        line.wholeMatch(of: pattern).map { match in
          Export(module: String(match.1), name: match.2.map(String.init))
        }
      }
    }
  }

  private func files(of module: String) throws -> [URL] {
    let folder = Self.sources.appendingPathComponent(module)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let files = (paths ?? []).filter { $0.hasSuffix(".swift") }.map(folder.appendingPathComponent)
    try #require(!files.isEmpty, "\(module) has no files")
    return files
  }

  private func tokens(of file: URL) throws -> Set<String> {
    Set(SwiftLexer.tokens(of: try String(contentsOf: file, encoding: .utf8)).map(\.text))
  }
}

/// The libraries that the manifest declares for everybody; what fuzzers take besides comes after its targets.
private func declaredProducts() -> [String: [String]] {
  let file = packageRoot.appendingPathComponent("Package.swift")
  let manifest = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  let pattern = /\.library\(\s*name: "(\w+)",\s*targets: \[([^\]]*)\]/
  let end = manifest.range(of: "\n  targets: [")?.lowerBound ?? manifest.endIndex
  let found = manifest[..<end].matches(of: pattern).map { match in
    (String(match.1), match.2.matches(of: /\w+/).map { String($0.output) })
  }
  return Dictionary(uniqueKeysWithValues: found)
}
