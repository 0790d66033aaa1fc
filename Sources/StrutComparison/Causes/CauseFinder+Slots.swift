import StrutTemplate

/// Boxes that are handed into slots of a component, and stand elsewhere among its own.
extension CauseFinder {
  /// The children of one box that are known from before, some of them handed into slots.
  private struct Handed {
    /// The component around.
    var component: String
    /// All of them, in the order of now.
    var pairs: [(new: Int, old: Int)]
    /// Of each whether the component has it itself.
    var areOwn: [Bool]

    func filtered(own isOwn: Bool) -> [(new: Int, old: Int)] {
      zip(pairs, areOwn).filter { $1 == isOwn }.map(\.0)
    }
  }

  /// How many boxes in slots are compared with one another.
  private static let mostHanded = 64

  /// Tells a slot that moved among the boxes of a component, and what is handed into another slot than before; `false` where
  /// neither is why boxes stand in another order.
  mutating func addSlot(_ pairs: [(new: Int, old: Int)]) -> Bool {
    guard !Self.isSorted(pairs), let parent = new.parents[pairs[0].new] else { return false }
    let bodies = pairs.map { subjects.new.componentBody(around: parent, holding: $0.new) }
    guard let name = bodies[0]?.name else { return false }
    let handed = Handed(component: name, pairs: pairs, areOwn: bodies.map { $0?.isOwn ?? false })
    let (own, others) = (handed.filtered(own: true), handed.filtered(own: false))
    guard !others.isEmpty, Self.isSorted(own) else { return false }
    let isTold = addOtherSlots(others)
    if isTold { return true }
    guard Self.isSorted(others) ? !own.isEmpty : areInSlots(others, besides: own) else {
      return false
    }
    addMovedSlots(handed)
    return true
  }

  private static func isSorted(_ pairs: [(new: Int, old: Int)]) -> Bool {
    zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old }
  }

  /// Tells uses of components whose `slot` says another one; returns whether there are any.
  private mutating func addOtherSlots(_ handed: [(new: Int, old: Int)]) -> Bool {
    var found: [ChangeCause] = []
    for (index, partner) in handed {
      guard let was = subjects.old.use(of: partner), let now = subjects.new.use(of: index),
        was.name == now.name, was["slot"] != now["slot"]
      else { continue }
      let change =
        switch (was["slot"], now["slot"]) {
        case (let was?, let now?): "slot \(was) → \(now)"
        case (nil, let now?): "slot set to \(now)"
        default: "slot \(was["slot"] ?? "") removed"
        }
      let place = now.values.first { $0.name == "slot" }?.place ?? now.place
      found.append(cause(.parameter, "<\(now.name)>", change, at: place))
    }
    return addAll(found)
  }

  /// Whether all boxes in slots that changed their order among one another stand in several slots: one of the component's own
  /// boxes lies between them, before or now, or they say so.
  private func areInSlots(
    _ handed: [(new: Int, old: Int)], besides own: [(new: Int, old: Int)]
  ) -> Bool {
    guard handed.count <= Self.mostHanded else { return false }
    for (place, first) in handed.enumerated() {
      for second in handed[(place + 1)...] where second.old < first.old {
        let isParted = own.contains {
          ($0.new > first.new && $0.new < second.new) || ($0.old > second.old && $0.old < first.old)
        }
        let slots = [first, second].map { subjects.new.use(of: $0.new)?["slot"] }
        guard isParted || (slots[0] != slots[1] && !slots.contains(nil)) else { return false }
      }
    }
    return true
  }

  private mutating func addMovedSlots(_ handed: Handed) {
    let former = handed.pairs.map(\.old).sorted()
    let placeOfOld = Dictionary(former.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    let moved = handed.pairs.indices.filter { handed.pairs[$0].old != former[$0] }
    let slots = moved.filter { !handed.areOwn[$0] }
    // The one that went furthest is what somebody moved; two that stand in each other's place both did.
    func distance(_ place: Int) -> Int {
      abs((placeOfOld[handed.pairs[place].old] ?? place) - place)
    }
    let isSwap = moved.count == slots.count && slots.count == 2
    let movers = isSwap ? slots : slots.max { distance($0) < distance($1) }.map { [$0] } ?? []
    let found = movers.compactMap { slot(of: $0, in: handed) }
    let own = handed.filtered(own: true).first ?? handed.pairs[0]
    let place = found.first?.place ?? subjects.new.place(of: own.new)
    let names = found.count == movers.count ? found.map(\.written) : ["<slot>"]
    let subject = "\(names.joined(separator: " and ")) in <\(handed.component)>"
    let change = names.count == 2 ? "changed places" : Self.movedAmongSiblings
    add(cause(.order, subject, change, at: place))
  }

  /// The slot that a box is handed into: the one that it names, or the only one that no other box names.
  private func slot(of place: Int, in handed: Handed) -> DocumentSources.Slot? {
    let slots = actual.document.declared.slots.filter { $0.component == handed.component }
    func name(_ place: Int) -> String? { subjects.new.use(of: handed.pairs[place].new)?["slot"] }
    if let own = name(place) { return slots.first { $0.name == own } }
    let taken = Set(
      handed.pairs.indices.filter { !handed.areOwn[$0] && $0 != place }.compactMap(name))
    let free = slots.filter { !taken.contains($0.name) }
    return free.count == 1 ? free[0] : nil
  }
}

extension DocumentSources.Slot {
  /// The slot as it is written.
  fileprivate var written: String { name.isEmpty ? "<slot>" : "<slot name=\"\(name)\">" }
}
