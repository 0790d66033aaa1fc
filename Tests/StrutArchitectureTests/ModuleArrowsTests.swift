import Foundation
import StrutTestSupport
import Testing

/// The table of modules: what each target under `Sources` may import of the others.
private let allowedImports: [String: Set<String>] = [
  "CLibXML2": [],
  "CPangoCairo": [],
  "CImageCodecs": [],
  "CFontCodecs": [],
  "CICU": [],
  "CBuildInfo": [],
  "CPages": [],
  "StrutCore": [],
  "StrutFormats": ["StrutCore", "CICU"],
  "StrutConstraints": ["StrutCore"],
  "StrutLayout": ["StrutCore", "StrutConstraints"],
  "StrutBoxes": ["StrutCore", "StrutLayout", "StrutConstraints"],
  "StrutDiagnostics": ["StrutCore", "StrutLayout", "StrutConstraints", "StrutBoxes"],
  "StrutSyntax": ["StrutCore", "CLibXML2"],
  "StrutTemplate": ["StrutCore", "StrutFormats", "StrutSyntax", "CICU"],
  "StrutMarkup": ["StrutCore", "StrutSyntax", "StrutBoxes", "StrutLayout", "StrutConstraints"],
  "StrutText": ["StrutCore", "StrutFormats", "StrutBoxes", "CPangoCairo", "CFontCodecs"],
  "StrutPaint": [
    "StrutCore", "StrutFormats", "StrutBoxes", "StrutLayout", "StrutText", "CPangoCairo",
    "CImageCodecs",
  ],
  "Strut": [
    "StrutCore", "StrutFormats", "StrutLayout", "StrutConstraints", "StrutBoxes", "StrutSyntax",
    "StrutTemplate", "StrutMarkup", "StrutDiagnostics", "StrutText", "StrutPaint",
  ],
  "StrutComparison": ["StrutCore", "StrutFormats", "StrutTemplate", "StrutPaint"],
  "StrutGolden": [
    "StrutCore", "StrutFormats", "StrutLayout", "Strut", "StrutComparison", "CPages",
  ],
  "StrutPreview": [
    "StrutCore", "StrutFormats", "Strut", "StrutComparison", "StrutGolden", "CPages",
  ],
  "StrutSnapshot": ["StrutCore", "StrutFormats", "Strut", "StrutGolden"],
  "StrutBrowser": [],
  "StrutServer": ["FlyingFox", "FlyingSocks"],
  "StrutCommandLine": [
    "CBuildInfo", "StrutCore", "StrutFormats", "Strut", "StrutGolden", "ArgumentParser",
  ],
  "strut-cli": [
    "StrutCore", "StrutFormats", "StrutTemplate", "Strut", "StrutComparison", "StrutGolden",
    "StrutPreview", "StrutCommandLine", "ArgumentParser",
  ],
  "strut-serve": [
    "StrutFormats", "Strut", "StrutCommandLine", "StrutGolden", "StrutPreview", "StrutServer",
    "ArgumentParser",
  ],
  "strut-dev": [
    "StrutCore", "StrutFormats", "StrutLayout", "StrutBoxes", "StrutSyntax", "StrutMarkup",
    "StrutText", "StrutPaint", "Strut", "StrutGolden", "StrutBrowser",
  ],
]

/// Modules of the toolchain that a target may use. Foundation is for what is not linked into the command
/// `strut`, which it would make start slowly; the engines do without any part of it, and only the library for
/// tests links the frameworks for tests.
private let commonSystemImports: Set<String> = [
  "Glibc", "Darwin", "FoundationEssentials", "Dispatch", "Synchronization",
]
private let systemImports: [String: Set<String>] = [
  "StrutCore": ["Glibc", "Darwin"],
  "StrutFormats": ["Glibc", "Darwin", "Synchronization"],
  "StrutConstraints": ["Glibc", "Darwin"],
  "StrutLayout": ["Glibc", "Darwin"],
  "StrutSnapshot": ["Glibc", "Darwin", "FoundationEssentials", "Testing", "XCTest"],
  "StrutBrowser": commonSystemImports.union(["Foundation"]),
  "StrutServer": commonSystemImports.union(["Foundation"]),
  "strut-dev": commonSystemImports.union(["Foundation"]),
]

