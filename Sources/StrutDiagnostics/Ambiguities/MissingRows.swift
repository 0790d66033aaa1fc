import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Rows of a grid whose format was forgotten: those of the other rows say what it was to say.
struct MissingRows: ContextualMessages {
  /// The least views of a row, and the least rows that are there.
  private static let (leastViews, leastRows) = (3, 2)
  /// The most views of a container, and the most formats, that are looked at.
  private static let (mostViews, mostFormats) = (200, 60)

  /// A row of views that stand behind one another in the document, with its format.
  private struct Row {
    var format: ConstraintStatement
    var first: Int
    var count: Int
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The format of the row in which a view is, with what it says; `nil` where that is none of a grid, or does not place its views.
  func format(
    around box: BoxID, in parent: BoxID
  ) -> (text: String, constraints: [AnchorConstraint])? {
    let children = boxes.layout.children(of: parent).prefix(Self.mostViews + 1)
    guard children.count <= Self.mostViews else { return nil }
    let views = children.filter {
      boxes.elements[$0.index].kind != .guide && boxes.layout.style(of: $0).display != .none
    }
    guard let place = views.firstIndex(of: box) else { return nil }
    let rows = rows(of: views, in: parent)
    guard let last = rows.last else { return nil }
    let alike = rows.filter { $0.count == last.count && ($0.first - last.first) % $0.count == 0 }
    let first = place - ((place - last.first) % last.count + last.count) % last.count
    guard alike.count >= Self.leastRows, first >= 0, first + last.count <= views.count else {
      return nil
    }
    let own = Array(views[first..<first + last.count])
    guard own.allSatisfy({ isFree($0, like: views[last.first]) }) else { return nil }
    return format(of: own, like: last, views, in: parent)
  }

  /// The formats of a container along its rows, each about views that follow one another.
  private func rows(of views: [BoxID], in parent: BoxID) -> [Row] {
    let owner = ConstraintView(parent.index)
    var seen: Set<Int32> = []
    let naming = views.flatMap { comparisons[ConstraintView($0.index)].map(\.statement) }
    let formats = naming.filter {
      $0.container == owner && $0.kind == .format && $0.axis == .horizontal
        && seen.insert($0.range.lowerBound).inserted
    }
    return formats.prefix(Self.mostFormats).compactMap { format in
      let row = format.viewsInOrder.filter { $0 != owner }.map { BoxID(Int($0.index)) }
      guard row.count >= Self.leastViews, !context.isComputed(format),
        let first = views.firstIndex(of: row[0]), first + row.count <= views.count,
        Array(views[first..<first + row.count]) == row
      else { return nil }
      return Row(format: format, first: first, count: row.count)
    }
  }

  /// Whether no format and no equation says where a view is along its row, and it has a name and the same kind of content as another one.
  private func isFree(_ box: BoxID, like other: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    return boxes.elements[box.index].id != nil
      && context.views.hasContent(box) == context.views.hasContent(other)
      && !comparisons[view].contains { _, constraint in
        constraint.first.attribute.axis == .horizontal && constraint.first.attribute.kind != .size
      }
  }

  private func format(
    of own: [BoxID], like row: Row, _ views: [BoxID], in parent: BoxID
  ) -> (text: String, constraints: [AnchorConstraint])? {
    var constraints = row.format.constraints
    var names: [String: String] = [:]
    for (offset, box) in own.enumerated() {
      let other = views[row.first + offset]
      constraints = constraints.map {
        $0.replacing(ConstraintView(other.index), by: ConstraintView(box.index))
      }
      names[boxes.statementName(of: other, in: source)] = boxes.statementName(of: box, in: source)
    }
    let isMended = trials.isMended(by: ConstraintProposal(constraints), in: parent) { outcome in
      outcome.standsOut <= 0
        && own.allSatisfy {
          outcome.openNumbers(of: $0).isEmpty && outcome.isInside($0, of: parent)
        }
    }
    guard isMended else { return nil }
    let options = row.format.options.isEmpty ? "" : " options=\"\(row.format.options)\""
    let text = row.format.text.dropFirst("<vfl>".count)
    return ("<vfl\(options)>\(renamed(text, names))</vfl>", constraints)
  }

  /// A visual format with other names.
  private func renamed(_ format: Substring, _ names: [String: String]) -> String {
    let start = format.firstIndex(of: ":").map(format.index(after:)) ?? format.startIndex
    var (result, word) = (String(format[..<start]), "")
    func isOfName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    for character in format[start...] {
      if isOfName(character) {
        word.append(character)
      } else {
        result += (names[word] ?? word) + String(character)
        word = ""
      }
    }
    return result + (names[word] ?? word)
  }
}
