import Strut
import StrutCore
import StrutFormats

/// One point of the matrix that a document is drawn at.
package struct SnapshotCase: Hashable, Sendable {
  /// The canvas size, where viewports are declared.
  package var viewport: Viewport?
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

  /// The declared axes but the scale joined by `-`, viewport first; `default` where none is declared.
  package var name: String {
    let parts = [viewport?.name, direction?.rawValue].compactMap { $0 }
    return parts.isEmpty ? "default" : parts.joined(separator: "-")
  }

  /// `<case>@<scale>x`, the name of the golden without extension.
  package var fileName: String { "\(name)@\(DecimalNumber.string(scale))x" }
}

/// A direction of the matrix.
package enum CaseAxis: String, Hashable, Sendable, CaseIterable {
  /// Canvas sizes.
  case viewport
  /// Base directions.
  case direction
  /// Output scales.
  case scale
}
