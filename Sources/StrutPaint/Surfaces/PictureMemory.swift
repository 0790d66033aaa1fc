#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory that one picture after another uses.
///
/// Large blocks that come and go leave holes in a heap, and cost the system a fault for each page; pictures of a batch
/// are about as large as each other. The memory is the system's own, so that pages which nothing was written to
/// take no room.
final class PictureMemory {
  /// More bytes than this are not kept for the next picture.
  private static let mostKept = 64 << 20

  private var bytes: UnsafeMutableRawPointer?
  private var capacity = 0

  deinit { free() }

  /// Some bytes, which are valid up to the next call; `nil` where the system has no more.
  ///
  /// - Parameter isZeroed: Whether all of them have to be 0; they are anything otherwise.
  func bytes(_ count: Int, isZeroed: Bool) -> UnsafeMutableRawPointer? {
    if count <= capacity {
      if isZeroed, let bytes { memset(bytes, 0, count) }
      return bytes
    }
    free()
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    let mapped = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let mapped, mapped != MAP_FAILED else { return nil }
    bytes = mapped
    capacity = count
    return mapped
  }

  /// Ends the use of the bytes: they may be needed again.
  func release() {
    if capacity > Self.mostKept { free() }
  }

  private func free() {
    if let bytes { munmap(bytes, capacity) }
    bytes = nil
    capacity = 0
  }
}
