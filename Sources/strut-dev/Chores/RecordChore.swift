/// `strut-dev record`: asks Chromium for the frames of the flex fixtures.
enum RecordChore: Chore {
  static let name = "record"
  static let summary = "writes the frames that Chromium gives beside the documents of Fixtures/flex"
  static let synopsis = "[--check] [--only SUBSTRING] [PATH...]"

  static func run(_ arguments: ArgumentList) throws {
    var arguments = arguments
    _ = arguments.takeFlag("--check")
    _ = try arguments.takeOption("--only")
    _ = try arguments.takePaths()
    throw ChoreError("the recorder is not built yet")
  }
}
