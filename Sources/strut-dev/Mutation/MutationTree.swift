import Foundation

/// A copy of the project with faults in it, in a folder of its own, where it is built and tested.
struct MutationTree {
  /// The variable that names the fault to switch on.
  static let variable = "STRUT_FAULT"

  /// The folder of the copy.
  let folder: URL
  private let project: URL

  /// - Parameter project: The folder of the package, which git knows.
  init(project: URL) {
    self.project = project
    folder = project.appendingPathComponent(".build/mutate")
  }

  /// Looks whether every fault finds its place in the project and leaves something that can be parsed. The project
  /// stays as it is.
  ///
  /// - Throws: ``ChoreError`` for the first that does not.
  func check(_ faults: [Fault]) throws {
    try checkSuites(faults)
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-mutate-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    var planted: [String] = []
    for (path, faults) in Dictionary(grouping: faults, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard FileManager.default.fileExists(atPath: project.appendingPathComponent(path).path) else {
        throw ChoreError("\(faults[0].origin): there is no \(path)")
      }
      let file = scratch.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try self.planted(path).switching(faults).write(to: file, atomically: false, encoding: .utf8)
      planted.append(path)
    }
    for module in Dictionary(grouping: planted, by: Self.module).sorted(by: { $0.key < $1.key }) {
      let answer = try Command(
        words: ["swiftc", "-parse", "-swift-version", "6"] + module.value, folder: scratch
      )
      .captured(withMessages: true)
      guard answer.status == 0 else {
        throw ChoreError("\(module.key) with its faults cannot be parsed:\n\(answer.output)")
      }
    }
  }

  /// Looks whether the sources of the tests have every suite that a fault names.
  private func checkSuites(_ faults: [Fault]) throws {
    let tests = project.appendingPathComponent("Tests")
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    let sources = try (paths ?? []).filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8)
    }
    let modules = try FileManager.default.contentsOfDirectory(atPath: tests.path)
    let types = sources.flatMap { $0.matches(of: /(?:struct|class) (\w+)/).map { String($0.1) } }
    let known = Set(modules + types)
    for fault in faults {
      for suite in fault.suites where !known.contains(suite) {
        throw ChoreError("\(fault.origin): there are no tests '\(suite)'")
      }
    }
  }

  /// The folder of the module that a file belongs to.
  private static func module(of path: String) -> String {
    path.split(separator: "/").prefix(2).joined(separator: "/")
  }

  /// Makes the copy that of the project as it is now, with all faults that have a switch.
  ///
  /// What has not changed is not written, so that it is not built again.
  func plant(_ faults: [Fault]) throws {
    let listed = try Command(
      words: ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
      folder: project
    ).captured()
    guard listed.status == 0 else { throw ChoreError("git does not know this folder") }
    let paths = listed.output.split(separator: "\0").map(String.init)
      .filter { FileManager.default.fileExists(atPath: project.appendingPathComponent($0).path) }
    let faulty = Dictionary(grouping: faults, by: \.file)
    if let missing = faults.first(where: { !paths.contains($0.file) }) {
      throw ChoreError("\(missing.origin): there is no \(missing.file)")
    }
    let switches = switchFiles(faults)
    try removeAll(but: Set(paths).union(switches.keys))
    for path in paths {
      let source = project.appendingPathComponent(path)
      var content = try Data(contentsOf: source)
      if let faults = faulty[path] {
        content = Data(try planted(path).switching(faults).utf8)
      }
      let isProgram = FileManager.default.isExecutableFile(atPath: source.path)
      try write(content, to: path, isProgram: isProgram)
    }
    for (path, text) in switches { try write(Data(text.utf8), to: path) }
  }

  /// Puts one fault that has no switch into its file, which then has no other.
  func plantAlone(_ fault: Fault) throws {
    try write(Data(planted(fault.file).replacing(fault).utf8), to: fault.file)
  }

  /// Builds the copy with its tests.
  ///
  /// - Throws: ``ChoreError`` where it does not build.
  func build() throws {
    let command = Command(words: ["swift", "build", "--build-tests"], folder: folder)
    guard try command.run() == 0 else { throw ChoreError("the copy with faults does not build") }
  }

  private func planted(_ path: String) throws -> PlantedSource {
    PlantedSource(
      text: try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8))
  }

  /// The constants that faults are switched by: one file for each module that has faults.
  private func switchFiles(_ faults: [Fault]) -> [String: String] {
    Dictionary(grouping: faults) { Self.module(of: $0.file) }
      .reduce(into: [:]) { files, module in
        let switches = module.value.map {
          "  static let \($0.switchName) = name == \"\($0.name)\"\n"
        }
        files["\(module.key)/PlantedFault.swift"] =
          """
          import Glibc

          enum PlantedFault {
            private static let name = getenv("\(Self.variable)").map { String(cString: $0) } ?? ""
          \(switches.joined())}

          """
      }
  }

  private func write(_ content: Data, to path: String, isProgram: Bool = false) throws {
    let file = folder.appendingPathComponent(path)
    if let known = try? Data(contentsOf: file), known == content { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: isProgram ? 0o755 : 0o644], ofItemAtPath: file.path)
  }

  /// Deletes what earlier copies have and this one does not; the products of builds stay.
  private func removeAll(but paths: Set<String>) throws {
    for root in ["Sources", "Tests", "Fixtures", "Samples", "Scripts"] {
      let folder = folder.appendingPathComponent(root)
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for name in names ?? [] where !paths.contains("\(root)/\(name)") {
        let file = folder.appendingPathComponent(name)
        let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
        if !isFolder { try FileManager.default.removeItem(at: file) }
      }
    }
  }
}
