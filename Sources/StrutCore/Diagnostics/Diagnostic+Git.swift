extension Diagnostic {
  /// Both sides of a merge conflict stand in a text.
  package static func mergeConflict(at offset: Int) -> Diagnostic {
    Diagnostic(
      .error, "xml", "a merge conflict of Git begins here",
      at: SourceRange(offset, offset + 7),
      hints: ["choose between both sides, and delete the lines of <<<<<<<, ======= and >>>>>>>"])
  }

  /// A pointer stands in place of a file.
  package static var unfetchedFile: Diagnostic {
    Diagnostic(
      .error, "xml", "this is a pointer of Git LFS and not the file itself",
      at: SourceRange(0, 7), hints: ["git lfs pull fetches it"])
  }
}
