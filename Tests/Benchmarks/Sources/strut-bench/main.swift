let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "layout": LayoutCommand.run(Array(arguments.dropFirst()))
case "document": DocumentCommand.run(Array(arguments.dropFirst()))
case "frames": FrameCommand.run(Array(arguments.dropFirst()))
case "library": LibraryCommand.run(Array(arguments.dropFirst()))
case "endurance": EnduranceCommand.run(Array(arguments.dropFirst()))
case "receipts": await ReceiptsCommand.run(Array(arguments.dropFirst()))
case "constraints": ConstraintCommand.run(Array(arguments.dropFirst()))
default: BenchConsole.printUsage()
}
