/// How a preview draws what the gallery shows.
extension PreviewSession {
  /// Draws what the gallery shows of a document when nobody waits for anything else.
  func summarize(_ name: String) {
    summaries.append(name)
    // Pages ask for what they show as soon as they hear of a change; what nobody waits for comes after that.
    guard hub.count > 0 else { return drawSummaries() }
    guard summaries.starter == nil else { return }
    summaries.starter = Task {
      try? await Task.sleep(for: SummaryQueue.restTime)
      summaries.starter = nil
      drawSummaries()
    }
  }

  /// Draws as many as there are threads. Each is drawn as it is by then, so that a document that changes many times
  /// before its turn is drawn once.
  private func drawSummaries() {
    while summaries.runningCount < settings.threadCount, let name = summaries.take() {
      guard let state = states[name] else { continue }
      summaries.runningCount += 1
      var order = order(for: state.entry)
      order.wantsThumbnail = true
      order.wantsAllStates = true
      Task { [order] in
        let drawing = await pool.draw(order, .later)
        summaries.runningCount -= 1
        if states[name]?.version == state.version { note(drawing, of: order) }
        drawSummaries()
      }
    }
  }

  private func note(_ drawing: Drawing, of order: DrawingOrder) {
    let name = order.document.name
    guard let state = states[name] else { return }
    let before = state.summary
    states[name]?.summary = Summary(
      version: state.version, title: drawing.isWrong ? before?.title : drawing.title,
      size: drawing.size ?? before?.size,
      errorCount: drawing.faults.count { $0.severity == .error },
      warningCount: drawing.faults.count { $0.severity == .warning },
      thumbnails: drawing.thumbnails.isEmpty ? before?.thumbnails ?? [] : drawing.thumbnails,
      stateCount: drawing.states.count, isLibrary: drawing.isLibrary,
      sizes: drawing.sizes.merging(before?.sizes ?? [:]) { new, _ in new })
    remember(drawing, of: order)
    if summaries.done.isEmpty {
      Task {
        try? await Task.sleep(for: SummaryQueue.gatheringTime)
        let names = summaries.done
        summaries.done = []
        send(names, kind: "drawn")
      }
    }
    summaries.done.insert(name)
  }
}
