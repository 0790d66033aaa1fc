import StrutFormats

/// The published JSON schema of `strut.json`.
package enum ConfigurationSchema {
  /// The schema (draft 2020-12) as a file's text, made from ``ConfigurationKey/all``.
  package static var text: String {
    let properties = ConfigurationKey.all.map { key in
      JSONMember(key.name, described(key))
    }
    let schema: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "strut.json",
      "description":
        "Which cases of a document strut test draws, and what its comparisons let pass.",
      "type": "object",
      "additionalProperties": false,
      "properties": JSONValue(.object(properties)),
    ]
    return schema.text()
  }

  private static func described(_ key: ConfigurationKey) -> JSONValue {
    let flag = key.flag.map { " Flag: \($0)." } ?? ""
    let description = JSONMember("description", .text(key.summary + flag))
    return JSONValue(.object([description] + (key.schema.members ?? [])))
  }
}
