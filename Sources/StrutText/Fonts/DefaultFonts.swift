/// The fonts that are always there: Debian's package `fonts-dejavu-core`.
///
/// Deviation: CSS falls back on any font of the machine. Here only the document's own, those of the folders that are
/// given and these serve it, so that its picture is the same everywhere; `--system-fonts` asks for the machine's.
enum DefaultFonts {
  /// The folder that the package installs to.
  private static let folder = "/usr/share/fonts/truetype/dejavu/"

  /// The files of the package. They are named one by one since other packages put fonts into the same folder.
  static let paths = [
    "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf",
    "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf",
  ].map { folder + $0 }

  /// The file of the font whose glyphs are equally wide.
  static let monospaced = folder + "DejaVuSansMono.ttf"

  /// The families that a generic family stands for, in small letters, in the order of preference.
  static let genericFamilies: [String: [String]] = [
    "sans-serif": ["dejavu sans"],
    "system-ui": ["dejavu sans"],
    "ui-sans-serif": ["dejavu sans"],
    "serif": ["dejavu serif"],
    "ui-serif": ["dejavu serif"],
    "monospace": ["dejavu sans mono"],
    "ui-monospace": ["dejavu sans mono"],
    "cursive": ["dejavu sans"],
    "fantasy": ["dejavu sans"],
    "emoji": ["noto color emoji", "dejavu sans"],
    "math": ["dejavu sans"],
  ]
}
