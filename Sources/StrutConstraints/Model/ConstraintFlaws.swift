import StrutCore

/// What a solved tree shows that nobody wants, although everything holds.
extension ConstraintLayout {
  /// A text that got less of an axis than it wants to keep.
  package struct Cut: Hashable, Sendable {
    /// The index of the view.
    package var index: Int
    /// The axis.
    package var axis: Axis
    /// What the text takes, in points: where it wraps, its longest word.
    package var needs: Double
    /// What it got.
    package var has: Double
    /// Whether the text wraps, so that what is too wide is a word.
    package var isWrapped: Bool
  }

  /// Lengths that differ by less are the same to the eye.
  static var leastDifference: Double { 0.5 }

  /// The texts that got less than they take, although they want to keep it as strongly as texts do.
  package var cuts: [Cut] {
    tree.views.indices.dropFirst().flatMap { index -> [Cut] in
      let view = tree.views[index]
      guard let content = view.intrinsicSize, let word = view.longestWord else { return [] }
      let size = frame(of: index).size
      return [Axis.horizontal, .vertical].compactMap { axis in
        let isWrapped = isWrapped(index)
        let needs = axis == .vertical ? content.height : isWrapped ? word : content.width
        let has = size.extent(axis)
        guard view.attributes.compression[axis] >= .high, needs - has > 2 * Self.leastDifference
        else { return nil }
        return Cut(index: index, axis: axis, needs: needs, has: has, isWrapped: isWrapped)
      }
    }
  }

  /// The tree in which cut texts keep what they take, so that it conflicts with what takes their room: what is wanted
  /// more strongly than they want that, and holds, is required.
  ///
  /// - Parameter cuts: The texts, on one axis.
  package func tree(requiring cuts: [Cut]) -> ConstraintTree {
    var tree = tree
    for record in solved.stronger(than: priority(of: cuts)) {
      guard case .statement(let index) = record.origin else { continue }
      tree.statements[index].constraints[record.part].priority = .required
    }
    for cut in cuts {
      tree.views[cut.index].attributes.compression[cut.axis] = .required
      if cut.isWrapped, cut.axis == .horizontal {
        tree.views[cut.index].intrinsicSize?.width = cut.needs
      }
    }
    return tree
  }

  /// How strongly texts that are cut want to keep what they take; the least of them.
  package func priority(of cuts: [Cut]) -> Priority {
    cuts.map { tree.views[$0.index].attributes.compression[$0.axis] }.min() ?? .high
  }

  /// Whether texts on one axis get what they take after a change, and no other text is cut by it.
  package func areWhole(_ cuts: [Cut], after remedy: TreeConflict.Remedy) -> Bool {
    guard !resizesPicture(remedy, besides: cuts) else { return false }
    var changed = ChangedTree(tree, width: givenWidth, height: givenHeight)
    changed.weaker = Priority(priority(of: cuts).rawValue - 1) ?? .low
    changed.apply(remedy)
    guard let after = changed.solved() else { return false }
    return tree.views.indices.dropFirst().allSatisfy { index in
      let view = tree.views[index]
      guard let content = view.intrinsicSize, let word = view.longestWord else { return true }
      return [Axis.horizontal, .vertical].allSatisfy { axis in
        guard view.attributes.compression[axis] >= .high else { return true }
        let own = cuts.first { $0.index == index && $0.axis == axis }
        let before = frame(of: index).size.extent(axis)
        let least = axis == .horizontal ? word : content.height
        let now = after.frame(of: index).size.extent(axis)
        // What is cut anyway is told by itself.
        return now >= (own?.needs ?? min(before, least)) - 2 * Self.leastDifference
      }
    }
  }

  /// Whether a change gives a view another size on one axis that has a size of its own on both, as icons have.
  private func resizesPicture(_ remedy: TreeConflict.Remedy, besides cuts: [Cut]) -> Bool {
    remedy.sized.contains { index in
      !cuts.contains { $0.index == index } && tree.ownSizes(of: index).count == 2
    }
  }

  /// The containers that are as large as their views make them, and 0 on an axis since none holds them open.
  ///
  /// - Parameter fitted: The axes on which the root is.
  package func collapsed(fitted: Set<Axis>) -> [(index: Int, axis: Axis)] {
    let views = tree.views
    return [Axis.horizontal, .vertical].flatMap { axis -> [(index: Int, axis: Axis)] in
      func extent(_ index: Int) -> Double { frame(of: index).size.extent(axis) }
      let parents = views.indices.dropFirst().filter { extent($0) >= 2 * Self.leastDifference }
        .map { views[$0].parent }
      return Set(parents).sorted().filter { parent in
        // A nested container is as large as statements make it, where no size of its own does.
        extent(parent) < Self.leastDifference
          && (parent == 0
            ? fitted.contains(axis)
            : !views[parent].sizes.contains { $0.axis == axis && $0.relation == .equal })
      }.map { ($0, axis) }
    }
  }

