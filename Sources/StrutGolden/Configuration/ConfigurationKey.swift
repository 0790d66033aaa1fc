import Strut
import StrutCore
import StrutFormats

/// One key of `strut.json`: the single table that reading, messages, the schema and the flags are made from.
package struct ConfigurationKey: Sendable {
  /// The name in the file.
  package let name: String
  /// The flag that says the same, with the form of its value; `nil` for the name of the schema alone.
  package let flag: String?
  /// What the key says, in one sentence.
  package let summary: String
  /// The JSON schema of its value.
  let schema: JSONValue
  /// Takes the value over into the configuration, or reports what is wrong with it.
  let read: @Sendable (JSONValue, inout ConfigurationReading) -> Void

  /// Every key, in the order of the documentation.
  package static let all: [ConfigurationKey] = [
    schemaKey, viewports, themes, locales, directions, scales, tolerance, tolerances, fontPaths,
    systemFonts, root, svgText, limits,
  ]

  /// Whether a key takes a list of such values.
  static func takesList(_ name: String, of value: JSONValue) -> Bool {
    guard let elements = all.first(where: { $0.name == name })?.schema["items"] else {
      return false
    }
    if let words = elements["enum"]?.array { return words.contains { $0.kind == value.kind } }
    switch elements["type"]?.string {
    case "string": return value.string != nil
    case "number": return value.number != nil
    case "object": return value.members != nil
    default: return false
    }
  }

  private static let schemaKey = ConfigurationKey(
    name: "$schema", flag: nil, summary: "The address of this schema, for editors.",
    schema: ["type": "string"]
  ) { value, reading in
    if value.string == nil { reading.reject(value, "$schema", accepts: "a text") }
  }

  private static let viewports = ConfigurationKey(
    name: "viewports", flag: "--viewport NAME=WIDTH[xHEIGHT]",
    summary:
      "The canvas sizes that every document is drawn at; without height, as high as the content.",
    schema: [
      "type": "array", "minItems": 1,
      "items": [
        "type": "object", "additionalProperties": false, "required": ["name", "width"],
        "properties": [
          "name": ["type": "string", "pattern": "^[\\p{L}\\p{N}_-][\\p{L}\\p{N}_.-]*$"],
          "width": ["type": "number", "exclusiveMinimum": 0, "maximum": 1_000_000],
          "height": ["type": "number", "exclusiveMinimum": 0, "maximum": 1_000_000],
        ],
      ],
    ]
  ) { value, reading in
    reading.configuration.viewports = reading.list(value, "viewports") { reading, element in
      reading.viewport(element)
    }
    reading.rejectRepeated("viewports", value, by: \.["name"])
  }

  private static let themes = ConfigurationKey(
    name: "themes", flag: "--theme NAME",
    summary:
      "The themes that every document is drawn in; one without themes looks the same in all of them.",
    schema: ["type": "array", "minItems": 1, "items": ["type": "string", "minLength": 1]]
  ) { value, reading in
    reading.configuration.themes = reading.list(value, "themes") { reading, element in
      guard let name = element.string, Configuration.isTheme(name) else {
        reading.reject(element, "themes", accepts: "names of themes")
        return nil
      }
      reading.configuration.themePlaces[name] = reading.place(of: element)
      return name
    }
    reading.rejectRepeated("themes", value) { $0 }
  }

  private static let locales = ConfigurationKey(
    name: "locales", flag: "--locale TAG",
    summary: "The languages that every document is drawn in, as BCP 47 tags such as de-AT.",
    schema: ["type": "array", "minItems": 1, "items": ["type": "string", "minLength": 2]]
  ) { value, reading in
    reading.configuration.locales = reading.list(value, "locales") { reading, element in
      guard let tag = element.string, LanguageTag.isChoice(tag) else {
        let meant = element.string.map { $0.replacing("_", with: "-") }
          .flatMap { LanguageTag($0)?.isOfLanguage == true ? $0 : nil }
        reading.reject(
          element, "locales", accepts: "language tags such as \(meant ?? "de-AT")")
        return nil
      }
      return tag
    }
    reading.rejectRepeated("locales", value) { $0 }
  }

  private static let directions = ConfigurationKey(
    name: "directions", flag: "--direction ltr|rtl",
    summary: "The base directions that every document is drawn in.",
    schema: ["type": "array", "minItems": 1, "items": ["enum": ["ltr", "rtl"]]]
  ) { value, reading in
    reading.configuration.directions = reading.list(value, "directions") { reading, element in
      reading.keyword(element, "directions", WritingDirection.self)
    }
    reading.rejectRepeated("directions", value) { $0 }
  }

  private static let scales = ConfigurationKey(
    name: "scales", flag: "--scale NUMBER",
    summary: "The output scales: pixels for each point. [1] where nothing is said.",
    schema: [
      "type": "array", "minItems": 1,
      "items": ["type": "number", "exclusiveMinimum": 0, "maximum": 64],
    ]
  ) { value, reading in
    reading.configuration.scales = reading.list(value, "scales") { reading, element in
      guard let number = element.number, Configuration.isScale(number) else {
        reading.reject(element, "scales", accepts: "numbers above 0 and up to 64")
        return nil
      }
      return number
    }
    reading.rejectRepeated("scales", value) { $0 }
  }

  private static let toleranceSchema: JSONValue = [
    "oneOf": [
      ["enum": ["exact", "antialiasing"]],
      [
        "type": "object", "additionalProperties": false, "required": ["pixels", "channel"],
        "properties": [
          "pixels": ["type": "integer", "minimum": 0],
          "channel": ["type": "integer", "minimum": 0, "maximum": 255],
        ],
      ],
    ]
  ]

  private static let tolerance = ConfigurationKey(
    name: "tolerance", flag: "--tolerance exact|antialiasing|PIXELS,CHANNEL",
    summary:
      "The differences of pixels that pass: none, those on smoothed edges, or a number of pixels "
      + "with a largest channel difference.",
    schema: toleranceSchema
  ) { value, reading in
    reading.configuration.tolerance = reading.tolerance(value)
  }

  private static let tolerances = ConfigurationKey(
    name: "tolerances", flag: "--tolerance PATH=VALUE",
    summary: "The tolerance of single documents and folders, by their paths from this file.",
    schema: ["type": "object", "additionalProperties": toleranceSchema]
  ) { value, reading in
    guard let members = value.members else {
      return reading.reject(value, "tolerances", accepts: "an object of paths and tolerances")
    }
    for member in members {
      guard let tolerance = reading.tolerance(member.value) else { continue }
      let path = FilePath.resolve(reading.folder, member.name)
      reading.warn(ofNothingAt: path, member)
      reading.configuration.tolerances.append(PathTolerance(path: path, tolerance: tolerance))
    }
  }

  private static let fontPaths = ConfigurationKey(
    name: "fontPaths", flag: "--font-path FOLDER",
    summary: "Folders with fonts, by their paths from this file.",
    schema: ["type": "array", "items": ["type": "string"]]
  ) { value, reading in
    reading.configuration.fontPaths = reading.list(value, "fontPaths") { reading, element in
      reading.folder(element, "fontPaths", accepts: "paths of folders")
    }
  }

  private static let systemFonts = ConfigurationKey(
    name: "systemFonts", flag: "--system-fonts",
    summary: "Whether the fonts of the system may be used; pictures then differ between machines.",
    schema: ["type": "boolean"]
  ) { value, reading in
    guard let flag = value.bool else {
      return reading.reject(value, "systemFonts", accepts: "true or false")
    }
    reading.configuration.systemFonts = flag
  }

  private static let root = ConfigurationKey(
    name: "root", flag: "--root FOLDER",
    summary:
      "The folder that a document's images and fonts may not leave, by its path from this file.",
    schema: ["type": "string"]
  ) { value, reading in
    reading.configuration.root = reading.folder(value, "root", accepts: "the path of a folder")
  }

  private static let svgText = ConfigurationKey(
    name: "svgText", flag: "--svg-text MODE",
    summary:
      "How strut render writes the texts of SVG files: as outlines, as text, or as text with its fonts in the file.",
    schema: [
      "enum": JSONValue(
        .array(SVGTextMode.allCases.map { JSONValue(.string($0.rawValue)) }))
    ]
  ) { value, reading in
    reading.configuration.svgText = reading.keyword(value, "svgText", SVGTextMode.self)
  }

  private static let limits = ConfigurationKey(
    name: "limits", flag: "--max-boxes NUMBER and the like",
    summary: "What one document may use at most; see the limits of the markup.",
    schema: [
      "type": "object", "additionalProperties": false,
      "properties": JSONValue(
        .object(
          Limit.allCases.map { limit in
            JSONMember(
              limit.key,
              [
                "type": limit.unit == .seconds ? "number" : "integer", "exclusiveMinimum": 0,
                "maximum": JSONValue(.number(limit.largest)),
              ])
          })),
    ]
  ) { value, reading in
    guard let members = value.members else {
      return reading.reject(value, "limits", accepts: "an object of limits")
    }
    var limits = Limits()
    for member in members {
      guard let limit = Limit.allCases.first(where: { $0.key == member.name }) else {
        reading.report(unknown: member, among: Limit.allCases.map(\.key), in: "limits")
        continue
      }
      guard let number = member.value.number, limit.takes(number) else {
        reading.reject(
          member.value, "limits.\(member.name)",
          accepts:
            "\(limit.unit == .seconds ? "numbers" : "whole numbers") above 0 and up to \(limit.text(limit.largest))"
        )
        continue
      }
      limits[limit] = number
    }
    reading.configuration.limits = limits
  }
}
