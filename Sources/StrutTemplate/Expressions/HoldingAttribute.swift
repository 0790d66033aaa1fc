import StrutCore

/// The attribute of which a name in braces is the whole value: `kind="{error}"`.
package struct HoldingAttribute {
  /// The name of the attribute.
  let name: String
  /// Whether it is that of an instance of a component, which may take any text.
  let isOfComponent: Bool

  /// Finds the attribute by what stands around a name; `nil` where that is no whole value.
  init?(around name: SourceRange, in text: SourceText) {
    let bytes = text.bytes
    let (start, end) = (Int(name.lowerBound), Int(name.upperBound))
    guard start > 3, end + 1 < bytes.count, bytes[start - 1] == UInt8(ascii: "{"),
      bytes[end] == UInt8(ascii: "}"), bytes[start - 2] == bytes[end + 1],
      [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[end + 1]),
      bytes[start - 3] == UInt8(ascii: "=")
    else { return nil }
    let before = bytes[..<(start - 3)]
    let first = before.lastIndex { $0 <= 0x20 } ?? -1
    self.name = String(decoding: before[(first + 1)...], as: UTF8.self)
    guard !self.name.isEmpty, let tag = before.lastIndex(of: UInt8(ascii: "<")) else { return nil }
    isOfComponent = (0x41...0x5A).contains(bytes[tag + 1])
  }

  /// The name of the attribute in whose value a place lies; `nil` where that is none.
  static func name(around place: SourceRange, in text: SourceText) -> String? {
    let bytes = text.bytes[..<Int(place.lowerBound)]
    guard let tag = bytes.lastIndex(of: UInt8(ascii: "<")) else { return nil }
    // A quote behind an = begins a value; one in a value does not.
    let start = bytes.indices[(tag + 1)...].last { index in
      (bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"))
        && bytes[index - 1] == UInt8(ascii: "=")
    }
    guard let start else { return nil }
    let name = bytes[(tag + 1)..<(start - 1)].reversed().prefix { $0 > 0x20 }
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  /// Whether any word may be its value, as far as its name tells: boxes have many attributes, of which components hand on some.
  var takesAnyWord: Bool {
    isOfComponent && !name.contains("-") && !Self.measures.contains(name)
  }

  private static let measures: Set<String> = [
    "width", "height", "margin", "padding", "gap", "inset", "top", "left", "right", "bottom",
    "start", "end", "color", "background", "border", "opacity", "flex", "order", "transform", "id",
    "class", "theme", "slot",
  ]
}
