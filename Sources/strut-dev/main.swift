import Foundation

exit(ChoreList.run(Array(CommandLine.arguments.dropFirst())))
