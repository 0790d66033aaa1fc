import FoundationEssentials
import StrutFormats

/// Writes components as documents into a folder, which `strut preview`, `gallery` and `test` then show and compare.
///
/// ```swift
/// try writePreviews(["receipt": Receipt(order: .sample)], to: folder)
/// ```
///
/// Each becomes a file of its name and `.xml`, with the line of the program in a comment. A file that would be the same
/// is not written, so that a preview shows only what changed.
///
/// - Parameters:
///   - components: The components by the names of their files, which are no paths.
///   - folder: The folder; it is made where it is missing.
/// - Throws: ``NotAFileURLError`` where `folder` names no folder, ``RenderingError`` for a name that is a path,
///   ``FileError`` or an error of the file system.
public func writePreviews(_ components: [String: any Component], to folder: URL) throws {
  let path = try folder.filePath()
  try FileManager.default.createDirectory(
    atPath: path, withIntermediateDirectories: true)
  let writer = FileWriter(temporaryFiles: TemporaryFiles())
  for (name, component) in components.sorted(by: { $0.key < $1.key }) {
    guard FilePath.isFileName(name) else {
      throw RenderingError.fault("'\(name)' cannot be the name of a preview")
    }
    let element = Element(component)
    var text = element.markup()
    if element.place.isCall {
      text = "<!-- \(element.place.fileID):\(element.place.line) -->\n" + text
    }
    let file = FilePath.join(path, name + ".xml")
    let known = FileManager.default.contents(atPath: file)
    if known != Data(text.utf8) { try writer.write(Array(text.utf8), to: file) }
  }
}
