import Strut
import StrutCore
import StrutFormats
import StrutGolden
import StrutTemplate

/// The themes that `strut.json` asks for and documents lack: golden runs draw none of these documents in them.
struct AskedThemes: Sendable {
  /// What the documents lack, each by its place among them.
  private var lacks: [(index: Int, lack: CaseResult.Fault.Lack)] = []

  /// What a document lacks that has themes; one without looks the same in all of them.
  ///
  /// - Parameters:
  ///   - asked: The themes that are asked for, with where they are.
  ///   - folder: The folder that the places are shown from.
  ///   - fault: What is wrong with the choice of a theme.
  static func lacks(
    of document: CheckedDocument, asked: [String: Viewport.Place], from folder: String,
    fault: (String) -> UsageFault?
  ) -> [CaseResult.Fault.Lack] {
    guard !document.themes.isEmpty else { return [] }
    let known = Set(document.themes + ["base"])
    return asked.compactMap { theme, place in
      guard !known.contains(theme), let lack = fault(theme)?.textForThemes else { return nil }
      return CaseResult.Fault.Lack(
        place: place.shown(from: folder), document: document.source.name, what: lack)
    }
  }

  /// Adds what the document at a place among the others lacks.
  mutating func add(_ lacks: [CaseResult.Fault.Lack], at index: Int) {
    self.lacks += lacks.map { (index, $0) }
  }

  /// Whether no document lacks anything.
  var isEmpty: Bool { lacks.isEmpty }

  /// The errors as they are printed, complete lines: one for all documents that lack the same.
  var messages: String {
    Dictionary(grouping: lacks, by: \.lack.key).values
      .compactMap { same in
        same.min { $0.index < $1.index }.map { first in
          first.lack.text(others: same.count - 1)
        }
      }
      .sorted()
      .map { $0.escapingControls + "\n" }
      .joined()
  }
}
