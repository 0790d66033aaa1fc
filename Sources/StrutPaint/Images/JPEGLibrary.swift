import CImageCodecs
import StrutCore

/// The functions of libjpeg-turbo that are used, found when the first JPEG appears.
struct JPEGLibrary: Sendable {
  /// What the library is called, and the Debian package that has it.
  static let name = "libturbojpeg.so.0"
  static let package = "libturbojpeg0"
  /// The library; `nil` where it is not installed.
  static let shared = JPEGLibrary()

  typealias Create = @convention(c) () -> tjhandle?
  typealias Destroy = @convention(c) (tjhandle?) -> Int32
  typealias ReadHeader =
    @convention(c) (
      tjhandle?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  typealias Decompress =
    @convention(c) (
      tjhandle?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32,
      Int32, Int32
    ) -> Int32
  typealias ErrorText = @convention(c) (tjhandle?) -> UnsafePointer<CChar>?

  let create: Create
  let destroy: Destroy
  let readHeader: ReadHeader
  let decompress: Decompress
  let errorText: ErrorText
  /// The version in the name of the library's file, such as `so.0.2.0`: it has no function that tells it.
  let version: String

  private init?() {
    guard let library = DynamicLibrary(Self.name),
      let create = library.function("tjInitDecompress", as: Create.self),
      let destroy = library.function("tjDestroy", as: Destroy.self),
      let readHeader = library.function("tjDecompressHeader3", as: ReadHeader.self),
      let decompress = library.function("tjDecompress2", as: Decompress.self),
      let errorText = library.function("tjGetErrorStr2", as: ErrorText.self)
    else { return nil }
    self.create = create
    self.destroy = destroy
    self.readHeader = readHeader
    self.decompress = decompress
    self.errorText = errorText
    let file = library.file(of: "tjDecompress2") ?? ""
    version = file.firstRange(of: ".so.").map { "so." + file[$0.upperBound...] } ?? "unknown"
  }
}
