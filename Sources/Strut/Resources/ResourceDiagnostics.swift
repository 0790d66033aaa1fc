import StrutCore
import StrutFormats
import StrutMarkup
import StrutPaint
import StrutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is wrong with a file that a document names.
extension Diagnostic {
  /// - Parameter near: The path of a file that was probably meant.
  static func missingFile(_ file: NamedFile, isFromCurrentFolder: Bool, near: String?) -> Self {
    let start = isFromCurrentFolder ? "current folder, for standard input" : "document"
    return Self(
      .error, "missing-file", "there is no \(file.purpose.name) file '\(file.source)'",
      at: file.range,
      hints: [
        foreignHint(for: file.source)
          ?? near.map {
            file.source.contains("\\") ? "paths have /: write \($0)" : "did you mean '\($0)'?"
          } ?? MissingPath.hint(from: start)
      ])
  }

  /// What to write for a file that programs of other systems name by its resource; `nil` for other paths.
  private static func foreignHint(for source: String) -> String? {
    if let match = source.wholeMatch(of: /(?:@[\w]+\/|R\.\w+\.)(\w+)/) {
      return "a file is named by its path: put \(match.1).png beside the document, and write it"
    }
    return source.wholeMatch(of: /require\(['"](?:\.\/)?([^'"()]+)['"]\)/).map { "write \($0.1)" }
  }

  static func outsideRoot(_ source: String, at range: SourceRange) -> Self {
    Self(
      .error, "outside-root",
      "'\(source)' lies outside of the folder that the document may use", at: range,
      hints: ["that is the document's own folder, or the one that --root or strut.json names"])
  }

  static func notRegular(_ file: NamedFile, isFolder: Bool) -> Self {
    Self(
      .error, "not-a-file",
      "'\(file.source)' is \(isFolder ? "a folder" : "no regular file"), not a file with the \(file.purpose.name)",
      at: file.range,
      hints: isFolder ? ["write the path of a file in it: \(file.source)/…"] : [])
  }

  static func unreadableFile(_ source: String, code: Int32, at range: SourceRange) -> Self {
    Self(
      .error, "unreadable-file",
      "'\(source)' cannot be read: \(String(cString: strerror(code)))", at: range)
  }

  /// - Parameters:
  ///   - start: The first bytes of the file.
  ///   - lack: What a whole font does not have.
  ///   - library: What is not installed and would be needed; `nil` where the file is wrong.
  static func notAFont(
    _ source: String, start: [UInt8], lack: String?,
    missing library: (name: String, package: String)?, at range: SourceRange
  ) -> Self {
    func fault(_ what: String, _ hint: String) -> Self {
      Self(.error, "not-a-font", "'\(source)' is \(what)", at: range, hints: [hint])
    }
    if start.isEmpty { return fault("an empty file", "copy the font anew") }
    if let lack {
      return fault(
        "a font with \(lack)",
        "take another file of the font: the copy is whole, and no text can be drawn with it")
    }
    if FontLibrary.beginsFont(start), library == nil {
      return fault(
        "damaged: it begins as a font, and cannot be read as one",
        "copy it anew: a part of it is probably missing")
    }
    let hint =
      GitLeftover.isPointer(start)
      ? "it is a pointer of Git LFS and not the file itself, which git lfs pull fetches"
      : library.map { "\($0.name) is not installed; Debian's package \($0.package) has it" }
    return fault(
      "not a font that can be used",
      hint ?? "TrueType, OpenType and their collections, WOFF and WOFF2 are read")
  }

  static func noSuchFace(
    _ index: Int, of source: String, count: Int, at range: SourceRange
  ) -> Self {
    let faces = count == 1 ? "one face, number 0" : "\(count) faces, numbers 0 to \(count - 1)"
    return Self(
      .error, "no-such-face", "there is no face number \(index) in '\(source)': it has \(faces)",
      at: range)
  }

  static func brokenDataURI(at range: SourceRange) -> Self {
    Self(
      .error, "broken-data-uri", "the data: URI is not well-formed", at: range,
      hints: ["it is written 'data:image/png;base64,' and the bytes in base 64"])
  }

  static func unusableImage(_ file: NamedFile, _ error: ImageError) -> Self {
    let name = DataURI.matches(file.source) ? "the data: URI" : "'\(file.source)'"
    return Self(
      .error, "unusable-image", "\(name) \(error)", at: file.range,
      hints: error == .unknownKind ? [kindHint(for: file.source)] : [])
  }

  /// What to do with a file that is no image.
  private static func kindHint(for source: String) -> String {
    let fonts = [".ttf", ".otf", ".ttc", ".woff", ".woff2"]
    return fonts.contains { source.lowercased().hasSuffix($0) }
      ? "a font stands in <layout>, before the boxes: <font src=\"\(source)\"/>"
      : "save it as one of these: what is in a file counts, not its name"
  }

  static func undrawableImage(_ file: NamedFile, reason: String) -> Self {
    let name = DataURI.matches(file.source) ? "the data: URI" : "'\(file.source)'"
    return Self(.error, "unusable-image", "\(name) \(reason)", at: file.range)
  }

  static func unusableSurface(_ error: PaintError, at range: SourceRange) -> Self {
    if case .limit(let limit, let value, let most) = error {
      return .beyond(limit, value: value, of: [limit: most], at: range)
    }
    let message =
      switch error {
      case .emptySurface:
        "the canvas is empty: its width and height have to be at least one pixel"
      case .surfaceTooLarge(let width, let height, let limit):
        "the canvas of \(DecimalNumber.string(width)) × \(DecimalNumber.string(height)) is too large: \(limit)"
      case .layerTooLarge, .limit, .unusableImage, .missingLibrary, .failed: error.description
      }
    return Self(.error, "unusable-surface", message, at: range)
  }
}

extension NamedFile.Purpose {
  /// The word for what the file is meant to be.
  fileprivate var name: String {
    switch self {
    case .image: "image"
    case .font: "font"
    }
  }
}
