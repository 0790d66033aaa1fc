import Foundation
import StrutFuzzing

/// libFuzzer's own main function, which calls `input` with bytes until it is told to stop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What the one target of the process runs on: libFuzzer hands its inputs to a plain function.
nonisolated(unsafe) private var fuzzRun: FuzzRun?

/// `strut-fuzz TARGET [libFuzzer's arguments]`: looks for bytes that Strut cannot stand.
@main
enum StrutFuzz {
  static func main() throws {
    guard CommandLine.argc > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("strut-fuzz takes one of \(names)\n".utf8))
      exit(64)
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    fuzzRun = try FuzzRun(target, folder: folder.path)
    // The target's name takes the place of the program's: what follows is libFuzzer's.
    var count = CommandLine.argc - 1
    var arguments = CommandLine.unsafeArgv + 1
    let status = runDriver(&count, &arguments) { bytes, size in
      fuzzRun?.run(Array(UnsafeBufferPointer(start: bytes, count: size)))
      return 0
    }
    try? FileManager.default.removeItem(at: folder)
    exit(status)
  }
}
