import Strut
import StrutCore
import StrutFormats
import StrutGolden

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One snapshot of a test, whatever the framework.
struct SnapshotCheck {
  /// What the check came to.
  struct Outcome {
    /// Why the test fails; `nil` where it does not.
    var failure: String?
    /// Pictures for the report of the test.
    var attachments: [(name: String, bytes: [UInt8])] = []
    /// What drawing found that is no reason to fail, as people read it; what a failure says has it already.
    var warnings: [String] = []
  }

  /// What the fingerprints of all tests are made with.
  private static let resources = RunResources()
  private static let writer = FileWriter(temporaryFiles: TemporaryFiles())

  private let testFile: String
  private let name: String
  private let scale: Double
  private let golden: GoldenFile
  private let project: String
  private let tolerance: Tolerance

  /// - Parameter testFile: The absolute path of the test's source file.
  init(testFile: String, name: String, scale: Double, tolerance: Tolerance?) throws {
    guard Configuration.isScale(scale) else {
      throw RenderingError(
        description: "the scale of a snapshot lies above 0 and up to 64, not \(scale)")
    }
    guard FilePath.isFileName(name) else {
      throw RenderingError(description: "'\(name)' cannot name a golden")
    }
    let folder = FilePath.folder(of: testFile)
    self.testFile = testFile
    self.name = name
    self.scale = scale
    golden = GoldenFile(
      folder: "\(folder)/\(GoldenFile.folderName)/\(FilePath.stem(of: testFile))",
      fileName: "\(name)@\(DecimalNumber.string(scale))x")
    project =
      ConfigurationSearch.folder(holding: ConfigurationFile.name, from: folder)
      ?? ConfigurationSearch.folder(holding: "Package.swift", from: folder) ?? folder
    var search = ConfigurationSearch(flags: Configuration(), workingFolder: project)
    self.tolerance =
      try tolerance
      ?? search.configuration(ofFolder: folder).tolerance(ofDocumentAt: testFile)
  }

  /// Draws the document and compares it with the golden; writes what the environment says.
  ///
  /// - Parameter variable: The value of an environment variable; `nil` where it is not set or empty.
  func outcome(
    of document: Document, variable: (String) -> String? = Self.variable
  ) throws -> Outcome {
    try outcome(of: SnapshotSubject(document), variable: variable)
  }

  /// Draws something and compares it with the golden; writes what the environment says, or what the test does.
  ///
  /// - Parameter names: What was drawn for which goldens; `nil` where it may be several things.
  func outcome(
    of subject: SnapshotSubject, among names: SnapshotNames? = nil,
    variable: (String) -> String? = Self.variable
  ) throws -> Outcome {
    guard let mode = Self.mode(variable) else {
      return Outcome(
        failure: "STRUT_RECORD is '\(variable("STRUT_RECORD") ?? "")', "
          + "and it takes none, missing, changed or all")
    }
    return try outcome(of: subject, among: names, mode: mode)
  }

  /// Draws the document and compares it with the golden.
  ///
  /// - Parameter mode: Which goldens are written.
  func outcome(of document: Document, mode: UpdateMode) throws -> Outcome {
    try outcome(of: SnapshotSubject(document), mode: mode)
  }

  /// Draws something and compares it with the golden.
  ///
  /// - Parameter mode: Which goldens are written.
  func outcome(
    of subject: SnapshotSubject, among names: SnapshotNames? = nil, mode: UpdateMode
  ) throws -> Outcome {
    let drawn = try subject.drawn(scale: scale, resources: Self.resources)
    let isTaken = names?.take(golden.picture, for: drawn.image) == false
    let store = ResultStore(project: project, writer: Self.writer)
    let judge = GoldenJudge(mode: isTaken ? .none : mode, codec: .png, writer: Self.writer)
    var result = emptyResult(of: subject)
    result.documentWarnings = subject.warnings()
    var pending = try judge.judge(
      drawn, golden: golden, tolerance: tolerance, scale: scale, into: result)
    if subject.file == nil { nameFiles(of: &pending.result) }
    guard pending.result.isFailure else {
      try store.remove(pending.result.name)
      return Outcome(warnings: result.documentWarnings)
    }
    if isTaken { return Outcome(failure: takenName) }
    if !pending.pictures.isEmpty {
      try store.prepare()
      try store.put(pending)
    }
    return Outcome(
      failure: message(pending.result),
      attachments: ResultPicture.allCases.compactMap { kind in
        pending.pictures[kind].map { ("\(golden.fileName)-\(kind.rawValue).png", $0) }
      })
  }

  private var takenName: String {
    "two pictures of this run have the name '\(name)': give each its own, as in "
      + "named: \"\(name)-\\(size)\""
  }

  /// Names the files of a program as paths from the folder of the test, instead of by module.
  private func nameFiles(of result: inout CaseResult) {
    let files = ProgramFiles(project: project, testFile: testFile)
    for index in result.elements.indices {
      guard let file = result.elements[index].file else { continue }
      result.elements[index].file = files.path(of: file).map {
        FilePath.relative($0, to: FilePath.folder(of: testFile))
      }
    }
  }

  private func emptyResult(of subject: SnapshotSubject) -> CaseResult {
    let source = FilePath.resolve(FileSystem.workingFolder(), subject.file ?? testFile)
    let path = FilePath.shown(golden.picture, from: project)
    return CaseResult(
      name: path.dropLast(4).split(separator: "/").filter { $0 != GoldenFile.folderName }
        .joined(separator: "/"),
      document: FilePath.shown(source, from: project), golden: path,
      axes: [.scale: DecimalNumber.string(scale)], status: .same, isFailure: false)
  }

  /// The verdict, elements first, and one line that says what to do.
  private func message(_ result: CaseResult) -> String {
    let advice =
      switch result.status {
      case .recorded: "It was recorded as \(result.golden): look at it and run the test again."
      case .changed, .missing:
        "Accept it: (cd \(project) && strut accept \(result.name)), or run with STRUT_RECORD=changed."
      default: "Record it again: run with STRUT_RECORD=changed."
      }
    return ([result.name + ": " + result.headline] + result.explanation + [advice])
      .joined(separator: "\n")
  }

  /// Which goldens are written, as the environment says; `nil` where it names no mode.
  static func mode(_ variable: (String) -> String?) -> UpdateMode? {
    if let text = variable("STRUT_RECORD") { return UpdateMode(rawValue: text) }
    if let mode = SnapshotSettings.record { return mode }
    let isCI = variable("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false
    return isCI ? UpdateMode.none : .missing
  }

  /// The value of an environment variable; `nil` where it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
