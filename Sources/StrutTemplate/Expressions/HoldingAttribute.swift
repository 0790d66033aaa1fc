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
      let own = Self.name(before: start - 2, in: bytes[...]),
      let tag = bytes[..<own.startIndex].lastIndex(of: UInt8(ascii: "<"))
    else { return nil }
    self.name = String(decoding: own, as: UTF8.self)
    isOfComponent = (0x41...0x5A).contains(bytes[tag + 1])
  }

  /// The name of the attribute in whose value a place lies; `nil` where that is none.
  static func name(around place: SourceRange, in text: SourceText) -> String? {
    let bytes = text.bytes[..<Int(place.lowerBound)]
    guard let tag = bytes.lastIndex(of: UInt8(ascii: "<")) else { return nil }
    // A quote behind an = begins a value; one in a value does not.
    let inTag = bytes[(tag + 1)...]
    let name = inTag.indices.reversed().lazy.compactMap { index in
      inTag[index] == UInt8(ascii: "\"") || inTag[index] == UInt8(ascii: "'")
        ? Self.name(before: index, in: inTag) : nil
    }.first
    return name.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name before the quote that begins a value, with blanks around the = or none; `nil` where no value begins there.
  private static func name(before quote: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let equals = bytes[..<quote].lastIndex(where: { $0 > 0x20 }),
      bytes[equals] == UInt8(ascii: "="),
      let last = bytes[..<equals].lastIndex(where: { $0 > 0x20 })
    else { return nil }
    let first = bytes[..<last].lastIndex { $0 <= 0x20 } ?? bytes.startIndex - 1
    return bytes[(first + 1)...last]
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
