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
        let has = axis == .horizontal ? size.width : size.height
        guard view.attributes.compression[axis] >= .high, needs - has > 2 * Self.leastDifference
        else { return nil }
        return Cut(index: index, axis: axis, needs: needs, has: has, isWrapped: isWrapped)
      }
    }
  }

  /// The containers that are as large as their views make them, and 0 on an axis since none holds them open.
  ///
  /// - Parameter fitted: The axes on which the root is.
  package func collapsed(fitted: Set<Axis>) -> [(index: Int, axis: Axis)] {
    let views = tree.views
    return [Axis.horizontal, .vertical].flatMap { axis -> [(index: Int, axis: Axis)] in
      func extent(_ index: Int) -> Double {
        let size = frame(of: index).size
        return axis == .horizontal ? size.width : size.height
      }
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
        let frame = frame(of: index).size
        let extent = axis == .horizontal ? frame.width : frame.height
        let other = resolved {
          $0.views[index].sizes.append(
            ConstraintTree.SizeRule(axis, .equal, .points(extent), text: size))
        }
        let left = (try? other?.ambiguousViews()) ?? open
        return !left.contains { $0.numbers.contains(size) || $0.numbers.contains(place) }
      }
      guard deciding == views else { return nil }
      let length = views.map { frame(of: $0).size }
        .reduce(0) { $0 + (axis == .horizontal ? $1.width : $1.height) }
      return (views, axis, length)
    }
  }

  /// How many views are open, cut, collapsed or beyond their containers.
  var flaws: Int {
    let open = (try? ambiguousViews().count) ?? 0
    let fitted: Set<Axis> = Set(
      (givenWidth == nil ? [Axis.horizontal] : []) + (givenHeight == nil ? [.vertical] : []))
    let beyond = tree.views.indices.dropFirst().count { index in
      let frame = frame(of: index)
      let container = self.frame(of: tree.views[index].parent).size
      let least = 2 * Self.leastDifference
      return frame.size.width > 0 && frame.size.height > 0
        && (frame.minX < -least || frame.minY < -least || frame.maxX > container.width + least
          || frame.maxY > container.height + least)
    }
    return open + cuts.count + collapsed(fitted: fitted).count + beyond
  }
}
