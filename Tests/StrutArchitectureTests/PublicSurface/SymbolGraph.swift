import Foundation

/// The public declarations of a built module, as the compiler lists them.
struct SymbolGraph {
  /// Why a module could not be listed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct File: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { let precise: String }
      struct Fragment: Decodable { let spelling: String }
      let identifier: Identifier
      let pathComponents: [String]
      let declarationFragments: [Fragment]
    }
    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
      let targetFallback: String?
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private var declarations: [(path: [String], text: String)] = []

  /// Lists a module that was built with these tests.
  init(of module: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.extract(module, into: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      add(try JSONDecoder().decode(File.self, from: data))
    }
    guard !declarations.isEmpty else { throw Failure(description: "\(module) has no symbols") }
  }

  /// The names of the types and globals that the module declares, and of what it extends.
  var names: Set<String> { Set(declarations.map { $0.path[0] }) }

  /// The declarations in the order of their names, a line for each, indented below their types.
  ///
  /// - Parameter names: The types and globals that are listed with what is in them; `nil` for all.
  func listing(of names: Set<String>? = nil) -> String {
    declarations.filter { names?.contains($0.path[0]) ?? true }
      .sorted {
        ($0.path.joined(separator: "\0"), $0.text) < ($1.path.joined(separator: "\0"), $1.text)
      }
      .map { String(repeating: "  ", count: $0.path.count - 1) + $0.text + "\n" }.joined()
  }

  /// What every type conforms to without saying so.
  private static let impliedConformances: Set<String> = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
  ]

  private mutating func add(_ file: File) {
    var conformances: [String: Set<String>] = [:]
    let names = Dictionary(
      file.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    for relationship in file.relationships where relationship.kind == "conformsTo" {
      guard let name = relationship.targetFallback ?? names[relationship.target],
        !Self.impliedConformances.contains(name)
      else { continue }
      conformances[relationship.source, default: []].insert(name.replacing("Swift.", with: ""))
    }
    for symbol in file.symbols {
      let text = symbol.declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let conforms = conformances[symbol.identifier.precise, default: []].sorted()
      declarations.append(
        (
          symbol.pathComponents,
          text + (conforms.isEmpty ? "" : ": " + conforms.joined(separator: ", "))
        ))
    }
  }
}

// MARK: - The compiler's tool

extension SymbolGraph {
  private static func extract(_ module: String, into folder: URL) throws {
    // What the modules import of C is nothing public: empty modules stand for it, so that no search paths are needed.
    let modules = ["CLibXML2", "CPangoCairo", "CImageCodecs", "CFontCodecs", "CICU", "CPages"].map {
      "module \($0) {}\n"
    }
    .joined()
    try Data(modules.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
    let process = Process()
    process.executableURL = try tool()
    process.arguments = [
      "-module-name", module, "-I", try builtModules().path, "-I", folder.path,
      "-target", target, "-module-cache-path", folder.appendingPathComponent("cache").path,
      "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
    ]
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "swift-symbolgraph-extract of \(module) failed:\n\(text)")
    }
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// The folder of the modules that were built with the program that runs the tests.
  private static func builtModules() throws -> URL {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let folder = products.appendingPathComponent("Modules")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw Failure(description: "no modules in \(products.path)")
    }
    return folder
  }

  /// The tool beside the compiler: on the path, or beside a program of the toolchain that started the tests.
  private static func tool() throws -> URL {
    let name = "swift-symbolgraph-extract"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    var folders = path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    var process = getppid()
    while process > 1 {
      let program = URL(fileURLWithPath: "/proc/\(process)/exe").resolvingSymlinksInPath()
      folders.append(program.deletingLastPathComponent())
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("PPid:") }
      process = line?.split(separator: "\t").last.flatMap { pid_t($0) } ?? 0
    }
    let found = folders.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw Failure(description: "\(name) is not beside the compiler") }
    return found
  }
}
