/// What Git leaves in place of the files that somebody meant.
package enum GitLeftover {
  /// Whether bytes are what Git LFS leaves in place of a file that it has not fetched.
  package static func isPointer(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// Where the first line begins that Git writes before both sides of a merge conflict; `nil` where there is none.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func conflict(in bytes: [UInt8]) -> Int? {
    var start = bytes.startIndex
    while !isConflict(bytes[start...]) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start
  }

  /// Whether bytes begin with one of the marks around the sides of a merge conflict.
  package static func isMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    ["<<<<<<< ", "||||||| ", "=======\n", "=======\r", ">>>>>>> "].contains {
      bytes.starts(with: $0.utf8)
    }
  }

  private static func isConflict(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: "<<<<<<< ".utf8)
  }
}
