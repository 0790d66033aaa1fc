import Foundation
import StrutPreview
import StrutTestSupport
import Testing

/// Which documents a preview knows, and by which names.
struct DocumentCatalogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "screens/a.xml", "screens/deep/b.xml", "other/c.xml", "screens/.hidden/d.xml",
      "screens2/e.xml",
    ] {
      try folder.write("<layout/>", to: name)
    }
    try folder.write("secret", to: "outside.txt")
  }

  @Test func namesStartFromTheNearestFolderAroundAllPaths() throws {
    let one = try DocumentCatalog(["screens"], in: folder.path)
    #expect(one.entries().map(\.name) == ["a.xml", "deep/b.xml"])
    #expect(one.entries().map(\.shownPath) == ["screens/a.xml", "screens/deep/b.xml"])
    let two = try DocumentCatalog(["screens/deep", "other/c.xml"], in: folder.path)
    #expect(two.entries().map(\.name) == ["other/c.xml", "screens/deep/b.xml"])
  }

  @Test func linksThatLeaveThePathsAreNoDocuments() throws {
    let files = FileManager.default
    for (link, target) in [
      ("inside.xml", "a.xml"), ("sibling.xml", "../other/c.xml"), ("passwd.xml", "/etc/passwd"),
      ("nowhere.xml", "gone.xml"), ("near.xml", "../screens2/e.xml"),
    ] {
      try files.createSymbolicLink(
        atPath: "\(folder.path)/screens/\(link)", withDestinationPath: target)
    }
    try files.createSymbolicLink(
      atPath: "\(folder.path)/screens/folder", withDestinationPath: "../other")
    let catalog = try DocumentCatalog(["screens"], in: folder.path)
    #expect(catalog.entries().map(\.name) == ["a.xml", "deep/b.xml", "inside.xml"])
    #expect(!catalog.allows("\(folder.path)/screens/../outside.txt"))
    #expect(!catalog.allows("\(folder.path)/screens/passwd.xml"))
    #expect(!catalog.allows("\(folder.path)/screens2/e.xml"), "its name only begins alike")
    #expect(catalog.allows("\(folder.path)/screens/inside.xml"))
  }

  @Test func aPathThatDoesNotExistIsSaid() {
    #expect(throws: (any Error).self) { try DocumentCatalog(["nowhere"], in: folder.path) }
  }
}
