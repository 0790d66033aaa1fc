import StrutBoxes
import StrutLayout

/// The canvas while the attributes of `<layout>` are applied.
struct CanvasDraft {
  var canvas = Canvas()
  var preset = Preset.yoga
  /// What units of fonts mean on `<layout>`.
  let units: FontUnits
}
