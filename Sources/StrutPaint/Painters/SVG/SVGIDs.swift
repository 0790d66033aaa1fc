import StrutCore

/// The ids of an SVG file: those of the boxes, as XML has them, and those of definitions, apart from them.
struct SVGIDs {
  private var used: Set<String> = []
  private var counts: [Character: Int] = [:]

  /// The ids of elements by their index; elements without one have none.
  private(set) var ofElements: [Int: String] = [:]
  /// The same by the ids of the document.
  private var names: [String: String] = [:]

  /// Gives every element with an `id` one of its own.
  init(_ elements: [PictureElement]) {
    var others: [(index: Int, id: String)] = []
    for (index, element) in elements.enumerated() {
      guard let id = element.id else { continue }
      if Self.isName(id), used.insert(id).inserted {
        ofElements[index] = id
      } else {
        others.append((index, id))
      }
    }
    for (index, id) in others {
      let name = Self.name(from: id)
      var number = 1
      var own = name
      while !used.insert(own).inserted {
        number += 1
        own = "\(name)-\(number)"
      }
      ofElements[index] = own
      names[id] = own
    }
  }

  /// Where a link of the document leads to in the file.
  func target(_ link: String) -> String {
    guard link.hasPrefix("#"), let name = names[String(link.dropFirst())] else { return link }
    return "#" + name
  }

  /// A new id for a definition: a letter for its kind and a number.
  mutating func new(_ kind: Character) -> String {
    while true {
      counts[kind, default: 0] += 1
      let id = "\(kind)\(counts[kind, default: 0])"
      if !used.contains(id) { return id }
    }
  }

  /// Whether a text is a name without colon
  /// ([Namespaces in XML 1.0 §3](https://www.w3.org/TR/xml-names/#NT-NCName)).
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, startsName(first) else { return false }
    return text.unicodeScalars.allSatisfy(isInName)
  }

  /// A text with what names do not have replaced.
  private static func name(from text: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { name.append(isInName(scalar) ? scalar : "_") }
    if let first = name.first, !startsName(first) { name.insert("_", at: name.startIndex) }
    return String(name)
  }

  private static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    if startsName(scalar) { return true }
    return switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
