import ArgumentParser
import Strut
import StrutCommandLine
import StrutComparison
import StrutCore
import StrutFormats
import StrutGolden
import StrutTemplate

/// Reads the two sides of `strut diff`: pictures as they are, documents by drawing them.
struct ComparandReader {
  let session: SnapshotSession
  let resources: ResourceOptions
  /// What is chosen of the documents.
  let choices: TemplateChoices
  let scale: Double
  private var configurations = DocumentConfigurations()

  init(
    session: SnapshotSession, resources: ResourceOptions, choices: TemplateChoices, scale: Double
  ) {
    self.session = session
    self.resources = resources
    self.choices = choices
    self.scale = scale
  }

  /// The sides that stand in two files; files of the same bytes are read once.
  mutating func read(_ first: String, _ second: String) throws -> (DrawnSnapshot, DrawnSnapshot) {
    guard !first.hasSuffix(".xml"), !second.hasSuffix(".xml") else {
      return (try read(first), try read(second))
    }
    let bytes = (try FileReader.bytes(of: first), try FileReader.bytes(of: second))
    let picture = try picture(bytes.0, in: first)
    return (picture, bytes.0 == bytes.1 ? picture : try self.picture(bytes.1, in: second))
  }

  private mutating func read(_ file: String) throws -> DrawnSnapshot {
    file.hasSuffix(".xml") ? try drawn(file) : try picture(FileReader.bytes(of: file), in: file)
  }

  private func picture(_ bytes: [UInt8], in file: String) throws -> DrawnSnapshot {
    guard let image = PictureCodec.png.decode(bytes) else {
      Console.report(error: "\(file) is neither a PNG file nor a document (.xml)")
      throw ExitCode(ExitStatus.wrongDocument.rawValue)
    }
    return DrawnSnapshot(
      image: image, canvas: Size(width: Double(image.width), height: Double(image.height)),
      boxes: [], renderer: RendererFingerprint(libraries: [], fonts: []))
  }

  private mutating func drawn(_ file: String) throws -> DrawnSnapshot {
    var options = try configurations.options(
      of: file, resources: resources, canvas: CanvasOverrides(), choices: choices)
    options.choices.isTraced = true
    var configuration = Configuration()
    configuration.fontPaths = resources.folders.fontPaths
    configuration.systemFonts = resources.folders.systemFonts
    configuration.root = options.root
    configuration.limits = options.limits
    let path = FilePath.resolve(session.workingFolder, file)
    let entry = SnapshotPlan.Entry(
      document: DocumentFile(path: path), cases: [], configuration: configuration)
    let drawer = SnapshotDrawer(
      resources: RunResources(), workingFolder: session.workingFolder)
    let draw = drawer.open(entry, chosen: options.choices)
    switch draw(SnapshotCase(scale: scale)) {
    case .drawn(let drawn, _): return drawn
    case .wrong(let faults) where faults.contains(where: \.isOfChoice):
      for fault in faults { Console.report(error: fault.text) }
      throw ExitCode(ExitStatus.wrongUsage.rawValue)
    case .wrong(let faults), .empty(let faults):
      Console.report(faults.map(\.text).joined(separator: "\n"))
      throw ExitCode(ExitStatus.wrongDocument.rawValue)
    case .broken(let message):
      Console.report(error: message)
      throw ExitCode(ExitStatus.environment.rawValue)
    }
  }
}
