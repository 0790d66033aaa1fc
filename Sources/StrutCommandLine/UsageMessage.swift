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
      text = Self.uncapitalized(root.message(for: error))
      hint = "'\(program) \(command)--help' shows what there is"
      return
    }
    let nearest = nearestName(to: word, among: names).map { "; did you mean '\($0)'?" }
    text = "there is no command '\(word)'" + (nearest ?? "")
    hint = nearest == nil ? "'\(program) --help' shows what there is" : nil
  }

  private static func uncapitalized(_ message: String) -> String {
    guard message.dropFirst().first?.isLowercase == true else { return message }
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}
