import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that the processor has spent on this thread since a moment.
struct ProcessorClock {
  private let start = Self.now

  /// The seconds since the clock was made, on the same thread.
  var seconds: Double { Self.now - start }

  /// Fails where more time has been spent than one picture may take.
  func check(_ limits: Limits) throws(PaintError) {
    let seconds = seconds
    guard seconds <= limits[.time] else {
      throw .limit(.time, value: seconds.rounded(.up), most: limits[.time])
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
