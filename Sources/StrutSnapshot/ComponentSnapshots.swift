import FoundationEssentials
import Strut
import StrutFormats

/// The trees of a component at several widths, each with the name of its golden.
struct ComponentSnapshots {
  /// One tree for each width; one alone where there are no widths.
  let parts: [(name: String, box: Box)]

  /// Makes the trees.
  ///
  /// - Throws: ``NotAFileURLError`` where `folder` names no folder, ``RenderingError`` where a width is no length.
  init(
    of component: some Component, named name: String, widths: [Double], fonts: Fonts?, folder: URL?
  ) throws {
    func box() throws -> Box {
      let box = try Box(component, folder: folder)
      box.fonts = fonts
      return box
    }
    guard !widths.isEmpty else {
      parts = [(name, try box())]
      return
    }
    parts = try widths.map { width in
      guard width.isFinite, width >= 0 else {
        throw RenderingError(description: "the width of a snapshot is a length, not \(width)")
      }
      let box = try box()
      box.frame.size.width = width
      return ("\(name)-\(DecimalNumber.string(width))", box)
    }
  }
}
