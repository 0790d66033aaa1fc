import Glibc

/// The processors of this machine.
package enum Processors {
  /// How many are running, at least one.
  package static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
