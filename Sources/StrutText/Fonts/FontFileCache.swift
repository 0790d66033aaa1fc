import CPangoCairo
import Glibc
import Synchronization

/// The font files that a process has opened, so that a thousand documents that name one file map it once.
///
/// A file is opened again when its size, its inode or its modification time has changed.
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
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// The faces of a font file; empty if the file cannot be read or is no font.
  func faces(at path: String) -> [FontFace] {
    guard let stamp = Self.stamp(of: path) else { return [] }
    return entries.withLock { entries in
      if let entry = entries[path], entry.stamp == stamp { return entry.faces }
      let faces = Self.open(path)
      entries[path] = Entry(stamp: stamp, faces: faces)
      return faces
    }
  }

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Stamp(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  private static func open(_ path: String) -> [FontFace] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
    defer { hb_blob_destroy(blob) }
    return (0..<Int(hb_face_count(blob))).compactMap { index in
      FontFace(path: path, index: index, blob: blob)
    }
  }
}
