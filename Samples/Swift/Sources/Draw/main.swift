import Foundation
import Programs
import Strut

// Draws every program into the folder that is named, or into `out`.
let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for (name, data) in try await pictures().sorted(by: { $0.key < $1.key }) {
  let file = folder.appendingPathComponent(name)
  try data.write(to: file)
  print(file.path)
}
