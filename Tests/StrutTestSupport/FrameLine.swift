import StrutCore

/// One line of a `.frames` file: a box and where it stands, or the canvas and its size.
public struct FrameLine: Hashable, Sendable, CustomStringConvertible {
  /// The number of ancestors that are boxes.
  public var depth: Int
  /// The element's name, with `#` and its id where it has one; `canvas` for the canvas.
  public var name: String
  /// `x y width height` of a box, `width height` of the canvas, in points.
  public var numbers: [Double]

  /// Creates a line.
  public init(depth: Int, name: String, numbers: [Double]) {
    self.depth = depth
    self.name = name
    self.numbers = numbers
  }

  /// Reads a line; `nil` where it is none.
  public init?(_ text: some StringProtocol) {
    let indent = text.prefix { $0 == " " }.count
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard indent.isMultiple(of: 2), numbers.count + 1 == words.count,
      numbers.count == (words.first == "canvas" ? 2 : 4)
    else { return nil }
    self.init(depth: indent / 2, name: String(words[0]), numbers: numbers)
  }

  /// The line as it stands in the file.
  public var description: String {
    String(repeating: "  ", count: depth) + name + numbers.map { " \($0)" }.joined()
  }

  /// Whether another line is of the same box, with numbers that are no further apart than `tolerance`.
  public func agrees(with other: FrameLine, tolerance: Double) -> Bool {
    depth == other.depth && name == other.name && numbers.count == other.numbers.count
      && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// The lines of a `.frames` file, without its comments; throws at a line that is none.
  public static func read(_ text: String) throws -> [FrameLine] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      guard let frame = FrameLine(line) else { throw MalformedFrames(line: String(line)) }
      return frame
    }
  }
}

/// A line of a `.frames` file that cannot be read.
public struct MalformedFrames: Error, Sendable {
  /// The line as written.
  public let line: String
}
