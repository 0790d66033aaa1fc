import StrutCore

/// The functions of libwoff2dec that are used, found when the first WOFF2 file appears.
///
/// The library has functions of C++ only. Two take plain values alone: they are called by the names that
/// `<woff2/decode.h>` gives them.
struct WOFF2Library: Sendable {
  /// What the library is called, and the Debian package that has it.
  static let name = "libwoff2dec.so.1.0.2"
  static let package = "libwoff1"
  /// The library; `nil` where it is not installed.
  static let shared = WOFF2Library()

  private typealias FinalSize = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int
  private typealias Unpack =
    @convention(c) (UnsafeMutableRawPointer, Int, UnsafePointer<UInt8>?, Int) -> Bool

  private let finalSize: FinalSize
  private let unpackFile: Unpack

  private init?() {
    guard let library = DynamicLibrary(Self.name),
      let finalSize = library.function(
        "_ZN5woff221ComputeWOFF2FinalSizeEPKhm", as: FinalSize.self),
      let unpack = library.function("_ZN5woff217ConvertWOFF2ToTTFEPhmPKhm", as: Unpack.self)
    else { return nil }
    self.finalSize = finalSize
    unpackFile = unpack
  }

  /// The size that a file says it has unpacked, to be distrusted; 0 where it is none.
  func size(of file: UnsafeBufferPointer<UInt8>) -> Int { finalSize(file.baseAddress, file.count) }

  /// Unpacks a file; `false` where it is broken or has no room.
  func unpack(
    _ file: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableRawPointer, room: Int
  ) -> Bool {
    unpackFile(target, room, file.baseAddress, file.count)
  }
}
