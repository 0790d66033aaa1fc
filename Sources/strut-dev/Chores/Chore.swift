/// One subcommand of `strut-dev`: a task of the people who work on Strut.
protocol Chore {
  /// The word that calls the chore.
  static var name: String { get }
  /// What the chore does, as one line of the usage text.
  static var summary: String { get }
  /// The arguments after the name, as they stand in the usage text.
  static var synopsis: String { get }

  /// Does the chore; throws what keeps it from being done or what it found to be wrong.
  static func run(_ arguments: ArgumentList) throws
}
