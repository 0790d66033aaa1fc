import Strut
import StrutCore
import StrutFormats

extension DocumentInspection {
  /// Everything as text: the boxes in document order, then those that can be seen with planes and clips.
  func text(in source: SourceText) -> String {
    let names = boxes.map { "\($0.element)\($0.id.map { " #\($0)" } ?? "")" }
    var lines: [String] = []
    for (name, box) in zip(names, boxes) {
      let first = source.line(at: Int(box.origin.range.lowerBound))
      let place = "lines \(first) to \(source.line(at: box.origin.end - 1))"
      lines.append("\(name), \(place)\(box.isHidden ? ", without a box" : "")")
      if !box.isHidden { lines += box.placeLines }
      if !box.reasons.width.isEmpty {
        lines.append("  width: \(box.reasons.width.joined(separator: ", "))")
      }
      if !box.reasons.height.isEmpty {
        lines.append("  height: \(box.reasons.height.joined(separator: ", "))")
      }
      for statement in box.statements {
        let causes = statement.causes.map { "\($0.text) (line \($0.line))" }
        let value = DecimalNumber.string(statement.value)
        lines.append("  \(statement.edge) \(value): \(causes.joined(separator: ", "))")
      }
      for setting in box.origin.settings {
        let style = setting.style.map { " by \(origins.styles[$0])" } ?? ""
        lines.append("  \(origins.rows[setting.row].name)=\"\(setting.value)\"\(style)")
      }
    }
    lines.append("painted: \(paintOrder.map { names[$0.index] }.joined(separator: ", "))")
    for box in paintOrder where boxes[box.index].plane != .identity {
      lines.append("plane of \(names[box.index]): \(boxes[box.index].plane.text)")
    }
    for box in paintOrder where boxes[box.index].clip >= 0 {
      let area = clips[boxes[box.index].clip].area
      lines.append(
        "clip of \(names[box.index]): \(area.minX) \(area.minY) \(area.size.width) \(area.size.height)"
      )
    }
    return lines.joined(separator: "\n")
  }
}

extension DocumentInspection.Box {
  /// Where the box stands in that around it, and what of it is not content.
  fileprivate var placeLines: [String] {
    let size = "\(number(frame.size.width)) by \(number(frame.size.height))"
    var lines = ["  frame: \(size) at \(number(frame.minX)) \(number(frame.minY))"]
    for (name, edges) in [("margin", margin), ("border", border), ("padding", padding)] {
      let values = [edges.top, edges.right, edges.bottom, edges.left]
      guard values.contains(where: { $0 != 0 }) else { continue }
      lines.append("  \(name): \(values.map(number).joined(separator: " "))")
    }
    if let baselines {
      lines.append("  baselines: \(number(baselines.first)) \(number(baselines.last))")
    }
    return lines
  }

  private func number(_ value: Double) -> String { DecimalNumber.string(value) }
}

extension Affine {
  fileprivate var text: String {
    [a, b, c, d, tx, ty].map(DecimalNumber.string).joined(separator: " ")
  }
}
