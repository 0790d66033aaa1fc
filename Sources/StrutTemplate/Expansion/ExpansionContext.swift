import StrutCore

/// Where expanding stands: whose names count, in which theme, and the way there.
struct ExpansionContext {
  /// The file in which the nodes stand.
  var file: TemplateFile
  /// Variables, parameters and data.
  var values: ValueScope
  /// The tokens in the theme of the place.
  var tokens: ThemeTokens
  /// The ids that are known.
  var ids: IDScope
  /// The innermost step on the way here; -1 for none.
  var way: Int32 = -1
  /// What was handed into the component around.
  var slots: SlotContents?
  /// The slot that the nodes were handed into, by its file and its element; `nil` where they were handed into none.
  var slot: (file: Int32, node: Int32)?
  /// What was handed to the root box of the component around, for its outermost elements.
  var root: RootHandover?
  /// Whether those elements were handed into a slot of the component.
  var isRootHanded = false
  /// The innermost instance around, among those of the draft, wherever what stands here is written; -1 for none.
  var around: Int32 = -1
  /// Whether something around was handed into a slot, so that ``way`` does not name all instances around.
  var isLanded = false
  /// What the innermost loop around goes over.
  var turns: [TemplateValue]?
  /// The `<constraints>` element around, among the elements of the draft; -1 for none.
  var statements: Int32 = -1
  /// Whether text stands here, so that white space counts.
  var isInline = false
  /// How many components are around.
  var level = 0
  /// The components in whose bodies the place is written, one used by the other: what was handed into a slot is not written in that of
  /// the slot.
  var writers: ComponentChain?

  /// Where diagnostics of this place are told.
  var place: TemplateReport.Place {
    TemplateReport.Place(file: file.source, index: file.index, way: way)
  }
}

/// What an instance hands into the slots of its component.
final class SlotContents {
  /// The nodes for each slot; the one without a name is empty.
  let nodes: [String: [Int32]]
  /// Where they are written.
  let context: ExpansionContext

  init(nodes: [String: [Int32]], context: ExpansionContext) {
    self.nodes = nodes
    self.context = context
  }
}

/// Components that are used in the bodies of others, innermost first.
final class ComponentChain {
  let component: ComponentDefinition
  let parent: ComponentChain?
  /// Where the component is used.
  let use: (file: TemplateFile, name: SourceRange)

  init(
    _ component: ComponentDefinition, usedAt use: (TemplateFile, SourceRange),
    in parent: ComponentChain?
  ) {
    self.component = component
    self.parent = parent
    self.use = use
  }

  /// The innermost components that use each other in a circle, each with its use in the one before; `nil` where none do.
  var circle: [ComponentChain]? {
    var links: [ComponentChain] = []
    var places: [String: Int] = [:]
    var chain: ComponentChain? = self
    while let current = chain {
      // The one that stands there once more uses the one behind it.
      if let place = places[current.component.name] { return links[place...].reversed() }
      places[current.component.name] = links.count
      links.append(current)
      chain = current.parent
    }
    return nil
  }
}

/// What an instance hands to the root box of its component.
final class RootHandover {
  /// One attribute.
  struct Attribute {
    let name: String
    let file: Int32
    let nameRange: SourceRange
    let way: Int32
    let pieces: Range<Int32>
    let quote: UInt8
  }

  /// An id.
  struct ID {
    let attribute: Attribute
    /// The full id.
    let full: String
    /// The id as it is written, and whose ids it is one of; those of the instances around that the same box is handed to
    /// come before it.
    var names: [(local: String, scope: IDScope)]

    /// Lets all names mean a box that has an id of its own.
    func define(as full: String) {
      for name in names { name.scope.define(name.local, as: full) }
    }
  }

  /// The component.
  let component: String
  /// The attributes, but for `id` and `class`.
  var attributes: [Attribute]
  /// The `class`, which comes after the root's own.
  var classes: [Attribute]
  /// The `id`.
  var id: ID?
  /// The `id` of an instance whose component may have several root boxes: that of its box where it has one alone.
  var loneID: ID?
  /// Where problems are told.
  let place: TemplateReport.Place
  /// How many root boxes there are so far.
  var count = 0

  init(
    component: String, attributes: [Attribute], classes: [Attribute],
    id: ID?, place: TemplateReport.Place
  ) {
    self.component = component
    self.attributes = attributes
    self.classes = classes
    self.id = id
    self.place = place
  }

  /// The first attribute that cannot be given to a second root box.
  var first: Attribute? { attributes.first ?? classes.first }
}
