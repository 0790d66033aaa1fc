import StrutBoxes
import StrutCore
import StrutLayout

/// What is told already, by the views that it is about: what only looks wrong keeps silent where another message says more.
struct ToldMessages {
  private let boxes: BoxTree
  /// The names in each message.
  private let messages: [Set<Substring>]
  /// All of them.
  private let names: Set<Substring>
  /// Where the messages are.
  private let starts: Set<Int32>

  init(_ told: [Diagnostic], _ context: MessageContext) {
    boxes = context.boxes
    messages = told.map { diagnostic in
      let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      return Set(parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] })
    }
    names = messages.reduce(into: []) { $0.formUnion($1) }
    starts = Set(told.compactMap { $0.range?.lowerBound })
  }

  /// Whether a message is about a view.
  func tells(of box: BoxID) -> Bool {
    let element = boxes.elements[box.index]
    return element.id.map { names.contains($0[...]) } ?? false
      || starts.contains(element.range.lowerBound)
  }

  /// Whether a message is about a view and one of others.
  func tells(of box: BoxID, and others: [BoxID]) -> Bool {
    guard tells(of: box), let name = boxes.elements[box.index].id else { return false }
    let others = Set(others.compactMap { boxes.elements[$0.index].id?[...] })
    return messages.contains { $0.contains(name[...]) && !$0.isDisjoint(with: others) }
  }
}
