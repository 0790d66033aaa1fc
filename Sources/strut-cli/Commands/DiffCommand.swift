import ArgumentParser
import Strut
import StrutCommandLine
import StrutComparison
import StrutCore
import StrutGolden

/// `strut diff`: two pictures or two documents.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say how two pictures, or two documents, differ.",
    discussion: """
      Documents are drawn and compared by their elements too, both in the theme, the language and the case that are \
      chosen. The exit status is 0 where nothing \
      differs or the tolerance lets it pass, else 1.

      EXAMPLES:
        strut diff before.png after.png
        strut diff before.xml after.xml difference.png
        strut diff before.xml after.xml --theme dark --locale de
      """)

  @Argument(help: "A PNG file or a document.", completion: .file())
  var first: String

  @Argument(help: "The other one.", completion: .file())
  var second: String

  @Argument(help: "Where to write a picture of the differences.", completion: .file())
  var out: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels for each point.", valueName: "factor"), transform: Scale.init)
  var scale: Scale?

  @Option(help: "Which differences pass: exact (the default), antialiasing, or PIXELS,CHANNEL.")
  var tolerance: ToleranceArgument?

  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Fonts and files") var resources: ResourceOptions

  func validate() throws {
    if values.chooses, !first.hasSuffix(".xml"), !second.hasSuffix(".xml") {
      throw ValidationError("values, themes, languages and cases are those of documents (.xml)")
    }
    if tolerance?.path != nil { throw ValidationError("--tolerance takes no path here") }
  }

  func run() throws {
    try SnapshotSession.run { session in
      var reader = ComparandReader(
        session: session, resources: resources, choices: try values.choices(),
        scale: scale?.value ?? 1)
      let (before, after) = try reader.read(first, second)
      let comparison = ComparandComparison(before: before, after: after, scale: scale?.value ?? 1)
      try Console.print(comparison.text(file: second))
      if let out {
        let picture = DifferencePicture.draw(expected: before.image, actual: after.image)
        try session.writer.write(try PictureCodec.png.encode(picture), to: out)
      }
      try SnapshotSession.end(with: comparison.passes(tolerance?.tolerance ?? .exact) ? 0 : 1)
    }
  }
}
