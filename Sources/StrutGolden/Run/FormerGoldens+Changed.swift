import StrutComparison
import StrutCore
import StrutFormats

/// Documents, components, cases, themes, viewports and languages that were renamed and show something else at once.
extension FormerGoldens {
  /// The golden of what has another name now.
  struct RenamedCase {
    /// The name of the golden, and the digest of its file.
    var former: RecordedSources.Part
    /// The bytes of its picture.
    var picture: [UInt8]
    /// Its record.
    var record: GoldenRecord
  }

  /// The results of a plan whose goldens are not there yet, by the folders in which others are stale.
  static func unmade(
    in plan: SnapshotPlan, beside folders: Set<String>, project: String
  ) -> [String: [CaseResult]] {
    var unmade: [String: [CaseResult]] = [:]
    guard !folders.isEmpty else { return unmade }
    for entry in plan.entries {
      for snapshotCase in entry.cases {
        let golden = entry.document.golden(of: snapshotCase)
        guard folders.contains(golden.folder), !FileSystem.exists(golden.picture) else { continue }
        unmade[golden.folder, default: []].append(
          entry.emptyResult(of: snapshotCase, project: project))
      }
    }
    return unmade
  }

  /// The golden of what was probably renamed to this case, though it shows something else: the one whose case, theme or viewport
  /// alone has another name, or else whose document or component has, where no other new one could be it, and the names are near
  /// or the elements the same.
  ///
  /// - Returns: `nil` where there is none, or it cannot be read.
  func renamedCase(
    _ drawn: DrawnSnapshot, for golden: GoldenFile, of result: CaseResult
  ) -> RenamedCase? {
    guard let former = formerCase(of: golden, result) ?? formerElsewhere(of: golden),
      let picture = try? FileSystem.contentsIfPresent(of: former.golden.picture),
      let bytes = try? FileSystem.contentsIfPresent(of: former.golden.record),
      let record = try? GoldenRecord(bytes), Digest(of: picture).description == record.file,
      isRenamed(former, to: drawn, record)
    else { return nil }
    return RenamedCase(
      former: .init(name: former.name, value: record.file), picture: picture, record: record)
  }

  /// Whether what stands in the place of a name shows that it is the same thing: the names are near, or else the elements of a
  /// case are the same, or those in a theme that the document has no more. Other sizes are other viewports.
  private func isRenamed(_ former: Former, to drawn: DrawnSnapshot, _ record: GoldenRecord) -> Bool
  {
    if former.isNear { return true }
    guard record.hasSameElements(as: drawn.boxes) else { return false }
    switch former.axis {
    case nil, .state: return true
    case .theme:
      guard let declared = drawn.origin?.sources()?.document.declared else { return false }
      return !declared.themes.contains(former.was)
    default: return false
    }
  }

  /// A stale golden that may be that of another name of a case.
  private struct Former {
    var golden: GoldenFile
    /// Its path as results have it.
    var name: String
    /// What has another name, and the former one; no axis for the document or the component.
    var axis: CaseAxis?
    var was: String
    /// Whether the names are near to each other.
    var isNear: Bool
    /// How much of the names is not in common.
    var distance: Int
  }

  /// The stale golden of another name of the case, the theme or the viewport.
  private func formerCase(of golden: GoldenFile, _ result: CaseResult) -> Former? {
    onlyFormer(of: result, in: golden.folder).flatMap { former in
      onlySuccessor(of: former.name, in: golden.folder) == result.golden ? former : nil
    }
  }

  /// The stale golden of another name of the document or the component.
  private func formerElsewhere(of golden: GoldenFile) -> Former? {
    renamedFolders.former(of: golden).map { former in
      Former(
        golden: former.golden, name: FilePath.shown(former.golden.picture, from: project),
        axis: nil, was: former.golden.folder, isNear: former.isNear, distance: 0)
    }
  }

  /// The stale golden that differs least from a new one by one name; `nil` where there is none, or several.
  private func onlyFormer(of result: CaseResult, in folder: String) -> Former? {
    var found: [Former] = []
    for entry in staleOfFolder[folder] ?? [] {
      let name = FilePath.shown(entry.golden.picture, from: project)
      let renaming = CaseRenaming(former: name, golden: result.golden, axes: result.axes)
      // Where an axis left, its values would be taken for a part of others: 'phone-dark' for a former name of 'base'.
      if renaming.leavesAnAxis { return nil }
      guard let names = Self.names(renaming) else { continue }
      found.append(
        Former(
          golden: entry.golden, name: name, axis: names.axis, was: names.was,
          isNear: Self.areNear(names.was, names.now, on: names.axis), distance: names.distance))
    }
    guard let least = found.map(\.distance).min() else { return nil }
    let nearest = found.filter { $0.distance == least }
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// The new golden that differs least from a stale one by one name; `nil` where several do.
  private func onlySuccessor(of former: String, in folder: String) -> String? {
    let found = (unmade[folder] ?? []).compactMap { result in
      Self.names(CaseRenaming(former: former, golden: result.golden, axes: result.axes))
        .map { (golden: result.golden, distance: $0.distance) }
    }
    guard let least = found.map(\.distance).min() else { return nil }
    let nearest = found.filter { $0.distance == least }
    return nearest.count == 1 ? nearest[0].golden : nil
  }

  /// The names of a case, a theme or a viewport in a golden and in a result that differ in nothing else; `nil` where they do.
  private static func names(
    _ renaming: CaseRenaming
  ) -> (axis: CaseAxis, was: String, now: String, distance: Int)? {
    guard case .axis(let axis, let was?, let now?) = renaming,
      [.state, .theme, .viewport, .locale].contains(axis)
    else { return nil }
    return (axis, was, now, renaming.distance)
  }

  /// Whether two names on one axis probably name the same thing: a kind of a language does, as `de-AT` of `de`.
  private static func areNear(_ was: String, _ now: String, on axis: CaseAxis) -> Bool {
    guard axis == .locale else { return nearestName(to: now, among: [was]) != nil }
    return was.prefix { $0 != "-" } == now.prefix { $0 != "-" }
  }
}

extension CaseRenaming {
  /// Whether the former name says one value more than the new one, and nothing else.
  fileprivate var leavesAnAxis: Bool {
    switch self {
    case .axis(_, _?, nil), .value: true
    default: false
    }
  }
}

extension GoldenRecord {
  /// Whether the same elements stand in one another.
  fileprivate func hasSameElements(as others: [RecordedBox]) -> Bool {
    boxes.count == others.count
      && zip(boxes, others).allSatisfy {
        ($0.element, $0.id, $0.depth) == ($1.element, $1.id, $1.depth)
      }
  }
}
