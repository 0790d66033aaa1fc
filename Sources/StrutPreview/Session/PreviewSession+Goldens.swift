import Strut
import StrutFormats
import StrutGolden

/// How pages compare documents with their golden images.
extension PreviewSession {
  /// The golden image of what a page shows; `nil` where there is none.
  func golden(
    of name: String, _ choice: PictureChoice, shown drawing: Drawing?, scale: Double
  ) -> GoldenFile? {
    guard let state = states[name], catalog.allows(state.entry.path) else { return nil }
    let document = DocumentFile(path: state.entry.path)
    guard FilePath.kind(of: document.goldenFolder) == .folder else { return nil }
    var configuration = order(for: state.entry).configuration
    configuration.scales = [scale]
    let states = drawing?.states ?? [choice.state]
    return CaseMatrix(configuration, states: states).cases.lazy
      .filter { $0.shows(choice, width: drawing?.size?.width) }
      .map { document.golden(of: $0) }
      .first { FilePath.kind(of: $0.picture) == .regular }
  }

  /// The file of the golden image of what a page shows, as the page's last drawing has it.
  func goldenPicture(_ name: String, _ choice: PictureChoice, scale: Double) async -> [UInt8]? {
    guard let state = states[name] else { return nil }
    let shown = await drawing(of: state, choice, scale: scale)
    guard let golden = golden(of: name, shown.choice, shown: shown, scale: scale) else {
      return nil
    }
    return try? FileReader.bytes(of: golden.picture)
  }

  /// What the golden image of what a page shows and its picture come to; `nil` where one of them is missing.
  ///
  /// - Parameter wantsDifference: Whether the picture of the difference is drawn.
  func goldenVerdict(
    _ name: String, _ choice: PictureChoice, scale: Double, wantsDifference: Bool = false
  ) async -> GoldenVerdict? {
    guard let state = states[name] else { return nil }
    let shown = await drawing(of: state, choice, scale: scale)
    let good = shown.isWrong ? await goodDrawing(of: name, choice, scale: scale) : shown
    guard let golden = golden(of: name, shown.choice, shown: good, scale: scale),
      let picture = good?.pictures[DrawingOrder.Picture(format: .png, scale: scale)],
      let file = try? FileReader.bytes(of: golden.picture)
    else { return nil }
    let configuration = order(for: state.entry).configuration
    let tolerance = configuration.tolerance(ofDocumentAt: state.entry.path)
    // Large pictures take a while, in which the session answers others.
    let work = Task.detached {
      GoldenVerdict(
        golden: file, named: golden.fileName + ".png", picture: picture, tolerance,
        wantsDifference: wantsDifference)
    }
    return await work.value
  }

  /// Follows the golden image of a page, which is compared anew when it is recorded.
  func follow(_ golden: GoldenFile, for name: String) {
    guard states[name]?.files.insert(golden.picture).inserted == true else { return }
    watch { watcher throws(WatchError) in try watcher.watchFolders(of: [golden.picture]) }
  }
}

extension SnapshotCase {
  /// Whether the case is what a page shows, with `base` for no theme.
  ///
  /// - Parameter width: The width of the canvas as it was drawn.
  fileprivate func shows(_ choice: PictureChoice, width: Double?) -> Bool {
    guard component == choice.component, state == choice.caseName,
      theme ?? "base" == choice.theme ?? "base",
      direction == nil || direction == choice.direction || choice.direction == nil
    else { return false }
    // A document that is shown in its own language is the case of that language, which the page does not know.
    if let wanted = choice.locale, locale != wanted { return false }
    guard let viewport else { return choice.width == nil }
    return viewport.width == choice.width ?? width
  }
}
