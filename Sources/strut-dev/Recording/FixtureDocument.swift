import Foundation
import StrutLayout

/// A document of `Fixtures/flex`, as far as the recorder has to understand it.
struct FixtureDocument {
  /// `<layout>`.
  var layout: FixtureElement
  /// The root box; `nil` for an empty canvas.
  var root: FixtureElement?
  /// The initial values that the document chose.
  var preset: Preset

  /// Takes the document's parts from its outermost element.
  init(layout: FixtureElement) throws {
    self.layout = layout
    root = layout.children.first(where: \.isBox)
    let word = layout["defaults"] ?? Preset.yoga.rawValue
    guard let preset = Preset(rawValue: word) else {
      throw ChoreError("there is no preset '\(word)'")
    }
    self.preset = preset
  }

  /// The fonts that the document declares, as CSS has them; empty for most documents.
  ///
  /// A face that says nothing of its looks is declared for all of them: what its axes do not reach does not matter.
  ///
  /// - Parameter folder: Where the document lies.
  func fontFaces(in folder: URL) throws -> [String] {
    try layout.children.filter { $0.name == "font" }.map { font in
      guard let source = font["src"], let family = font["family"] else {
        throw ChoreError("the recorder needs the src and the family of a font")
      }
      let data = try Data(contentsOf: folder.appendingPathComponent(source)).base64EncodedString()
      let looks =
        "font-weight:\(font["weight"] ?? "1 1000");font-stretch:\(font["stretch"] ?? "1% 1000%");"
        + "font-style:\(font["style"] ?? "auto")"
      return "@font-face{font-family:'\(family)';\(looks);src:url(data:font/ttf;base64,\(data))}"
    }
  }

  /// Whether `<layout>` leaves the size of an axis (`width` or `height`) to the root box.
  func canvasIsAuto(_ axis: String) -> Bool {
    (layout[axis] ?? "auto") == "auto"
  }

  /// Whether frames are reported without snapping to a grid.
  var isUnrounded: Bool { layout["point-scale-factor"] == "0" }
}
