import StrutCore

/// The images of a document, each decoded once however often it is used.
///
/// Belongs to one worker; the same bytes always get the same id.
package final class ImageStore {
  /// What layout needs to know about an image.
  package struct Info: Hashable, Sendable {
    /// The natural size in points: one point a pixel, or the size that an SVG gives itself.
    package var size: Size
    /// Width divided by height; `nil` where the image has no ratio of its own.
    package var ratio: Double?
    /// Whether the size is its own, and not one that stands for none.
    package var hasSize = true
  }

  private var images: [DecodedImage] = []
  private var indices: [Int: [Int]] = [:]
  private let cache: ImageCache
  private let mostPixels: Int
  /// The pixels of all images.
  private var pixelCount = 0

  /// Creates a store without images.
  ///
  /// - Parameters:
  ///   - cache: Has the images of earlier documents.
  ///   - mostPixels: The most pixels of all images together.
  package init(
    cache: ImageCache = ImageCache(), mostPixels: Int = Int(Limit.imagePixels.usual)
  ) {
    self.cache = cache
    self.mostPixels = mostPixels
  }

  /// Decodes an image.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: The id of the image; that of an earlier one if it has the same bytes.
  package func add(_ bytes: [UInt8]) throws(ImageError) -> ImageID {
    let hash = bytes.hashValue
    for index in indices[hash] ?? [] where images[index].bytes == bytes { return ImageID(index) }
    let image = try cache.image(bytes, hash: hash, mostPixels: mostPixels - pixelCount)
    guard pixelCount + image.pixelCount <= mostPixels else {
      throw .tooManyPixels(pixelCount + image.pixelCount)
    }
    pixelCount += image.pixelCount
    images.append(image)
    indices[hash, default: []].append(images.count - 1)
    return ImageID(images.count - 1)
  }

  /// The kinds of the images of this store.
  package var kinds: Set<ImageKind> { Set(images.map(\.kind)) }

  /// The natural size of an image of this store.
  package func info(of image: ImageID) -> Info {
    let decoded = images[Int(image.rawValue)]
    var info = Info(size: decoded.size, ratio: decoded.ratio)
    if case .vectors(let image) = decoded.content { info.hasSize = image.hasSize }
    return info
  }

  /// An image of this store.
  subscript(image: ImageID) -> DecodedImage { images[Int(image.rawValue)] }
}

/// An image ready to be drawn, with the bytes that it came from.
final class DecodedImage {
  /// What is drawn.
  enum Content {
    /// Premultiplied pixels.
    case pixels(PixelSurface)
    /// Vectors.
    case vectors(VectorImage)
  }

  /// The content of the file.
  let bytes: [UInt8]
  /// The kind of the file.
  let kind: ImageKind
  /// What is drawn.
  let content: Content
  /// The natural size in points.
  let size: Size
  /// Width divided by height; `nil` for none.
  let ratio: Double?
  /// Whether every viewer shows `bytes` as `content`: the pixels are not turned and have no colours of print.
  let isEmbeddable: Bool

  /// The number of pixels; 0 for vectors.
  var pixelCount: Int {
    guard case .pixels(let surface) = content else { return 0 }
    return surface.width * surface.height
  }

  /// Decodes a file.
  ///
  /// - Parameter mostPixels: How many pixels it may have.
  init(_ bytes: [UInt8], mostPixels: Int = Int(Limit.imagePixels.usual)) throws(ImageError) {
    guard let kind = ImageKind(signature: bytes) else {
      throw GitLeftover.isPointer(bytes) ? .unfetched : .unknownKind
    }
    self.bytes = bytes
    self.kind = kind
    if kind == .svg {
      let image = try VectorImage(bytes)
      content = .vectors(image)
      size = image.size
      ratio = image.ratio
      isEmbeddable = true
      return
    }
    let (surface, isEmbeddable) = try Self.decode(bytes, kind, mostPixels)
    content = .pixels(surface)
    size = Size(width: Double(surface.width), height: Double(surface.height))
    ratio = size.width / size.height
    self.isEmbeddable = isEmbeddable
  }

  private static func decode(
    _ bytes: [UInt8], _ kind: ImageKind, _ mostPixels: Int
  ) throws(ImageError) -> (PixelSurface, isEmbeddable: Bool) {
    switch kind {
    case .jpeg: return try JPEGDecoder.decode(bytes, mostPixels: mostPixels)
    case .webp: return (try WebPDecoder.decode(bytes, mostPixels: mostPixels), true)
    default: return try PNGDecoder.decode(bytes, mostPixels: mostPixels)
    }
  }
}
