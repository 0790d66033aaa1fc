import Foundation

/// The text of a source with faults in it.
struct PlantedSource {
  /// The text without faults.
  let text: String

  /// The text with all of `faults` in it, each behind its switch.
  ///
  /// - Throws: ``ChoreError`` where a fault does not find its place exactly once, or two want the same.
  func switching(_ faults: [Fault]) throws -> String {
    var planted = text
    var end = text.endIndex
    let places = try faults.map { ($0, try place(of: $0)) }
      .sorted { $0.1.lowerBound > $1.1.lowerBound }
    for (fault, place) in places {
      guard place.upperBound <= end else {
        throw ChoreError("\(fault.origin): another fault changes a part of the same text")
      }
      end = place.lowerBound
      planted.replaceSubrange(place, with: switched(fault, old: text[place]))
    }
    return planted
  }

  /// The text with one fault that has no switch.
  ///
  /// - Throws: ``ChoreError`` where the fault does not find its place exactly once.
  func replacing(_ fault: Fault) throws -> String {
    guard case .text(let new) = fault.change else { return text }
    return text.replacingCharacters(in: try place(of: fault), with: new)
  }

  private func switched(_ fault: Fault, old: Substring) -> String {
    let isOn = "PlantedFault.\(fault.switchName)"
    return switch fault.change {
    case .expression(let new): "(\(isOn) ? (\(new)) : (\(old)))"
    case .omission: "if !\(isOn) { \(old) }"
    case .text: String(old)
    }
  }

  /// Where the text of a fault stands.
  func place(of fault: Fault) throws -> Range<String.Index> {
    var area = text.startIndex..<text.endIndex
    if let context = fault.context { area = try only(context, in: area, fault) }
    return try only(fault.old, in: area, fault)
  }

  private func only(
    _ searched: String, in area: Range<String.Index>, _ fault: Fault
  ) throws -> Range<String.Index> {
    let pattern = searched.split(whereSeparator: \.isWhitespace)
      .map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: "\\s+")
    let places = try NSRegularExpression(pattern: pattern)
      .matches(in: text, range: NSRange(area, in: text))
    guard places.count == 1, let place = Range(places[0].range, in: text) else {
      throw ChoreError(
        "\(fault.origin): \(fault.file) has \(places.count) times, not once: \(searched)")
    }
    return place
  }
}
