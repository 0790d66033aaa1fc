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
  /// Where a picture of the differences goes, if anywhere.
  let target: DifferenceTarget?
  private var configurations = DocumentConfigurations()
  /// The picture that was read first: a second one of the same bytes is not read again.
  private var known: (bytes: [UInt8], picture: DrawnSnapshot)?

  init(
    session: SnapshotSession, resources: ResourceOptions, choices: TemplateChoices, scale: Double,
    target: DifferenceTarget?
  ) {
    self.session = session
    self.resources = resources
    self.choices = choices
    self.scale = scale
    self.target = target
  }

  /// The two sides.
  ///
  /// - Throws: The larger status of the two; what is wrong with either has been reported then.
  mutating func read(_ first: String, _ second: String) throws -> (DrawnSnapshot, DrawnSnapshot) {
    var sides: [DrawnSnapshot] = []
    var worst: Int32 = 0
    for file in [first, second] {
      do {
        sides.append(try read(file))
      } catch let error as ExitCode {
        worst = max(worst, error.rawValue)
      } catch let error as FileError {
        Console.report(error: error)
        worst = max(worst, ExitStatus.environment.rawValue)
      }
    }
    try SnapshotSession.end(with: worst)
    return (sides[0], sides[1])
  }

  private mutating func read(_ file: String) throws -> DrawnSnapshot {
    if file.hasSuffix(".xml") { return try drawn(DocumentSource(file: file)) }
    guard file == "-" else {
      if let picture = picture(try FileReader.bytes(of: file)) { return picture }
      Console.report(error: "\(file) is neither a PNG file nor a document (.xml)")
      throw ExitCode(ExitStatus.wrongDocument.rawValue)
    }
    let source = try DocumentSource(file: file)
    return try picture(source.bytes) ?? drawn(source)
  }

  /// The picture in a PNG file; `nil` where the bytes are none.
  private mutating func picture(_ bytes: [UInt8]) -> DrawnSnapshot? {
    if let known, known.bytes == bytes { return known.picture }
    guard let image = PictureCodec.png.decode(bytes) else { return nil }
    let picture = DrawnSnapshot(
      image: image, canvas: Size(width: Double(image.width), height: Double(image.height)),
      boxes: [], renderer: RendererFingerprint(libraries: [], fonts: []))
    known = (bytes, picture)
    return picture
  }

  private mutating func drawn(_ source: DocumentSource) throws -> DrawnSnapshot {
    let file = source.name
    var options = try configurations.options(
      of: file, resources: resources, canvas: CanvasOverrides(), choices: choices)
    let parsed = source.parsed(options.limits)
    if let target, target.asksForFiles {
      try target.reject(parsed.resolved(options).fileLocations, of: file)
    }
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
    let draw = drawer.open(entry, parsed: parsed, chosen: options.choices)
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
