import Strut
import StrutFormats
import StrutGolden

/// How a preview follows the files.
extension PreviewSession {
  /// Takes up what happened on disk.
  func follow(_ changes: FileWatcher.Changes) {
    if let fault = changes.fault { report(fault) }
    let touched = changes.touched
    let isMoved = changes.isIncomplete || !changes.paths.isDisjoint(with: catalog.anchors)
    if isMoved { watchAll() }
    if isMoved || !changes.folders.isEmpty || changes.hasConfiguration {
      configurations = settings.configurationSearch()
    }
    // Listing the documents reads all folders: only what can be a document, or lead to one, is worth it.
    let isListed =
      isMoved || !changes.folders.isEmpty || changes.paths.contains { $0.hasSuffix(".xml") }
    changed(isListed: isListed) { state in
      changes.isIncomplete || state.entry.path.isAtOrBelow(touched)
        || state.files.contains { $0.isAtOrBelow(touched) }
    }
  }

  /// Gives documents a new version, looks for new and deleted ones, and tells the pages.
  private func changed(isListed: Bool, isTouched: (State) -> Bool) {
    var touched = Set(states.values.lazy.filter(isTouched).map(\.entry.name))
    let known = Set(names)
    if isListed { list() }
    let gone = known.subtracting(names)
    let added = names.filter { !known.contains($0) }
    touched = touched.subtracting(gone).union(added)
    // Folders of images may be others now.
    let files = touched.reduce(into: Set<String>()) { $0.formUnion(states[$1]?.files ?? []) }
    watch { watcher throws(WatchError) in try watcher.watchFolders(of: files) }
    for name in touched {
      versionCount += 1
      states[name]?.version = versionCount
    }
    drawings.keep { key in
      let state = states[key.name]
      return state?.version == key.version || state?.good?.version == key.version
    }
    guard !touched.isEmpty || !gone.isEmpty else { return }
    send(touched.union(gone), kind: added.isEmpty && gone.isEmpty ? "changed" : "catalog")
    for name in names where touched.contains(name) { summarize(name) }
  }

  /// Makes the names those of the documents that there are.
  private func list() {
    let entries = catalog.entries()
    names = entries.map(\.name)
    let gone = Set(states.keys).subtracting(names)
    for name in gone {
      states[name] = nil
      tiles.drop(name)
    }
    let added = entries.filter { states[$0.name] == nil }
    for entry in added { states[entry.name] = State(entry: entry, version: 0) }
    if !added.isEmpty {
      watch { watcher throws(WatchError) in try watcher.watchConfigurations(of: added) }
    }
  }

  func send(_ names: Set<String>, kind: String) {
    hub.send(["documents": .list(names.sorted().map { .text($0) }), "kind": .text(kind)])
  }

  // MARK: Watching

  /// Watches everything again: folders came, went or were replaced.
  private func watchAll() {
    watch { watcher throws(WatchError) in
      try watcher.watch(catalog)
      try watcher.watchConfigurations(of: states.values.map(\.entry))
      for state in states.values { try watcher.watchFolders(of: state.files) }
    }
  }

  /// Watches more; where the system does not let it, that is said.
  func watch(_ body: (FileWatcher) throws(WatchError) -> Void) {
    do throws(WatchError) { try body(watcher) } catch { report(error) }
  }

  /// Says once that something cannot be followed.
  private func report(_ fault: WatchError) {
    guard !hasReportedFault else { return }
    hasReportedFault = true
    settings.reportFault(fault)
  }
}

extension FileWatcher.Changes {
  /// The paths at and below which something may be different: a `strut.json` changes all of its folder.
  fileprivate var touched: Set<String> {
    Set(
      paths.map {
        FilePath.name(of: $0) == ConfigurationFile.name ? FilePath.folder(of: $0) : $0
      })
  }

  fileprivate var hasConfiguration: Bool {
    paths.contains { FilePath.name(of: $0) == ConfigurationFile.name }
  }
}

extension FileWatcher {
  /// Watches the folders of a catalogue, and what leads to them.
  func watch(_ catalog: DocumentCatalog) throws(WatchError) {
    for path in catalog.anchors { try watchEntry(path) }
    for folder in catalog.watchedTrees { try watchTree(folder) }
    for folder in catalog.watchedFolders { try watchFolder(folder) }
  }

  /// Watches the places where configurations of documents stand, or may come.
  func watchConfigurations(of entries: [DocumentCatalog.Entry]) throws(WatchError) {
    var folders: Set<String> = []
    for folder in Set(entries.map(\.folder)) {
      folders.formUnion(ConfigurationSearch.folders(searchedFrom: folder))
    }
    for folder in folders { try watchEntry(FilePath.join(folder, ConfigurationFile.name)) }
  }

  /// Watches the folders of files, and what leads to them.
  func watchFolders(of files: Set<String>) throws(WatchError) {
    let folders = Set(files.compactMap(FilePath.parent))
    for path in DocumentCatalog.ways(to: folders) { try watchEntry(path) }
    for folder in folders { try watchFolder(folder) }
  }
}

extension String {
  /// Whether a path, or a folder above it, is one of `paths`.
  fileprivate func isAtOrBelow(_ paths: Set<String>) -> Bool {
    var path = self
    while !paths.contains(path) {
      guard let parent = FilePath.parent(of: path) else { return false }
      path = parent
    }
    return true
  }
}
