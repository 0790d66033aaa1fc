import StrutCore
import StrutLayout

extension BoxTree {
  /// The problems of constraint containers as diagnostics, in the order of the containers.
  ///
  /// - Parameters:
  ///   - source: The document, whose lines conflicts name.
  ///   - label: The words for a place, such as `App/Card.swift:14`; `nil` for the lines of `source`.
  package func constraintDiagnostics(
    in source: SourceText, label: ((SourceRange) -> String)? = nil
  ) -> [Diagnostic] {
    layout.constraintProblems().map { problem in
      switch problem {
      case .conflict(let contributors, let failing):
        return Diagnostic(
          .error, "conflict",
          "conflict of required constraints: \(list(contributors, in: source, label))",
          at: range(of: failing),
          hints: ["take one of them out, or give it a priority below 1000"])
      case .ambiguous(let box, let numbers):
        let element = elements[box.index]
        let name = element.id.map { "'\($0)'" } ?? "this <\(element.kind.rawValue)>"
        return Diagnostic(
          .warning, "ambiguous",
          "ambiguous layout: the constraints do not determine \(words(numbers)) of \(name)",
          at: element.range)
      case .unsettled(let box):
        return Diagnostic(
          .warning, "unsettled",
          "the heights of texts change the widths here and the widths the heights, without end",
          at: elements[box.index].range,
          hints: ["do not let a width depend on the height of a text"])
      case .fault(let box, let message):
        return Diagnostic(
          .error, "fault",
          "this is a fault of Strut itself; please report it with the document: \(message)",
          at: elements[box.index].range)
      }
    }
  }

  /// The place of a contributor in the document.
  package func range(of contributor: ConstraintContributor) -> SourceRange {
    if let statement = contributor.statement { return statement.range }
    return contributor.box.map { elements[$0.index].range } ?? .start
  }

  /// `line N: …` for each line, in order.
  private func list(
    _ contributors: [ConstraintContributor], in source: SourceText,
    _ label: ((SourceRange) -> String)?
  ) -> String {
    if let label {
      return contributors.map { "\(label(range(of: $0))): \($0.text)" }.joined(separator: "; ")
    }
    var lines: [(number: Int, texts: [String])] = []
    let placed = contributors.map { contributor in
      (source.position(at: Int(range(of: contributor).lowerBound)).line, contributor.text)
    }
    for (number, text) in placed.sorted(by: { $0.0 < $1.0 }) {
      if let last = lines.last, last.number == number {
        if !last.texts.contains(text) { lines[lines.count - 1].texts.append(text) }
      } else {
        lines.append((number, [text]))
      }
    }
    return lines.map { "line \($0.number): \($0.texts.joined(separator: ", "))" }
      .joined(separator: "; ")
  }

  private func words(_ names: [String]) -> String {
    names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
