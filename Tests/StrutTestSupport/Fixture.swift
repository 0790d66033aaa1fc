import Foundation

/// One input file of a data-driven test, with its expected output in files of the same name beside it.
public struct Fixture: Sendable, CustomStringConvertible {
  /// The input file.
  public let url: URL
  /// The path below the folder of the suite, without extension: the name of the case.
  public let name: String

  /// The name of the case, which a parameterised test prints.
  public var description: String { name }

  /// All files with `extension` below `folder` (a path from the package root), in order of their names.
  ///
  /// With `STRUT_CASE` in the environment only names that contain it are found.
  public static func discover(_ folder: String, extension ext: String = "xml") -> [Fixture] {
    let filter = ProcessInfo.processInfo.environment["STRUT_CASE"]
    return all(folder, extension: ext)
      .filter { fixture in filter.map { fixture.name.contains($0) } ?? true }
  }

  /// All files with `extension` below `folder`, whatever the environment says: for guards against empty suites.
  public static func all(_ folder: String, extension ext: String = "xml") -> [Fixture] {
    let root = packageRoot.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".\(ext)") }.sorted()
      .map { path in
        Fixture(
          url: root.appendingPathComponent(path), name: String(path.dropLast(ext.count + 1)))
      }
  }

  /// The file beside the input that has another extension.
  public func sibling(_ ext: String) -> URL {
    url.deletingPathExtension().appendingPathExtension(ext)
  }
}
