import StrutFormats

/// A value of a PDF file ([ISO 32000-1 §7.3](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf)),
/// as far as anything is read of it.
enum PDFValue {
  /// Names, without the slash, and the values under them.
  case dictionary([String: PDFValue])
  /// The values of an array.
  case array([PDFValue])
  /// A whole number.
  case number(Int)
  /// The object with a number.
  case reference(Int)
  /// A name without the slash.
  case name(String)
  /// Texts, fractions and what else there is.
  case other

  /// The value under a name of a dictionary.
  subscript(_ name: String) -> PDFValue? {
    if case .dictionary(let entries) = self { entries[name] } else { nil }
  }

  /// The number of the object that it refers to.
  var reference: Int? { if case .reference(let number) = self { number } else { nil } }
  /// The whole number.
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  /// The name.
  var name: String? { if case .name(let name) = self { name } else { nil } }
  /// The values of an array; none of anything else.
  var values: [PDFValue] { if case .array(let values) = self { values } else { [] } }
}

extension PDFValue {
  /// A text as PDF has it: in characters of ASCII, or its UTF-16 in hexadecimal digits.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return ascii(text) }
    var digits = "<FEFF"
    for unit in InterchangeText.purified(text).utf16 {
      let number = String(unit, radix: 16, uppercase: true)
      digits += String(repeating: "0", count: 4 - number.count) + number
    }
    return digits + ">"
  }

  /// Characters of ASCII as a text.
  static func ascii(_ text: String) -> String {
    "(" + text.replacing("\\", with: "\\\\").replacing("(", with: "\\(").replacing(")", with: "\\)")
      + ")"
  }
}
