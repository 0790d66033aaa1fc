import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements that say something else of a view than those of its twins say of them: a name that was not changed, another edge, a format
/// that is turned.
extension TwinStatements {
  /// The most views of a format that are compared, and corrections of a view.
  private static let (mostInFormat, mostCorrections) = (4, 4)

  /// What the statements about a view were to say by those of its twins: none of it is tried.
  func corrections(of box: BoxID, in parent: BoxID) -> [TwinCorrection] {
    guard boxes.elements[box.index].id != nil else { return [] }
    let twins = numberedTwins(of: box, in: parent) + namedTwins(of: box, in: parent)
    guard !twins.isEmpty else { return [] }
    var found: [TwinCorrection] = []
    for axis in [Axis.vertical, .horizontal] {
      for tie in ties(of: box, along: axis, in: parent) {
        if let correction = equation(tie, of: box) { found.append(correction) }
      }
    }
    for twin in twins {
      found += formats(of: box, as: twin, in: parent)
    }
    return Array(found.prefix(Self.mostCorrections))
  }

  /// The equation about a view that holds the same place of it as that of a twin, and holds it elsewhere.
  private func equation(_ tie: BoxTie, of box: BoxID) -> TwinCorrection? {
    guard let meant = tie.constraints.first, tie.text.hasPrefix("<constraint>") else { return nil }
    let own = comparisons[ConstraintView(box.index)].first { statement, constraint in
      statement.loneComparison != nil && constraint.relation == .equal
        && constraint.first == meant.first && constraint.priority == meant.priority
    }
    guard let own, own.constraint != meant, !context.isComputed(own.statement) else { return nil }
    return TwinCorrection(
      statement: own.statement, added: [meant], omitted: [own.constraint], text: tie.text)
  }

  /// The formats about a view that list others than those about a twin do, or in another order.
  private func formats(of box: BoxID, as twin: Twin, in parent: BoxID) -> [TwinCorrection] {
    let (view, other) = (ConstraintView(box.index), ConstraintView(twin.box.index))
    var (found, seen): ([TwinCorrection], Set<SourceRange>) = ([], [])
    for (format, _) in comparisons[other]
    where format.kind == .format && seen.insert(format.range).inserted {
      let views = format.viewsInOrder
      guard (2...Self.mostInFormat).contains(views.count), !context.isComputed(format),
        let own = partner(of: view, along: format.axis, like: views),
        let names = names(of: views, of: twin, other, view, in: parent)
      else { continue }
      let added = format.constraints.map { constraint in
        var meant = constraint
        meant.first.view = names[constraint.first.view]?.view ?? constraint.first.view
        if let second = constraint.second {
          meant.second?.view = names[second.view]?.view ?? second.view
        }
        return meant
      }
      guard added != own.constraints, !context.isComputed(own) else { continue }
      guard let text = text(of: format, names.values.map { ($0.old, $0.new) }) else { continue }
      found.append(
        TwinCorrection(
          statement: own, added: added, omitted: own.constraints, text: text))
    }
    return found
  }

  /// The text of a format with other names, each put in once, in brackets and in what is said of sizes there; `nil` where names are
  /// written in a way that is not looked for.
  private func text(
    of format: ConstraintStatement, _ names: [(old: String, new: String)]
  ) -> String? {
    let written = format.text.replacing("<vfl>", with: "")
    guard !written.contains("`") else { return nil }
    let known = Dictionary(names) { first, _ in first }
    var found: Set<String> = []
    let text = written.replacing(/([\[(,]\s*(?:[<>=]=)?\s*)([A-Za-z_][\w.]*)/) { match in
      guard let name = known[String(match.2)] else { return String(match.0) }
      found.insert(String(match.2))
      return match.1 + name
    }
    return found.count == known.count ? text : nil
  }

  /// The format about a view along an axis that lists as many views as one about its twin.
  private func partner(
    of view: ConstraintView, along axis: Axis?, like views: [ConstraintView]
  ) -> ConstraintStatement? {
    comparisons[view].first { statement, _ in
      statement.kind == .format && statement.axis == axis
        && statement.viewsInOrder.count == views.count
    }?.statement
  }

  /// What stands for each view of a format about a twin in that about the view itself, with the names of both; `nil` where one has no
  /// counterpart.
  private func names(
    of views: [ConstraintView], of twin: Twin, _ other: ConstraintView, _ view: ConstraintView,
    in parent: BoxID
  ) -> [ConstraintView: (view: ConstraintView, old: String, new: String)]? {
    var names: [ConstraintView: (view: ConstraintView, old: String, new: String)] = [:]
    for listed in views {
      guard !listed.isHelper, let meant = listed == other ? view : twin.counterpart(listed) else {
        return nil
      }
      let words = [listed, meant].map { boxes.statementName(of: BoxID(Int($0.index)), in: source) }
      names[listed] = (meant, words[0], words[1])
    }
    return Set(names.values.map(\.view)).count == views.count ? names : nil
  }
}
