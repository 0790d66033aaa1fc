import CPangoCairo
import StrutBoxes
import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An SVG image, drawn by librsvg, which is loaded when the first one appears.
final class VectorImage {
  /// The size that the image gives itself in points; CSS's default object size where it gives none.
  let size: Size
  /// Width divided by height; `nil` where the image has no ratio of its own.
  let ratio: Double?

  /// Whether the image keeps its ratio in a box of another one, as an SVG with a `viewBox` does unless it says otherwise.
  let keepsRatio: Bool
  /// Whether what is drawn depends on the box that it is drawn in, and not only by being stretched.
  ///
  /// Browser: the box is the image's viewport, which it fills as `preserveAspectRatio` says; an image without size and
  /// `viewBox` is not stretched at all: `paint/image-svg-viewports`.
  let fillsViewport: Bool
  /// Whether the image gives itself a width or a height.
  let hasSize: Bool

  private let layers: VectorLayers
  private let library: RSVGLibrary
  private let handle: OpaquePointer

  /// CSS Images 3 §5.3: the size of an object that has none of its own.
  private static let defaultSize = Size(width: 300, height: 150)

  init(_ bytes: [UInt8]) throws(ImageError) {
    guard let library = RSVGLibrary.shared else {
      throw .libraryMissing(.svg, RSVGLibrary.name, package: RSVGLibrary.package)
    }
    self.library = library
    layers = VectorLayers(of: bytes)
    handle = try library.open(bytes)
    let dimensions = library.dimensions(of: handle)
    ratio = dimensions.ratio
    hasSize = dimensions.width != nil || dimensions.height != nil
    let fitting = Self.fitting(bytes)
    switch fitting {
    case "none": (keepsRatio, fillsViewport) = (false, false)
    case "xMidYMid", "xMidYMid meet":
      (keepsRatio, fillsViewport) = (dimensions.hasViewBox, !dimensions.hasViewBox && !hasSize)
    default: (keepsRatio, fillsViewport) = (false, dimensions.hasViewBox || !hasSize)
    }
    size = Self.naturalSize(dimensions)
  }

  deinit { library.close(handle) }

  /// How the root element fits what is in it into its viewport.
  ///
  /// [SVG 2 §8.7](https://www.w3.org/TR/SVG2/coords.html#PreserveAspectRatioAttribute)
  private static func fitting(_ bytes: [UInt8]) -> String {
    guard let value = SVGRootTag(bytes)?["preserveAspectRatio"] else { return "xMidYMid" }
    return value.split { $0.isWhitespace }.joined(separator: " ")
  }

  private static func naturalSize(_ dimensions: RSVGLibrary.Dimensions) -> Size {
    let ratio = dimensions.ratio
    switch (dimensions.width, dimensions.height) {
    case (let width?, let height?): return Size(width: width, height: height)
    case (let width?, nil):
      return Size(width: width, height: ratio.map { width / $0 } ?? defaultSize.height)
    case (nil, let height?):
      return Size(width: ratio.map { height * $0 } ?? defaultSize.width, height: height)
    case (nil, nil):
      guard let ratio else { return defaultSize }
      let width = min(defaultSize.width, defaultSize.height * ratio)
      return Size(width: width, height: width / ratio)
    }
  }

  /// Draws the image at the origin of a context.
  ///
  /// - Parameter size: How large its viewport is.
  /// - Returns: What librsvg says where it cannot draw the image; `nil` where it can.
  func draw(on context: CairoContext, size: Size) -> String? {
    let transform = context.transform
    guard layers.count > 0 else { return render(on: context.cr, size) }
    guard pixelSide(of: size, transform.a, transform.d) <= layers.largestSide else {
      return drawUpright(on: context, size)
    }
    guard !transform.isScaleAndTranslation else { return render(on: context.cr, size) }
    // librsvg takes layers of what is turned or mirrored for negative, and draws until it fails: that is tried out aside.
    guard let trial = Recording(transform: transform) else { return "there is no memory" }
    guard render(on: trial.context.cr, size) != nil else { return render(on: context.cr, size) }
    return drawUpright(on: context, size)
  }

  /// The longest side in pixels at a scale of each axis.
  private func pixelSide(of size: Size, _ across: Double, _ down: Double) -> Double {
    max((size.width * across).magnitude, (size.height * down).magnitude)
  }

  /// Draws the image upright and in a size that there is memory for, and puts the recording of that in its place.
  private func drawUpright(on context: CairoContext, _ size: Size) -> String? {
    let scale = min(
      context.transform.largestFactor, layers.largestSide / pixelSide(of: size, 1, 1))
    guard scale > 0, scale.isFinite, let upright = Recording(transform: .scale(x: scale, y: scale))
    else { return "its size is none that can be drawn" }
    if let problem = render(on: upright.context.cr, size) { return problem }
    cairo_save(context.cr)
    cairo_scale(context.cr, 1 / scale, 1 / scale)
    cairo_set_source_surface(context.cr, upright.surface, 0, 0)
    context.addPath(
      Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    cairo_fill(context.cr)
    cairo_restore(context.cr)
    return nil
  }

  private func render(on cr: OpaquePointer, _ size: Size) -> String? {
    if let problem = library.draw(handle, size: size, on: cr) { return problem }
    let status = cairo_status(cr)
    return status == CAIRO_STATUS_SUCCESS ? nil : status.text
  }
}

/// A surface that keeps what is drawn on it as commands.
private final class Recording {
  let surface: OpaquePointer
  let context: CairoContext

