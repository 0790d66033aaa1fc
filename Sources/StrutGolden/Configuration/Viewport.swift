import StrutFormats

/// A named canvas size that documents are drawn at.
package struct Viewport: Hashable, Sendable {
  /// The name that stands in file names.
  package var name: String
  /// The width of the canvas in points.
  package var width: Double
  /// The height of the canvas in points; `nil` is as high as the content.
  package var height: Double?
  /// Where a configuration says so; `nil` for a flag.
  package var place: Place?

  /// A line of a configuration.
  package struct Place: Hashable, Sendable {
    /// The absolute path of the file.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1.
    package var column: Int

    /// The place as messages name it.
    ///
    /// - Parameter folder: The folder that the file is shown from.
    package func shown(from folder: String) -> String {
      "\(FilePath.shown(file, from: folder)):\(line):\(column)"
    }
  }

  /// Whether both say the same, wherever they say it.
  package static func == (first: Viewport, second: Viewport) -> Bool {
    (first.name, first.width) == (second.name, second.width) && first.height == second.height
  }

  /// Hashes what the viewport says.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(width)
    hasher.combine(height)
  }

  /// Creates a viewport.
  package init(name: String, width: Double, height: Double? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  /// The viewport that `text` writes as `name=375x812` or `name=375`; `nil` where it is written otherwise.
  package init?(argument text: String) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, Self.isName(String(halves[0])) else { return nil }
    let sizes = halves[1].split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard (1...2).contains(sizes.count), sizes.allSatisfy({ $0.map(Self.isExtent) ?? false })
    else { return nil }
    self.init(name: String(halves[0]), width: sizes[0]!, height: sizes.count == 2 ? sizes[1] : nil)
  }

  /// Whether `text` can name a viewport: letters, digits, `_`, `-` and `.`, not beginning with a dot.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".") && text.utf8.count <= 64
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || ["_", "-", "."].contains(scalar)
      }
  }

  /// Whether `value` can be the width or height of a canvas.
  static func isExtent(_ value: Double) -> Bool { value > 0 && value <= 1_000_000 }
}
