import StrutFormats
import Testing

struct FilePathTests {
  @Test(
    arguments: [
      // path, folder, parent, name, stem, extension
      ("a/b.png", "a", "a", "b.png", "b", "png"), ("b.png", ".", nil, "b.png", "b", "png"),
      ("/b", "/", "/", "b", "b", nil), ("/", "/", nil, "", "", nil), ("a/", "a", "a", "", "", nil),
      ("/a/b.c/d", "/a/b.c", "/a/b.c", "d", "d", nil), ("é/ü.x.y", "é", "é", "ü.x.y", "ü.x", "y"),
      (".hidden", ".", nil, ".hidden", ".hidden", nil), ("a.", ".", nil, "a.", "a", ""),
    ] as [(String, String, String?, String, String, String?)])
  func isTakenApart(
    _ path: String, _ folder: String, _ parent: String?, _ name: String, _ stem: String,
    _ fileExtension: String?
  ) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.parent(of: path) == parent)
    #expect(FilePath.name(of: path) == name)
    #expect(FilePath.stem(of: path) == stem)
    #expect(FilePath.fileExtension(of: path) == fileExtension)
  }

  @Test(arguments: [
    (".", "a", "a"), ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"),
    ("a", "../b", "a/../b"),
  ])
  func isJoinedAsWritten(_ folder: String, _ name: String, _ expected: String) {
    #expect(FilePath.join(folder, name) == expected)
  }

  @Test(arguments: [
    ("", "."), ("a//b/./c", "a/b/c"), ("a/../b", "b"), ("a/../../b", "../b"), ("/../a", "/a"),
    ("/", "/"), ("/a/..", "/"), ("../..", "../.."), ("./", "."),
  ])
  func isNormalized(_ path: String, _ expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b", "b"), ("/a", "/a/b", "..", "/a"), ("/a", "/a", ".", "."),
    ("/a/c", "/a/b", "../c", "/a/c"), ("/a/..b", "/a", "..b", "..b"),
    ("/a/bc", "/a/b", "../bc", "/a/bc"),
  ])
  func isSeenFromAFolder(_ path: String, _ folder: String, _ relative: String, _ shown: String) {
    #expect(FilePath.relative(path, to: folder) == relative)
    #expect(FilePath.shown(path, from: folder) == shown)
    #expect(FilePath.resolve(folder, relative) == path)
  }

  @Test(arguments: [
    ("/a", "b/../c", "/a/c"), ("/a", "./b//c/", "/a/b/c"), ("/a", "../../..", "/"),
    ("/a", "/x/./y", "/x/y"),
  ])
  func pathsAreJoined(_ folder: String, _ path: String, _ expected: String) {
    #expect(FilePath.resolve(folder, path) == expected)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a/x/c", "/a/b", "../x/c"), ("/x", "/", "x"),
  ])
  func pathsAreMadeRelative(_ path: String, _ folder: String, _ expected: String) {
    #expect(FilePath.relative(path, to: folder) == expected)
  }
}
