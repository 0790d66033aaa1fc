import ArgumentParser
import Strut
import StrutCommandLine
import StrutComparison
import StrutFormats

/// Where `strut diff` puts the picture of the differences.
struct DifferenceTarget {
  /// A path; `-` is standard output.
  private let path: String
  /// The file, where there is one already.
  private let existing: String?

  /// Settles where the picture goes, or says why it cannot, before anything is read.
  ///
  /// - Parameter inputs: What is compared.
  init(_ path: String, inputs: [String]) throws {
    if path.isEmpty { throw ValidationError("the picture of the differences names no file") }
    if path != "-", let ext = FilePath.fileExtension(of: path), ext.lowercased() != "png" {
      throw ValidationError(
        "the picture of the differences is a PNG file, and '\(path)' ends in .\(ext)")
    }
    let place = path == "-" ? nil : FilePath.location(of: path)
    if let place { try ReadFiles(inputs).check(besidesGoldens: "the output '\(path)'", at: place) }
    self.path = path
    existing = place.flatMap { FilePath.kind(of: $0, followingLinks: false) == nil ? nil : $0 }
  }

  /// Whether it is asked which files the documents use: only one that is there already can be among them.
  var asksForFiles: Bool { existing != nil }

  /// Fails where the picture would replace a file that a document takes an image or a font from.
  func reject(_ filesInUse: [String], of document: String) throws {
    guard let existing, filesInUse.contains(existing) else { return }
    throw ValidationError("the output '\(path)' is a file that '\(document)' uses")
  }

  /// Says what differs, and writes the picture; on standard output it stands alone.
  func put(_ picture: [UInt8], saying text: String, with writer: FileWriter) throws {
    guard path == "-" else {
      try Console.print(text)
      return try writer.write(picture, to: path)
    }
    Console.report(text)
    try Console.write(picture)
  }
}
