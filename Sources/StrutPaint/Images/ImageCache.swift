/// Images that were decoded for earlier documents of a batch, found by their bytes.
///
/// Belongs to one worker. Keeps a bounded amount, so that a batch of any length stays flat in memory.
package final class ImageCache {
  /// How many bytes of files and pixels are kept before all are dropped.
  private static let capacity = 32 << 20

  private var images: [Int: [DecodedImage]] = [:]
  private var size = 0

  /// Creates a cache without images.
  package init() {}

  /// The image of a file's content, decoded at most once while it is kept.
  ///
  /// - Parameter mostPixels: How many pixels an image may have that is not there yet.
  func image(
    _ bytes: [UInt8], hash: Int, mostPixels: Int
  ) throws(ImageError) -> DecodedImage {
    for image in images[hash] ?? [] where image.bytes == bytes { return image }
    let image = try DecodedImage(bytes, mostPixels: mostPixels)
    let needed = image.memorySize
    guard needed <= Self.capacity else { return image }
    if size + needed > Self.capacity {
      images.removeAll()
      size = 0
    }
    images[hash, default: []].append(image)
    size += needed
    return image
  }
}

extension DecodedImage {
  /// About how many bytes the image takes.
  fileprivate var memorySize: Int {
    switch content {
    case .pixels(let surface): bytes.count + surface.stride * surface.height
    // A tree of elements takes several times its text.
    case .vectors: bytes.count * 10
    }
  }
}
