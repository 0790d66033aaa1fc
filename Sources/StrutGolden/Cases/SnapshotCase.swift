import Strut
import StrutCore
import StrutFormats

/// One point of the matrix that a document is drawn at.
package struct SnapshotCase: Hashable, Sendable {
  /// The component of a library; `nil` for a document.
  package var component: String?
  /// The case of the document, or of the component; `nil` for none.
  package var state: String?
  /// The canvas size, where viewports are declared.
  package var viewport: Viewport?
  /// The theme, where themes are declared.
  package var theme: String?
  /// The language, where locales are declared.
  package var locale: String?
  /// The base direction, where directions are declared.
  package var direction: WritingDirection?
  /// The output scale: pixels for each point.
  package var scale: Double

  /// Creates a case.
  package init(viewport: Viewport? = nil, direction: WritingDirection? = nil, scale: Double = 1) {
    self.viewport = viewport
    self.direction = direction
    self.scale = scale
  }

  /// The declared axes but the scale joined by `-`, the case first; `default` where none is declared.
  package var name: String {
    let state = state.map(Self.fileName(ofState:))
    let parts = [state, viewport?.name, theme, locale, direction?.rawValue].compactMap { $0 }
    return parts.isEmpty ? "default" : parts.joined(separator: "-")
  }

  /// Where it stands on the axes, as names of files have it; the scale always, others where they are declared.
  var axes: [CaseAxis: String] {
    var axes: [CaseAxis: String] = [.scale: DecimalNumber.string(scale)]
    axes[.state] = state.map(Self.fileName(ofState:))
    axes[.viewport] = viewport?.name
    axes[.theme] = theme
    axes[.locale] = locale
    axes[.direction] = direction?.rawValue
    return axes
  }

  /// The name of a document's own case as names of files have it.
  static func fileName(ofState name: String) -> String { DocumentStates.fileName(ofCase: name) }

  /// `<case>@<scale>x`, the name of the golden without extension.
  package var fileName: String { "\(name)@\(DecimalNumber.string(scale))x" }
}

/// A direction of the matrix.
package enum CaseAxis: String, Hashable, Sendable, CaseIterable {
  /// Cases of documents.
  case state = "case"
  /// Canvas sizes.
  case viewport
  /// Themes.
  case theme
  /// Languages.
  case locale
  /// Base directions.
  case direction
  /// Output scales.
  case scale
}
