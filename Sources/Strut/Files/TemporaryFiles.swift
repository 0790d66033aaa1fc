import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that are written aside at this moment, so that a signal can take them away.
///
/// A file is made and renamed under one lock, and ``removeAll()`` keeps that lock: after it no
/// file appears any more.
package final class TemporaryFiles: Sendable {
  private struct State {
    var paths: Set<String> = []
    var serial = 0
    var isClosed = false
    var cleanups: [Int: @Sendable () -> Void] = [:]
    /// The folders that have been looked through for files of processes that were killed.
    var sweptFolders: Set<String> = []
  }

  private let state = Monitor(State())

  /// Creates an empty list.
  package init() {}

  /// Makes a new empty file in `folder` and opens it for writing.
  ///
  /// - Returns: Its path and descriptor, or the system's error number.
  func create(in folder: String) -> Result<(path: String, descriptor: Int32), SystemError> {
    withOpenList { state in
      if state.sweptFolders.insert(folder).inserted { Self.sweep(folder) }
      while true {
        state.serial += 1
        let path = FilePath.join(
          folder, "\(ProcessMark.filePrefix)\(ProcessMark.own)-\(state.serial)")
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor >= 0 {
          // Held until the file is closed: whoever looks for abandoned files sees that this one is not.
          flock(descriptor, LOCK_EX | LOCK_NB)
          state.paths.insert(path)
          return .success((path, descriptor))
        }
        if errno != EEXIST { return .failure(SystemError(code: errno)) }
      }
    }
  }

  /// Deletes the files of a folder that processes left there which were killed.
  ///
  /// Where many machines or containers write into one folder, none can see whether another's process lives: what it writes
  /// stays until it is a day old.
  package static func sweep(_ folder: String) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      // Of the thousands of pictures that a folder may hold no name is looked at any further.
      guard entry.pointee.d_name.0 == CChar(bitPattern: UInt8(ascii: ".")) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let path = FilePath.join(folder, name)
      if let mark = mark(ofTemporaryFile: name), mark.hasLeft(path), !isHeld(path) { unlink(path) }
    }
  }

  /// Whether a process holds the file.
  private static func isHeld(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0
  }

  /// The process that wrote a file aside; `nil` for a file of another kind.
  private static func mark(ofTemporaryFile name: String) -> ProcessMark? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] + "-" == ProcessMark.filePrefix, Int(parts[2]) != nil else {
      return nil
    }
    return ProcessMark(parts[1])
  }

  /// Gives the file its final name, replacing what has it; 0, or the system's error number.
  func rename(_ path: String, to name: String) -> Int32 {
    withOpenList { state in
      guard Glibc.rename(path, name) == 0 else { return errno }
      state.paths.remove(path)
      return 0
    }
  }

  /// Deletes one file.
  func remove(_ path: String) {
    withOpenList { state in
      unlink(path)
      state.paths.remove(path)
    }
  }

  /// Deletes all files, and lets none be made or renamed afterwards: the caller ends the process.
  package func removeAll() {
    state.enter { state in
      state.isClosed = true
      for path in state.paths { unlink(path) }
      state.paths = []
      for cleanup in state.cleanups.values { cleanup() }
      state.cleanups = [:]
    }
  }

  /// Has ``removeAll()`` do something more, such as removing a folder.
  ///
  /// - Returns: What ``forget(_:)`` takes when there is nothing to do any more.
  package func atEnd(_ cleanup: @escaping @Sendable () -> Void) -> Int {
    state.enter { state in
      state.serial += 1
      state.cleanups[state.serial] = cleanup
      return state.serial
    }
  }

  /// Does what leaves nothing to do for what ``atEnd(_:)`` asked for, and takes that back; no signal comes in between.
  ///
  /// - Parameter body: Makes no files by this list.
  package func settle<Failure: Error>(
    _ number: Int, by body: () throws(Failure) -> Void
  ) throws(Failure) {
    try withOpenList { state throws(Failure) in
      try body()
      state.cleanups[number] = nil
    }
  }

  /// Does something that the end of the process may not come after, such as making a folder.
  func unlessClosed<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    try withOpenList { _ throws(Failure) in try body() }
  }

  /// Works with the list. After ``removeAll()`` it waits for the end of the process instead: whoever found a file gone
  /// would report a fault that there is not.
  private func withOpenList<Result: Sendable, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result: Result? = try state.enter { state throws(Failure) in
      state.isClosed ? nil : try body(&state)
    }
    if let result { return result }
    while true { pause() }
  }
}

/// An error number of the system.
struct SystemError: Error {
  let code: Int32
}
