import CPangoCairo

/// The libraries that decide what pictures look like.
package enum LibraryVersions {
  /// Names and versions, in a fixed order.
  package static var all: [(name: String, version: String)] {
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
  }
}
