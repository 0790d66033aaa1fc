/// The words for what a parameter takes, here and in other languages.
package enum ParameterTypes {
  /// The words of `<param type="…">`.
  package static let own = [
    "text", "number", "boolean", "color", "length", "file", "list", "record",
  ]

  /// The word to write for one of another language; `nil` where nobody knows what it means.
  package static func named(elsewhere word: String) -> String? {
    switch word.lowercased() {
    case "string", "str", "character", "varchar": "text"
    case "int", "integer", "float", "double", "decimal", "num", "numeric": "number"
    case "bool", "flag", "switch": "boolean"
    case "array", "sequence", "set", "collection": "list"
    case "object", "map", "dict", "dictionary", "struct", "json", "hash": "record"
    case "image", "path", "url", "src", "uri", "picture", "asset": "file"
    case "size", "dimension", "px", "percentage": "length"
    case "paint", "hex", "rgb", "rgba": "color"
    default: nil
    }
  }
}
