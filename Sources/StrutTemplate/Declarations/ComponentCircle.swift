import StrutCore
import StrutSyntax

/// Components that use each other in a circle, which is told the same wherever one comes upon it.
struct ComponentCircle {
  /// The use of a component.
  struct Use {
    /// What is used.
    let component: ComponentDefinition
    /// The file in which it is used.
    let file: TemplateFile
    /// Where its name stands there.
    let name: SourceRange

    init(of component: ComponentDefinition, in file: TemplateFile, at name: SourceRange) {
      (self.component, self.file, self.name) = (component, file, name)
    }
  }

  /// The uses, each in the body of the component before, beginning with the one in the component that is defined first.
  private let uses: [Use]

  /// Takes the uses of a circle, from whichever on; the first one is in the body of the last one's component.
  init(_ uses: [Use]) {
    let first = uses.indices.min { Self.isBefore(uses[$0], uses[$1]) } ?? 0
    self.uses = Array(uses[(first + 1)...] + uses[...first])
  }

  private static func isBefore(_ a: Use, _ b: Use) -> Bool {
    (a.component.file.index, a.component.node) < (b.component.file.index, b.component.node)
  }

  /// The file in which the circle is told.
  var file: TemplateFile { uses[0].file }

  /// The circle as an error.
  ///
  /// - Parameter deepest: How many components may stand in one another.
  func diagnostic(_ deepest: Int) -> Diagnostic {
    let names = uses.map(\.component.name)
    return .componentCircle(names.suffix(1) + names, deepest, at: uses[0].name)
  }

  // MARK: Finding

  /// The circles of a file whose components use each other whatever the values are, so that they end nowhere.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  static func endless(in file: TemplateFile, of declarations: Declarations) -> [ComponentCircle] {
    let own = declarations.components.values.filter { $0.file.index == file.index }
    var search = Search(declarations: declarations)
    for component in own.sorted(by: { $0.node < $1.node }) { search.visit(component) }
    return search.found
  }

  /// A search for circles in depth, which looks at each component once.
  private struct Search {
    let declarations: Declarations
    var found: [ComponentCircle] = []
    private var done: Set<String> = []
    private var open: [Use] = []

    init(declarations: Declarations) { self.declarations = declarations }

    mutating func visit(_ component: ComponentDefinition) {
      visit(Use(of: component, in: component.file, at: component.nameRange))
    }

    private mutating func visit(_ use: Use) {
      let name = use.component.name
      if let start = open.firstIndex(where: { $0.component.name == name }) {
        found.append(ComponentCircle(Array(open[(start + 1)...]) + [use]))
        return
      }
      guard open.count < MarkupLimits.depth, done.insert(name).inserted else { return }
      open.append(use)
      for next in uses(in: use.component) { visit(next) }
      open.removeLast()
    }

    /// The components that one uses in any case, each once: those in no branch, loop or slot, and in no other component, which may leave
    /// out what it is handed.
    private func uses(in component: ComponentDefinition) -> [Use] {
      var uses: [Use] = []
      var seen: Set<String> = []
      var waiting = Array(component.body.reversed())
      let file = component.file
      while let node = waiting.popLast() {
        switch file.role(node) {
        case .plain?, .inline?: waiting += file.tree.children(of: node).reversed()
        case .instance?:
          guard let used = declarations.components[file.name(node)],
            declarations.isSeen(used.file, from: file), seen.insert(used.name).inserted
          else { continue }
          uses.append(Use(of: used, in: file, at: file.nameRange(node)))
        default: continue
        }
      }
      return uses
    }
  }
}
