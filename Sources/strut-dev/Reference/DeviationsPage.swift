import Foundation

/// The page of deviations, made from the comments `Deviation:` of the sources.
enum DeviationsPage {
  private static let introduction = """
    # Deviations

    Where Strut knowingly differs from CSS, from Yoga or from Apple's Auto Layout, and why. What is not named here and
    differs is a fault.

    The page is made from the comments `Deviation:` of the sources by `strut-dev reference`; behind each text stands the
    file of its comment. Where specifications leave a choice, Strut does what Chromium does: those places are the comments
    `Browser:`.
    """

  /// The page, sorted by whose ways are left, then by file.
  ///
  /// - Parameter sources: The folder of the modules.
  /// - Throws: ``ChoreError`` where there is no comment or a wrong one, or what keeps a file from being read.
  static func text(sources: URL) throws -> String {
    let deviations = try files(below: sources).flatMap { file in
      try Deviation.all(
        in: String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
    }
    guard !deviations.isEmpty else {
      throw ChoreError("there is no comment 'Deviation:' below \(sources.relativePath)")
    }
    let sections = Deviation.Origin.allCases.compactMap { origin -> String? in
      let entries = deviations.filter { $0.origin == origin }
      guard !entries.isEmpty else { return nil }
      let lines = entries.map { "- \($0.text) (`\($0.file)`)" }
      return "## From \(origin.rawValue)\n\n" + lines.joined(separator: "\n")
    }
    return ([introduction] + sections).joined(separator: "\n\n") + "\n"
  }

  /// The Swift files below a folder, by name, so that moving one changes nothing.
  private static func files(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("strut-dev/") }
      .map { folder.appendingPathComponent($0) }
      .sorted { ($0.lastPathComponent, $0.path) < ($1.lastPathComponent, $1.path) }
  }
}
