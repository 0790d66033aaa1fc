import Strut
import StrutFormats
import StrutGolden

/// What a preview gives to pages.
extension PreviewSession {
  /// A document as its page takes it; `nil` for a name that there is not.
  func page(_ name: String, _ choice: PictureChoice, scale: Double) async -> DocumentPageData? {
    guard let state = states[name], catalog.allows(state.entry.path) else { return nil }
    let current = await drawing(of: state, choice, scale: scale)
    let good = current.isWrong ? await goodDrawing(of: name, choice, scale: scale) : current
    var data = DocumentPageData(
      order: order(for: state.entry), version: state.version, current: current, good: good,
      commandFolder: settings.workingFolder)
    data.sizes = state.summary?.sizes ?? [:]
    if let golden = golden(of: name, current.choice, shown: good, scale: scale) {
      data.more.append(JSONMember("golden", .text(golden.fileName)))
      follow(golden, for: name)
    }
    return data
  }

  /// A picture of a document, or of its last version that could be drawn; `nil` where there is none.
  func picture(
    _ name: String, _ format: OutputFormat, _ choice: PictureChoice, scale: Double
  ) async -> [UInt8]? {
    guard let state = states[name], catalog.allows(state.entry.path) else { return nil }
    let wanted = DrawingOrder.Picture(format: format, scale: scale)
    if format == .png {
      let current = await drawing(of: state, choice, scale: scale)
      let good = current.isWrong ? await goodDrawing(of: name, choice, scale: scale) : current
      return good?.pictures[wanted]
    }
    var order = order(for: state.entry)
    order.choice = choice
    order.pictures = [wanted]
    let drawing = await pool.draw(order, .now)
    if !drawing.isWrong { return drawing.pictures[wanted] }
    guard let good = states[name]?.good else { return nil }
    return await pool.draw(order.of(good), .now).pictures[wanted]
  }

  /// A small picture of a document; `nil` where there is none yet.
  func thumbnail(_ name: String, at index: Int) -> [UInt8]? {
    guard let all = states[name]?.summary?.thumbnails, all.indices.contains(index) else {
      return nil
    }
    return all[index].bytes
  }
}
