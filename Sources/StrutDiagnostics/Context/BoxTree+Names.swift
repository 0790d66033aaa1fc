import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension BoxTree {
  /// The words for a box: its id, or its element.
  func name(of box: BoxID) -> String {
    let element = elements[box.index]
    return element.id.map { "'\($0)'" } ?? "this <\(element.kind.rawValue)>"
  }

  /// The words for the container of a box that has been named: its id, or that it is its container.
  func nameOfOwner(_ container: BoxID) -> String {
    elements[container.index].id == nil ? "its container" : name(of: container)
  }

  /// A view as the statements of its container name it: without the instance that the container stands in.
  func statementName(of box: BoxID, in source: SourceText) -> String {
    let element = elements[box.index]
    let id = element.id ?? "a"
    guard let origins = source.origins, id.contains("."),
      origins.instance(of: origins.origin(of: element.range).way) != nil,
      let point = id.lastIndex(of: ".")
    else { return id.nameInStatements }
    return String(id[id.index(after: point)...]).nameInStatements
  }

  /// A view of a statement as the statements of a container name it.
  func statementName(
    of view: ConstraintView, in container: ConstraintView, _ source: SourceText
  ) -> String {
    view == container ? "superview" : statementName(of: BoxID(Int(view.index)), in: source)
  }

  /// The element that compares two views, with its factor, as a container's statements have it; empty for a number alone.
  func equation(
    _ constraint: AnchorConstraint, in container: ConstraintView?, _ source: SourceText
  ) -> String {
    guard let second = constraint.second else { return "" }
    let names = [constraint.first.view, second.view].map { view in
      view == container ? "superview" : statementName(of: BoxID(Int(view.index)), in: source)
    }
    let factor = constraint.multiplier == 1 ? "" : " * \(shortest(constraint.multiplier))"
    return
      "<constraint>\(names[0]).\(constraint.first.area.prefix)\(constraint.first.attribute.rawValue) "
      + "\(constraint.relation.inMarkup) \(names[1]).\(second.area.prefix)\(second.attribute.rawValue)"
      + "\(factor)\(constraint.constant.asSummand)</constraint>"
  }

  /// Where a box was written: boxes of one place are instances of a component, or turns of a loop.
  func writtenPlace(of box: BoxID, in source: SourceText) -> (file: String, range: SourceRange) {
    let range = elements[box.index].range
    guard let origin = source.origins?.origin(of: range) else { return (source.name, range) }
    return (origin.source.name, origin.range)
  }
}