  init?(transform: Affine) {
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil) else {
      return nil
    }
    self.surface = surface
    context = CairoContext(surface)
    context.setTransform(transform)
  }

  deinit { cairo_surface_destroy(surface) }
}

/// The functions of librsvg that are used, found at run time: the library is large and seldom needed.
final class RSVGLibrary: Sendable {
  /// What the library is called, and the Debian package that has it.
  static let name = "librsvg-2.so.2"
  static let package = "librsvg2-2"
  /// The library; `nil` where it is not installed.
  static let shared = RSVGLibrary()

  /// What an SVG says about its own size.
  struct Dimensions {
    /// In CSS pixels; `nil` where it is missing or a percentage.
    var width: Double?
    var height: Double?
    /// Width divided by height.
    var ratio: Double?
    /// Whether the content is fitted to the size.
    var hasViewBox = false
  }

  /// librsvg's rectangle of four doubles.
  private struct Rectangle {
    var x, y, width, height: Double
  }

  /// librsvg's length: a number and a unit.
  private struct Length {
    var value: Double
    var unit: Int32
  }

  private typealias Open =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> OpaquePointer?
  private typealias SizeInPixels =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Int32
  private typealias IntrinsicDimensions =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
      UnsafeMutableRawPointer?
    ) -> Void
  private typealias Draw =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafeRawPointer?,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> Int32

  /// The version, such as `2.54.7`.
  let version: String

  private typealias SetResolution = @convention(c) (OpaquePointer, Double) -> Void
  private typealias Unreference = @convention(c) (OpaquePointer) -> Void

  private let openData: Open
  private let setResolution: SetResolution
  private let sizeInPixels: SizeInPixels
  private let intrinsicDimensions: IntrinsicDimensions
  private let render: Draw
  private let unreference: Unreference

  /// The pixels of an inch, where librsvg has 90.
  ///
  /// Browser: CSS Values 4 §6.2: `paint/image-svg-units`.
  private static let resolution = 96.0

  /// librsvg's number for percentages.
  private static let percent: Int32 = 0

  private init?() {
    guard let library = DynamicLibrary(Self.name),
      let open = library.function("rsvg_handle_new_from_data", as: Open.self),
      let size = library.function(
        "rsvg_handle_get_intrinsic_size_in_pixels", as: SizeInPixels.self),
      let dimensions = library.function(
        "rsvg_handle_get_intrinsic_dimensions", as: IntrinsicDimensions.self),
      let resolution = library.function("rsvg_handle_set_dpi", as: SetResolution.self),
      let render = library.function("rsvg_handle_render_document", as: Draw.self),
      let unreference = library.function("g_object_unref", as: Unreference.self)
    else { return nil }
    openData = open
    setResolution = resolution
    sizeInPixels = size
    intrinsicDimensions = dimensions
    self.render = render
    self.unreference = unreference
    // Pango prints what it thinks of the fonts of an image: what is wrong is reported with the image.
    g_log_set_handler("Pango", GLogLevelFlags(rawValue: 0xFF), { _, _, _, _ in }, nil)
    version = ["major", "minor", "micro"].map { part in
      library.symbol("rsvg_\(part)_version").map { "\($0.load(as: UInt32.self))" } ?? "?"
    }.joined(separator: ".")
  }

  func open(_ bytes: [UInt8]) throws(ImageError) -> OpaquePointer {
    var problem: UnsafeMutablePointer<GError>?
    guard let handle = openData(bytes, bytes.count, &problem) else {
      throw .damaged(.svg, Self.take(problem))
    }
    setResolution(handle, Self.resolution)
    return handle
  }

  func close(_ handle: OpaquePointer) { unreference(handle) }

  func dimensions(of handle: OpaquePointer) -> Dimensions {
    var (hasWidth, hasHeight, hasViewBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (width, height) = (Length(value: 0, unit: 0), Length(value: 0, unit: 0))
    var viewBox = Rectangle(x: 0, y: 0, width: 0, height: 0)
    intrinsicDimensions(
      handle, &hasWidth, &width, &hasHeight, &height, &hasViewBox, &viewBox)
    var result = Dimensions()
    if hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 {
      result.ratio = viewBox.width / viewBox.height
      result.hasViewBox = true
    }
    var (x, y) = (0.0, 0.0)
    if sizeInPixels(handle, &x, &y) != 0 {
      (result.width, result.height) = (x, y)
    } else {
      result.width = hasWidth != 0 && width.unit != Self.percent ? width.value : nil
      result.height = hasHeight != 0 && height.unit != Self.percent ? height.value : nil
    }
    if let width = result.width, let height = result.height, width > 0, height > 0 {
      result.ratio = width / height
    }
    return result
  }

  /// Draws an image; what is wrong with it, or `nil`.
  func draw(_ handle: OpaquePointer, size: Size, on cr: OpaquePointer) -> String? {
    var viewport = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    var problem: UnsafeMutablePointer<GError>?
    return render(handle, cr, &viewport, &problem) != 0 ? nil : Self.take(problem)
  }

  private static func take(_ problem: UnsafeMutablePointer<GError>?) -> String {
    guard let problem else { return "unknown reason" }
    defer { g_error_free(problem) }
    return String(cString: problem.pointee.message)
  }
}
