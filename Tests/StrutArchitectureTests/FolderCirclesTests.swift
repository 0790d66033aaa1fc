import Foundation
import StrutTestSupport
import Testing

private let modules = SourceModule.all(under: packageRoot.appendingPathComponent("Sources"))

/// The folders inside a module depend on each other in one direction, as the modules do.
///
/// A name belongs to the folder of the file that declares it: a member in an extension to that of the
/// extension. Files directly in the module's folder are the folder `.`, and a folder in a folder is one of its own.
struct FolderCirclesTests {
  @Test(arguments: modules.map(\.name))
  func foldersHaveNoCircle(_ name: String) throws {
    let module = try #require(modules.first { $0.name == name })
    let graph = module.graph(among: modules)
    for circle in graph.circles {
      Issue.record(
        "folders of \(name) depend on each other in a circle:\n\(graph.describe(circle))")
    }
  }

  /// Without modules, or with a reader that sees nothing, there would be no circle anywhere.
  @Test func modulesAndArrowsAreFound() {
    let folders = Set(modules.map(\.name))
    #expect(folders.isSuperset(of: ["StrutCore", "StrutLayout", "Strut", "strut-cli"]))
    for module in modules where Set(module.sources.map(\.folder)).count > 3 {
      #expect(!module.graph(among: modules).arrows.isEmpty, "\(module.name) has no arrows")
    }
  }
}
