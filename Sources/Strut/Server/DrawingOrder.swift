import FoundationEssentials
import StrutBoxes
import StrutCore
import StrutFormats
import StrutLayout
import StrutPaint

/// One picture or layout that somebody waits for.
struct DrawingOrder: Sendable {
  /// The pages.
  var elements: [Element]
  /// What the file is; `nil` for a layout.
  var format: OutputFormat?
  var width: Double?
  var height: Double?
  var scale: Double
  var limits: Renderer.Limits
  /// How an SVG has texts.
  var svgText = SVGTextMode.outlines
}

/// What an order came to.
enum DrawingOutcome: Sendable {
  case picture(Picture)
  case layout(LayoutResult)
  case failure(any Error)

  /// The picture; throws what went wrong.
  func picture() throws -> Picture {
    switch self {
    case .picture(let picture): picture
    case .failure(let error): throw error
    case .layout: throw RenderingError.fault("a layout is no picture")
    }
  }

  /// The layout; throws what went wrong.
  func layout() throws -> LayoutResult {
    switch self {
    case .layout(let layout): layout
    case .failure(let error): throw error
    case .picture: throw RenderingError.fault("a picture is no layout")
    }
  }
}

/// Draws orders, one after the other. It belongs to one thread.
final class OrderWorker {
  private let renderer: DocumentRenderer
  private let folder: String?

  init(fonts: SharedFonts, folder: String?, limits: Limits) {
    renderer = DocumentRenderer(fonts: fonts, options: ReadingOptions(limits: limits))
    self.folder = folder
  }

  /// Carries an order out.
  ///
  /// - Parameter isCancelled: Whether nobody waits any more.
  func outcome(
    of order: DrawingOrder, isCancelled: @escaping @Sendable () -> Bool
  ) -> DrawingOutcome {
    let budget = DrawingBudget(time: order.limits.time, isCancelled: isCancelled)
    renderer.renewFonts()
    do {
      let pages = try order.elements.map { try page($0, of: order, budget) }
      guard let format = order.format else {
        return .layout(pages[0].live.result(of: pages[0].root, warnings: pages[0].warnings))
      }
      let data = try draw(pages, as: format, of: order, budget)
      try budget.check()
      return .picture(
        Picture(
          data: Data(data), format: format, size: pages[0].placed.frames(scale: 1).canvas,
          warnings: pages.flatMap(\.warnings)))
    } catch {
      return .failure(error)
    }
  }

  /// A component that was laid out.
  private struct Page {
    var root: Box
    var live: LiveTree
    var placed: PlacedDocument
    var warnings: [Diagnostic]
  }

  private func page(
    _ element: Element, of order: DrawingOrder, _ budget: DrawingBudget
  ) throws -> Page {
    try budget.check()
    let most = max(0, order.limits.boxes)
    guard element.boxCount(upTo: most == .max ? most : most + 1) <= most else {
      throw RenderingError.limit("a picture has at most \(order.limits.boxes) boxes")
    }
    let root = Box(element: element)
    // Without a folder the only files are those in the markup itself.
    root.state.folder = folder ?? "/nonexistent"
    let live = LiveTree(renderer: renderer)
    live.budget = budget
    root.live = live
    root.state.request = .size(width: order.width, height: order.height)
    do {
      try root.layOutThrowing()
    } catch {
      try budget.check()
      throw (error as? MarkupError).map(toldOfFolder) ?? error
    }
    try budget.check()
    guard let placed = live.placed else { throw RenderingError.fault("there is no layout") }
    try check(placed.frames(scale: 1).canvas, of: order)
    return Page(root: root, live: live, placed: placed, warnings: root.warnings)
  }

  /// Says of a missing file what the program did with the folder.
  private func toldOfFolder(_ error: MarkupError) -> MarkupError {
    error.replacing(
      hint: MissingPath.generic,
      with: folder == nil
        ? "Renderer(folder: …) names the folder that paths start from; this one has none"
        : "paths are relative to the folder of the renderer")
  }

  private func check(_ size: Size, of order: DrawingOrder) throws {
    guard let format = order.format else { return }
    let scale = format == .png ? order.scale : 1
    guard size.width * scale * size.height * scale <= Double(order.limits.pixels) else {
      throw RenderingError.limit(
        "a picture has at most \(order.limits.pixels) pixels, not \(DecimalNumber.string(size.width * scale)) × \(DecimalNumber.string(size.height * scale))"
      )
    }
  }

  private func draw(
    _ pages: [Page], as format: OutputFormat, of order: DrawingOrder, _ budget: DrawingBudget
  ) throws -> [UInt8] {
    let painters = pages[0].placed.painters
    let limits = painters.limits
    // What is left of the time is the painters' limit.
    painters.limits[.time] = min(limits[.time], budget.seconds)
    defer { painters.limits = limits }
    do throws(DrawingError) {
      return pages.count == 1
        ? try pages[0].placed.draw(format, scale: order.scale, svgText: order.svgText)
        : try PlacedDocument.draw(pages.map(\.placed), scale: order.scale)
    } catch {
      try budget.check()
      switch error {
      case .overdue(let diagnostic): throw RenderingError.limit(diagnostic.message)
      case .document(let diagnostic) where diagnostic.code == "limit":
        throw RenderingError.limit(diagnostic.message)
      case .document where pages.count == 1: throw pages[0].root.pictureError(error)
      case .document(let diagnostic): throw RenderingError.fault(diagnostic.message)
      case .scale(let message): throw RenderingError.scale(message)
      case .environment(let message), .fault(let message): throw RenderingError.fault(message)
      }
    }
  }
}

extension Element {
  /// How many boxes the element is made of, as far as a number.
  fileprivate func boxCount(upTo most: Int) -> Int {
    var count = 0
    var open = [self]
    while let element = open.popLast(), count < most {
      if element.isBox { count += 1 }
      open += element.children
    }
    return count
  }
}
