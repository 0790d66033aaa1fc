import StrutCore
import StrutFormats

extension TokenDefinition {
  /// The value as it is written, with the name of a token in braces in place of each pointer to one.
  var written: String {
    switch content {
    case .pointer(let text, let range): Self.name(at: text) ?? source.text.text(in: range)
    case .value(let json): written(json)
    }
  }

  private func written(_ json: JSONValue) -> String {
    var text = ""
    var start = json.range.lowerBound
    for pointer in Self.pointers(in: json) {
      guard let name = pointer.string.flatMap(Self.name) else { continue }
      text += source.text.text(in: SourceRange(Int(start), Int(pointer.range.lowerBound))) + name
      start = pointer.range.upperBound
    }
    return text + source.text.text(in: SourceRange(Int(start), Int(json.range.upperBound)))
  }

  /// The token that a pointer leads to, as an alias names it; `nil` for what is no pointer.
  private static func name(at pointer: String) -> String? {
    guard let path = TokenPointer(pointer)?.segments, !path.isEmpty else { return nil }
    return "\"{\(path.prefix { $0 != "$value" }.joined(separator: "."))}\""
  }

  /// The pointers in a value, in the order of the file.
  private static func pointers(in json: JSONValue) -> [JSONValue] {
    if let pointer = json["$ref"] { return [pointer] }
    let parts = json.array ?? json.members?.map(\.value) ?? []
    return parts.flatMap(pointers)
  }
}
