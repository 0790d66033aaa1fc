import Strut
import StrutCore
import StrutGolden

/// The documents of a preview while it runs: what is known of each, and what has to be drawn again.
package actor PreviewSession {
  /// What a preview is told when it starts.
  package struct Settings: Sendable {
    /// Documents and folders.
    package var paths: [String]
    /// What the flags say about fonts and files.
    package var flags: Configuration
    /// What a character is that no font has.
    package var missingGlyphs: Diagnostic.Severity
    /// The absolute path of the working folder.
    package var workingFolder: String
    /// How many documents are drawn at once.
    package var threadCount: Int
    /// Called on every thread that draws before it does.
    package var prepareThread: @Sendable () -> Void

    /// Joins the settings.
    package init(
      paths: [String], flags: Configuration = Configuration(),
      missingGlyphs: Diagnostic.Severity = .warning, workingFolder: String, threadCount: Int = 2,
      prepareThread: @escaping @Sendable () -> Void = {}
    ) {
      self.paths = paths
      self.flags = flags
      self.missingGlyphs = missingGlyphs
      self.workingFolder = workingFolder
      self.threadCount = threadCount
      self.prepareThread = prepareThread
    }
  }

  /// What the gallery shows of a document.
  struct Summary: Sendable {
    /// The version that it describes.
    var version: Int
    var title: String?
    /// The canvas of the last good picture; `nil` where there never was one.
    var size: Size?
    var errorCount: Int
    var warningCount: Int
    /// The last good picture, small.
    var thumbnail: [UInt8]?
  }

  /// What is known of a document.
  struct State: Sendable {
    var entry: DocumentCatalog.Entry
    /// Counts the changes of everything that the document's picture depends on.
    var version: Int
    var summary: Summary?
    /// The paths of the files that the document names, with and without links.
    var files: Set<String> = []
    /// The text of the last version that could be drawn.
    var goodBytes: [UInt8]?
    /// The last picture that a page got.
    var goodPicture: [UInt8]?
  }

  /// A drawing that pages share.
  private struct DrawingKey: Hashable {
    var name: String
    var version: Int
    var width: Double?
    var scale: Double
    var isLastGood: Bool
  }

  let settings: Settings
  let hub = EventHub()
  private let catalog: DocumentCatalog
  private let watcher: FileWatcher
  private let pool: DrawingPool
  private var configurations: ConfigurationSearch
  private(set) var states: [String: State] = [:]
  /// The names in order.
  private(set) var names: [String] = []
  private var versionCount = 0
  private var drawings: [DrawingKey: Task<Drawing, Never>] = [:]
  private var drawingOrder: [DrawingKey] = []
  private var drawnNames: Set<String> = []

  /// How many drawings of opened pages are kept.
  private static let mostDrawings = 24
  /// How long the gallery waits for more pictures before it is told of those that are done.
  private static let gatheringTime = Duration.milliseconds(120)

  /// Looks for the documents and begins to watch them.
  ///
  /// - Throws: ``DocumentSearchFault`` for a path that does not exist, ``WatchError`` where the system does not let
  ///   the folders be watched, and what a wrong `strut.json` or missing fonts throw.
  package init(_ settings: Settings) throws {
    self.settings = settings
    let paths = settings.paths.isEmpty ? ["."] : settings.paths
    catalog = try DocumentCatalog(paths, in: settings.workingFolder)
    configurations = ConfigurationSearch(
      flags: settings.flags, workingFolder: settings.workingFolder)
    watcher = try FileWatcher()
    for folder in catalog.watchedTrees { try watcher.watchTree(folder) }
    for folder in catalog.watchedFolders { try watcher.watchFolder(folder) }
    let fonts = RunFonts()
    let entries = catalog.entries()
    initialCount = entries.count
    for entry in entries {
      let folder = PathText.parent(of: entry.path) ?? "/"
      let configuration = try configurations.configuration(ofFolder: folder)
      _ = try fonts.fonts(
        folders: configuration.fontPaths ?? [],
        includesSystem: configuration.systemFonts ?? false)
      versionCount += 1
      states[entry.name] = State(entry: entry, version: versionCount)
      names.append(entry.name)
    }
    pool = DrawingPool(
      threadCount: settings.threadCount, fonts: fonts, prepareThread: settings.prepareThread)
  }

  deinit { pool.close() }

  /// How many documents there were at first.
  package nonisolated let initialCount: Int

  /// How many times any document was drawn.
  package var drawingCount: Int { pool.count }

  /// Starts to follow the files and to draw the gallery's pictures.
  package func start() {
    let watcher = watcher
    _ = NativeThread { [weak self] in
      watcher.run { report in
        Task { [weak self] in await self?.follow(report) }
      }
    }
    for name in names { summarize(name) }
    let hub = hub
    Task {
      while true {
        try await Task.sleep(for: .seconds(10))
        hub.beat()
      }
    }
  }

  // MARK: Changes

  private func follow(_ report: FileWatcher.Report) {
    switch report {
    case .lost:
      for folder in catalog.watchedTrees { try? watcher.watchTree(folder) }
      changed(names: Set(names))
    case .changed(let paths):
      let isConfiguration = paths.contains { FilePath.name(of: $0) == ConfigurationFile.name }
      if isConfiguration {
        configurations = ConfigurationSearch(
          flags: settings.flags, workingFolder: settings.workingFolder)
      }
      changed(
        names: Set(
          names.filter { name in
            guard let state = states[name] else { return false }
            return isConfiguration || paths.contains(state.entry.path)
              || !state.files.isDisjoint(with: paths)
          }))
    }
  }

  /// Gives the documents a new version, looks for new and deleted ones, and tells the pages.
  private func changed(names changed: Set<String>) {
    let entries = catalog.entries()
    let known = Set(names)
    names = entries.map(\.name)
    let added = names.filter { !known.contains($0) }
    let gone = known.subtracting(names)
    for name in gone { states[name] = nil }
    for entry in entries where states[entry.name] == nil {
      states[entry.name] = State(entry: entry, version: 0)
    }
    let touched = changed.subtracting(gone).union(added)
    for name in touched {
      versionCount += 1
      states[name]?.version = versionCount
    }
    drawings = drawings.filter {
      $0.key.isLastGood || states[$0.key.name]?.version == $0.key.version
    }
    drawingOrder.removeAll { drawings[$0] == nil }
    guard !touched.isEmpty || !gone.isEmpty else { return }
    send(touched.union(gone), isCatalog: !added.isEmpty || !gone.isEmpty)
    for name in names where touched.contains(name) { summarize(name) }
  }

  private func send(_ names: Set<String>, isCatalog: Bool, isDrawn: Bool = false) {
    hub.send([
      "documents": .list(names.sorted().map { .text($0) }),
      "kind": .text(isDrawn ? "drawn" : isCatalog ? "catalog" : "changed"),
    ])
  }

  // MARK: Drawing

  /// Draws what the gallery shows of a document when nobody waits for anything else.
  private func summarize(_ name: String) {
    guard let state = states[name] else { return }
    let version = state.version
    Task {
      var order = self.order(for: state.entry)
      order.wantsThumbnail = true
      let drawing = await pool.draw(order, .later)
      guard states[name]?.version == version else { return }
      note(drawing, of: name)
    }
  }

  private func note(_ drawing: Drawing, of name: String) {
    guard var state = states[name] else { return }
    let before = state.summary
    state.summary = Summary(
      version: state.version, title: drawing.isWrong ? before?.title : drawing.title,
      size: drawing.size ?? before?.size,
      errorCount: drawing.faults.count { $0.severity == .error },
      warningCount: drawing.faults.count { $0.severity == .warning },
      thumbnail: drawing.thumbnail ?? before?.thumbnail)
    states[name] = state
    remember(drawing, of: name)
    if drawnNames.isEmpty {
      Task {
        try? await Task.sleep(for: Self.gatheringTime)
        let names = drawnNames
        drawnNames = []
        send(names, isCatalog: false, isDrawn: true)
      }
    }
    drawnNames.insert(name)
  }

  /// Keeps what later drawings and changes need to know.
  private func remember(_ drawing: Drawing, of name: String) {
    guard var state = states[name] else { return }
    if !drawing.isWrong { state.goodBytes = drawing.bytes }
    let named = Set(
      drawing.files.flatMap { file -> [String] in
        let path = PathText.normalized(file)
        return [path] + (FilePath.real(path).map { [$0] } ?? [])
      })
    // A document that cannot be read to its end still depends on what it named before.
    let files = drawing.isWrong ? state.files.union(named) : named
    if files != state.files {
      for folder in Set(files.compactMap(PathText.parent)) { try? watcher.watchFolder(folder) }
    }
    state.files = files
    states[name] = state
  }

  private func order(for entry: DocumentCatalog.Entry) -> DrawingOrder {
    let folder = PathText.parent(of: entry.path) ?? "/"
    let configuration = try? configurations.configuration(ofFolder: folder)
    return DrawingOrder(
      document: entry, configuration: configuration ?? settings.flags,
      missingGlyphs: settings.missingGlyphs)
  }

  /// A document with a picture and everything about its boxes, drawn once however many pages ask.
  ///
  /// - Parameter isLastGood: Whether the last text that could be drawn is used in place of the file's.
  private func drawing(
    of state: State, width: Double?, scale: Double, isLastGood: Bool = false
  ) async -> Drawing {
    let key = DrawingKey(
      name: state.entry.name, version: state.version, width: width, scale: scale,
      isLastGood: isLastGood)
    if let known = drawings[key] { return await known.value }
    var order = order(for: state.entry)
    order.width = width
    order.wantsInspection = true
    order.pictures = [.init(format: .png, scale: scale)]
    if isLastGood { order.bytes = state.goodBytes }
    let task = Task { [order, pool] in await pool.draw(order, .now) }
    drawings[key] = task
    drawingOrder.append(key)
    if drawingOrder.count > Self.mostDrawings { drawings[drawingOrder.removeFirst()] = nil }
    let drawing = await task.value
    if !isLastGood, states[key.name]?.version == key.version { remember(drawing, of: key.name) }
    return drawing
  }

  // MARK: Answers

  /// A document as its page takes it; `nil` for a name that there is not.
  func page(_ name: String, width: Double?, scale: Double) async -> DocumentPageData? {
    guard let state = states[name], catalog.allows(state.entry.path) else { return nil }
    let current = await drawing(of: state, width: width, scale: scale)
    var good: Drawing? = current
    if current.isWrong {
      good = nil
      if let state = states[name], state.goodBytes != nil {
        let last = await drawing(of: state, width: width, scale: scale, isLastGood: true)
        if !last.isWrong { good = last }
      }
    }
    if let picture = good?.pictures.values.first { states[name]?.goodPicture = picture }
    return DocumentPageData(
      order: order(for: state.entry), version: state.version, current: current, good: good,
      commandFolder: settings.workingFolder)
  }

  /// A picture of a document, or of its last version that could be drawn; `nil` where there is none.
  func picture(
    _ name: String, _ format: OutputFormat, width: Double?, scale: Double
  ) async -> [UInt8]? {
    guard let state = states[name], catalog.allows(state.entry.path) else { return nil }
    if format == .png {
      let drawing = await drawing(of: state, width: width, scale: scale)
      if let picture = drawing.pictures.values.first { return picture }
    }
    let wanted = DrawingOrder.Picture(format: format, scale: scale)
    var order = order(for: state.entry)
    order.width = width
    order.pictures = [wanted]
    if format != .png, let picture = await pool.draw(order, .now).pictures[wanted] {
      return picture
    }
    guard let bytes = states[name]?.goodBytes else { return nil }
    order.bytes = bytes
    let picture = await pool.draw(order, .now).pictures[wanted]
    return picture ?? (format == .png ? states[name]?.goodPicture : nil)
  }

  /// The small picture of a document; `nil` where there is none yet.
  func thumbnail(_ name: String) -> [UInt8]? { states[name]?.summary?.thumbnail }
}
