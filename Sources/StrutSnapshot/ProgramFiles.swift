import StrutFormats
import StrutGolden

/// Finds the source files of a program, which the compiler names by module.
struct ProgramFiles {
  /// How deep a module's folders are looked into.
  private static let mostDepth = 16

  /// The absolute path of the package.
  let project: String
  /// The absolute path of the test's source file.
  let testFile: String

  /// The absolute path of a source file; `nil` for the test's own.
  ///
  /// A file that is not found in the package's `Sources` or `Tests`, such as one of another package, is named as if its
  /// module's folder stood in the package's.
  ///
  /// - Parameter fileID: The module and file, as `#fileID` has them. A module has each name of a file once.
  func path(of fileID: String) -> String? {
    let name = FilePath.name(of: fileID)
    let module = FilePath.folder(of: fileID)
    if name == FilePath.name(of: testFile),
      testFile.split(separator: "/").contains(Substring(module))
    {
      return nil
    }
    for root in ["Sources", "Tests"] {
      if let path = find(name, in: "\(project)/\(root)/\(module)", depth: 0) { return path }
    }
    return FilePath.join(project, fileID)
  }

  private func find(_ name: String, in folder: String, depth: Int) -> String? {
    guard depth < Self.mostDepth, let names = try? FileSystem.names(in: folder) else { return nil }
    if names.contains(name) { return FilePath.join(folder, name) }
    return names.lazy.filter { !$0.hasPrefix(".") && FilePath.fileExtension(of: $0) == nil }
      .compactMap {
        find(name, in: FilePath.join(folder, $0), depth: depth + 1)
      }.first
  }
}
