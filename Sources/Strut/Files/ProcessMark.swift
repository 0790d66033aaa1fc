#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which process writes something aside, as it stands in the names of files: `1f3a9c02.4711`.
///
/// A number of a process means something only where it was given: machines and containers that write into one folder have
/// the same numbers for others. So the mark begins with what is the same for all processes that see each other.
package struct ProcessMark: Hashable, Sendable, CustomStringConvertible {
  /// What names of files that are written aside begin with, before the mark.
  package static let filePrefix = ".strut-"
  /// The mark of this process.
  package static var own: ProcessMark { ProcessMark(system: ownSystem, process: getpid()) }

  private let system: String
  private let process: pid_t

  private static let ownSystem = systemMark()

  /// How old something has to be, in seconds, before it counts as left behind by a process that cannot be seen: a day.
  private static let longestWork = 86_400

  private init(system: String, process: pid_t) {
    self.system = system
    self.process = process
  }

  /// The mark that `text` writes; `nil` where it is none.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 8,
      parts[0].allSatisfy({ $0.isASCII && $0.isHexDigit }), let process = pid_t(parts[1]),
      process > 0
    else { return nil }
    self.init(system: String(parts[0]), process: process)
  }

  /// The mark as it stands in names.
  package var description: String { "\(system).\(process)" }

  /// Whether the process has ended, as far as that can be told, so that what it wrote at `path` is nobody's.
  package func hasLeft(_ path: String) -> Bool {
    if system == Self.ownSystem {
      return process != getpid() && kill(process, 0) != 0 && errno == ESRCH
    }
    var status = stat()
    return lstat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > Self.longestWork
  }

  /// Eight digits for the machine since it was started, and for the container's table of processes.
  private static func systemMark() -> String {
    let start = (try? FileReader.bytes(of: "/proc/sys/kernel/random/boot_id")) ?? []
    var table = stat()
    let number = stat("/proc/self/ns/pid", &table) == 0 ? "\(table.st_ino)" : ""
    // FNV-1a, folded to 32 bits.
    let hash = (start + Array(number.utf8)).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
