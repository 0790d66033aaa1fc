import StrutCore

/// Why bytes could not be used as an image.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are of none of the kinds that Strut reads.
  case unknownKind
  /// The bytes are what Git LFS leaves in place of a file.
  case unfetched
  /// The bytes begin like an image, but what follows is damaged or missing.
  case damaged(ImageKind, String)
  /// The image is larger than the limit, in pixels.
  case tooLarge(width: Int, height: Int)
  /// All images of a document have more pixels together than they may have.
  case tooManyPixels(Int)
  /// The library that reads images of a kind, of a Debian package, could not be loaded.
  case libraryMissing(ImageKind, String, package: String)

  /// What is wrong, as the end of a sentence whose subject is the image.
  package var description: String {
    switch self {
    case .unknownKind: "is not a PNG, JPEG, WebP or SVG image"
    case .unfetched:
      "is a pointer of Git LFS and not the image itself, which git lfs pull fetches"
    case .damaged(let kind, let reason): "is a damaged \(kind.rawValue) image: \(reason)"
    case .tooLarge(let width, let height):
      "has \(width) × \(height) pixels, but an image has at most \(ImageLimits.side) along a side"
    case .tooManyPixels(let count):
      "brings the pixels of all images to \(count), which are too many"
    case .libraryMissing(let kind, let name, let package):
      "is \(kind == .svg ? "an" : "a") \(kind.rawValue) image, and the library that reads them (\(name), Debian package \(package)) is not installed"
    }
  }
}

/// The kinds of images that Strut reads.
package enum ImageKind: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// JPEG.
  case jpeg = "JPEG"
  /// WebP; of animations the first frame.
  case webp = "WebP"
  /// Scalable Vector Graphics.
  case svg = "SVG"

  /// The kind that the first bytes of a file tell; `nil` for none of them.
  init?(signature bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else if Self.looksLikeSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let head = bytes[start...].prefix(65_536).drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard head.first == UInt8(ascii: "<") else { return false }
    let tag = Array("<svg".utf8)
    return head.indices.contains { index in
      head[index] == tag[0] && head[index...].starts(with: tag)
    }
  }

  /// The media type, for `data:` URIs.
  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    }
  }
}

/// How large an image may be.
package enum ImageLimits {
  /// The most pixels along one side: Cairo's limit.
  package static let side = 32_767
  /// The most pixels of an image where nothing else is said.
  package static var pixels: Int { Int(Limit.imagePixels.usual) }

  /// Fails for an image over a limit.
  ///
  /// - Parameter mostPixels: How many pixels it may have.
  static func check(
    width: Int, height: Int, mostPixels: Int = pixels
  ) throws(ImageError) {
    guard width <= side, height <= side else { throw .tooLarge(width: width, height: height) }
    guard width * height <= mostPixels else { throw .tooManyPixels(width * height) }
  }
}
