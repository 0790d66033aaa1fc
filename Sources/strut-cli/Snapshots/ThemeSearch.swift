import ArgumentParser
import Strut
import StrutCore
import StrutGolden

/// Looks for the themes that a command line asks for in the documents of a run.
struct ThemeSearch {
  /// The themes that none of the documents so far has.
  private var missing: [String]
  /// The themes of the documents so far.
  private var known: Set<String> = ["base"]

  /// Begins to look for themes.
  init(for themes: [String]) { missing = themes.filter { $0 != "base" } }

  /// Checks that each theme is one of some document, before anything is drawn: a document without themes looks the same in
  /// all of them, so that a misspelt one would get goldens.
  ///
  /// Where a document cannot be read nothing is said: the theme may be its own. Nor is it where the run has a golden of the
  /// theme, which then is one of other documents of the project.
  ///
  /// - Throws: `ValidationError`, which is wrong usage.
  mutating func run(
    in search: DocumentSearch, _ configurations: inout ConfigurationSearch, of plan: SnapshotPlan,
    imports: SharedTemplateFiles
  ) throws {
    for document in search.documents {
      guard !missing.isEmpty else { return }
      let root = try configurations.configuration(ofFolder: document.folder).root
      guard let themes = document.themes(root: root, shared: imports) else { return }
      known.formUnion(themes)
      missing.removeAll { known.contains($0) }
    }
    missing.removeAll { theme in
      plan.entries.contains { entry in
        entry.cases.contains {
          $0.theme == theme && FileSystem.exists(entry.document.golden(of: $0).picture)
        }
      }
    }
    guard let theme = missing.first, !search.documents.isEmpty else { return }
    let near = nearestName(to: theme, among: known.sorted()).map { "; did you mean '\($0)'?" }
    throw ValidationError("--theme: no document has a theme '\(theme)'" + (near ?? ""))
  }
}
