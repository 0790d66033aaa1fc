import Strut
import StrutCore
import StrutGolden

/// What a preview or a gallery is told.
package struct PreviewSettings: Sendable {
  /// Documents and folders; none stands for the working folder.
  package var paths: [String]
  /// What the flags say about fonts and files.
  package var flags: Configuration
  /// What a character is that no font has.
  package var missingGlyphs: Diagnostic.Severity
  /// The absolute path of the working folder.
  package var workingFolder: String
  /// How many documents are drawn at once.
  package var threadCount: Int
  /// Called on every thread that draws before it does.
  package var prepareThread: @Sendable () -> Void
  /// Told when new folders cannot be followed any more.
  package var reportFault: @Sendable (WatchError) -> Void

  /// Joins the settings.
  package init(
    paths: [String], flags: Configuration = Configuration(),
    missingGlyphs: Diagnostic.Severity = .warning, workingFolder: String, threadCount: Int = 2,
    prepareThread: @escaping @Sendable () -> Void = {},
    reportFault: @escaping @Sendable (WatchError) -> Void = { _ in }
  ) {
    self.paths = paths
    self.flags = flags
    self.missingGlyphs = missingGlyphs
    self.workingFolder = workingFolder
    self.threadCount = threadCount
    self.prepareThread = prepareThread
    self.reportFault = reportFault
  }

  /// The documents that are asked for.
  ///
  /// - Throws: ``DocumentSearchFault`` for a path that does not exist.
  func catalog() throws(DocumentSearchFault) -> DocumentCatalog {
    try DocumentCatalog(paths.isEmpty ? ["."] : paths, in: workingFolder)
  }

  /// The configurations of documents, whose fonts are opened: what is wrong with them is found before anything is drawn.
  func configurations(
    of entries: [DocumentCatalog.Entry], _ search: inout ConfigurationSearch,
    opening resources: RunResources
  ) throws -> [Configuration] {
    try entries.map { entry in
      let configuration = try search.configuration(ofFolder: entry.folder)
      _ = try resources.fonts(
        folders: configuration.fontPaths ?? [], includesSystem: configuration.systemFonts ?? false)
      return configuration
    }
  }

  /// A new search for configurations, which knows no file yet.
  func configurationSearch() -> ConfigurationSearch {
    ConfigurationSearch(flags: flags, workingFolder: workingFolder)
  }
}
