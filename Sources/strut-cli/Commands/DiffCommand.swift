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
      differs or the tolerance lets it pass, else 1. '-' is standard input; as the place of the picture it is \
      standard output, and what differs is told on standard error.

      EXAMPLES:
        strut diff before.png after.png
        strut diff before.xml after.xml difference.png
        strut diff before.xml after.xml --theme dark --locale de
      """)

  @Argument(help: "A PNG file or a document.", completion: .file())
  var first: String

  @Argument(help: "The other one.", completion: .file())
  var second: String

  @Argument(help: "Where to write a picture of the differences, a PNG file.", completion: .file())
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
    if ![first, second].contains(where: { $0 == "-" || $0.hasSuffix(".xml") }) {
      if values.chooses {
        throw ValidationError("values, themes, languages and cases are those of documents (.xml)")
      }
      if scale != nil {
        throw ValidationError(
          "--scale is about documents (.xml); pictures are compared as they are")
      }
    }
    if first == "-", second == "-" {
      throw ValidationError("standard input ('-') can be read only once")
    }
    if tolerance?.path != nil { throw ValidationError("--tolerance takes no path here") }
  }

  func run() throws {
    let choices = try values.choices()
    let target = try out.map {
      try DifferenceTarget($0, inputs: [first, second] + choices.data.map(\.path))
    }
    try SnapshotSession.run { session in
      var reader = ComparandReader(
        session: session, resources: resources, choices: choices,
        scale: scale?.value ?? 1, target: target)
      let (before, after) = try reader.read(first, second)
      let comparison = ComparandComparison(before: before, after: after, scale: scale?.value ?? 1)
      let text = comparison.text(file: second)
      if let target {
        let picture = DifferencePicture.draw(expected: before.image, actual: after.image)
        try target.put(try PictureCodec.png.encode(picture), saying: text, with: session.writer)
      } else {
        try Console.print(text)
      }
      try SnapshotSession.end(with: comparison.passes(tolerance?.tolerance ?? .exact) ? 0 : 1)
    }
  }
}
