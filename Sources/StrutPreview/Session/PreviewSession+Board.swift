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
    var choices = board.choices(of: shown)[...]
    await withTaskGroup(of: BoardTile.self) { group in
      // One more than there are threads, so that none waits, and what other pages ask for comes between.
      for _ in 0...settings.threadCount {
        guard let choice = choices.popFirst() else { break }
        group.addTask { await self.tile(state, choice) }
      }
      for await tile in group {
        continuation.yield(tile.line)
        guard !Task.isCancelled, let choice = choices.popFirst() else { continue }
        group.addTask { await self.tile(state, choice) }
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

  private func tile(_ state: State, _ choice: PictureChoice) async -> BoardTile {
    let name = state.entry.name
    if let known = tiles.tile(name, choice, version: state.version) { return known }
    var order = order(for: state.entry)
    order.choice = choice
    order.wantsThumbnail = true
    let drawing = await pool.draw(order, .now)
    if states[name]?.version == state.version { remember(drawing, of: order) }
    let faults = drawing.isWrong ? drawing.faults.filter { $0.severity == .error } : []
    var tile = BoardTile(choice: choice, picture: drawing.thumbnail, faults: faults)
    tiles.keep(&tile, of: name, version: state.version)
    return tile
  }
}
