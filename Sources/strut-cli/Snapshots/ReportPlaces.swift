import ArgumentParser
import Strut
import StrutFormats
import StrutGolden

/// Where the reports of a command go: each to a place of its own, and none in place of a file that is read.
struct ReportPlaces {
  private let choices: [ReporterChoice]

  /// Checks that no report stands where another one does.
  ///
  /// - Throws: `ValidationError`, which is wrong usage.
  init(_ choices: [ReporterChoice]) throws {
    self.choices = choices
    let printed = choices.filter { $0.place == .standardOutput }
    if printed.count > 1, let alone = printed.first(where: \.form.standsAlone) {
      throw ValidationError(
        "standard output takes '\(alone.form.rawValue)' alone; name a file for each other report")
    }
    var owners: [String: ReporterChoice] = [:]
    for (choice, path, place) in files where FilePath.kind(of: place) != .other {
      guard let owner = owners.updateValue(choice, forKey: place) else { continue }
      throw ValidationError(
        "the reports '\(owner.form.rawValue)' and '\(choice.form.rawValue)' would both be written to '\(path)'"
      )
    }
  }

  /// Checks that no report would replace a file that the command reads, a golden or a configuration.
  ///
  /// - Parameter inputs: The documents or reports that are read.
  /// - Throws: `ValidationError`, which is wrong usage.
  func reject(inputs: @autoclosure () -> [String]) throws {
    let files = files
    if files.isEmpty { return }
    let read = ReadFiles(inputs())
    for (_, path, place) in files {
      try read.check(besidesGoldens: "the report '\(path)'", at: place)
    }
  }

  /// The reports that go to files, with the paths as they were given and where these are.
  private var files: [(choice: ReporterChoice, path: String, place: String)] {
    choices.compactMap { choice in
      guard case .file(let path) = choice.place else { return nil }
      // A folder that is not there yet is made.
      return (choice, path, FilePath.location(of: path) ?? FilePath.normalized(path))
    }
  }
}

extension ReporterChoice.Form {
  /// Whether the report is a whole file, which nothing can stand before or behind.
  fileprivate var standsAlone: Bool {
    switch self {
    case .html, .json, .junit: true
    case .list, .github, .markdown: false
    }
  }
}
