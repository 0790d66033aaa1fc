import ArgumentParser

/// Which documents a command is about.
package struct DocumentPathOptions: ParsableArguments {
  /// What is said where there are none.
  package static let noneFound =
    "no documents found; name documents, or folders that hold some"

  /// Documents, and folders that hold some; none stands for the working folder.
  @Argument(
    help: ArgumentHelp(
      "Documents, and folders that are searched for them (default: the working folder).",
      valueName: "path"))
  package var paths: [String] = []

  package init() {}

  package func validate() throws {
    if paths.contains("") { throw ValidationError("a path is empty") }
  }
}
