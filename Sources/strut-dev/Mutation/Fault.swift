/// One fault that somebody might make, as a list under `Tests/Mutations` describes it.
struct Fault {
  /// How the fault is called: small letters, digits and hyphens.
  var name: String
  /// The line of the list on which it begins, with the list: `StrutPaint.faults:12`.
  var origin: String
  /// The file that has it, as a path from the package's folder.
  var file: String
  /// A text that the file has once, around ``old``; `nil` where ``old`` itself is there once.
  var context: String?
  /// What becomes wrong.
  var old: String
  /// What stands there instead.
  var change: Change
  /// The suites that probably notice it, as `--filter` of the tests takes them.
  var suites: [String]

  /// How the text of a fault is changed.
  enum Change {
    /// An expression becomes another one of its type.
    case expression(String)
    /// Statements are left out.
    case omission
    /// Any text becomes another, in a build of its own.
    case text(String)
  }

  /// The name of the constant that says whether the fault is switched on.
  var switchName: String { name.split(separator: "-").joined(separator: "_") }

  /// Whether the fault takes a build of its own.
  var standsAlone: Bool { if case .text = change { true } else { false } }

  /// Whether the fault exchanges lists, such as the conditions of a `guard`, which no switch can stand for.
  var exchangesLists: Bool {
    guard case .expression(let new) = change else { return false }
    return [old, new].contains(where: Self.isList)
  }

  /// Whether the fault exchanges statements or arguments with their labels, which no switch can stand for either.
  var exchangesMoreThanValues: Bool {
    guard case .expression(let new) = change else { return false }
    return [old, new].contains { text in
      Self.statementWords.contains { text.hasPrefix("\($0) ") }
        || text.drop(while: \.isLetter).hasPrefix(": ")
    }
  }

  private static let statementWords = [
    "if", "guard", "return", "for", "while", "switch", "throw", "let", "var",
  ]

  /// Whether a text has a comma that is in no brackets and no literal.
  private static func isList(_ text: String) -> Bool {
    var depth = 0
    var isLiteral = false
    for character in text {
      switch character {
      case "\"": isLiteral.toggle()
      case _ where isLiteral: continue
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ",": if depth == 0 { return true }
      default: continue
      }
    }
    return false
  }
}
