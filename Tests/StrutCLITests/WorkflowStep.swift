import Foundation

/// A step of `action.yml`, as far as a test runs it: the words of its `run` and what makes it known.
struct WorkflowStep {
  /// What stands between the start of the step and the next one.
  let text: String
  /// The shell's lines; empty where the step uses another action.
  let script: String

  /// The steps of an action's file, in order.
  ///
  /// Reads the block style that the file is written in, not all of YAML: a step begins with a dash at four blanks.
  static func steps(of action: String) -> [WorkflowStep] {
    var steps: [[Substring]] = []
    let lines = action.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.drop(while: { $0 != "  steps:" }).dropFirst() {
      if line.hasPrefix("    - ") { steps.append([]) }
      if !steps.isEmpty { steps[steps.count - 1].append(line) }
    }
    return steps.map(WorkflowStep.init)
  }

  private init(_ lines: [Substring]) {
    text = lines.joined(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("      run: ") }) else {
      script = ""
      return
    }
    let first = lines[start].dropFirst("      run: ".count)
    script =
      first == "|"
      ? lines[(start + 1)...].prefix { $0.isEmpty || $0.hasPrefix("        ") }
        .map { $0.dropFirst(8) }.joined(separator: "\n")
      : String(first)
  }
}
