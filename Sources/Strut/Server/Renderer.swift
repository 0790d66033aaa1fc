import FoundationEssentials
import StrutCore
import StrutFormats

/// Draws components for a program that makes many pictures, such as a server.
///
/// ```swift
/// let renderer = try Renderer(fonts: Fonts(files: [inter]), folder: resources)
/// let picture = try await renderer.render(card, as: .png, width: 1200, height: 630)
/// response.body = picture.data
/// ```
///
/// Fonts are read once. The pictures of a renderer are drawn on threads of their own, at most so many at once; others
/// wait. The same component gives the same bytes, whatever is drawn beside it. Nothing is ever loaded from the network.
public final class Renderer: Sendable {
  /// How much one picture may take; of a PDF with several pages, boxes and pixels are those of a page.
  public struct Limits: Hashable, Sendable {
    /// The most boxes.
    public var boxes: Int
    /// The most pixels; for pages of vectors the most square points.
    public var pixels: Int
    /// The most time from the beginning of the drawing to its end; waiting does not count.
    public var time: Duration
    /// All other limits of the table, such as `.layerPixels`; boxes, pixels and time that are lower here than usual hold, too.
    public var others: StrutCore.Limits

    /// Creates limits; those that are not named are the usual ones of a ``Renderer``, as <doc:Markup> lists them.
    public init(
      boxes: Int? = nil, pixels: Int? = nil, time: Duration? = nil,
      others: StrutCore.Limits = StrutCore.Limits()
    ) {
      func most(_ limit: Limit) -> Int {
        others[limit] < limit.usual ? others.whole(limit) : .max
      }
      self.boxes = min(boxes ?? Int(Limit.boxes.usualOfRenderer), most(.boxes))
      self.pixels = min(pixels ?? Int(Limit.canvasPixels.usualOfRenderer), most(.canvasPixels))
      let time = time ?? .seconds(Limit.time.usualOfRenderer)
      self.time = others[.time] < Limit.time.usual ? min(time, .seconds(others[.time])) : time
      self.others = others
    }

    /// What a picture is read and painted with. Boxes and pixels were counted before that.
    var ofDocuments: StrutCore.Limits {
      var limits = others
      limits[.boxes] = max(limits[.boxes], Double(boxes))
      limits[.canvasPixels] = max(limits[.canvasPixels], Double(pixels))
      return limits
    }
  }

  /// How much one picture may take.
  public let limits: Limits
  private let queue: DrawingQueue

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - fonts: What texts may use.
  ///   - folder: Where the paths of images start, and what they may not leave; `nil` lets images be `data:` URIs only.
  ///   - limits: How much one picture may take.
  ///   - concurrency: How many pictures are drawn at once, at least one.
  /// - Throws: ``MissingFontError``, or ``NotAFileURLError`` where `folder` names no folder.
  public init(
    fonts: Fonts = .standard, folder: URL? = nil, limits: Limits = Limits(), concurrency: Int = 4
  ) throws {
    self.limits = limits
    queue = DrawingQueue(
      fonts: try fonts.shared, folder: try folder?.filePath(), limits: limits.ofDocuments,
      concurrency: min(256, max(1, concurrency)))
  }

  deinit { queue.close() }

  /// Draws a component off the caller's executor.
  ///
  /// - Parameters:
  ///   - component: What to draw.
  ///   - format: What the file is.
  ///   - width: The width of the canvas in points; `nil` is what the component says or needs.
  ///   - height: The height of the canvas in points; `nil` is what the component says or needs.
  ///   - scale: Pixels for each point; a number above 0, at most 1,000,000.
  ///   - svgText: How an SVG has texts.
  /// - Throws: ``MarkupError``, ``RenderingError``, also past a limit, or `CancellationError`: a task that is cancelled
  ///   does not wait, and its picture stops at the next box.
  public func render(
    _ component: some Component, as format: OutputFormat = .png, width: Double? = nil,
    height: Double? = nil, scale: Double = 1, svgText: SVGTextMode = .outlines
  ) async throws -> Picture {
    var order = try order(
      [Element(component)], as: format, width: width, height: height, scale: scale)
    order.svgText = svgText
    return try await queue.result(of: order).picture()
  }

  /// Draws a component; the thread waits for it, so that asynchronous code takes ``render(_:as:width:height:scale:svgText:)``.
  ///
  /// - Throws: ``MarkupError``, or ``RenderingError``, also past a limit.
  public func draw(
    _ component: some Component, as format: OutputFormat = .png, width: Double? = nil,
    height: Double? = nil, scale: Double = 1, svgText: SVGTextMode = .outlines
  ) throws -> Picture {
    var order = try order(
      [Element(component)], as: format, width: width, height: height, scale: scale)
    order.svgText = svgText
    return try queue.waitForResult(of: order).picture()
  }

  /// Says where the boxes of a component stand; the thread waits for it, as long as others draw, too.
  ///
  /// - Throws: ``MarkupError``, or ``RenderingError`` past a limit.
  public func layout(
    _ component: some Component, width: Double? = nil, height: Double? = nil
  ) throws -> LayoutResult {
    let order = try order([Element(component)], width: width, height: height)
    return try queue.waitForResult(of: order).layout()
  }

  /// Draws a PDF with a page for each component.
  ///
  /// - Parameters:
  ///   - components: The pages in order; at least one.
  ///   - width: The width of all pages in points; `nil` is what each says or needs.
  ///   - height: The height of all pages in points; `nil` is what each says or needs.
  /// - Throws: ``MarkupError``, ``RenderingError``, also past a limit or without pages, or `CancellationError`.
  public func pages(
    _ components: [any Component], width: Double? = nil, height: Double? = nil
  ) async throws -> Picture {
    let elements = components.map { Element($0) }
    guard !elements.isEmpty else { throw RenderingError.fault("a PDF has at least one page") }
    return try await queue.result(of: order(elements, as: .pdf, width: width, height: height))
      .picture()
  }

  private func order(
    _ elements: [Element], as format: OutputFormat? = nil, width: Double?, height: Double?,
    scale: Double = 1
  ) throws -> DrawingOrder {
    guard PictureScale.isValid(scale) else { throw RenderingError(noScale: scale) }
    for extent in [width, height] where !(extent ?? 0).isFinite {
      throw RenderingError.fault("the size of a picture is a number, not \(extent ?? 0)")
    }
    return DrawingOrder(
      elements: elements, format: format, width: width, height: height, scale: scale,
      limits: limits)
  }
}
