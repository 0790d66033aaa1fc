import Glibc
import Strut
import StrutFormats
import StrutGolden

/// Watches folders for changed files, by inotify.
///
/// Several changes within a few milliseconds (an editor that writes aside, removes and renames) are reported
/// together, once it has been quiet for ``quietTime``; where it never is, after ``longestTime``.
final class FileWatcher: Sendable {
  /// What happened.
  struct Changes {
    /// Where something happened.
    var paths: Set<String> = []
    /// Those of the paths that are folders, or were.
    var folders: Set<String> = []
    /// Whether more happened than the system could keep.
    var isIncomplete = false
    /// What kept a new folder from being watched.
    var fault: WatchError?

    var isEmpty: Bool { paths.isEmpty && !isIncomplete && fault == nil }
  }

  /// How long, in milliseconds, nothing must happen before changes are reported.
  private static let quietTime: Int32 = 10
  /// How long changes wait at most.
  private static let longestTime = Duration.milliseconds(100)

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR)

  /// What of a folder is reported.
  private enum Scope: Hashable {
    /// Everything in it, and in the folders below it.
    case tree
    /// Everything in it.
    case files
    /// One entry.
    case entry(String)
  }

  /// A folder under one of its names. One folder may be reached by several, through links.
  private struct Name: Hashable {
    var path: String
    var scope: Scope
  }

  private struct State {
    var names: [Int32: Set<Name>] = [:]
    /// The folders of which more than an entry is watched.
    var watches: [String: Int32] = [:]

    mutating func add(_ name: Name, _ watch: Int32) {
      names[watch, default: []].insert(name)
      if name.scope == .tree || name.scope == .files { watches[name.path] = watch }
    }

    mutating func drop(_ watch: Int32) {
      for name in names.removeValue(forKey: watch) ?? [] where watches[name.path] == watch {
        watches[name.path] = nil
      }
    }
  }

  private let descriptor: Int32
  /// Becomes readable when the watcher is to end.
  private let stopper: (read: Int32, write: Int32)
  private let state = Monitor(State())

  /// Prepares to watch.
  ///
  /// - Throws: ``WatchError`` where the system gives no more watchers.
  init() throws(WatchError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw WatchError(code: errno) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      let code = errno
      close(descriptor)
      throw WatchError(code: code)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopper = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(stopper.read)
    close(stopper.write)
  }

  // MARK: What is watched

  /// Watches a folder, and every folder below it that is no link and not hidden.
  func watchTree(_ folder: String) throws(WatchError) {
    var pending = [folder]
    while let folder = pending.popLast() {
      try watch(Name(path: folder, scope: .tree))
      for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") {
        let path = FilePath.join(folder, name)
        if FilePath.kind(of: path, followingLinks: false) == .folder { pending.append(path) }
      }
    }
  }

  /// Watches the files of one folder.
  func watchFolder(_ folder: String) throws(WatchError) {
    let isKnown = state.enter { $0.watches[folder] != nil }
    if !isKnown { try watch(Name(path: folder, scope: .files)) }
  }

  /// Watches one entry of a folder, which need not exist.
  func watchEntry(_ path: String) throws(WatchError) {
    try watch(Name(path: FilePath.folder(of: path), scope: .entry(FilePath.name(of: path))))
  }

  private func watch(_ name: Name) throws(WatchError) {
    let watch = inotify_add_watch(descriptor, name.path, Self.mask)
    guard watch >= 0 else {
      // A folder that went away meanwhile, or that must not be read, is no fault.
      if [ENOENT, ENOTDIR, EACCES].contains(errno) { return }
      throw WatchError(code: errno)
    }
    state.enter { $0.add(name, watch) }
  }

  /// Watches nothing more at or below a folder that has another name now.
  private func forget(_ path: String) {
    let gone = state.enter { state in
      let gone = state.names.filter {
        $0.value.contains { $0.path == path || $0.path.hasPrefix(path + "/") }
      }
      for watch in gone.keys { state.drop(watch) }
      return gone.keys
    }
    for watch in gone { inotify_rm_watch(descriptor, watch) }
  }

  // MARK: What happens

  /// Reports changes until the watcher is stopped.
  func run(report: (Changes) -> Void) {
    var changes = Changes()
    var start = ContinuousClock.now
    while true {
      var polled = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stopper.read, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&polled, 2, changes.isEmpty ? -1 : Self.quietTime)
      if polled[1].revents != 0 { return }
      if ready > 0 {
        if changes.isEmpty { start = .now }
        readEvents(into: &changes)
      }
      if !changes.isEmpty, ready == 0 || .now - start >= Self.longestTime {
        report(changes)
        changes = Changes()
      }
    }
  }

  /// Ends ``run(report:)``.
  func stop() { _ = write(stopper.write, "x", 1) }

  private func readEvents(into changes: inout Changes) {
    let size = 64 << 10
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      let count = read(descriptor, buffer.baseAddress!, size)
      var offset = 0
      while offset < count {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let nameStart = offset + MemoryLayout<inotify_event>.size
        let name = buffer[nameStart..<nameStart + Int(event.len)].prefix { $0 != 0 }
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
        note(event, name: String(decoding: name, as: UTF8.self), in: &changes)
        offset = nameStart + Int(event.len)
      }
    }
  }

  private func note(_ event: inotify_event, name: String, in changes: inout Changes) {
    if event.mask & UInt32(IN_IGNORED) != 0 { return state.enter { $0.drop(event.wd) } }
    guard let names = state.enter({ $0.names[event.wd] }) else { return }
    for folder in names {
      if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
        changes.paths.insert(folder.path)
        changes.folders.insert(folder.path)
        if event.mask & UInt32(IN_MOVE_SELF) != 0 { forget(folder.path) }
      } else if !name.isEmpty {
        note(event, FilePath.join(folder.path, name), in: folder, &changes)
      }
    }
  }

  private func note(
    _ event: inotify_event, _ path: String, in folder: Name, _ changes: inout Changes
  ) {
    let name = FilePath.name(of: path)
    if case .entry(let wanted) = folder.scope, wanted != name { return }
    let isFolder = event.mask & UInt32(IN_ISDIR) != 0
    // A file that somebody is about to write reports again when it is written.
    if event.mask & UInt32(IN_CREATE) != 0, !isFolder, isBeingWritten(path) { return }
    changes.paths.insert(path)
    guard isFolder else { return }
    changes.folders.insert(path)
    if event.mask & UInt32(IN_MOVED_FROM) != 0 { forget(path) }
    guard event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, folder.scope == .tree,
      !name.hasPrefix(".")
    else { return }
    do throws(WatchError) { try watchTree(path) } catch { changes.fault = error }
  }

  /// Whether a new entry is a file of one name, as opposed to a link.
  private func isBeingWritten(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
  }
}

/// The system gives no watch on a folder.
package struct WatchError: Error, Equatable, CustomStringConvertible {
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
