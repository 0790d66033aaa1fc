import StrutLayout

/// A generated tree, described outside of any clock, and the canvas it is laid out on.
struct Workload {
  /// One box: numbered in pre-order, parents first.
  struct Node {
    var parent: Int32
    /// The index into ``Workload/prototypes``.
    var prototype: Int
    var width: Dimension = .auto
    var height: Dimension = .auto
    /// The length of a text; 0 for boxes without one.
    var characters = 0
  }

  let name: String
  let size: Int
  private(set) var nodes: [Node] = []
  private(set) var prototypes: [LayoutStyle] = []
  private(set) var canvasWidth: Double?
  private(set) var canvasHeight: Double?
  /// Whether every box has a size of its own.
  private(set) var hasSizes = false

  /// The workload with a name and suffixes; `nil` where there is none of that name.
  init?(name: String, size: Int) {
    self.name = name
    self.size = size
    var parts = name.split(separator: "+").map(String.init)
    let base = parts.removeFirst()
    prototypes = [LayoutStyle()]
    nodes = [Node(parent: -1, prototype: 0)]
    guard generate(base) else { return nil }
    for suffix in parts {
      switch suffix {
      case "fit": (canvasWidth, canvasHeight) = (1280, 800)
      case "minzero":
        for index in prototypes.indices {
          prototypes[index].minWidth = 0
          prototypes[index].minHeight = 0
        }
      default: return nil
      }
    }
  }

  /// The boxes that have no children, in pre-order; of a tree with texts only the texts.
  var leaves: [Int] {
    let hasTexts = nodes.contains { $0.characters > 0 }
    var hasChildren = [Bool](repeating: false, count: nodes.count)
    for node in nodes.dropFirst() { hasChildren[Int(node.parent)] = true }
    return nodes.indices.filter {
      hasTexts ? nodes[$0].characters > 0 : !hasChildren[$0]
    }
  }

  private mutating func generate(_ base: String) -> Bool {
    var random = RandomNumbers()
    switch base {
    case "nested":
      prototypes.append(LayoutStyle { $0.flexGrow = 1 })
      deep(below: 0, size, branches: 10) { Node(parent: 0, prototype: 1, width: 10, height: 10) }
    case "deep-auto":
      prototypes.append(Self.growing(margin: 10))
      deep(below: 0, size, branches: 2) { Node(parent: 0, prototype: 1) }
    case "deep-random":
      hasSizes = true
      prototypes.append(LayoutStyle())
      deep(below: 0, size, branches: 2) { random.sized() }
    case "wide":
      hasSizes = true
      prototypes.append(LayoutStyle())
      for _ in 0..<size { add(random.sized(), to: 0) }
    case "wide2":
      hasSizes = true
      prototypes.append(LayoutStyle())
      while nodes.count - 1 < size {
        let count = 1 + random.next() % 4
        let child = add(random.sized(), to: 0)
        for _ in 0..<count { add(random.sized(), to: child) }
      }
    case "chain-col", "chain-row", "chain-alt", "chain-alt-text": chain(base)
    case "superdeep3":
      prototypes.append(Self.growing(margin: 10))
      var parent = 0
      for _ in 0..<size {
        let first = add(Node(parent: 0, prototype: 1), to: parent)
        for _ in 0..<2 { add(Node(parent: 0, prototype: 1), to: parent) }
        parent = first
      }
    case "cards": cards(&random)
    default: return false
    }
    return true
  }

  private static func growing(margin: Double) -> LayoutStyle {
    LayoutStyle {
      $0.flexGrow = 1
      $0.margin = StyleEdges(.points(margin))
    }
  }

  @discardableResult
  private mutating func add(_ node: Node, to parent: Int) -> Int {
    var node = node
    node.parent = Int32(parent)
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func deep(
    below parent: Int, _ count: Int, branches: Int, _ make: () -> Node
  ) {
    let isLast = count <= branches
    for _ in 0..<(isLast ? count : branches) {
      let child = add(make(), to: parent)
      if !isLast { deep(below: child, (count - branches) / branches, branches: branches, make) }
    }
  }

  private mutating func chain(_ base: String) {
    var row = Self.growing(margin: 1)
    prototypes.append(row)
    row.flexDirection = .column
    prototypes.append(row)
    var parent = 0
    for level in 0..<size {
      let isColumn = base == "chain-col" || (base != "chain-row" && level % 2 == 0)
      parent = add(Node(parent: 0, prototype: isColumn ? 2 : 1), to: parent)
    }
    if base == "chain-alt-text" {
      prototypes.append(LayoutStyle())
      add(Node(parent: 0, prototype: 3, characters: 500), to: parent)
      canvasWidth = 375
    }
  }

  private mutating func cards(_ random: inout RandomNumbers) {
    prototypes[0].flexDirection = .column
    prototypes += [
      LayoutStyle { $0.padding = StyleEdges(12) },
      LayoutStyle {
        $0.margin.right = 12
        $0.flexShrink = 0
      },
      LayoutStyle {
        $0.flexGrow = 1
        $0.flexDirection = .column
      },
      LayoutStyle(),
      LayoutStyle { $0.flexShrink = 0 },
    ]
    for _ in 0..<size {
      let card = add(Node(parent: 0, prototype: 1), to: 0)
      add(Node(parent: 0, prototype: 2, width: 48, height: 48), to: card)
      let column = add(Node(parent: 0, prototype: 3), to: card)
      add(Node(parent: 0, prototype: 4, characters: 10 + random.next() % 30), to: column)
      add(Node(parent: 0, prototype: 4, characters: 20 + random.next() % 100), to: column)
      add(Node(parent: 0, prototype: 5, characters: 4 + random.next() % 4), to: card)
    }
    canvasWidth = 375
  }
}

extension RandomNumbers {
  /// A box with a random width and then a random height.
  fileprivate mutating func sized() -> Workload.Node {
    let width = dimension()
    return Workload.Node(parent: 0, prototype: 1, width: width, height: dimension())
  }
}

extension LayoutStyle {
  /// The initial values of the `web` preset with some changed.
  fileprivate init(_ change: (inout LayoutStyle) -> Void) {
    self.init()
    change(&self)
  }
}
