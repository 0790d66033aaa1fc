import ArgumentParser
import StrutGolden

/// Rows of data, each of which makes a picture.
struct RowOptions: ParsableArguments {
  @Option(
    name: .customLong("rows"),
    help: ArgumentHelp(
      """
      Draw one picture for each row of a .json, .jsonl or .csv file; fields fill the parameters of their names. '-' is \
      standard input.
      """, valueName: "file"))
  var file: String?

  @Option(help: ArgumentHelp("Draw only this part of the rows, such as 2/3.", valueName: "i/n"))
  var shard: Shard?

  func validate() throws {
    if file == "" { throw ValidationError("--rows names no file") }
    if shard != nil, file == nil { throw ValidationError("--shard is a part of --rows") }
  }
}
