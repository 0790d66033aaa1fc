import CImageCodecs
import CPangoCairo
import Glibc
import StrutText

/// The libraries that decide what pictures look like, with the versions that are linked or were loaded.
package enum LibraryVersions {
  /// What every picture depends on, in the order of the names.
  package static let always: [(name: String, version: String)] = {
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    return [
      ("cairo", String(cString: cairo_version_string())),
      ("freetype", "\(major).\(minor).\(patch)"),
      ("harfbuzz", String(cString: hb_version_string())),
      ("pango", String(cString: pango_version_string())),
    ]
  }()

  /// What pictures with images of a kind depend on besides; `nil` for kinds that Strut reads by itself.
  ///
  /// Loads the library where it is not linked, as decoding such an image has done already.
  package static func reader(of kind: ImageKind) -> (name: String, version: String)? {
    switch kind {
    case .png: nil
    case .jpeg: ("libjpeg-turbo", fileVersion(ofLibraryWith: "tjDecompress2"))
    case .webp: ("libwebp", webPVersion)
    case .svg: ("librsvg", RSVGLibrary.shared?.version ?? "missing")
    }
  }

  /// libwebp gives its version in the three lowest bytes of a number.
  private static var webPVersion: String {
    let number = WebPGetDecoderVersion()
    return "\(number >> 16).\(number >> 8 & 0xFF).\(number & 0xFF)"
  }

  /// The version in the name of the file that a linked function was loaded from, such as `so.0.2.0`: TurboJPEG has no
  /// function that tells its version.
  private static func fileVersion(ofLibraryWith function: String) -> String {
    guard let file = file(ofLibraryWith: function) else { return "unknown" }
    return file.firstRange(of: ".so.").map { "so." + file[$0.upperBound...] } ?? "built in"
  }

  /// The file, links resolved, that a linked function was loaded from; `nil` where that cannot be told.
  private static func file(ofLibraryWith function: String) -> String? {
    // The C library declares `dladdr` for GNU programs only. It fills in four pointers, the file's name first.
    typealias Locate = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    var places = (0...3).map { _ in UnsafePointer<CChar>?.none }
    guard let address = dlsym(nil, function), let locate = dlsym(nil, "dladdr"),
      unsafeBitCast(locate, to: Locate.self)(address, &places) != 0,
      let name = places[0], let path = realpath(name, nil)
    else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
