import StrutCommandLine

/// The start of the process.
@main
enum Main {
  static func main() { CommandProcess.main(StrutCommand.self) }
}
