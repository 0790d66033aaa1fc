import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// The documents of a preview while it runs: what is known of each, and what has to be drawn again.
package actor PreviewSession {
  /// What the gallery shows of a document.
  struct Summary: Sendable {
    /// The version that it describes.
    var version: Int
    var title: String?
    /// The canvas of the last good picture; `nil` where there never was one.
    var size: Size?
    var errorCount: Int
    var warningCount: Int
    /// The last good pictures, small: several of a library.
    var thumbnails: [Thumbnail]
    /// How many states there are to look at.
    var stateCount: Int
    var isLibrary: Bool
    /// The canvas of each state in points, as far as they can be drawn.
    var sizes: [DocumentStates.State: Size]
  }

  /// What is known of a document.
  struct State: Sendable {
    /// A version that could be drawn.
    struct Good: Sendable {
      var version: Int
      var bytes: [UInt8]
      var configuration: Configuration
    }

    var entry: DocumentCatalog.Entry
    /// Counts the changes of everything that the document's picture depends on.
    var version: Int
    var summary: Summary?
    /// The paths of the files that the document names, with and without links.
    var files: Set<String> = []
    /// The version whose drawings named the files.
    var filesVersion = 0
    /// The last version that could be drawn.
    var good: Good?
    /// The states that there were when the document could be read last, and the version that had them.
    var knownStates: (version: Int, states: [DocumentStates.State])?
  }

  let settings: PreviewSettings
  let hub = EventHub()
  let catalog: DocumentCatalog
  let watcher: FileWatcher
  let pool: DrawingPool
  var configurations: ConfigurationSearch
  var states: [String: State] = [:]
  /// The names in order.
  var names: [String] = []
  var versionCount = 0
  var drawings = DrawingCache()
  var tiles = TileCache()
  var summaries = SummaryQueue()
  /// What pages changed.
  var journal = EditJournal()
  /// The edit that was asked for last.
  var lastEdit: Task<Result<Void, EditFault>, Never>?
  let temporaryFiles = TemporaryFiles()
  /// Whether it was said that folders cannot be watched.
  var hasReportedFault = false
  private var beat: Task<Void, any Error>?

  /// How many documents there were at first.
  package nonisolated let initialCount: Int

  /// Looks for the documents and begins to watch them.
  ///
  /// - Throws: ``DocumentSearchFault`` for a path that does not exist, ``WatchError`` where the system does not let
  ///   the folders be watched, and what a wrong `strut.json` or missing fonts throw.
  package init(_ settings: PreviewSettings) throws {
    self.settings = settings
    catalog = try settings.catalog()
    configurations = settings.configurationSearch()
    watcher = try FileWatcher()
    let resources = RunResources()
    let entries = catalog.entries()
    initialCount = entries.count
    _ = try settings.configurations(of: entries, &configurations, opening: resources)
    for entry in entries {
      versionCount += 1
      states[entry.name] = State(entry: entry, version: versionCount)
      names.append(entry.name)
    }
    try watcher.watch(catalog)
    try watcher.watchConfigurations(of: entries)
    pool = DrawingPool(
      threadCount: settings.threadCount, resources: resources, prepareThread: settings.prepareThread
    )
  }

  deinit {
    beat?.cancel()
    watcher.stop()
    pool.close()
  }

  /// How many times any document was drawn.
  package var drawingCount: Int { pool.count }

  /// Starts to follow the files and to draw the gallery's pictures, until the session is let go.
  package func start() {
    let watcher = watcher
    _ = NativeThread { [weak self] in
      watcher.run { changes in
        Task { [weak self] in await self?.follow(changes) }
      }
    }
    for name in names { summarize(name) }
    let hub = hub
    beat = Task {
      while true {
        try await Task.sleep(for: .seconds(10))
        hub.beat()
      }
    }
  }

  // MARK: Drawing

  /// What is wanted of a document as it is now. A configuration that cannot be read is a fault of the drawing.
  func order(for entry: DocumentCatalog.Entry) -> DrawingOrder {
    var order = DrawingOrder(
      document: entry, configuration: settings.flags, missingGlyphs: settings.missingGlyphs)
    do {
      order.configuration = try configurations.configuration(ofFolder: entry.folder)
    } catch {
      order.fault = error
    }
    return order
  }

  /// A document with a picture and everything about its boxes, drawn once however many pages ask.
  func drawing(of state: State, _ choice: PictureChoice, scale: Double) async -> Drawing {
    let key = DrawingCache.Key(
      name: state.entry.name, version: state.version, choice: choice, scale: scale)
    if let known = drawings[key] { return await known.value }
    let order = order(for: state.entry)
    let drawing = await draw(order, for: key)
    if states[key.name]?.version == key.version { remember(drawing, of: order) }
    return drawing
  }

  /// The same of the last version that could be drawn; `nil` where there is none, or where it cannot be drawn any more.
  func goodDrawing(of name: String, _ choice: PictureChoice, scale: Double) async -> Drawing? {
    guard let state = states[name], let good = state.good else { return nil }
    let key = DrawingCache.Key(name: name, version: good.version, choice: choice, scale: scale)
    let drawing: Drawing
    if let known = drawings[key] {
      drawing = await known.value
    } else {
      drawing = await draw(order(for: state.entry).of(good), for: key)
    }
    return drawing.isWrong ? nil : drawing
  }

  private func draw(_ order: DrawingOrder, for key: DrawingCache.Key) async -> Drawing {
    var order = order
    order.choice = key.choice
    order.wantsInspection = true
    order.wantsSharedTexts = true
    order.pictures = [.init(format: .png, scale: key.scale)]
    let task = Task { [order, pool] in await pool.draw(order, .now) }
    drawings.insert(task, for: key)
    return await task.value
  }

  /// Keeps what later drawings and changes need to know of a document's newest version.
  func remember(_ drawing: Drawing, of order: DrawingOrder) {
    let name = order.document.name
    guard var state = states[name] else { return }
    // Some tiles say nothing of the others.
    if order.tiles.isEmpty, !drawing.isWrong, let bytes = drawing.bytes {
      state.good = State.Good(
        version: state.version, bytes: bytes, configuration: order.configuration)
    }
    let isRead = !drawing.isWrong || drawing.states != [DocumentStates.State()]
    if order.tiles.isEmpty, isRead {
      state.knownStates = (state.version, drawing.states)
    }
    let named = Set(
      drawing.files.flatMap { file -> [String] in
        let path = FilePath.normalized(file)
        return [path] + (FilePath.real(path).map { [$0] } ?? [])
      })
    // A document that cannot be read to its end still depends on what it named before, and each of its states and
    // languages may name others.
    let isAdded = drawing.isWrong || state.filesVersion == state.version
    let files = isAdded ? state.files.union(named) : named
    if !drawing.isWrong { state.filesVersion = state.version }
    if files != state.files {
      watch { watcher throws(WatchError) in try watcher.watchFolders(of: files) }
    }
    state.files = files
    states[name] = state
  }
}

extension DrawingOrder {
  /// The same of a version that could be drawn.
  func of(_ good: PreviewSession.State.Good) -> DrawingOrder {
    var order = self
    order.bytes = good.bytes
    order.configuration = good.configuration
    order.fault = nil
    return order
  }
}
