import ArgumentParser
import StrutCore

/// What one document may use: a flag for each row of the table of limits.
package struct LimitOptions: ParsableArguments {
  /// Bytes of the document.
  @Option(name: .customLong("max-bytes"), help: help(.bytes)) package var bytes: Double?
  /// Elements nested in one another.
  @Option(name: .customLong("max-nesting"), help: help(.nesting)) package var nesting: Double?
  /// Containers and items.
  @Option(name: .customLong("max-boxes"), help: help(.boxes)) package var boxes: Double?
  /// Bytes of text in one item.
  @Option(name: .customLong("max-item-text"), help: help(.itemText)) package var itemText: Double?
  /// Elements and turns of loops.
  @Option(name: .customLong("max-elements"), help: help(.elements)) package var elements: Double?
  /// Components in one another.
  @Option(name: .customLong("max-depth"), help: help(.depth)) package var depth: Double?
  /// Bytes of the plain document.
  @Option(name: .customLong("max-text"), help: help(.text)) package var text: Double?
  /// Bytes of all files of values.
  @Option(name: .customLong("max-data"), help: help(.data)) package var data: Double?
  /// Statements of constraint containers.
  @Option(name: .customLong("max-constraints"), help: help(.constraints))
  package var constraints: Double?
  /// Functions in the filter of one element.
  @Option(name: .customLong("max-filters"), help: help(.filters)) package var filters: Double?
  /// Bytes of all image files.
  @Option(name: .customLong("max-image-bytes"), help: help(.imageBytes))
  package var imageBytes: Double?
  /// Pixels of all images.
  @Option(name: .customLong("max-image-pixels"), help: help(.imagePixels))
  package var imagePixels: Double?
  /// Pixels of the picture.
  @Option(name: .customLong("max-canvas-pixels"), help: help(.canvasPixels))
  package var canvasPixels: Double?
  /// Pixels of the layers that are open together.
  @Option(name: .customLong("max-layer-pixels"), help: help(.layerPixels))
  package var layerPixels: Double?
  /// Seconds of a processor.
  @Option(name: .customLong("max-time"), help: help(.time)) package var time: Double?

  package init() {}

  private static func help(_ limit: Limit) -> ArgumentHelp {
    ArgumentHelp(
      "At most so many \(limit.subject) (default: \(limit.text(limit.usual))).",
      valueName: limit.unit == .seconds ? "seconds" : "number", visibility: .hidden)
  }

  private func value(of limit: Limit) -> Double? {
    switch limit {
    case .bytes: bytes
    case .nesting: nesting
    case .boxes: boxes
    case .itemText: itemText
    case .elements: elements
    case .depth: depth
    case .text: text
    case .data: data
    case .constraints: constraints
    case .filters: filters
    case .imageBytes: imageBytes
    case .imagePixels: imagePixels
    case .canvasPixels: canvasPixels
    case .layerPixels: layerPixels
    case .time: time
    }
  }

  package func validate() throws {
    for limit in Limit.allCases {
      guard let value = value(of: limit), !limit.takes(value) else { continue }
      let kind = limit.unit == .seconds ? "seconds above 0" : "a whole number above 0"
      throw ValidationError("\(limit.flag) takes \(kind) and up to \(limit.text(limit.largest))")
    }
  }

  /// The limits that are said; the usual ones for the rest.
  package var limits: Limits {
    var limits = Limits()
    for limit in Limit.allCases {
      if let value = value(of: limit) { limits[limit] = value }
    }
    return limits
  }
}
