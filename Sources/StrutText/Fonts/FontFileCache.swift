import CPangoCairo
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The font files that a process has opened, so that a thousand documents that name one file read and unpack it once.
///
/// A file is opened again when its size, its inode or its modification time has changed. Files that were not asked
/// for longest are let go of where all together are too many; who uses one keeps it.
final class FontFileCache: Sendable {
  private struct Stamp: Hashable {
    var device: UInt64
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private struct Entry {
    var stamp: Stamp
    var faces: [FontFace]
    var bytes: Int
    /// Whether FreeType can draw the file; `nil` where nobody has asked.
    var isDrawable: Bool?
    /// When the file was asked for last.
    var use: Int
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  /// The bytes of all files that are kept.
  private let capacity: Int
  private let state = Monitor(State())

  /// Creates a cache that keeps files of `capacity` bytes together.
  init(capacity: Int = 1 << 28) { self.capacity = capacity }

  /// The faces of a font file; empty if the file cannot be read or is no font.
  func faces(at path: String) -> [FontFace] {
    state.enter { Self.entry(at: path, in: &$0, capacity)?.faces ?? [] }
  }

  /// Whether the file at a path is a font that can be shaped and drawn.
  ///
  /// HarfBuzz, which gives the faces, takes files that FreeType cannot draw.
  func isDrawable(_ path: String) -> Bool {
    state.enter { state in
      guard let entry = Self.entry(at: path, in: &state, capacity) else { return false }
      if let known = entry.isDrawable { return known }
      let isDrawable = entry.faces.first.map { FreeType()?.reads($0.file) == true } ?? false
      state.entries[path]?.isDrawable = isDrawable
      return isDrawable
    }
  }

  private static func entry(at path: String, in state: inout State, _ capacity: Int) -> Entry? {
    guard let stamp = stamp(of: path) else { return nil }
    state.uses += 1
    if let known = state.entries[path], known.stamp == stamp {
      state.entries[path]?.use = state.uses
      return known
    }
    state.bytes -= state.entries.removeValue(forKey: path)?.bytes ?? 0
    let faces = open(path)
    let bytes = faces.first?.file.bytes.count ?? 0
    while state.bytes + bytes > capacity,
      let oldest = state.entries.min(by: { $0.value.use < $1.value.use })
    {
      state.bytes -= oldest.value.bytes
      state.entries[oldest.key] = nil
    }
    let entry = Entry(stamp: stamp, faces: faces, bytes: bytes, use: state.uses)
    state.entries[path] = entry
    state.bytes += bytes
    return entry
  }

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Stamp(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  private static func open(_ path: String) -> [FontFace] {
    guard let file = FontFile(path: path) else { return [] }
    return (0..<Int(hb_face_count(file.blob))).compactMap { index in
      let directory = TableDirectory(of: file.bytes, face: index)
      if let directory, directory.state != .complete { return nil }
      return FontFace(file: file, index: index)
    }
  }
}
