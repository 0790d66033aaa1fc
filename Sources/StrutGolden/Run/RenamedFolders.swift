import StrutCore
import StrutFormats

/// Which folders of new goldens may be those of documents or components that are gone: what has another name in one place.
struct RenamedFolders {
  /// The names of the stale goldens in the folders of what is gone.
  private var gone: [String: Set<String>] = [:]
  /// For each folder of what is gone those that may be it now.
  private var successors: [String: [String]] = [:]
  /// For each folder of what is new those that may have been it.
  private var predecessors: [String: [String]] = [:]

  /// Compares the folders of what is gone with those of a plan.
  ///
  /// - Complexity: O(*n*) in the numbers of goldens that are stale and that are planned, where anything is gone.
  init(_ entries: [StaleGoldens.Entry], plan: SnapshotPlan) {
    for entry in entries where entry.documentIsGone || entry.componentIsGone {
      gone[entry.golden.folder, default: []].insert(entry.golden.fileName)
    }
    guard !gone.isEmpty else { return }
    var unmade: [String: Set<String>] = [:]
    for entry in plan.entries {
      for golden in entry.cases.map(entry.document.golden) where !FileSystem.exists(golden.picture)
      {
        unmade[golden.folder, default: []].insert(golden.fileName)
      }
    }
    var folders: [[Substring]: [String]] = [:]
    for folder in gone.keys.sorted() {
      for pattern in Self.patterns(of: folder) { folders[pattern, default: []].append(folder) }
    }
    for (folder, names) in unmade.sorted(by: { $0.key < $1.key }) {
      for former in Self.patterns(of: folder).flatMap({ folders[$0] ?? [] }) {
        let known = gone[former, default: []]
        // What has a golden of that name is no other name for what is gone.
        guard !known.isDisjoint(with: names),
          known.allSatisfy({
            !FileSystem.exists(GoldenFile(folder: folder, fileName: $0).picture)
          })
        else { continue }
        successors[former, default: []].append(folder)
        predecessors[folder, default: []].append(former)
      }
    }
  }

  /// The golden of what a golden's document or component was called before, and whether the names are near; `nil` where there is
  /// none, or several could be it.
  func former(of golden: GoldenFile) -> (golden: GoldenFile, isNear: Bool)? {
    guard let found = Self.only(predecessors[golden.folder], near: golden.folder),
      Self.only(successors[found.folder], near: found.folder)?.folder == golden.folder,
      gone[found.folder]?.contains(golden.fileName) == true
    else { return nil }
    return (GoldenFile(folder: found.folder, fileName: golden.fileName), found.isNear)
  }

  /// The only one of some folders, or of several the only one whose name is near.
  private static func only(
    _ folders: [String]?, near folder: String
  ) -> (folder: String, isNear: Bool)? {
    let near = (folders ?? []).filter { other in
      let names = zip(folder.split(separator: "/"), other.split(separator: "/"))
      guard let (now, was) = names.first(where: { $0 != $1 }) else { return false }
      return nearestName(to: String(now), among: [String(was)]) != nil
    }
    if near.count == 1 { return (near[0], true) }
    return folders?.count == 1 ? folders?.first.map { ($0, false) } : nil
  }

  /// The names on the way to a folder, each time without one of them.
  private static func patterns(of folder: String) -> [[Substring]] {
    let names = folder.split(separator: "/")
    return names.indices.filter { names[$0] != GoldenFile.folderName }.map { index in
      var pattern = names
      pattern[index] = "*"
      return pattern
    }
  }
}
