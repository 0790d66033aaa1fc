import ArgumentParser
import StrutCore

/// What is wrong with a command line, in one sentence that begins with a small letter, and where help is.
struct UsageMessage {
  /// The message.
  let text: String
  /// Where help is; `nil` where the message says what to do.
  let hint: String?

  /// Words an error of the parser of `root`.
  init(
    for error: any Error, of root: any ParsableCommand.Type,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) {
    let program = root.configuration.commandName ?? ""
    let names = root.configuration.subcommands.map { $0.configuration.commandName ?? "" }
    guard let word = arguments.first, !names.isEmpty, !word.hasPrefix("-"), !names.contains(word),
      word != "help"
    else {
      let command = arguments.first.map { names.contains($0) ? "\($0) " : "" } ?? ""
      let message = Self.uncapitalized(root.message(for: error))
      let known = Self.hints.first {
        message.hasPrefix($0.message) && $0.commands.contains(arguments.first ?? "")
      }
      let isTolerance = message.contains("is invalid for '--tolerance")
      // What is near to the name of an option is not what this one is for.
      text = known == nil ? message : String(message.prefix { $0 != "." })
      hint =
        known?.hint
        ?? (isTolerance
          ? "a tolerance is exact, antialiasing, or PIXELS,CHANNEL, such as 20,4"
          : "'\(program) \(command)--help' shows what there is")
      return
    }
    let nearest = nearestName(to: word, among: names).map { "; did you mean '\($0)'?" }
    text = "there is no command '\(word)'" + (nearest ?? "")
    hint = nearest == nil ? "'\(program) --help' shows what there is" : nil
  }

  /// What to write for options of other programs and of other commands, by how the messages begin.
  private static let hints: [(message: String, commands: Set<String>, hint: String)] = [
    (
      "unknown option '--case'", ["test", "record"],
      "--filter chooses snapshots by their names, which hold the case: --filter 'empty*'"
    ),
    ("unknown option '--args'", valued, "--set gives a parameter its value: --set name=Mia"),
    ("unknown option '--props'", valued, "--set gives a parameter its value: --set name=Mia"),
  ]

  /// The commands that take values for documents.
  private static let valued: Set<String> = [
    "render", "layout", "expand", "check", "explain", "dump",
  ]

  private static func uncapitalized(_ message: String) -> String {
    guard message.dropFirst().first?.isLowercase == true else { return message }
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}
