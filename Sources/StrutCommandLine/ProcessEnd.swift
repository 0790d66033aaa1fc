import Glibc
import Strut
import StrutCore
import Synchronization

/// Everything about an end that the commands do not choose: signals, closed pipes, faults.
///
/// Signals that end the process are blocked on every thread and received by one of their own, so that
/// unfinished files can be taken away before the process ends by that same signal.
package enum ProcessEnd {
  /// The files that this process has begun and not finished.
  package static let temporaryFiles = TemporaryFiles()

  /// Sent by the handler of faults to the thread that ends the process.
  private static let faultSignal = SIGUSR2
  private static let isFaulty = Atomic<Bool>(false)

  /// Sets everything up; to be called once, before any other thread is started.
  package static func prepare() {
    keepStandardDescriptorsTaken()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    sigaddset(&signals, faultSignal)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let waitedFor = signals
    if NativeThread({ endAtSignal(of: waitedFor) }) == nil {
      // Nobody waits for them: the signals end the process by themselves.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
    reportFaults()
  }

  /// Ends the process as a write to a closed pipe does, with nothing left behind.
  package static func byClosedPipe() -> Never {
    end(by: SIGPIPE)
  }

  /// Lets this thread report its own stack overflow.
  package static func useAlternateStack() {
    // A thread that has one keeps it: the address sanitizer frees its own with the thread.
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 64 << 10
    var stack = stack_t(
      ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0,
      ss_size: size)
    sigaltstack(&stack, nil)
  }

  private static func endAtSignal(of signals: sigset_t) {
    var signals = signals
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
    if number == faultSignal, isFaulty.load(ordering: .sequentiallyConsistent) {
      temporaryFiles.removeAll()
      _exit(ExitStatus.internalFault.rawValue)
    }
    end(by: number)
  }

  private static func end(by number: Int32) -> Never {
    temporaryFiles.removeAll()
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    pthread_kill(pthread_self(), number)
    _exit(128 + number)
  }

  /// A fault (a failed precondition, a stack overflow) ends with a status of its own and leaves no file.
  private static func reportFaults() {
    _ = isFaulty.load(ordering: .relaxed)
    useAlternateStack()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      let message: StaticString =
        "strut: error: this is a fault of Strut itself; please report it\n"
      write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      ProcessEnd.isFaulty.store(true, ordering: .sequentiallyConsistent)
      kill(getpid(), ProcessEnd.faultSignal)
      sleep(2)
      _exit(ExitStatus.internalFault.rawValue)
    }
    action.sa_flags = SA_ONSTACK
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      sigaction(number, &action, nil)
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Occupies the standard descriptors that are closed, so that no output file gets their number.
  private static func keepStandardDescriptorsTaken() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // Opened the wrong way round, so that using it still fails.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
