import Glibc
import Strut
import StrutGolden
import Synchronization

/// Watches folders for changed files, by inotify.
///
/// Several changes within a few milliseconds (an editor that writes aside, removes and renames) are reported
/// together, once it has been quiet for ``quietTime``.
final class FileWatcher: Sendable {
  /// What happened.
  enum Report {
    /// Something happened at these paths.
    case changed(Set<String>)
    /// More happened than the system could keep.
    case lost
  }

  /// How long, in milliseconds, nothing must happen before changes are reported.
  private static let quietTime: Int32 = 10

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR)

  /// A folder under one of its names. One folder may be reached by several, through links.
  private struct Name: Hashable {
    var path: String
    /// Whether folders that appear in it are watched too.
    var isTree: Bool
  }

  private let descriptor: Int32
  private let folders = Mutex<[Int32: Set<Name>]>([:])

  /// Prepares to watch.
  ///
  /// - Throws: ``WatchError`` where the system gives no more watchers.
  init() throws(WatchError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw WatchError(code: errno) }
  }

  deinit { close(descriptor) }

  /// Watches a folder, and every folder below it that is no link and not hidden.
  func watchTree(_ folder: String) throws(WatchError) {
    var pending = [folder]
    while let folder = pending.popLast() {
      try watch(Name(path: folder, isTree: true))
      for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        let path = FilePath.join(folder, name)
        if FilePath.kind(of: path, followingLinks: false) == .folder { pending.append(path) }
      }
    }
  }

  /// Watches the files of one folder.
  func watchFolder(_ folder: String) throws(WatchError) {
    let isKnown = folders.withLock { $0.values.contains { $0.contains { $0.path == folder } } }
    if !isKnown { try watch(Name(path: folder, isTree: false)) }
  }

  /// Reports changes for as long as the process lives.
  func run(report: (Report) -> Void) -> Never {
    var changed: Set<String> = []
    while true {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&polled, 1, changed.isEmpty ? -1 : Self.quietTime)
      if ready == 0 {
        report(.changed(changed))
        changed.removeAll()
      } else if ready > 0, readEvents(into: &changed) {
        report(.lost)
      }
    }
  }

  private func watch(_ name: Name) throws(WatchError) {
    let watch = inotify_add_watch(descriptor, name.path, Self.mask)
    guard watch >= 0 else {
      // A folder that went away meanwhile, or that must not be read, is no fault.
      if [ENOENT, ENOTDIR, EACCES].contains(errno) { return }
      throw WatchError(code: errno)
    }
    folders.withLock { _ = $0[watch, default: []].insert(name) }
  }

  /// Reads what is there; `true` where events were lost.
  private func readEvents(into changed: inout Set<String>) -> Bool {
    let size = 64 << 10
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      var isLost = false
      while true {
        let count = read(descriptor, buffer.baseAddress!, size)
        guard count > 0 else { return isLost }
        var offset = 0
        while offset < count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let nameStart = offset + MemoryLayout<inotify_event>.size
          let name = buffer[nameStart..<nameStart + Int(event.len)].prefix { $0 != 0 }
          if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isLost = true }
          note(event, name: String(decoding: name, as: UTF8.self), in: &changed)
          offset = nameStart + Int(event.len)
        }
      }
    }
  }

  private func note(_ event: inotify_event, name: String, in changed: inout Set<String>) {
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders.withLock { $0[event.wd] = nil }
      return
    }
    guard !name.isEmpty, let names = folders.withLock({ $0[event.wd] }) else { return }
    let isFolder = event.mask & UInt32(IN_ISDIR) != 0
    let appears = event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
    for folder in names {
      let path = FilePath.join(folder.path, name)
      if isFolder, appears, folder.isTree, !name.hasPrefix(".") { try? watchTree(path) }
      if isFolder, event.mask & UInt32(IN_MOVED_FROM) != 0 { forget(path) }
      // A file that somebody is about to write reports again when it is written.
      if event.mask & UInt32(IN_CREATE) == 0 || isFolder || !isBeingWritten(path) {
        changed.insert(path)
      }
    }
  }

  /// Watches nothing more at or below a folder that has another name now.
  private func forget(_ path: String) {
    let gone = folders.withLock { folders in
      folders.filter { $0.value.contains { $0.path == path || $0.path.hasPrefix(path + "/") } }.keys
    }
    for watch in gone { inotify_rm_watch(descriptor, watch) }
  }

  /// Whether a new entry is a file of one name, as opposed to a link.
  private func isBeingWritten(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }
}

/// The system gives no watch on a folder.
package struct WatchError: Error, CustomStringConvertible {
  /// The number of the system's error.
  let code: Int32

  /// What is wrong.
  package var description: String {
    "cannot watch the documents: \(String(cString: strerror(code)))"
  }

  /// What to do; `nil` where nothing can be said.
  package var hint: String? {
    code == ENOSPC
      ? "'sysctl fs.inotify.max_user_watches' says how many folders may be watched" : nil
  }
}
