/// What one document may use: the table that flags, `strut.json`, messages and the reference are made from.
public enum Limit: String, CaseIterable, Hashable, Sendable {
  /// Bytes of the document, as UTF-8.
  case bytes
  /// Elements nested in one another.
  case nesting
  /// Containers and items.
  case boxes
  /// Bytes of text in one item.
  case itemText = "item-text"
  /// Elements that components, loops and conditions come to, turns of loops, and elements of a list.
  case elements
  /// Components in one another, and lists and records in one another in files of values.
  case depth
  /// Bytes of the plain document, and of a text that an expression makes.
  case text
  /// Bytes of the files of values of a document, together.
  case data
  /// Statements of constraint containers.
  case constraints
  /// Functions in the `filter` of one element.
  case filters
  /// Bytes of the image files of a document, together.
  case imageBytes = "image-bytes"
  /// Pixels of the images of a document, together.
  case imagePixels = "image-pixels"
  /// Pixels of the picture.
  case canvasPixels = "canvas-pixels"
  /// Pixels of all layers that are open together: of effects, and of boxes with opacity or blending.
  case layerPixels = "layer-pixels"
  /// Seconds of a processor.
  case time

  /// What a value of the limit counts.
  package enum Unit: Sendable {
    /// Things.
    case count
    /// Bytes, which are shown in powers of 1024 where they are whole.
    case bytes
    /// Seconds, with fractions.
    case seconds
  }

  /// What counts, as the beginning of a sentence without its article.
  package var subject: String {
    switch self {
    case .bytes: "bytes of a document, as UTF-8"
    case .nesting: "elements nested in one another"
    case .boxes: "containers and items"
    case .itemText: "bytes of text in an item"
    case .elements: "elements and turns of loops that a document comes to, or elements of a list"
    case .depth: "components, or values in files of values, in one another"
    case .text: "bytes of the plain document, or of a text that an expression makes"
    case .data: "bytes of all files of values"
    case .constraints: "statements of constraint containers"
    case .filters: "functions in the filter of an element"
    case .imageBytes: "bytes of all image files"
    case .imagePixels: "pixels of all images"
    case .canvasPixels: "pixels of the picture"
    case .layerPixels: "pixels of the layers that are open together"
    case .time: "seconds of a processor"
    }
  }

  /// The limit where nothing else is said.
  public var usual: Double {
    switch self {
    case .bytes: Double(32 << 20)
    case .nesting: 240
    case .boxes: 200_000
    case .itemText: Double(4 << 20)
    case .elements: 1_000_000
    case .depth: 100
    case .text: Double(16 << 20)
    case .data: Double(64 << 20)
    case .constraints: 50_000
    case .filters: 64
    case .imageBytes: Double(64 << 20)
    case .imagePixels: 50_000_000
    case .canvasPixels: 67_108_864
    case .layerPixels: 67_108_864
    case .time: 10
    }
  }

  /// The limit of a `Renderer` where nothing else is said: a server draws for many at once.
  package var usualOfRenderer: Double {
    switch self {
    case .boxes: 100_000
    case .canvasPixels: 50_000_000
    case .time: 2
    default: usual
    }
  }

  /// What the limit can be set to at most: further up other limits hold, those of the libraries and of numbers.
  public var largest: Double {
    switch self {
    case .bytes: Double(256 << 20)
    case .nesting: 240
    case .boxes: 10_000_000
    case .itemText: Double(256 << 20)
    case .elements: 100_000_000
    case .depth: 1_000
    case .text: Double(256 << 20)
    case .data: Double(1 << 30)
    case .constraints: 10_000_000
    case .filters: 10_000
    case .imageBytes: Double(1 << 30)
    case .imagePixels, .canvasPixels, .layerPixels: 1_073_676_289
    case .time: 1_000_000
    }
  }

  /// What values count.
  package var unit: Unit {
    switch self {
    case .bytes, .itemText, .text, .data, .imageBytes: .bytes
    case .time: .seconds
    default: .count
    }
  }

  /// The flag that sets the limit.
  package var flag: String { "--max-\(rawValue)" }

  /// The key in the object `limits` of `strut.json`.
  package var key: String {
    let words = rawValue.split(separator: "-")
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// A value as people read it.
  package func text(_ value: Double) -> String {
    switch unit {
    case .bytes where value >= 1_048_576 && value.remainder(dividingBy: 1_048_576) == 0:
      "\(Int(value) >> 20) MiB"
    case .seconds where value != value.rounded(): "\(value)"
    case .count, .bytes, .seconds: "\(Int(value))"
    }
  }

  /// Whether the limit can be set to a value: a positive number, whole unless it counts seconds.
  package func takes(_ value: Double) -> Bool {
    value > 0 && value <= largest && (unit == .seconds || value == value.rounded())
  }
}
