import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutGolden

/// Reads the two sides of `strut diff`: pictures as they are, documents by drawing them.
struct ComparandReader {
  let session: SnapshotSession
  let resources: ResourceOptions
  let scale: Double

  /// The side that stands in `file`.
  func read(_ file: String) throws -> DrawnSnapshot {
    if file.hasSuffix(".xml") { return try drawn(file) }
    let bytes = try FileReader.bytes(of: file)
    guard let image = PictureCodec.png.decode(bytes) else {
      Console.report(error: "\(file) is neither a PNG file nor a document (.xml)")
      throw ExitCode(ExitStatus.wrongDocument.rawValue)
    }
    return DrawnSnapshot(
      image: image, canvas: Size(width: Double(image.width), height: Double(image.height)),
      boxes: [], renderer: RendererFingerprint(libraries: [], fonts: []))
  }

  private func drawn(_ file: String) throws -> DrawnSnapshot {
    var configuration = Configuration()
    configuration.fontPaths = resources.folders.fontPaths
    configuration.systemFonts = resources.folders.systemFonts
    configuration.root = resources.folders.root
    let path = FilePath.resolve(session.workingFolder, file)
    let entry = SnapshotPlan.Entry(
      document: DocumentFile(path: path), cases: [], configuration: configuration)
    let drawer = SnapshotDrawer(fonts: RunFonts(), workingFolder: session.workingFolder)
    switch drawer.open(entry)(SnapshotCase(scale: scale)) {
    case .drawn(let drawn, _): return drawn
    case .wrong(let faults):
      Console.report(faults.map(\.text).joined(separator: "\n"))
      throw ExitCode(ExitStatus.wrongDocument.rawValue)
    case .broken(let message):
      Console.report(error: message)
      throw ExitCode(ExitStatus.environment.rawValue)
    }
  }
}