/// SwiftPM lets a target import what it does not declare, so the arrows are checked here.
struct ModuleArrowsTests {
  static let sources = packageRoot.appendingPathComponent("Sources")

  @Test(arguments: allowedImports.keys.sorted())
  func importsOnlyWhatTheTableAllows(_ target: String) throws {
    let allowed = allowedImports[target]!.union(systemImports[target] ?? commonSystemImports)
    for file in swiftFiles(in: target) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for module in importedModules(in: text) where !allowed.contains(module) {
        Issue.record("\(target)/\(file.lastPathComponent) imports \(module)")
      }
    }
  }

  @Test func tableNamesEveryTarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(Set(folders) == Set(allowedImports.keys))
  }

  @Test func tableAgreesWithTheManifest() throws {
    let declared = try dependenciesInManifest()
    for (target, dependencies) in declared {
      let allowed = try #require(allowedImports[target], "\(target) is missing in the table")
      #expect(dependencies == allowed, "\(target)")
    }
    #expect(Set(declared.keys) == Set(allowedImports.keys))
  }

  /// The page calls the modules of the package by their names without `Strut`.
  @Test func tableAgreesWithThePage() throws {
    let documented = try dependenciesOnThePage()
    #expect(Set(documented.keys) == Set(allowedImports.keys))
    for (target, names) in documented {
      let allowed = allowedImports[target, default: []].subtracting(["FlyingSocks"])
      let short = allowed.map { name in
        name.hasPrefix("Strut") && name != "Strut" ? String(name.dropFirst("Strut".count)) : name
      }
      #expect(names == Set(short), "\(target)")
    }
  }

  private func swiftFiles(in target: String) -> [URL] {
    let folder = Self.sources.appendingPathComponent(target)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.map(folder.appendingPathComponent)
  }

  private func importedModules(in text: String) -> [String] {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    return text.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: pattern).map { String($0.1) }
    }
  }

  /// The rows of the table of modules on the page about the architecture.
  private func dependenciesOnThePage() throws -> [String: Set<String>] {
    let page = try String(
      contentsOf: Self.sources.appendingPathComponent("Strut/Strut.docc/Architecture.md"),
      encoding: .utf8)
    let start = try #require(page.range(of: "## Modules")).upperBound
    let end = try #require(page.range(of: "\n## ", range: start..<page.endIndex)).lowerBound
    var result: [String: Set<String>] = [:]
    for row in page[start..<end].matches(of: /\n\|([^|]+)\|[^|]+\|([^|]+)\|/) {
      let names = row.2.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      for target in row.1.matches(of: /`([^`]+)`/) {
        result[String(target.1)] = names == ["nothing"] ? [] : Set(names)
      }
    }
    return result
  }

  /// The targets of `Package.swift` that live in `Sources`, with the names of their dependencies.
  private func dependenciesInManifest() throws -> [String: Set<String>] {
    let manifest = try String(
      contentsOf: packageRoot.appendingPathComponent("Package.swift"), encoding: .utf8)
    var result: [String: Set<String>] = [:]
    let start = try #require(manifest.range(of: "  targets: [")).upperBound
    let entries = manifest[start...].components(separatedBy: "\n    .").dropFirst()
    for entry in entries {
      guard !entry.hasPrefix("testTarget"), !entry.contains("path: \"Tests/") else { continue }
      let name = try #require(entry.firstMatch(of: /name:\s*"([^"]+)"/)).1
      var dependencies: Set<String> = []
      if let list = entry.range(of: "dependencies: [") {
        let text = entry[list.upperBound...]
          .replacing(/\bargumentParser\b/) { _ in "\"ArgumentParser\"" }
          .replacing(
            /\.product\(name: ("[^"]+"), package: "[^"]+"(?:, condition: \.when\(traits: \["Tools"\]\))?\)/
          ) { $0.1 }
        let inner = text.prefix { $0 != "]" }
        dependencies = Set(inner.matches(of: /"([^"]+)"/).map { String($0.1) })
      }
      result[String(name)] = dependencies
    }
    return result
  }
}
