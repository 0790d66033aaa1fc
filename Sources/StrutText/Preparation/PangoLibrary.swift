import CPangoCairo
import StrutCore

/// The functions of Pango that are used, found when the first text appears that does not only run from left to right.
///
/// A program that starts with Pango starts with ten more libraries behind it, which takes a third longer.
struct PangoLibrary: Sendable {
  /// What the library is called, and the Debian package that has it.
  static let name = "libpango-1.0.so.0"
  static let package = "libpango-1.0-0"
  /// The library; `nil` where it is not installed.
  static let shared = PangoLibrary()

  private typealias EmbeddingLevels =
    @convention(c) (
      UnsafePointer<CChar>, Int32, UnsafeMutablePointer<PangoDirection>
    ) -> UnsafeMutablePointer<UInt8>?
  private typealias VersionText = @convention(c) () -> UnsafePointer<CChar>

  /// The version, such as `1.50.12`.
  let version: String

  private let embeddingLevels: EmbeddingLevels

  private init?() {
    guard let library = DynamicLibrary(Self.name),
      let levels = library.function("pango_log2vis_get_embedding_levels", as: EmbeddingLevels.self),
      let version = library.function("pango_version_string", as: VersionText.self)
    else { return nil }
    embeddingLevels = levels
    self.version = String(cString: version())
  }

  /// The embedding level of each character (UAX 9); `nil` where memory does not suffice.
  ///
  /// - Parameters:
  ///   - text: One line in UTF-8, without a zero at its end.
  ///   - count: The number of its characters.
  ///   - direction: The direction of the line.
  func levels(of text: [CChar], count: Int, direction: PangoDirection) -> [UInt8]? {
    var base = direction
    guard let found = embeddingLevels(text, Int32(text.count), &base) else { return nil }
    defer { g_free(found) }
    return Array(UnsafeBufferPointer(start: found, count: count))
  }
}
