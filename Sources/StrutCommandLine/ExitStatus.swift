/// How a run ends, as the shell sees it. Where several apply, the largest counts.
package enum ExitStatus: Int32, Comparable {
  /// Everything asked for is done.
  case success = 0
  /// A document is wrong.
  case wrongDocument = 1
  /// The command line is wrong.
  case wrongUsage = 2
  /// An input or output of the command cannot be read or written.
  case environment = 4
  /// A fault of Strut itself.
  case internalFault = 70

  package static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}
