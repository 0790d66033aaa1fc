import FoundationEssentials
import StrutCore

/// A picture as the bytes of a file.
public struct Picture: Sendable {
  /// The bytes of the file.
  public let data: Data
  /// What the file is.
  public let format: OutputFormat
  /// The size in points; that of the first page where there are several.
  public let size: Size
  /// What is probably not as the program meant it: a glyph that no font has, a frame that constraints leave open.
  public let warnings: [Diagnostic]

  /// The media type for an HTTP response, such as `image/png`.
  public var contentType: String {
    switch format {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }
}
