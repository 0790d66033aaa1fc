import Strut
import StrutFormats

/// The commit that is checked out, read from the repository's files: nothing is started for it.
package enum GitCommit {
  /// The commit of the repository around `folder`; `nil` where there is none, or none yet.
  package static func current(at folder: String) -> String? {
    guard let entry = find(from: folder) else { return nil }
    var repository = entry
    // In a worktree and a submodule `.git` is a file that names the folder.
    if FilePath.kind(of: entry) == .regular {
      guard let line = text(of: entry), line.hasPrefix("gitdir:") else { return nil }
      let path = trimmed(line.dropFirst("gitdir:".count))
      repository = FilePath.resolve(FilePath.folder(of: entry), path)
    }
    guard let head = text(of: repository + "/HEAD").map({ trimmed($0[...]) }) else { return nil }
    guard head.hasPrefix("ref:") else { return isCommit(head) ? head : nil }
    let name = trimmed(head.dropFirst("ref:".count))
    let common =
      text(of: repository + "/commondir")
      .map { FilePath.resolve(repository, trimmed($0[...])) } ?? repository
    for base in [repository, common] {
      if let commit = text(of: "\(base)/\(name)").map({ trimmed($0[...]) }), isCommit(commit) {
        return commit
      }
    }
    return packed(name, in: common)
  }

  private static func find(from folder: String) -> String? {
    var current: String? = folder
    while let path = current {
      let entry = path == "/" ? "/.git" : path + "/.git"
      if FileSystem.exists(entry) { return entry }
      current = path == "/" ? nil : FilePath.parent(of: path) ?? "/"
    }
    return nil
  }

  private static func packed(_ name: String, in repository: String) -> String? {
    for line in (text(of: repository + "/packed-refs") ?? "").split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2, parts[1] == name, isCommit(String(parts[0])) { return String(parts[0]) }
    }
    return nil
  }

  private static func text(of path: String) -> String? {
    (try? FileReader.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  private static func isCommit(_ text: String) -> Bool {
    text.count >= 40 && text.allSatisfy(\.isHexDigit)
  }
}
