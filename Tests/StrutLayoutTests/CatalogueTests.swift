import Foundation
import StrutLayout
import StrutTestSupport
import Testing

/// Texts of letters that are 10 points wide and 12 high, broken between words.
private final class Letters: ContentMeasurer {
  var texts: [BoxID: String] = [:]

  func contentWidths(of box: BoxID) -> ContentWidths {
    let words = texts[box, default: ""].split(separator: " ").map(\.count)
    let spaces = max(0, words.count - 1)
    return ContentWidths(
      min: Double(words.max() ?? 0) * 10, max: Double(words.reduce(spaces, +)) * 10)
  }

  func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
    var lines = 0
    var used = Double.infinity
    for word in texts[box, default: ""].split(separator: " ") {
      let length = Double(word.count) * 10
      if used + 10 + length > width {
        (lines, used) = (lines + 1, length)
      } else {
        used += 10 + length
      }
    }
    return ContentMeasurement(height: Double(lines) * 12, firstBaseline: 10)
  }
}

/// The pages about the engine say what is so: their example is compiled here, their files are there.
struct CatalogueTests {
  private static let module = packageRoot.appendingPathComponent("Sources/StrutLayout")

  @Test func exampleGivesItsFrames() {
    var tree = LayoutTree()
    let letters = Letters()

    var card = LayoutStyle.initial(.web)
    card.padding = StyleEdges(8)
    card.columnGap = 8
    card.alignItems = ItemAlignment(.center)
    let root = tree.append(card, to: nil)

    let picture = tree.append(
      .initial(.web), content: .replaced(naturalSize: Size(width: 40, height: 20), ratio: 2),
      to: root)
    let label = tree.append(.initial(.web), content: .measured, to: root)
    letters.texts[label] = "a card with text"

    let size = tree.layOut(root: root, width: 160, height: nil, measuring: letters)
    let frames = FrameTree(snapping: tree, root: root, canvas: size, scale: 1)
    #expect(frames.frames[picture.index] == Rect(x: 8, y: 10, width: 40, height: 20))
    #expect(frames.frames[label.index] == Rect(x: 56, y: 8, width: 96, height: 24))
  }

  /// Each line of the page's example is compiled above, in the same order.
  @Test func exampleIsCompiled() throws {
    let page = try text(of: "StrutLayout.docc/StrutLayout.md")
    let example = page.components(separatedBy: "```")[1].split(separator: "\n").dropFirst()
    var source = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n")
      .map(squeezed)[...]
    for line in example.map(squeezed) where !line.hasPrefix("//") || line.hasPrefix("///") {
      let wanted = line.hasPrefix("final class") ? "private " + line : line
      let place = source.firstIndex(of: wanted)
      #expect(place != nil, "not compiled: \(line)")
      if let place { source = source[(place + 1)...] }
    }
  }

  @Test func algorithmNamesItsFiles() throws {
    let page = try text(of: "StrutLayout.docc/Algorithm.md")
    let names = page.components(separatedBy: "`").filter { $0.hasSuffix(".swift") }
    for name in names {
      let path = Self.module.appendingPathComponent(name).path
      #expect(FileManager.default.fileExists(atPath: path), "no file \(name)")
    }
    let folder = Self.module.appendingPathComponent("Flexbox").path
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      #expect(names.contains("Flexbox/\(file)"), "\(file) is not on the page")
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Self.module.appendingPathComponent(path), encoding: .utf8)
  }

  private func squeezed(_ line: some StringProtocol) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
