import CImageCodecs
import StrutCore

/// The functions of libwebp that are used, found when the first WebP file appears.
struct WebPLibrary: Sendable {
  /// What the library is called, and the Debian package that has it.
  static let name = "libwebp.so.7"
  static let package = "libwebp7"
  /// The library; `nil` where it is not installed.
  static let shared = WebPLibrary()

  private typealias ReadFeatures =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<WebPBitstreamFeatures>?, Int32
    ) -> VP8StatusCode
  private typealias Configure =
    @convention(c) (UnsafeMutablePointer<WebPDecoderConfig>?, Int32) -> Int32
  private typealias Decode =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<WebPDecoderConfig>?
    ) -> VP8StatusCode
  private typealias Version = @convention(c) () -> Int32

  private let readFeatures: ReadFeatures
  private let setUp: Configure
  private let decodeFile: Decode
  /// The version, such as `1.2.4`.
  let version: String

  private init?() {
    guard let library = DynamicLibrary(Self.name),
      let readFeatures = library.function("WebPGetFeaturesInternal", as: ReadFeatures.self),
      let setUp = library.function("WebPInitDecoderConfigInternal", as: Configure.self),
      let decodeFile = library.function("WebPDecode", as: Decode.self),
      let version = library.function("WebPGetDecoderVersion", as: Version.self)
    else { return nil }
    self.readFeatures = readFeatures
    self.setUp = setUp
    self.decodeFile = decodeFile
    // The version stands in the three lowest bytes of a number.
    let number = version()
    self.version = "\(number >> 16).\(number >> 8 & 0xFF).\(number & 0xFF)"
  }

  /// What the header of a file says.
  func features(of file: [UInt8], into features: inout WebPBitstreamFeatures) -> VP8StatusCode {
    readFeatures(file, file.count, &features, WEBP_DECODER_ABI_VERSION)
  }

  /// A configuration with the library's defaults; `nil` where the library is not the one of the header.
  func configuration() -> WebPDecoderConfig? {
    var configuration = WebPDecoderConfig()
    return setUp(&configuration, WEBP_DECODER_ABI_VERSION) != 0 ? configuration : nil
  }

  /// Decodes a file to where its configuration says.
  func decode(_ file: [UInt8], _ configuration: inout WebPDecoderConfig) -> VP8StatusCode {
    decodeFile(file, file.count, &configuration)
  }
}
