import StrutCore

extension Diagnostic {
  /// The diagnostic for a program, whose hints name arguments where the tool has flags.
  var forPrograms: Diagnostic {
    var told = self
    if code == "duplicate-id" { told.hints = [Self.localIDs] }
    guard hints.contains(where: { $0.contains("--") }) else { return told }
    told.hints = hints.map(Self.withoutFlags)
    return told
  }

  /// What makes the ids of a component that is used twice differ.
  private static let localIDs =
    "ids are unique in a picture; those in a component are local where it has one itself: Element(Cell()).id(\"first\")"

  /// What hints say of the tool, and what a program does instead.
  private static let replacements = [
    ("the one that --root or strut.json names", "the one that the argument root names"),
    (
      "--component draws one of its components", "DocumentChoices(component: …) draws one of them"
    ),
    (
      "--font-path and --system-fonts allow more",
      "Fonts(folders: …, includesSystem: true) allows more"
    ),
    ("is chosen with --locale", "is chosen by DocumentChoices(locale: …)"),
    (
      "--theme, --locale and the matrix of strut.json choose these for every case",
      "DocumentChoices chooses these for every case"
    ),
    ("or draw with --theme ", "or draw with the theme "),
    ("draw with --data ", "give DocumentChoices the data, as "),
  ]

  private static func withoutFlags(_ hint: String) -> String {
    var hint = hint
    for (words, others) in replacements { hint.replace(words, with: others) }
    for limit in Limit.allCases {
      hint.replace(limit.flag, with: "limits[.\(limit.key)]")
    }
    if let option = hint.firstRange(of: "--set-json ") ?? hint.firstRange(of: "--set "),
      let end = hint[option.upperBound...].firstRange(of: "=…")
    {
      let name = hint[option.upperBound..<end.lowerBound]
      hint.replaceSubrange(
        option.lowerBound..<end.upperBound, with: "DocumentChoices(parameters: [\"\(name)\": …])")
    }
    return hint
  }
}
