import CPangoCairo

/// The fonts that fontconfig finds on the machine.
enum SystemFonts {
  /// The paths of all scalable or colour font files, by name.
  ///
  /// The configuration is loaded aside and freed again: fontconfig's process-wide one stays untouched.
  static func paths() -> [String] {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(config) }
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    FcObjectSetAdd(objects, FC_FILE)
    guard let list = FcFontList(config, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(list) }
    var paths = Set<String>()
    for index in 0..<Int(list.pointee.nfont) {
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(list.pointee.fonts[index], FC_FILE, 0, &file) == FcResultMatch,
        let file
      else { continue }
      paths.insert(String(cString: file))
    }
    return paths.sorted()
  }
}
