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
      let advice =
        Self.advice(for: message, arguments) ?? Self.advice(for: message, of: root, arguments)
      // What is near to the name of an option is not what this one is for.
      let isOption = advice != nil && message.hasPrefix("unknown option")
      text = isOption ? String(message.prefix { $0 != "." }) : message
      hint = advice ?? "'\(program) \(command)--help' shows what there is"
      return
    }
    let meant = Self.commands(named: word).first { names.contains($0.command) }?.hint
    let nearest =
      meant == nil ? nearestName(to: word, among: names).map { "; did you mean '\($0)'?" } : nil
    text = "there is no command '\(word)'" + (nearest ?? "")
    hint = meant ?? (nearest == nil ? "'\(program) --help' shows what there is" : nil)
  }

  /// That a command line asks for the help of a command that there is not; `nil` for others.
  init?(
    forHelpOf root: any ParsableCommand.Type,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) {
    guard arguments.first == "help" else { return nil }
    var command: any ParsableCommand.Type = root
    for topic in arguments.dropFirst() where !topic.hasPrefix("-") && topic != "help" {
      let commands = command.configuration.subcommands
      if commands.isEmpty { return nil }
      guard let next = commands.first(where: { $0.configuration.commandName == topic }) else {
        self.init(for: ExitCode.failure, of: command, arguments: [topic])
        return
      }
      command = next
    }
    return nil
  }

  /// What to write for options of other programs and of other commands, and for values that an option does not take; `nil` for
  /// others.
  private static func advice(for message: String, _ arguments: [String]) -> String? {
    let known = hints.first {
      message.hasPrefix($0.message) && $0.commands.contains(arguments.first ?? "")
    }
    if let known { return known.hint }
    return values.first { message.contains("is invalid for '\($0.option)") }?.hint
  }

  /// What to write for a long option with one hyphen, and for one that is probably a parameter of the document; `nil` for others.
  private static func advice(
    for message: String, of root: any ParsableCommand.Type, _ arguments: [String]
  ) -> String? {
    guard let match = message.prefixMatch(of: /unknown option '(-[^']+)'/),
      let command = root.configuration.subcommands.first(where: {
        $0.configuration.commandName == arguments.first
      })
    else { return nil }
    let options = root.helpMessage(for: command, columns: 100).matches(of: /--[a-z][a-z-]*/)
      .map { String($0.0) }
    let option = String(match.1)
    guard option.hasPrefix("--") else {
      let long = arguments.lazy.filter { $0.hasPrefix(option) && $0.count > option.count }
        .map { "-\($0.prefix { $0 != "=" })" }.first(where: options.contains)
      return long.map { "write \($0): two hyphens stand before a long name" }
    }
    guard valued.contains(arguments[0]), nearestName(to: option, among: options) == nil,
      let place = arguments.firstIndex(where: { $0 == option || $0.hasPrefix("\(option)=") })
    else { return nil }
    let next = arguments[(place + 1)...].first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let value = arguments[place].dropFirst(option.count + 1)
    let given = value.isEmpty ? next ?? "…" : String(value)
    // `--var title=x` names the parameter itself.
    let isNamed = assigning.contains(option) && given.contains("=")
    let assignment = isNamed ? given : "\(option.dropFirst(2))=\(given)"
    let parts = assignment.split(separator: "=", maxSplits: 1)
    let quoted =
      assignment.contains(" ") && parts.count == 2 ? "\(parts[0])='\(parts[1])'" : assignment
    return "a parameter of the document gets its value by --set: --set \(quoted)"
  }

  /// The options of other programs that take a parameter with its value.
  private static let assigning: Set<String> = [
    "--var", "--vars", "--variable", "--param", "--parameter", "--define", "--arg", "--prop",
    "--input", "--val", "--value",
  ]

  /// How the values of options are written.
  private static let values = [
    (
      option: "--tolerance",
      hint: "a tolerance is exact, antialiasing, or PIXELS,CHANNEL, such as 20,4"
    ),
    (option: "--shard", hint: "a part is its number, from 1, and how many there are, such as 1/2"),
  ]

  /// The commands that do what others of a name do in other programs, each with what to write.
  private static func commands(named word: String) -> [(command: String, hint: String)] {
    if word.hasSuffix(".xml") { return [("render", "write strut render \(word)")] }
    return commands.filter { $0.words.contains(word.lowercased()) }.map { ($0.command, $0.hint) }
  }

  private static let commands: [(command: String, words: Set<String>, hint: String)] = [
    (
      "preview", ["watch", "dev", "serve", "start", "storybook", "live", "open", "show", "view"],
      "strut preview shows documents in a browser, and draws them again as they change"
    ),
    (
      "render", ["build", "compile", "export", "draw", "generate", "convert", "png", "svg", "pdf"],
      "strut render draws documents: strut render card.xml -o card.png"
    ),
    (
      "check", ["lint", "validate", "typecheck"],
      "strut check reports what is wrong with documents, and draws nothing"
    ),
    (
      "record", ["snapshot", "snapshots", "update", "approve", "baseline"],
      "strut record writes golden images; strut test --update takes over what has changed"
    ),
    ("expand", ["compile-template", "flatten"], "strut expand prints the plain document"),
  ]

  /// What to write for options of other programs and of other commands, by how the messages begin.
  private static let hints: [(message: String, commands: Set<String>, hint: String)] = [
    (
      "unknown option '--case'", ["test", "record"],
      "--filter chooses snapshots by their names, which hold the case: --filter 'empty*'"
    ),
    (
      "unknown option '--watch'", drawing,
      "strut preview draws documents again as they change"
    ),
    (
      "unknown option '-u'", ["test"], "--update writes the golden images anew: strut test --update"
    ),
    (
      "unknown option '-u'", ["record"], "delete it: strut record writes the golden images anew"
    ),
    (
      "unknown option '--updateSnapshot'", ["test"],
      "--update writes the golden images anew: strut test --update"
    ),
    (
      "unknown option '--update-snapshots'", ["test"],
      "--update writes the golden images anew: strut test --update"
    ),
    ("unknown option '--lang'", valued, "--locale chooses the language: --locale de"),
    ("unknown option '--language'", valued, "--locale chooses the language: --locale de"),
    ("unknown option '--dark'", valued, "--theme chooses the theme: --theme dark"),
    ("unknown option '--mode'", valued, "--theme chooses the theme: --theme dark"),
    (
      "unknown option '--rows'", valued,
      "strut render draws a picture for each row; --set and --set-json give the values of one here"
    ),
    (
      "unknown option '--rows'", ["test", "record", "gallery", "preview"],
      "strut render draws a picture for each row; <case name=\"…\"> is a picture here"
    ),
    ("unknown option '-o'", ["expand"], "it prints the document: write > plain.xml behind it"),
    ("unknown option '-o'", ["layout"], "it prints the frames: write > frames.txt behind it"),
    ("unknown option '--args'", valued, "--set gives a parameter its value: --set name=Mia"),
    ("unknown option '--props'", valued, "--set gives a parameter its value: --set name=Mia"),
  ]

  /// The commands that people want to go on.
  private static let drawing: Set<String> = [
    "render", "layout", "expand", "check", "test", "record", "gallery",
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
