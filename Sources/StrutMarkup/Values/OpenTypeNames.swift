import StrutCore

/// What axes and features of fonts are called where they are not written by their tags.
enum OpenTypeNames {
  /// The tag of a name, such as `wght` of `weight`; `nil` where nothing is called so.
  static func tag(of name: String) -> String? {
    byName[name.lowercased().filter { $0.isLetter || $0.isNumber }]
  }

  private static let byName = NameRows.byName([
    ("wght", "weight wgt fontweight"), ("wdth", "width stretch fontstretch"),
    ("slnt", "slant oblique"), ("ital", "italic"), ("opsz", "opticalsize optical size"),
    ("GRAD", "grade"), ("CASL", "casual"), ("MONO", "monospace"), ("SOFT", "softness"),
    ("tnum", "tabular tabularnums tabularfigures"), ("onum", "oldstyle oldstylenums"),
    ("lnum", "lining liningnums"), ("pnum", "proportional proportionalnums"),
    ("smcp", "smallcaps"), ("frac", "fractions diagonalfractions"), ("zero", "slashedzero"),
    ("liga", "ligatures"), ("kern", "kerning"), ("swsh", "swash"), ("calt", "alternates"),
    ("dlig", "discretionaryligatures"), ("ordn", "ordinal ordinals"),
  ])
}
