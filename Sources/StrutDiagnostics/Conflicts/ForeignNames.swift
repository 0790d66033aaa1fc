import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements of a conflict that name one view of a container beside theirs among their own, as what was copied from there does,
/// where one of their own views is in no statement.
struct ForeignNames {
  let boxes: BoxTree
  let source: SourceText
  /// The words for the place of a contributor.
  let place: (ConstraintContributor) -> String

  /// What to say of the first of them; `nil` for none.
  func hint(for contributors: [ConstraintContributor]) -> String? {
    for contributor in contributors {
      guard let statement = contributor.statement, statement.kind != .barrier,
        let foreign = foreign(in: statement), let own = idle(in: statement, like: foreign)
      else { continue }
      let owner = boxes.layout.parent(of: foreign).map { boxes.name(of: $0) } ?? "another container"
      return
        "\(boxes.name(of: foreign)) is in \(owner): did you mean \(boxes.name(of: own)), which no statement names, in "
        + "\(place(contributor))?"
    }
    return nil
  }

  /// The only view of a statement that is not in its container, and is in one beside that.
  private func foreign(in statement: ConstraintStatement) -> BoxID? {
    let container = BoxID(Int(statement.container.index))
    let views = Set(
      statement.constraints.flatMap { [$0.first.view, $0.second?.view ?? $0.first.view] }
    ).filter { !$0.isHelper && $0 != statement.container }.map { BoxID(Int($0.index)) }
    let others = views.filter { boxes.layout.parent(of: $0) != container }
    guard others.count == 1, views.count > 2, let parent = boxes.layout.parent(of: others[0]),
      boxes.layout.parent(of: parent) == boxes.layout.parent(of: container)
    else { return nil }
    return others[0]
  }

  /// The only view of a statement's container that no statement names; `nil` where it is another kind of view.
  private func idle(in statement: ConstraintStatement, like foreign: BoxID) -> BoxID? {
    let named = Set(
      boxes.layout.constraintStatements.flatMap { statement in
        statement.constraints.flatMap { [$0.first.view, $0.second?.view ?? $0.first.view] }
      })
    let idle = boxes.layout.children(of: BoxID(Int(statement.container.index))).filter {
      !named.contains(ConstraintView($0.index)) && boxes.elements[$0.index].id != nil
        && boxes.layout.style(of: $0).display != .none
    }
    guard idle.count == 1, boxes.showsText(idle[0]) == boxes.showsText(foreign) else { return nil }
    return idle[0]
  }
}
