/// What a parameter takes: the words of `<param type="…">`, and those that other languages have for them.
package enum ParameterType: String, CaseIterable, Sendable {
  case text, number, boolean, color, length, file, list, record

  /// The type that a word of another language means; `nil` where nobody knows.
  package static func named(elsewhere word: String) -> ParameterType? {
    switch word.lowercased() {
    case "string", "str", "character", "varchar": .text
    case "int", "integer", "float", "double", "decimal", "num", "numeric": .number
    case "bool", "flag", "switch": .boolean
    case "array", "sequence", "set", "collection": .list
    case "object", "map", "dict", "dictionary", "struct", "json", "hash": .record
    case "image", "path", "url", "src", "uri", "picture", "asset": .file
    case "size", "dimension", "px", "percentage": .length
    case "paint", "hex", "rgb", "rgba": .color
    default: nil
    }
  }

  /// The type with its article, for messages.
  package var words: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .boolean: "a truth value"
    case .color: "a colour"
    case .length: "a length"
    case .file: "the path of a file"
    case .list: "a list"
    case .record: "a record"
    }
  }
}
