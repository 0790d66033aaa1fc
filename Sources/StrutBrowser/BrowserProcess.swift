import Foundation
import Glibc

/// A browser process with its profile folder and the two pipes over which it is driven, so that no
/// port is opened.
///
/// Messages are JSON texts, each ended by a zero byte. The browser reads them from its file
/// descriptor 3 and writes its own to 4. It exits by itself when the pipe closes.
final class BrowserProcess {
  private let profile: URL
  private let process: pid_t
  private let toBrowser: Int32
  private let fromBrowser: Int32
  private var received = Data()

  /// Starts `executable` with `arguments`, an empty profile, and the flag that makes it listen.
  init(executable: String, arguments: [String]) throws {
    // A browser that has died must show as a failed write, not end this process too.
    signal(SIGPIPE, SIG_IGN)
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-chromium-\(UUID().uuidString)")
    let commands = try Self.openPipe()
    let replies = try Self.openPipe()
    defer {
      close(commands.reading)
      close(replies.writing)
    }
    process = try Self.spawn(
      executable, ["--remote-debugging-pipe", "--user-data-dir=\(profile.path)"] + arguments,
      descriptors: [(commands.reading, 3), (replies.writing, 4)])
    toBrowser = commands.writing
    fromBrowser = replies.reading
  }

  deinit {
    close(toBrowser)
    close(fromBrowser)
    endProcess()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Waits three seconds for the browser to exit by itself, then ends it.
  private func endProcess() {
    for _ in 0..<60 {
      if waitpid(process, nil, WNOHANG) != 0 { return }
      usleep(50_000)
    }
    // The process leads a group of its own, so this reaches its children and nothing else.
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Sends one message.
  func send(_ message: Data) throws {
    var rest = message + [0]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(toBrowser, $0.baseAddress, $0.count) }
      guard count > 0 else { throw BrowserError("the browser went away") }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for the next message.
  func receive() throws -> Data {
    var searched = received.startIndex
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let message = received[..<end]
        received = Data(received[(end + 1)...])
        return Data(message)
      }
      searched = received.endIndex
      received.append(try readChunk())
    }
  }

  /// How long, in milliseconds, the browser may say nothing while it is waited for.
  private static let longestSilence: Int32 = 60_000

  private func readChunk() throws -> Data {
    var polled = pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, Self.longestSilence) > 0 else {
      throw BrowserError("the browser does not answer")
    }
    var chunk = Data(count: 1 << 18)
    let count = chunk.withUnsafeMutableBytes { read(fromBrowser, $0.baseAddress, $0.count) }
    guard count > 0 else { throw BrowserError("the browser went away") }
    return chunk.prefix(count)
  }

  /// Opens a pipe whose ends the child inherits only where it is told to.
  private static func openPipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BrowserError("no pipe: errno \(errno)") }
    // Above the numbers that the browser gets, so that placing one end there does not close another.
    let raised = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 20) }
    ends.forEach { close($0) }
    return (raised[0], raised[1])
  }

  /// Starts a process in a group of its own, with standard output and error thrown away.
  private static func spawn(
    _ executable: String, _ arguments: [String], descriptors: [(Int32, Int32)]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (own, child) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, child) }
    for stream: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, executable, &actions, &attributes, &words, environ)
    guard failure == 0 else {
      throw BrowserError("\(executable) does not start: \(String(cString: strerror(failure)))")
    }
    return process
  }
}
