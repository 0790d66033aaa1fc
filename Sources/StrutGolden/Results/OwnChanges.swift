import StrutFormats

/// Which cases of documents and which components of libraries came or went: those are each document's own, and no axis of the matrix.
struct OwnChanges {
  /// A case or a component that came or went, whatever number of snapshots it has.
  struct Change: Hashable {
    /// The document without `.xml`; for a case of a component the library with the component.
    var owner: String
    /// What it is: `case 'empty'`, `component Badge`.
    var what: String
  }

  /// What is known of the snapshots of a document, or of a component of a library.
  private struct Owner {
    /// Those that are drawn.
    var drawn: [CaseResult] = []
    /// The cases that had goldens before; `nil` for the picture without one.
    var former: Set<String?> = []
    /// Whether there were goldens before.
    var isFormer = false

    mutating func add(_ result: CaseResult) {
      if result.status != .stale { drawn.append(result) }
      guard ![.missing, .recorded].contains(result.status) else { return }
      isFormer = true
      if result.status != .stale { former.insert(result.axes[.state]) }
    }
  }

  /// By the names of snapshots without what parts those of one document or component.
  private var owners: [String: Owner] = [:]
  /// The same by documents.
  private var documents: [String: Owner] = [:]
  /// How many documents are drawn.
  private var drawn = 0
  /// The documents whose stale goldens have a name in place of a case, by that name.
  private var documentsOfNames: [String: Set<String>] = [:]

  /// - Complexity: O(*n*) in the number of results, and for each stale one in the number of those of its document.
  init(_ results: [CaseResult]) {
    for result in results {
      owners[result.owner, default: Owner()].add(result)
      documents[result.stem, default: Owner()].add(result)
    }
    drawn = documents.count { !$0.value.drawn.isEmpty }
    for result in results where result.status == .stale {
      guard let name = formerCase(of: result) else { continue }
      documentsOfNames[name, default: []].insert(result.stem)
    }
  }

  /// What came or went with a snapshot; `nil` where all of its document did, or something else is why.
  func change(of result: CaseResult) -> Change? {
    guard let document = documents[result.stem], let owner = owners[result.owner] else {
      return nil
    }
    let component = result.owner.dropFirst(result.stem.count + 1)
    switch result.status {
    case .missing, .recorded:
      guard document.isFormer else { return nil }
      if !owner.isFormer, !component.isEmpty {
        return Change(owner: result.stem, what: "component \(component)")
      }
      guard let state = result.axes[.state], owner.isFormer, !owner.former.contains(state) else {
        return nil
      }
      return Change(owner: result.owner, what: "case '\(state)'")
    case .stale:
      guard !document.drawn.isEmpty else { return nil }
      if owner.drawn.isEmpty, !component.isEmpty {
        return Change(owner: result.stem, what: "component \(component)")
      }
      guard let name = formerCase(of: result), isCase(name, of: owner) else { return nil }
      return Change(owner: result.owner, what: "case '\(name)'")
    default: return nil
    }
  }

  /// What the name of a stale golden has in place of the case of one that is drawn.
  private func formerCase(of stale: CaseResult) -> String? {
    let name = FilePath.stem(of: stale.golden)
    let drawn = owners[stale.owner]?.drawn ?? []
    let names = drawn.compactMap { result -> String? in
      let others = CaseAxis.allCases.filter { $0 != .state && $0 != .scale }
        .compactMap { CaseRenaming.part(of: $0, result.axes) }
      let end = others.map { "-" + $0 }.joined() + "@\(result.axes[.scale] ?? "1")x"
      return name.hasSuffix(end) && name.count > end.count ? String(name.dropLast(end.count)) : nil
    }
    let known = Set(drawn.compactMap { CaseRenaming.part(of: .state, $0.axes) } + ["default"])
    return names.filter { !known.contains($0) }.min { $0.count < $1.count }
  }

  /// Whether a name that nothing draws any more was that of a case, and of no value of an axis that is declared no more.
  private func isCase(_ name: String, of owner: Owner) -> Bool {
    if owner.drawn.contains(where: { $0.axes[.state] != nil || $0.axes[.viewport] != nil }) {
      return true
    }
    // What the matrix had was drawn of every document.
    return drawn > 1 && documentsOfNames[name]?.count == 1
  }
}

extension CaseResult {
  /// The name without the case and the scale: the document's path without `.xml`, of a component of a library with that.
  fileprivate var owner: String { FilePath.folder(of: name) }
}
