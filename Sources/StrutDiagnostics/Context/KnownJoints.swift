import StrutCore
import StrutLayout

/// The joints of containers along their axes, found once each: messages ask for them again for each view and each edge.
final class KnownJoints {
  /// The views of one container that are joined along one axis.
  struct Joints {
    /// The joints in the order of the views behind them.
    let all: [JoinedViews.Joint]
    /// The views that others are joined to.
    let before: Set<BoxID>
    /// The views behind each of those that others are joined to, in the order of the document.
    let following: [BoxID: [BoxID]]
    /// The views that are joined to others.
    let after: Set<BoxID>
    /// All of these in the order of the document.
    let members: [BoxID]
    /// Those of them behind which none is joined.
    let ends: [BoxID]
    /// The space that most of the views have between them; `nil` where none are joined.
    let space: Double?

    /// Sorts joints.
    ///
    /// - Parameter children: The children of the container, in the order of the document.
    init(_ all: [JoinedViews.Joint], among children: [BoxID]) {
      let (before, after) = (Set(all.map(\.before)), Set(all.map(\.after)))
      members = children.filter { before.contains($0) || after.contains($0) }
      ends = members.filter { !before.contains($0) }
      var counts: [Double: Int] = [:]
      for joint in all { counts[joint.space, default: 0] += 1 }
      let most = counts.values.max()
      space = all.first { counts[$0.space] == most }?.space
      following = Dictionary(grouping: all, by: \.before).mapValues { $0.map(\.after) }
      (self.all, self.before, self.after) = (all, before, after)
    }
  }

  private struct Key: Hashable {
    var container: BoxID
    var axis: Axis
  }

  private var known: [Key: Joints] = [:]

  /// The joints of a container along an axis.
  ///
  /// - Parameter find: Finds them, where that has not been done.
  func joints(of container: BoxID, along axis: Axis, _ find: () -> Joints) -> Joints {
    let key = Key(container: container, axis: axis)
    if let known = known[key] { return known }
    let found = find()
    known[key] = found
    return found
  }
}
