import Foundation

/// `strut-dev mutate`: plants the faults of `Tests/Mutations` one by one and says which of them no test notices.
enum MutateChore: Chore {
  static let name = "mutate"
  static let summary = "plants faults in a copy of the project and says which ones no test notices"
  static let synopsis = "[--only SUBSTRING] [--quick] [--check]"

  /// The share of the faults that has to be noticed.
  private static let leastScore = 0.9

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
    let part = try arguments.takeOption("--only")
    let isQuick = arguments.takeFlag("--quick")
    let onlyChecks = arguments.takeFlag("--check")
    try arguments.finish()
    let project = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let all = try FaultList(folder: project.appendingPathComponent("Tests/Mutations")).faults
    let chosen = all.filter { fault in part.map { fault.name.contains($0) } ?? true }
    guard !chosen.isEmpty else { throw ChoreError("no fault has '\(part ?? "")' in its name") }
    let tree = MutationTree(project: project)
    if onlyChecks {
      try tree.check(all)
      return say("\(all.count) faults find their places")
    }
    try tree.plant(all)
    try tree.build()
    var tests = try checkedTests(of: tree, chosen, isQuick: isQuick)
    var survivors: [Fault] = []
    for fault in chosen.filter({ !$0.standsAlone }) + chosen.filter(\.standsAlone) {
      if fault.standsAlone {
        try tree.plantAlone(fault)
        try tree.build()
      }
      if try !isNoticed(fault, by: &tests, isQuick: isQuick) { survivors.append(fault) }
      if fault.standsAlone { try tree.plant(all) }
    }
    let killed = chosen.count - survivors.count
    let score = Double(killed) / Double(chosen.count)
    let percent = String(format: "%.1f", score * 100)
    say("\(killed) of \(chosen.count) faults are noticed: \(percent) %")
    if score < leastScore { throw ChoreError("fewer than \(Int(leastScore * 100)) %") }
  }

  /// The tests of a tree, which have the suites that the faults name, and where all are run pass without any fault.
  private static func checkedTests(
    of tree: MutationTree, _ faults: [Fault], isQuick: Bool
  ) throws -> TestProgram {
    var tests = TestProgram(folder: tree.folder)
    let names = try tests.list()
    for fault in faults {
      for suite in fault.suites where !names.contains(where: { $0.contains(suite) }) {
        throw ChoreError("\(fault.origin): there are no tests '\(suite)'")
      }
    }
    if !isQuick {
      let seconds = try tests.learn([]) ?? 0
      say("without a fault all tests pass in \(Int(seconds)) s")
    }
    return tests
  }

  /// Whether any test fails with a fault: first the suites that it names, then quick ones, then the slow ones.
  private static func isNoticed(
    _ fault: Fault, by tests: inout TestProgram, isQuick: Bool
  ) throws -> Bool {
    if !fault.suites.isEmpty { try tests.learn(fault.suites) }
    let start = Date()
    func tell(_ verdict: String) {
      let seconds = Int(Date().timeIntervalSince(start))
      say("\(fault.name): \(verdict) (\(seconds) s)")
    }
    let all: [(TestProgram) throws -> TestProgram.Outcome] = [
      { try $0.run(fault: fault, suites: fault.suites) },
      { try $0.run(fault: fault, skipping: TestProgram.slow) },
      { try $0.run(fault: fault, suites: TestProgram.slow) },
    ]
    for run in isQuick ? all.prefix(1) : all[...] {
      switch try run(tests) {
      case .passed: continue
      case .hung: tell("noticed, since a test does not end")
      case .failed(let test): tell("noticed by \(test)")
      }
      return true
    }
    tell("SURVIVED, from \(fault.origin)")
    return false
  }

  /// Prints a line at once.
  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }
}
