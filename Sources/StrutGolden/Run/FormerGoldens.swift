import Strut
import StrutComparison
import StrutFormats

/// The goldens of documents and cases that are gone, to find again what was renamed.
package final class FormerGoldens: Sendable {
  private struct Former {
    var entry: StaleGoldens.Entry
    var file: Digest
  }

  /// What tells pictures apart: their pixels and what they show.
  private struct Key: Hashable {
    var pixels: String
    var layout: Digest
  }

  /// The goldens that show the same.
  private struct Equals {
    var ofFolder: [String: [Former]] = [:]
    var ofCase: [String: [Former]] = [:]
    var ofDocumentAndCase: [String: [Former]] = [:]

    mutating func add(_ former: Former) {
      let golden = former.entry.golden
      ofFolder[golden.folder, default: []].append(former)
      ofCase[golden.fileName, default: []].append(former)
      ofDocumentAndCase[Self.name(of: golden), default: []].append(former)
    }

    /// Those that may have become another golden; of many documents with one picture only some.
    func near(_ golden: GoldenFile) -> [Former] {
      (ofFolder[golden.folder] ?? [])
        + (ofDocumentAndCase[Self.name(of: golden)] ?? []).prefix(Self.most)
        + (ofCase[golden.fileName] ?? []).prefix(Self.most)
    }

    private static let most = 64

    static func name(of golden: GoldenFile) -> String {
      FilePath.name(of: golden.folder) + "/" + golden.fileName
    }
  }

  /// A golden that shows what was drawn for a case.
  private struct Candidate {
    var former: RecordedSources.Part
    var renaming: CaseRenaming
    /// Smaller for what is nearer: one axis, then the same case of a document elsewhere, then of another one.
    var rank: Int
  }

  private let entries: [StaleGoldens.Entry]
  let project: String
  /// The stale goldens of documents that are there, by their folders.
  let staleOfFolder: [String: [StaleGoldens.Entry]]
  /// What the run draws and has no golden yet, by the folders of these, as far as something is stale there.
  let unmade: [String: [CaseResult]]
  /// The documents and components that may have another name now.
  let renamedFolders: RenamedFolders
  /// Read when the first golden is missing.
  private let known = Monitor<[Key: Equals]?>(nil)
  /// By the names of the snapshots, the nearest first.
  private let candidates = Monitor<[String: [Candidate]]>([:])

  /// Looks among `entries`.
  ///
  /// - Parameters:
  ///   - project: The absolute path that names of goldens start from.
  ///   - plan: What is drawn.
  package init(_ entries: [StaleGoldens.Entry], project: String, plan: SnapshotPlan) {
    self.entries = entries
    self.project = project
    staleOfFolder = Dictionary(grouping: entries.filter { !$0.documentIsGone }) { $0.golden.folder }
    unmade = Self.unmade(in: plan, beside: Set(staleOfFolder.keys), project: project)
    renamedFolders = RenamedFolders(entries, plan: plan)
  }

  /// The nearest golden that shows what was drawn, with the digest of its file: the same pixels and the same layout.
  ///
  /// - Returns: `nil` where there is none.
  func golden(
    showing pixels: Digest, _ drawn: DrawnSnapshot, for golden: GoldenFile, of result: CaseResult
  ) -> RecordedSources.Part? {
    guard !entries.isEmpty else { return nil }
    let key = Key(
      pixels: pixels.description,
      layout: GoldenRecord(
        renderer: drawn.renderer, pixels: "", file: "", canvas: drawn.canvas, boxes: drawn.boxes
      ).bareLayout)
    let same = known.enter { known in
      if known == nil { known = read() }
      return known?[key]?.near(golden) ?? []
    }
    var seen: Set<String> = []
    let found = same.compactMap { former -> Candidate? in
      guard seen.insert(former.entry.golden.picture).inserted else { return nil }
      let name = FilePath.shown(former.entry.golden.picture, from: project)
      let renaming = CaseRenaming(former: name, golden: result.golden, axes: result.axes)
      let isSameFolder = former.entry.golden.folder == golden.folder
      let isSameCase = former.entry.golden.fileName == golden.fileName
      guard isSameFolder ? !former.entry.documentIsGone : isSameCase else { return nil }
      let isSameName =
        FilePath.name(of: former.entry.golden.folder) == FilePath.name(of: golden.folder)
      var rank = isSameFolder ? 3 : isSameName ? 1 : 2
      switch renaming {
      case .axis, .value: rank = 0
      default: break
      }
      return Candidate(
        former: .init(name: name, value: former.file.description), renaming: renaming, rank: rank)
    }.sorted { ($0.rank, $0.former.name) < ($1.rank, $1.former.name) }
    if !found.isEmpty { candidates.enter { $0[result.name] = found } }
    return found.first?.former
  }

  /// The results where a golden has one successor at most: a document that was copied twice was renamed once.
  ///
  /// Where several goldens show the same picture, the one is taken whose renaming others share, so that one name that was
  /// changed is one thing to tell.
  ///
  /// - Parameters:
  ///   - store: Where the results wait, which are written anew.
  ///   - trouble: Whether they can be.
  package func settled(
    _ results: [CaseResult], in store: ResultStore, _ trouble: ResultTrouble
  ) -> [CaseResult] {
    let candidates = candidates.enter { $0 }
    var taken: Set<String> = []
    var votes: [CaseRenaming: Int] = [:]
    var settled = results
    let moved = results.indices.filter { results[$0].status == .moved }.sorted { first, second in
      let counts = [first, second].map { candidates[results[$0].name]?.count ?? 0 }
      return (counts[0], first) < (counts[1], second)
    }
    for index in moved {
      let found = (candidates[results[index].name] ?? []).filter { !taken.contains($0.former.name) }
      let best = found.min { first, second in
        (first.rank, -votes[first.renaming, default: 0], first.renaming.distance)
          < (second.rank, -votes[second.renaming, default: 0], second.renaming.distance)
      }
      if let best {
        taken.insert(best.former.name)
        votes[best.renaming, default: 0] += 1
        settled[index].former = best.former
      } else {
        settled[index].status = .missing
        settled[index].former = nil
      }
    }
    forgetChanceEquals(&settled)
    let changed = forgetTaken(&settled)
    for index in moved + changed where settled[index] != results[index] {
      trouble.attempt { () throws(FileError) in try store.replaceResult(settled[index]) }
    }
    return settled
  }

  /// Takes back that something was renamed and changed whose golden shows what another one is drawn as.
  ///
  /// - Returns: Where the results stand.
  private func forgetTaken(_ results: inout [CaseResult]) -> [Int] {
    let taken = Set(results.lazy.filter { $0.status == .moved }.compactMap(\.former?.name))
    let changed = results.indices.filter { index in
      results[index].status == .changed
        && results[index].former.map { taken.contains($0.name) } == true
    }
    for index in changed { results[index].forgetFormer() }
    return changed
  }

  /// Takes back the renaming of a value of an axis where most of its snapshots show something else than those of the former
  /// one: a picture without a translated text is the same in every language.
  private func forgetChanceEquals(_ results: inout [CaseResult]) {
    let folders = Set(entries.lazy.map { FilePath.shown($0.golden.folder, from: self.project) })
    var renamed: [CaseRenaming: [Int]] = [:]
    var missing: [CaseAxis: [String: Int]] = [:]
    for (index, result) in results.enumerated() {
      if let renaming = result.renaming, case .axis(let axis, _?, _?) = renaming, axis != .state {
        renamed[renaming, default: []].append(index)
      }
      guard result.status == .missing, folders.contains(FilePath.folder(of: result.golden))
      else { continue }
      for (axis, value) in result.axes { missing[axis, default: [:]][value, default: 0] += 1 }
    }
    for (renaming, members) in renamed {
      guard case .axis(let axis, _, let now?) = renaming,
        missing[axis]?[now] ?? 0 >= members.count
      else { continue }
      for index in members {
        results[index].status = .missing
        results[index].former = nil
      }
    }
  }

  private func read() -> [Key: Equals] {
    var known: [Key: Equals] = [:]
    for entry in entries {
      // Whatever cannot be read is no golden to go on with.
      guard let bytes = try? FileSystem.contentsIfPresent(of: entry.golden.record),
        let record = try? GoldenRecord(bytes),
        let file = try? FileSystem.contentsIfPresent(of: entry.golden.picture)
      else { continue }
      let digest = Digest(of: file)
      guard digest.description == record.file else { continue }
      let key = Key(pixels: record.pixels, layout: record.bareLayout)
      known[key, default: Equals()].add(Former(entry: entry, file: digest))
    }
    return known
  }
}

extension CaseResult {
  /// Makes it one that has no golden, and was compared with none.
  fileprivate mutating func forgetFormer() {
    status = .missing
    former = nil
    against = nil
    (causes, elements, renderer) = ([], [], [])
    pixels = nil
    pictures.formIntersection([.actual])
  }
}

extension GoldenRecord {
  /// A digest of the boxes, on whatever lines they are written and whatever they were made from.
  fileprivate var bareLayout: Digest {
    var bare = self
    bare.sources = nil
    for index in bare.boxes.indices { bare.boxes[index].line = 0 }
    return Digest(of: Array(bare.layoutText.utf8))
  }
}
