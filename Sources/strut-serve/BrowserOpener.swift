import Glibc
import Strut
import StrutCommandLine
import StrutGolden

/// The browser of this machine.
enum BrowserOpener {
  private static let program = "xdg-open"

  /// Opens an address; says so where there is nothing that could.
  static func open(_ address: String) {
    var process = pid_t()
    let failure = start([program, address], &process)
    if failure != 0 {
      let reason = String(cString: strerror(failure))
      Console.report("cannot open a browser with '\(program)': \(reason)")
      return
    }
    // It ends when the browser has been told, or with the browser.
    _ = NativeThread { [process] in waitpid(process, nil, 0) }
  }

  /// Starts a program that shares nothing with this one: no sockets, which would keep the port taken; no terminal's
  /// signals; no blocked signals.
  private static func start(_ arguments: [String], _ process: inout pid_t) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    closeFilesAtStart()
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var ignored = none
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    return posix_spawnp(&process, program, &actions, &attributes, &words, environ)
  }

  /// Lets no open file of this process be one of a program that it starts: libraries open some that would be.
  private static func closeFilesAtStart() {
    for name in (try? FileSystem.names(in: "/proc/self/fd")) ?? [] {
      guard let file = Int32(name), file > STDERR_FILENO else { continue }
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
  }
}
