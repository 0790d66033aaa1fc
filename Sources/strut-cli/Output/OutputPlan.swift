import ArgumentParser
import Strut
import StrutCore
import StrutFormats

/// Which pictures a run makes and where each one goes, settled before anything is drawn.
///
/// No two pictures have one destination, and none is a file that is read.
struct OutputPlan: Sendable {
  /// One picture.
  struct Picture: Sendable {
    /// Pixels for each point.
    let scale: Double
    /// Where it goes.
    let destination: Destination
  }

  /// Where a picture goes.
  enum Destination: Hashable, Sendable {
    case standardOutput
    case file(String)
  }

  /// What every picture is.
  let format: OutputFormat
  /// The pictures of each input, in the order of the inputs and of the scales.
  let pictures: [[Picture]]

  /// Settles where the pictures of `inputs` go, or says why they cannot.
  ///
  /// - Parameters:
  ///   - data: The files of data that are read besides.
  ///   - output: The argument of `-o`; `nil` puts each picture beside its document.
  ///   - format: The argument of `--format`; `nil` asks the extension of `output`, then takes PNG.
  init(
    inputs: [String], data: [String] = [], output: String?, format: OutputFormat?,
    scales: [Double]
  ) throws {
    let target = try OutputTarget(output, format: format)
    try target.accept(inputCount: inputs.count, scaleCount: scales.count)
    let format = target.format
    self.format = format
    pictures = inputs.map { input in
      scales.map { scale in
        Picture(
          scale: scale, destination: target.destination(of: input, scale: scale, format: format))
      }
    }
    try Self.rejectCollisions(inputs: inputs, reading: ReadFiles(inputs + data), pictures: pictures)
  }

  /// Fails where a picture goes into a folder that is not there, before the others are drawn.
  func rejectMissingFolders() throws {
    var known: Set<String> = []
    for picture in pictures.joined() {
      guard case .file(let path) = picture.destination else { continue }
      let folder = FilePath.folder(of: path)
      guard known.insert(folder).inserted, FilePath.kind(of: folder) == nil else { continue }
      throw MissingOutputFolder.reported(folder, for: path)
    }
  }

  /// Fails where a picture would replace a file that a document of the run takes an image or a font from.
  ///
  /// Nothing is read where no picture exists already: the file could not be there.
  func rejectFilesInUse(by batch: DocumentBatch) throws {
    let existing = existingFiles
    if existing.isEmpty { return }
    try batch.readAhead { input, locations in
      for place in locations {
        guard let output = existing[place] else { continue }
        throw ValidationError(
          "the output \(Self.printed(output)) is a file that '\(input)' uses")
      }
    }
  }

  /// The pictures whose places are taken already, by their locations.
  private var existingFiles: [String: Destination] {
    var existing: [String: Destination] = [:]
    for picture in pictures.joined() {
      guard case .file(let path) = picture.destination, let place = FilePath.location(of: path),
        FilePath.kind(of: place, followingLinks: false) != nil
      else { continue }
      existing[place] = picture.destination
    }
    return existing
  }

  private static func rejectCollisions(
    inputs: [String], reading read: ReadFiles, pictures: [[Picture]]
  ) throws {
    var owners: [Destination: String] = [:]
    for (input, pictures) in zip(inputs, pictures) {
      for picture in pictures {
        let place = located(picture.destination)
        if case .file(let path) = place {
          try read.check(picture: "the output \(printed(picture.destination))", at: path)
        }
        if let owner = owners.updateValue(input, forKey: place) {
          throw collision(owner, input, at: picture.destination)
        }
      }
    }
  }

  private static func collision(
    _ first: String, _ second: String, at destination: Destination
  ) -> ValidationError {
    let place = printed(destination)
    return first == second
      ? ValidationError(
        "'\(first)' would be drawn to \(place) more than once; "
          + "name each input and scale once and tell scales apart by {scale} in -o")
      : ValidationError("'\(first)' and '\(second)' would both be drawn to \(place)")
  }

  private static func located(_ destination: Destination) -> Destination {
    guard case .file(let path) = destination, let place = FilePath.location(of: path) else {
      return destination
    }
    return .file(place)
  }

  private static func printed(_ destination: Destination) -> String {
    switch destination {
    case .standardOutput: "standard output"
    case .file(let path): "'\(path)'"
    }
  }
}
