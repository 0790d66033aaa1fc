import Strut
import StrutFormats

/// How pages show all states of a document at a glance.
extension PreviewSession {
  /// The tiles of a document, each on a line as soon as it is drawn, after a line that says the version; `nil` for a name
  /// that there is not.
  ///
  /// One answer has them all: a browser asks for six pictures at a time, and each costs a connection.
  func board(_ name: String, _ board: BoardOrder) -> AsyncStream<[UInt8]>? {
    guard let state = states[name], catalog.allows(state.entry.path) else { return nil }
    return AsyncStream { continuation in
      continuation.yield(Array("{\"version\":\(state.version)}\n".utf8))
      let task = Task {
        await self.draw(board, of: state, to: continuation)
        continuation.finish()
      }
      // Nobody looks at what a newer version has replaced.
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func draw(
    _ board: BoardOrder, of state: State, to continuation: AsyncStream<[UInt8]>.Continuation
  ) async {
    let shown = await shownStates(of: state)
    var rest = board.choices(of: shown)[...]
    await withTaskGroup(of: [BoardTile].self) { group in
      // One more than there are threads, so that none waits, and what other pages ask for comes between.
      for _ in 0...settings.threadCount where !rest.isEmpty {
        let part = rest.popParts()
        group.addTask { await self.tiles(of: state, part) }
      }
      for await tiles in group {
        for tile in tiles { continuation.yield(tile.line) }
        guard !Task.isCancelled, !rest.isEmpty else { continue }
        let part = rest.popParts()
        group.addTask { await self.tiles(of: state, part) }
      }
    }
  }

  /// The states of a document; of one that cannot be read those that it had before.
  private func shownStates(of state: State) async -> [PictureChoice] {
    var order = order(for: state.entry)
    order.wantsStatesOnly = true
    let drawing = await pool.draw(order, .now)
    var shown = drawing.states
    if shown == [DocumentStates.State()], let known = states[state.entry.name]?.knownStates {
      shown += known.filter { !shown.contains($0) }
    }
    return shown.map { state in
      var choice = PictureChoice()
      choice.state = state
      return choice
    }
  }

  private func tiles(of state: State, _ choices: [PictureChoice]) async -> [BoardTile] {
    let name = state.entry.name
    let known = choices.map { tiles.tile(name, $0, version: state.version) }
    var order = order(for: state.entry)
    order.tiles = zip(choices, known).filter { $1 == nil }.map(\.0)
    guard !order.tiles.isEmpty else { return known.compactMap(\.self) }
    let drawing = await pool.draw(order, .now)
    if states[name]?.version == state.version { remember(drawing, of: order) }
    var drawn = drawing.tiles
    // What keeps the document from being read is wrong with each of its states.
    for choice in order.tiles.dropFirst(drawn.count) {
      drawn.append(BoardTile(Drawing(faults: drawing.faults, choice: choice)))
    }
    for index in drawn.indices { tiles.keep(&drawn[index], of: name, version: state.version) }
    return known.compactMap(\.self) + drawn
  }
}

extension ArraySlice<PictureChoice> {
  /// So many that reading the document once for them pays, and so few that they come soon.
  private static var partCount: Int { 6 }

  /// Takes some from the front.
  fileprivate mutating func popParts() -> [PictureChoice] {
    defer { self = dropFirst(Self.partCount) }
    return Array(prefix(Self.partCount))
  }
}
