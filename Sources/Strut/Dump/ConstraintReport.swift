import StrutBoxes
import StrutConstraints
import StrutCore
import StrutDiagnostics
import StrutFormats
import StrutLayout

/// Why the views of constraint containers stand where they stand, in the words of the document.
package struct ConstraintReport {
  /// Why there is nothing to say about an id.
  package enum Failure: Error, CustomStringConvertible {
    /// No box has the id.
    case unknown(String, nearest: String?)
    /// The box is not placed by constraints.
    case notAView(String)

    /// What is wrong, and what the user may have meant.
    package var description: String {
      switch self {
      case .unknown(let id, let nearest):
        "no box has the id '\(id)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      case .notAView(let id): "'\(id)' is not placed by constraints"
      }
    }
  }

  private let source: SourceText
  private let boxes: BoxTree

  init(source: SourceText, boxes: BoxTree) {
    self.source = source
    self.boxes = boxes
  }

  /// The report about one view, or about all in document order; ends with a line feed.
  ///
  /// - Throws: If `id` names no view.
  package func text(id: String?) throws(Failure) -> String {
    guard let id else {
      let views = boxes.layout.constraintExplanations { _ in true }.sorted { $0.box < $1.box }
        .map { text(of: $0.box, $0.explanation) }
      let barriers = boxes.layout.constraintStatements.compactMap { statement -> String? in
        guard statement.barrier != nil, let id = statement.id else { return nil }
        return boxes.layout.barrierExplanation(named: id).map { text(of: $0, id) }
      }
      return (views + barriers).joined(separator: "\n")
    }
    guard let index = boxes.elements.firstIndex(where: { $0.id == id }) else {
      if let barrier = boxes.layout.barrierExplanation(named: id) { return text(of: barrier, id) }
      throw .unknown(id, nearest: nearestName(to: id, among: boxes.elements.compactMap(\.id)))
    }
    let box = BoxID(index)
    if let hidden = hiddenBox(around: box) {
      let place = line(of: boxes.elements[hidden.index].range)
      return "\(id), \(line(of: boxes.elements[index].range))\n"
        + "  is not laid out: display=\"none\"\(hidden == box ? "" : " in \(place)")\n"
    }
    guard let found = boxes.layout.constraintExplanations(where: { $0 == box }).first else {
      throw .notAView(id)
    }
    return text(of: box, found.explanation)
  }

  /// The box itself, or one around it, that is hidden.
  private func hiddenBox(around box: BoxID) -> BoxID? {
    var current: BoxID? = box
    while let box = current {
      if boxes.layout.style(of: box).display == .none { return box }
      current = boxes.layout.parent(of: box)
    }
    return nil
  }

  /// What nothing in the constraints moves: the corner of the canvas, or where a flex container puts it.
  private func corner(of box: BoxID) -> String {
    guard let parent = boxes.layout.parent(of: box) else { return "the container's own corner" }
    return "\(line(of: boxes.elements[parent.index].range)): the flex container around it"
  }

  private func text(of box: BoxID, _ explanation: ConstraintExplanation) -> String {
    let element = boxes.elements[box.index]
    let name = element.id ?? "<\(element.kind.rawValue)>"
    var lines = ["\(name), \(line(of: element.range))"]
    let frame = boxes.layout.frame(of: box)
    let values = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    let labels = ["left", "top", "width", "height"]
    let numbers = values.map(DecimalNumber.string)
    let widest = numbers.map(\.count).max() ?? 0
    for (index, number) in explanation.numbers.enumerated() {
      let label = labels[index].padded(to: 6)
      let value = String(repeating: " ", count: widest - numbers[index].count) + numbers[index]
      var causes = text(number.causes, replaceable: number.replaceable)
      if number.isAmbiguous { causes.insert("not determined: other values are as good", at: 0) }
      lines.append("  \(label)  \(value)  \(causes.first ?? corner(of: box))")
      let indent = String(repeating: " ", count: 12 + widest)
      lines += causes.dropFirst().map { indent + $0 }
    }
    lines += explanation.missed.map { missed in
      "  gave way by \(DecimalNumber.string(missed.amount)) at priority "
        + "\(DecimalNumber.string(missed.priority.rawValue)): \(text(missed.contributor))"
        + (missed.rivals.isEmpty
          ? ""
          : ", which does not go with \(missed.rivals.map(text).listed()) at the same priority")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A barrier has one number: the place of its line.
  private func text(of barrier: BarrierExplanation, _ id: String) -> String {
    let edge = barrier.statement.barrier?.edge.rawValue ?? "edge"
    let head = "  \(edge)  \(DecimalNumber.string(barrier.place))  "
    let causes = text(barrier.causes, replaceable: barrier.replaceable)
    let indent = String(repeating: " ", count: head.count)
    let lines = causes.enumerated().map { ($0 == 0 ? head : indent) + $1 }
    return (["\(id), \(line(of: barrier.statement.range))"] + lines).joined(separator: "\n")
      + "\n"
  }

  private func text(
    _ causes: [ConstraintContributor], replaceable: [ConstraintContributor]
  ) -> [String] {
    // In the order of the document: what comes in by another number was found last.
    let places = causes.map { boxes.range(of: $0).lowerBound }
    let ordered = causes.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { causes[$0] }
    return ordered.map { cause in
      text(cause) + (replaceable.contains(cause) ? " (or another to the same effect)" : "")
    }
  }

  private func text(_ contributor: ConstraintContributor) -> String {
    "\(line(of: boxes.range(of: contributor))): \(contributor.text)"
  }

  private func line(of range: SourceRange) -> String {
    source.lineWords(at: Int(range.lowerBound))
  }
}

extension String {
  /// The string with spaces after it, up to a length.
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}

extension ProcessedDocument {
  /// Why views stand where they stand; `nil` where the document is wrong.
  package var constraintReport: ConstraintReport? {
    placed.map { ConstraintReport(source: text, boxes: $0.boxes) }
  }
}
