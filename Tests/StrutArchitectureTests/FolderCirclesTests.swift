import Foundation
import StrutTestSupport
import Testing

/// Modules whose folders still depend on each other in circles. One that has none any more fails until it is
/// taken out, so that the list can only empty.
private let knownCircles: Set<String> = ["StrutLayout"]

private let modules = SourceModule.all(under: packageRoot.appendingPathComponent("Sources"))

/// The folders inside a module depend on each other in one direction, as the modules do.
///
/// A name belongs to the folder of the file that declares it: a member in an extension to that of the
/// extension. Files directly in the module's folder are the folder `.`, and a folder in a folder is one of its own.
struct FolderCirclesTests {
  @Test(arguments: modules.map(\.name).filter { !knownCircles.contains($0) })
  func foldersHaveNoCircle(_ name: String) throws {
    let module = try #require(modules.first { $0.name == name })
    let graph = module.graph(among: modules)
    for circle in graph.circles {
      Issue.record(
        "folders of \(name) depend on each other in a circle:\n\(graph.describe(circle))")
    }
  }

  @Test func knownCirclesAreThere() {
    for name in knownCircles.sorted() {
      let module = modules.first { $0.name == name }
      #expect(
        module?.graph(among: modules).circles.isEmpty == false,
        "\(name) has no circle: take it out of knownCircles")
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
