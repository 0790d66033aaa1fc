/// Scratch memory that is taken and given back in turn, and never moves.
///
/// Items, lines and resolved edges of a container stand in it side by side, so that a level of a deep tree touches
/// little memory.
struct Scratch {
  private static let firstChunk = 32 << 10
  private var chunks: [UnsafeMutableRawBufferPointer] = []
  private var chunk = -1
  private var used = 0

  /// A place to return to.
  struct Mark: BitwiseCopyable {
    fileprivate let chunk: Int
    fileprivate let used: Int
  }

  var mark: Mark { Mark(chunk: chunk, used: used) }

  /// Room for `count` elements, not initialized.
  @inline(__always)
  mutating func take<Element: BitwiseCopyable>(
    _ count: Int, of: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let bytes = count * MemoryLayout<Element>.stride
    if chunk < 0 || used + bytes > chunks[chunk].count { addRoom(bytes) }
    defer { used += bytes }
    return (chunks[chunk].baseAddress.unsafelyUnwrapped + used)
      .bindMemory(to: Element.self, capacity: count)
  }

  /// Room for `count` elements, all of whose bytes are zero.
  @inline(__always)
  mutating func takeZeroed<Element: BitwiseCopyable>(
    _ count: Int, of: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let bytes = UnsafeMutableRawPointer(take(count, of: Element.self))
    bytes.initializeMemory(
      as: UInt8.self, repeating: 0, count: count * MemoryLayout<Element>.stride)
    return bytes.bindMemory(to: Element.self, capacity: count)
  }

  /// Goes on to a chunk with room for so many bytes. Chunks grow, so that there are few of them.
  @inline(never)
  private mutating func addRoom(_ bytes: Int) {
    repeat {
      chunk += 1
      used = 0
      if chunk == chunks.count {
        let size = max(bytes, Self.firstChunk << min(chunk, 10))
        chunks.append(.allocate(byteCount: size, alignment: 16))
      }
    } while bytes > chunks[chunk].count
  }

  /// Gives back everything taken since `mark`.
  mutating func release(to mark: Mark) {
    chunk = mark.chunk
    used = mark.used
  }

  /// Frees the memory.
  mutating func deallocate() {
    for chunk in chunks { chunk.deallocate() }
    chunks = []
  }
}
