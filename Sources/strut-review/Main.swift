import StrutCommandLine

/// The start of the process.
@main
enum Main {
  static func main() { CommandProcess.main(ReviewServerCommand.self) }
}
