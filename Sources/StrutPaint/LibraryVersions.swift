import CPangoCairo
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
    ]
  }()

  /// What pictures with images of a kind depend on besides; `nil` for kinds that Strut reads by itself.
  ///
  /// Loads the library, as decoding such an image has done already.
  package static func reader(of kind: ImageKind) -> (name: String, version: String)? {
    switch kind {
    case .png: nil
    case .jpeg: ("libjpeg-turbo", JPEGLibrary.shared?.version ?? "missing")
    case .webp: ("libwebp", WebPLibrary.shared?.version ?? "missing")
    case .svg: ("librsvg", RSVGLibrary.shared?.version ?? "missing")
    }
  }
}
