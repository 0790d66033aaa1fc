import Strut
import StrutCore
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the configuration of documents by walking up from their folders, and remembers what it found.
package struct ConfigurationSearch {
  /// What the flags of the command say; it wins over every file.
  private let flags: Configuration
  /// The folder that names in messages are relative to.
  private let workingFolder: String
  private var found: [String: Configuration] = [:]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - flags: What the command line says.
  ///   - workingFolder: The absolute path that names in messages are relative to.
  package init(flags: Configuration, workingFolder: String) {
    self.flags = flags
    self.workingFolder = workingFolder
  }

  /// The configuration of the documents in `folder` (an absolute path).
  ///
  /// - Throws: ``ConfigurationError`` for a wrong `strut.json`, ``FileError`` for one that cannot be read.
  package mutating func configuration(ofFolder folder: String) throws -> Configuration {
    flags.inheriting(try declared(inFolder: folder))
  }

  /// What the files in `folder` and above say together, whatever the flags say.
  ///
  /// - Throws: As ``configuration(ofFolder:)``.
  package mutating func declared(inFolder folder: String) throws -> Configuration {
    if let known = found[folder] { return known }
    // A link from elsewhere into a project leads to what the project says.
    guard Self.folder(holding: ConfigurationFile.name, from: folder) == nil,
      let real = FilePath.real(folder), real != folder
    else { return try declaration(inFolder: folder) }
    let result = try declaration(inFolder: real)
    found[folder] = result
    return result
  }

  private mutating func declaration(inFolder folder: String) throws -> Configuration {
    if let known = found[folder] { return known }
    let path = FilePath.resolve(folder, ConfigurationFile.name)
    var result = Configuration()
    if let bytes = try contents(of: path) {
      result = try ConfigurationFile.parse(
        bytes, named: FilePath.shown(path, from: workingFolder), in: folder)
    } else if FilePath.kind(of: path, followingLinks: false) != nil {
      // A link to nothing was meant to say something.
      throw FileError(.read, FilePath.shown(path, from: workingFolder), code: ENOENT)
    }
    if let parent = FilePath.parent(of: folder),
      !FileSystem.exists(FilePath.resolve(folder, ".git"))
    {
      result = result.inheriting(try declaration(inFolder: parent))
    }
    found[folder] = result
    return result
  }

  /// The bytes of a `strut.json`; `nil` where there is none.
  private func contents(of path: String) throws -> [UInt8]? {
    do {
      return try FileSystem.contentsIfPresent(of: path, limit: ConfigurationFile.mostBytes)
    } catch {
      guard let fault = ConfigurationFile.fault(of: error) else { throw error }
      throw ConfigurationError(
        source: SourceText(name: FilePath.shown(path, from: workingFolder), bytes: []),
        diagnostics: [fault])
    }
  }

  /// The project's folder, where `.strut` stands: that of the nearest `strut.json` at `folder` or above it; `folder`
  /// itself where there is none.
  package static func projectFolder(from folder: String) -> String {
    self.folder(holding: ConfigurationFile.name, from: folder) ?? folder
  }

  /// The folders in which files are looked for that say something about documents in `folder`, the nearest first.
  package static func folders(searchedFrom folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, let parent = FilePath.parent(of: last),
      !FileSystem.exists(FilePath.resolve(last, ".git"))
    {
      folders.append(parent)
    }
    return folders
  }

  /// The nearest folder, at `folder` or above it, that holds a file called `name`; not above a repository.
  package static func folder(holding name: String, from folder: String) -> String? {
    folders(searchedFrom: folder).first { FileSystem.exists(FilePath.resolve($0, name)) }
  }
}
