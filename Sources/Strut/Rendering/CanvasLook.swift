import StrutCore
import StrutFormats
import StrutTemplate

/// A document as it is on each of the canvases that golden runs draw it on: what is wrong with it, each mistake once.
struct CanvasLook {
  /// The document on the first canvas.
  let first: ProcessedDocument
  /// Errors and warnings; what hangs on the canvas says on which.
  private(set) var diagnostics: [Diagnostic]
  /// The document on the first canvas that cannot be drawn on; `nil` where there is none.
  private(set) var undrawable: ProcessedDocument?

  /// A mistake, whatever the numbers in its words are.
  private struct Key: Hashable {
    let code: Diagnostic.Code
    let severity: Diagnostic.Severity
    let range: SourceRange?
    let source: String?
    let words: String
    /// How many of one canvas are as this one, but for their numbers.
    var before = 0

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      severity = diagnostic.severity
      range = diagnostic.range
      source = diagnostic.source?.name
      words = diagnostic.message.filter { !$0.isNumber && $0 != "." }
    }
  }

  /// Where a mistake was found.
  private struct Finding {
    var diagnostic: Diagnostic
    var canvases: [NamedCanvas]
    /// Whether all canvases tell it in the same words.
    var isSame = true
  }

  /// The mistakes of all canvases.
  private struct Findings {
    var order: [Key] = []
    var all: [Key: Finding] = [:]
    /// The canvases with errors: where something is wrong, less is looked at.
    var wrong: Set<String?> = []

    mutating func add(_ diagnostics: [Diagnostic], on canvas: NamedCanvas) {
      if diagnostics.contains(where: { $0.severity == .error }) { wrong.insert(canvas.name) }
      var counts: [Key: Int] = [:]
      for diagnostic in diagnostics {
        var key = Key(diagnostic)
        let count = counts[key, default: 0]
        counts[key] = count + 1
        key.before = count
        if all[key] == nil {
          order.append(key)
          all[key] = Finding(diagnostic: diagnostic, canvases: [canvas])
        } else {
          all[key]!.canvases.append(canvas)
          if all[key]!.diagnostic.message != diagnostic.message { all[key]!.isSame = false }
        }
      }
    }
  }

  /// Looks at a document on canvases, one after another.
  ///
  /// - Parameters:
  ///   - canvases: The canvases; none for the document's own.
  ///   - process: Lays the document out on one of them.
  /// - Complexity: O(*canvases*) layouts.
  init(on canvases: [NamedCanvas], process: (NamedCanvas) -> ProcessedDocument) {
    let canvases = canvases.isEmpty ? [NamedCanvas()] : canvases
    first = process(canvases[0])
    diagnostics = first.diagnostics
    if first.placed?.isUndrawable == true { undrawable = first }
    guard canvases[0].name != nil else { return }
    var findings = Findings()
    findings.add(first.diagnostics, on: canvases[0])
    for canvas in canvases.dropFirst() {
      let document = process(canvas)
      if undrawable == nil, document.placed?.isUndrawable == true { undrawable = document }
      findings.add(document.diagnostics, on: canvas)
    }
    diagnostics = findings.order.compactMap { findings.all[$0] }.map { finding in
      let found = Set(finding.canvases.map(\.name))
      let isEverywhere = canvases.allSatisfy { canvas in
        found.contains(canvas.name)
          || finding.diagnostic.severity != .error && findings.wrong.contains(canvas.name)
      }
      return Self.told(finding, isEverywhere: isEverywhere)
    }
  }

  /// The mistake, with the canvases where it matters which.
  private static func told(_ finding: Finding, isEverywhere: Bool) -> Diagnostic {
    var diagnostic = finding.diagnostic
    guard !isEverywhere || !finding.isSame || diagnostic.mentions(finding.canvases[0].width) else {
      return diagnostic
    }
    // A mistake of everywhere is told in the words of the first.
    let told = isEverywhere ? Array(finding.canvases.prefix(1)) : finding.canvases
    let names = told.compactMap(\.name).map { "'\($0)'" }
    diagnostic.trace.append("in the viewport\(names.count == 1 ? "" : "s") \(names.listed())")
    return diagnostic
  }
}

extension Diagnostic {
  /// Whether its words hold a number.
  fileprivate func mentions(_ number: Double?) -> Bool {
    guard let text = number.map({ DecimalNumber.string($0) }) else { return false }
    return message.split { !$0.isNumber && $0 != "." }.contains { $0 == text }
  }
}
