import StrutCore

/// Brotli's encoder, found at run time.
final class BrotliLibrary: Sendable {
  static let name = "libbrotlienc.so.1"
  static let package = "libbrotli1"
  /// The library; `nil` where it is not installed.
  static let shared = BrotliLibrary()

  /// `BROTLI_MAX_QUALITY`, `BROTLI_DEFAULT_WINDOW` and `BROTLI_MODE_FONT`.
  private static let (quality, window, mode): (Int32, Int32, Int32) = (11, 22, 2)

  private typealias LargestSize = @convention(c) (Int) -> Int
  private typealias Compress =
    @convention(c) (
      Int32, Int32, Int32, Int, UnsafePointer<UInt8>, UnsafeMutablePointer<Int>,
      UnsafeMutablePointer<UInt8>
    ) -> Int32

  private let largestSize: LargestSize
  private let compressBytes: Compress

  private init?() {
    guard let library = DynamicLibrary(Self.name),
      let largestSize = library.function(
        "BrotliEncoderMaxCompressedSize", as: LargestSize.self),
      let compress = library.function("BrotliEncoderCompress", as: Compress.self)
    else { return nil }
    self.largestSize = largestSize
    compressBytes = compress
  }

  /// Bytes of a font in fewer bytes; `nil` where that fails.
  func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var length = largestSize(bytes.count)
    var result = [UInt8](repeating: 0, count: length)
    guard
      compressBytes(Self.quality, Self.window, Self.mode, bytes.count, bytes, &length, &result) != 0
    else { return nil }
    return Array(result.prefix(length))
  }
}
