import FoundationEssentials
import StrutCore
import StrutText

/// The fonts that texts may use: read once, shared by as many trees and renderers as there are.
///
/// ```swift
/// let fonts = try Fonts(files: [inter])
/// root.fonts = fonts
/// ```
///
/// DejaVu is always among them, for texts without `fontFamily` and for what other fonts lack.
public struct Fonts: Sendable {
  private let result: Result<SharedFonts, MissingFontError>
  /// The files that were written for fonts given as bytes; deleted with the last copy.
  private let files: WrittenFiles?

  private init(
    _ result: Result<SharedFonts, MissingFontError>, files: WrittenFiles? = nil
  ) {
    self.result = result
    self.files = files
  }

  /// DejaVu alone.
  public static let standard = Fonts(shared(includesSystem: false))
  /// DejaVu and the fonts that are installed on the machine.
  public static let system = Fonts(shared(includesSystem: true))

  /// Opens font files: TrueType, OpenType and collections of them, WOFF and WOFF2.
  ///
  /// - Throws: ``FontError`` for a file that is no font, ``NotAFileURLError`` for an address that names no file, or
  ///   ``MissingFontError``.
  public init(files urls: [URL]) throws {
    let paths = try urls.map { try $0.filePath() }
    try self.init(paths: paths, files: nil)
  }

  /// Opens the font files in folders and the folders in them.
  ///
  /// - Throws: ``NotAFileURLError`` for an address that names no folder, or ``MissingFontError``.
  public init(folders urls: [URL], includesSystem: Bool = false) throws {
    let folders = try urls.map { try $0.filePath() }
    let fonts = try SharedFonts(folders: folders, includesSystem: includesSystem)
    self.init(.success(fonts))
  }

  /// Opens fonts by the bytes of their files.
  ///
  /// - Throws: ``FontError`` where bytes are no font, ``FileError`` where they cannot be kept, or ``MissingFontError``.
  public init(data: [Data]) throws {
    let files = try WrittenFiles(data)
    do {
      try self.init(paths: files.paths, files: files)
    } catch let error as FontError {
      let index = files.paths.firstIndex(of: error.path) ?? 0
      throw FontError(path: data.count == 1 ? "data" : "data \(index + 1)")
    }
  }

  /// Opens a font by the bytes of its file.
  ///
  /// - Throws: ``FontError`` where they are no font, ``FileError`` where they cannot be kept, or ``MissingFontError``.
  public init(data: Data) throws { try self.init(data: [data]) }

  private init(paths: [String], files: WrittenFiles?) throws {
    let base = try SharedFonts()
    for path in paths where !base.isFont(at: path) { throw FontError(path: path) }
    self.init(.success(base.with(paths)), files: files)
  }

  /// The fonts, opened.
  var shared: SharedFonts {
    get throws(MissingFontError) { try result.get() }
  }

  private static func shared(
    includesSystem: Bool
  ) -> Result<SharedFonts, MissingFontError> {
    Result { () throws(MissingFontError) in
      try SharedFonts(includesSystem: includesSystem)
    }
  }
}

/// A file that is no font.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The path of the file; `data`, or `data 2` for the second one, where it was given by its bytes.
  public let path: String

  /// One sentence without a full stop.
  public var description: String {
    "'\(path)' is not a font that can be used; TrueType, OpenType and their collections, WOFF and WOFF2 are read"
  }

  /// The ``description``.
  public var errorDescription: String? { description }
}

/// Files that live as long as somebody needs them.
private final class WrittenFiles: Sendable {
  let paths: [String]

  init(_ contents: [Data]) throws {
    let folder = FileManager.default.temporaryDirectory
    var written: [String] = []
    for data in contents {
      let file = folder.appendingPathComponent("strut-font-\(UUID().uuidString)")
      try data.write(to: file)
      written.append(try file.filePath())
    }
    paths = written
  }

  deinit {
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
  }
}
