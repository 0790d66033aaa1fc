import StrutFormats

/// The goldens that the snapshots of a run were compared with, each with what was drawn.
///
/// Two pictures of one name would take turns: whichever is recorded, the other one differs from it. That is so for the
/// arguments of a test, and for two snapshots in one, that are named after it.
final class SnapshotNames: Sendable {
  /// Those of the process.
  static let shared = SnapshotNames()

  private let drawn = Monitor<[String: Int]>([:])

  /// Notes what was drawn; `false` where something else was drawn for the golden before.
  func take(_ golden: String, for image: some Hashable) -> Bool {
    let hash = image.hashValue
    return drawn.enter { drawn in
      let first = drawn[golden] ?? hash
      drawn[golden] = first
      return first == hash
    }
  }
}
