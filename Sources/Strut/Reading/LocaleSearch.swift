import StrutFormats
import StrutTemplate

/// Finds the languages that a document has strings for, by the names of their files.
package enum LocaleSearch {
  /// The languages, in the order of their names.
  ///
  /// - Parameters:
  ///   - paths: Where the strings are.
  ///   - folder: The folder that the paths start from.
  ///   - includingMisspelt: Whether a file counts whose name has `_` for the hyphens of a tag, as `de_AT.json`.
  package static func locales(
    of paths: [StringsPath], in folder: String, includingMisspelt: Bool = false
  ) -> [String] {
    var found: Set<String> = []
    let misspelt = includingMisspelt ? Self.misspelt : nil
    for path in paths {
      // The language may be a part of a file's name or of a folder's.
      let first = FilePath.resolve(FilePath.resolve("/", folder), path.before + "-")
      let parent = FilePath.folder(of: first)
      let start = FilePath.name(of: first).dropLast()
      let end = path.after.prefix { $0 != "/" }
      for name in (try? FileReader.names(in: parent)) ?? [] {
        guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count
        else { continue }
        let word = String(name.dropFirst(start.count).dropLast(end.count))
        // A name with `_` in place of hyphens is told where the language is looked at.
        if let misspelt, word.wholeMatch(of: misspelt) != nil {
          found.insert(word.replacing("_", with: "-"))
        }
        // A tag may begin with more letters, but no language does: `template.json` is another file.
        if LanguageTag(word)?.isOfLanguage == true { found.insert(word) }
      }
    }
    return found.sorted()
  }

  /// A language with a script or a region as other programs name their files.
  private static var misspelt: Regex<Substring> {
    /[a-z]{2,3}_(?:[A-Z]{2}|[A-Z][a-z]{3}|[A-Z][a-z]{3}_[A-Z]{2})/
  }
}
