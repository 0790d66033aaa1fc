import StrutCore

/// What a file is that should be a golden and is no picture, with what mends it.
package struct GoldenFileFault: Hashable, Sendable {
  /// What the file is.
  package var message: String
  /// The command that mends it.
  package var hint: String
  /// Whether Git has the golden still: what stands there says nothing of it, and a new one would take its place.
  package var isUnfetched: Bool

  /// Looks at the bytes of a golden, or of a record beside one, that cannot be read.
  ///
  /// - Parameter path: The path as messages show it.
  package init(of bytes: [UInt8], path: String) {
    let kind = Self.kind(of: bytes)
    isUnfetched = kind == .pointer || kind == .conflict
    switch kind {
    case .pointer:
      message = "\(path) is a pointer of Git LFS and not the file itself"
      hint = "git lfs pull --include \(Self.quoted(path))"
    case .conflict:
      message = "\(path) holds the marks of a merge conflict"
      hint = "git checkout --theirs -- \(Self.quoted(path)), or --ours"
    case .empty:
      message = "\(path) is empty"
      hint = "git checkout -- \(Self.quoted(path)); or make a new one: strut accept"
    case .picture(let name):
      message = "\(path) is not a PNG file that can be read, but \(name)"
      hint = "git checkout -- \(Self.quoted(path)); or make a new one: strut accept"
    case .broken:
      message = "\(path) is a PNG file whose end is missing or broken"
      hint = "git checkout -- \(Self.quoted(path)); or make a new one: strut accept"
    case .unknown:
      message = "\(path) is not a PNG file that can be read"
      hint = "git checkout -- \(Self.quoted(path)); or make a new one: strut accept"
    }
  }

  private enum Kind: Equatable {
    case pointer
    case conflict
    case empty
    case broken
    case picture(String)
    case unknown
  }

  private static func kind(of bytes: [UInt8]) -> Kind {
    if bytes.isEmpty { return .empty }
    if GitLeftover.isPointer(bytes) { return .pointer }
    if GitLeftover.conflict(in: bytes) != nil { return .conflict }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .broken }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .picture("a JPEG file") }
    if bytes.starts(with: Array("GIF8".utf8)) { return .picture("a GIF file") }
    if bytes.starts(with: Array("RIFF".utf8)) { return .picture("a WebP file") }
    if bytes.starts(with: Array("%PDF".utf8)) { return .picture("a PDF file") }
    return .unknown
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      byte >= 0x80 || "/._-@+,=:".utf8.contains(byte)
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