  /// Views that share a length of which nothing says how: where one of them has a size, nothing is open on that axis.
  ///
  /// - Parameter open: The views with numbers that nothing decides.
  package func sharedLengths(
    _ open: [(index: Int, numbers: [String])]
  ) -> [(views: [Int], axis: Axis, length: Double)] {
    // Each trial is a solution; what is open at so many places has many causes.
    guard !open.isEmpty, open.count <= 8, tree.views.count <= 300 else { return [] }
    return [Axis.horizontal, .vertical].compactMap { axis in
      let (size, place) = axis == .horizontal ? ("width", "x") : ("height", "y")
      let views = open.filter { $0.numbers.contains(size) && $0.index > 0 }.map(\.index)
      guard views.count > 1, views.allSatisfy({ tree.views[$0].intrinsicSize == nil }) else {
        return nil
      }
      let deciding = views.filter { index in
        let extent = frame(of: index).size.extent(axis)
        let other = resolved {
          $0.views[index].sizes.append(
            ConstraintTree.SizeRule(axis, .equal, .points(extent), text: size))
        }
        let left = (try? other?.ambiguousViews()) ?? open
        return !left.contains { $0.numbers.contains(size) || $0.numbers.contains(place) }
      }
      guard deciding == views else { return nil }
      let length = views.reduce(0) { $0 + frame(of: $1).size.extent(axis) }
      return (views, axis, length)
    }
  }

  /// A text whose last baseline is in a comparison, and that is higher than its lines; in points.
  package func textStretched(
    fromBaselineIn constraint: AnchorConstraint
  ) -> (index: Int, height: Double, content: Double)? {
    for anchor in [constraint.first, constraint.second] {
      guard let anchor, anchor.attribute == .lastBaseline,
        let index = solved.index(of: anchor.view),
        tree.views[index].longestWord != nil, tree.views[index].baselines != .init(),
        let content = tree.views[index].intrinsicSize?.height
      else { continue }
      let height = frame(of: index).size.height
      if height - content > 2 * Self.leastDifference { return (index, height, content) }
    }
    return nil
  }

  /// The statement without which a text is as high as its lines and nothing else goes wrong; `nil` where there is none.
  ///
  /// - Parameter kept: The index of a statement that is not left out.
  package func statement(stretching index: Int, besides kept: Int) -> Int? {
    let view = tree.views[index].view
    let others = tree.statements.indices.filter { other in
      other != kept
        && tree.statements[other].constraints.contains {
          $0.mentions(view) && $0.first.attribute.axis == .vertical
        }
    }
    let flaws = flaws
    return others.prefix(4).first { other in
      guard let after = resolved(with: { $0.statements[other].constraints = [] }) else {
        return false
      }
      let content = after.tree.views[index].intrinsicSize?.height ?? 0
      return after.frame(of: index).size.height - content <= 2 * Self.leastDifference
        && after.flaws <= flaws
    }
  }

  /// How many sizes of views are 0.
  var nothings: Int {
    tree.views.indices.dropFirst().reduce(0) { count, index in
      let size = frame(of: index).size
      return count + [size.width, size.height].count { $0 < Self.leastDifference }
    }
  }

  /// How many views are open, cut, collapsed or beyond their containers.
  package var flaws: Int {
    let open = (try? ambiguousViews().count) ?? 0
    let fitted: Set<Axis> = Set(
      (givenWidth == nil ? [Axis.horizontal] : []) + (givenHeight == nil ? [.vertical] : []))
    return open + cuts.count + collapsed(fitted: fitted).count + standingOut
  }

  /// How many views that can be seen are beyond their containers.
  package var standingOut: Int {
    tree.views.indices.dropFirst().count { index in
      let frame = frame(of: index)
      let container = self.frame(of: tree.views[index].parent).size
      let least = 2 * Self.leastDifference
      return frame.size.width > 0 && frame.size.height > 0
        && (frame.minX < -least || frame.minY < -least || frame.maxX > container.width + least
          || frame.maxY > container.height + least)
    }
  }
}

extension ConstraintTree {
  /// The lengths in points that a view gives itself, by axes.
  fileprivate func ownSizes(of index: Int) -> [Axis: Double] {
    views[index].sizes.reduce(into: [:]) { sizes, rule in
      if case .points(let points) = rule.value, rule.relation == .equal {
        sizes[rule.axis] = points
      }
    }
  }

  /// Whether a change gives a view another size on one axis that is as wide as it is high, as round buttons are.
  func resizesSquare(_ remedy: TreeConflict.Remedy) -> Bool {
    remedy.sized.contains { index in
      let sizes = ownSizes(of: index)
      return sizes.count == 2 && sizes[.horizontal] == sizes[.vertical]
    }
  }
}

extension TreeConflict.Remedy {
  /// The views that get another size of their own, or lose one.
  fileprivate var sized: [Int] {
    let origins: [ConstraintOrigin] =
      switch self {
      case .number(let number): [number.origin]
      case .omitted(let origins): origins
      case .equalized(let rewriting): rewriting.omitted
      default: []
      }
    return origins.compactMap { if case .size(let index, _) = $0 { index } else { nil } }
  }
}
