import ArgumentParser
import StrutGolden

/// Where fonts come from, which files documents may use, and what a character is that no font has.
package struct ResourceOptions: ParsableArguments {
  /// What a character is that no font has.
  package enum MissingGlyph: String, ExpressibleByArgument, CaseIterable {
    /// The document is drawn.
    case warning
    /// The document is wrong.
    case error
  }

  /// Where fonts and files come from.
  @OptionGroup(title: "Fonts and files") package var folders: FolderOptions

  /// What a character is that no font has.
  @Option(
    help: ArgumentHelp(
      "What a character that no font has is: a warning or an error.", valueName: "severity"))
  package var missingGlyph = MissingGlyph.warning

  package init() {}
}
