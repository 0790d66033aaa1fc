import StrutPaint

/// The version of the package: here, and nowhere else in the sources.
package enum StrutVersion {
  /// The version as `strut --version` prints it; CHANGELOG.md describes it.
  package static let current = "0.1.0"

  /// The libraries that decide what every picture looks like, in the order of their names, with their versions.
  package static var libraries: [(name: String, version: String)] { LibraryVersions.always }
}
