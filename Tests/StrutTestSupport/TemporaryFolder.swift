import Foundation

/// A folder of its own for a test, deleted with the object.
package final class TemporaryFolder {
  /// The absolute path, links resolved.
  package let path: String

  /// Makes the folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("strut-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The bytes of a file below the folder; `nil` where there is none.
  package func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
  }

  /// Writes a file below the folder.
  package func write(_ text: String, to name: String) throws {
    let folder = URL(fileURLWithPath: "\(path)/\(name)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
  }
}
