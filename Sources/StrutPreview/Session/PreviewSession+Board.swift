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
    let choices = board.choices(of: await shownStates(of: state))
    var rest = choices.prefix(BoardOrder.mostTiles)
    await withTaskGroup(of: [BoardTile].self) { group in
      func addPart() {
        let urgency: DrawingPool.Urgency = rest.startIndex < BoardOrder.seenTiles ? .now : .later
        let part = rest.popParts()
        group.addTask { await self.tiles(of: state, part, urgency) }
      }
      // One more than there are threads, so that none waits, and what other pages ask for comes between.
      for _ in 0...settings.threadCount where !rest.isEmpty { addPart() }
      for await tiles in group {
        for tile in tiles { continuation.yield(tile.line) }
        if !Task.isCancelled, !rest.isEmpty { addPart() }
      }
    }
    let left = choices.count - BoardOrder.mostTiles
    if left > 0 { continuation.yield(Array("{\"left\":\(left)}\n".utf8)) }
  }

  /// The states of a document; of one that cannot be read those that it had before.
  private func shownStates(of state: State) async -> [PictureChoice] {
    let known = states[state.entry.name]?.knownStates
    var shown = known?.version == state.version ? known?.states ?? [] : []
    if shown.isEmpty {
      var order = order(for: state.entry)
      order.wantsStatesOnly = true
      shown = await pool.draw(order, .now).states
      if shown == [DocumentStates.State()], let known {
        shown += known.states.filter { !shown.contains($0) }
      }
    }
    return shown.map { state in
      var choice = PictureChoice()
      choice.state = state
      return choice
    }
  }

  private func tiles(
    of state: State, _ choices: [PictureChoice], _ urgency: DrawingPool.Urgency
  ) async -> [BoardTile] {
    let name = state.entry.name
    let known = choices.map { tiles.tile(name, $0, version: state.version) }
    var order = order(for: state.entry)
    order.tiles = zip(choices, known).filter { $1 == nil }.map(\.0)
    guard !order.tiles.isEmpty else { return known.compactMap(\.self) }
    let drawing = await pool.draw(order, urgency)
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
