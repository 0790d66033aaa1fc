/// What is wrong with what a command or a program chose of a document.
package struct UsageFault: Hashable, Sendable {
  /// What was chosen, by the option of a command.
  package enum Choice: String, Hashable, Sendable {
    /// A component of a library.
    case component = "--component"
    /// A value of a parameter or of data.
    case value = "--set"
    /// A value that no text is.
    case json = "--set-json"
    /// A file of data.
    case data = "--data"
    /// A theme.
    case theme = "--theme"
    /// A case.
    case caseName = "--case"
  }

  /// What was probably to be chosen, which commands and programs do in words of their own.
  enum Meaning: Hashable, Sendable {
    /// A theme, for another value of a token.
    case theme
    /// A parameter, whose value the file at a path has.
    case parameter(path: String)
  }

  /// What was chosen.
  package let choice: Choice
  /// The name that was given; `nil` where the message has it.
  package let name: String?
  /// What is wrong.
  let message: String
  /// The names that can be chosen, or the one that was meant, as messages end in them; empty where nothing is known.
  var hint = ""
  /// What was probably meant; `nil` where that is not known.
  var meaning: Meaning?
  /// Whether a text was given that is a list or a record in JSON.
  var isJSON = false
  /// Whether a file that was named cannot be read, so that the command is right and its input is not.
  package var isUnreadable = false

  /// The fault in the words of a command.
  package var text: String {
    let json = isJSON ? "; --set gives a text: write --set-json for a list or a record" : ""
    return
      "\(choice.rawValue)\(name.map { " \($0)" } ?? ""): \(message)\(hint)\(words(forProgram: false))\(json)"
  }

  private func words(forProgram isProgram: Bool) -> String {
    switch meaning {
    case .theme:
      isProgram
        ? ": a theme may have another value" : ": --theme chooses a theme that has another value"
    case .parameter(let path):
      "; it is a parameter: "
        + (isProgram ? "give it a value" : "write --set-json \(name ?? "name")=\"$(cat \(path))\"")
        + ", or <data name=\"\(name ?? "name")\"> in the document"
    case nil: ""
    }
  }

  /// That a document lacks a theme, in the words of a configuration that asks for it; `nil` where another thing is wrong.
  ///
  /// It begins with the name of the document and "has", which are left out here: others may lack the same.
  package var textForThemes: String? {
    guard choice == .theme, let name else { return nil }
    return "no theme '\(name)'\(hint); 'base' is the one without a <theme>"
  }

  /// The fault in the words of a program, which has arguments for the options.
  package var textForPrograms: String {
    let hint = hint + words(forProgram: true)
    guard let name else { return message + hint }
    let noun =
      switch choice {
      case .component: "component"
      case .value, .json: "parameter"
      case .data: "data"
      case .theme: "theme"
      case .caseName: "case"
      }
    return "the \(noun) '\(name)': \(message)\(hint)"
  }
}
