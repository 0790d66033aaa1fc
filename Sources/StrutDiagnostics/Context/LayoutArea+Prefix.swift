import StrutBoxes
import StrutConstraints

extension LayoutArea {
  /// What stands before an attribute that is of the area, as `margin.`; nothing for the frame.
  var prefix: String { self == .frame ? "" : "\(self)." }
}
