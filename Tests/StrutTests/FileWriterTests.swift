import Foundation
import Strut
import Testing

struct FileWriterTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func replacesAFileAndLeavesNothingElse() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let writer = FileWriter(temporaryFiles: TemporaryFiles())
    try writer.write(Array("first".utf8), to: path("a"))
    try writer.write(Array("second".utf8), to: path("a"))
    #expect(try FileReader.bytes(of: path("a")) == Array("second".utf8))
    #expect(try names() == ["a"])
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func aReplacedFileKeepsItsPermissions(_ permissions: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let writer = FileWriter(temporaryFiles: TemporaryFiles())
    try writer.write([1], to: path("a"))
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: path("a"))
    try writer.write([2], to: path("a"))
    let kept = try FileManager.default.attributesOfItem(atPath: path("a"))[.posixPermissions]
    #expect((kept as? NSNumber)?.intValue == permissions)
    #expect(try FileReader.bytes(of: path("a")) == [2])
  }

  /// What a killed process left behind goes away; files of living processes, and what only looks alike, stay.
  ///
  /// The processes of another machine or container are not seen: what they write stays until it is a day old.
  @Test func filesOfKilledProcessesAreRemoved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (dead, living) = (Int32.max - 1, getppid())
    let own = "\(ProcessMark.own)".prefix { $0 != "." }
    let other = own == "0123abcd" ? "0123abce" : "0123abcd"
    let kept = [
      ".strut-\(own).\(living)-1", ".strut-\(own).\(dead)-x", ".strut-\(own).\(dead)",
      ".strut-\(own).0-1", ".strut-\(dead)-1", "strut-\(own).\(dead)-1",
      ".strut-\(other).\(dead)-1",
      ".strut-\(own).\(dead)-3",
    ]
    let left = [
      ".strut-\(own).\(dead)-1", ".strut-\(own).\(dead)-22", ".strut-\(other).\(living)-2",
    ]
    for name in kept + left {
      try Data("half".utf8).write(to: URL(fileURLWithPath: path(name)))
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -86_500)], ofItemAtPath: path(left[2]))
    // A process that goes by the number of a dead one holds its file.
    let held = open(path(".strut-\(own).\(dead)-3"), O_RDONLY)
    defer { close(held) }
    #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
    try FileWriter(temporaryFiles: TemporaryFiles()).write([1], to: path("a"))
    #expect(try names() == (kept + ["a"]).sorted())
  }

  @Test func aNameOfTheGreatestLengthWorks() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = String(repeating: "n", count: 255)
    try FileWriter(temporaryFiles: TemporaryFiles()).write([1], to: path(name))
    #expect(try names() == [name])
  }

  /// Whoever still writes waits for the end of the process, instead of reporting that its file is gone.
  @Test func afterTheEndHasBegunNothingIsWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = TemporaryFiles()
    files.removeAll()
    let target = path("a")
    let returned = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      try? FileWriter(temporaryFiles: files).write([1], to: target)
      returned.signal()
    }
    #expect(returned.wait(timeout: .now() + 0.2) == .timedOut)
    #expect(try names() == [])
  }

  @Test func aFailureNamesTheFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = #expect(throws: FileError.self) {
      try FileWriter(temporaryFiles: TemporaryFiles()).write([1], to: path("missing/a"))
    }
    #expect(error?.description == "cannot write '\(path("missing/a"))': No such file or directory")
  }

  @Test func readingStopsAtTheLimit() throws {
    #expect(try FileReader.bytes(of: "/dev/zero", limit: 100_000).count == 100_000)
  }
}
