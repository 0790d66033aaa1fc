import Foundation

/// The subcommands of `strut-dev` and the way to them.
enum ChoreList {
  /// Every chore, in the order of the usage text.
  static var chores: [any Chore.Type] {
    [
      RecordChore.self, RecordTextChore.self, ReferenceChore.self, CheckChore.self,
      MutateChore.self,
    ]
  }

  /// Runs the chore that the first argument names and returns the exit status: 0 for success, 1 where
  /// the chore failed, 2 for wrong usage.
  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first, name != "--help", name != "-h" else {
      print(usage)
      return arguments.isEmpty ? 2 : 0
    }
    do {
      guard let chore = chores.first(where: { $0.name == name }) else {
        throw UsageError("there is no chore '\(name)'\n\(usage)")
      }
      try chore.run(ArgumentList(arguments.dropFirst()))
      return 0
    } catch let error as UsageError {
      complain(error.message)
      return 2
    } catch let error as ChoreError {
      complain(error.message)
      return 1
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static var usage: String {
    chores.reduce("usage:") { text, chore in
      text + "\n  strut-dev \(chore.name) \(chore.synopsis)\n      \(chore.summary)"
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("strut-dev: error: \(message)\n".utf8))
  }
}
