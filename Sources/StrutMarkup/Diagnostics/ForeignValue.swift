import StrutCore

/// Words and units of values that people know from CSS, React, SwiftUI, Android or Figma.
enum ForeignValue {
  /// What to write instead of a word in the value of an attribute; `nil` where nothing is known.
  static func hint(for text: String, of definition: AttributeDefinition) -> String? {
    if let value = word(text, of: definition.name) {
      return value.contains("=") || definition.fault(of: value) == nil
        ? "write \(value)" : lengthHint
    }
    if let hint = unit(of: text, for: definition)?.hint { return hint }
    // Spaces and corners have names elsewhere, of which each system means another length.
    let isLength = definition.fault(of: "8") == nil && definition.fault(of: "1em") == nil
    guard isLength, !definition.name.hasPrefix("text-"), sizeNames.contains(text.lowercased()),
      definition.fault(of: "small") != nil,
      definition.fault(of: "1 solid") != nil, TailwindClass.value(text, of: definition.name) == nil
    else { return nil }
    return "lengths have no names here: write points, as 4, 8, 16 or 24"
  }

  private static let sizeNames: Set<String> = [
    "xxs", "xs", "sm", "md", "lg", "xl", "xxl", "2xl", "3xl", "tiny", "small", "medium", "large",
    "big", "huge", "thin", "thick", "tight", "loose", "compact", "default", "base",
  ]

  /// The value with every one of its lengths in units that there are; `nil` where that makes nothing right.
  static func inPoints(_ value: String, of definition: AttributeDefinition) -> String? {
    let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, value.utf8.count <= 80, !value.contains("(") else { return nil }
    let points = words.map { word in
      let name = String(word.drop { !$0.isLetter }).lowercased()
      guard word.first?.isLetter == false, foreignUnits.contains(name) else { return word }
      return unit(of: word, for: definition)?.value ?? word
    }.joined(separator: " ")
    return definition.fault(of: points) == nil ? points : nil
  }

  private static let foreignUnits: Set<String> = [
    "dp", "dip", "sp", "pt", "pts", "points", "lpx", "in", "cm", "mm", "q", "pc",
  ]

  /// What stands for a word or a number with its unit: a value, or other attributes as they are written.
  static func replacement(for text: String, of definition: AttributeDefinition) -> String? {
    word(text, of: definition.name) ?? unit(of: text, for: definition)?.value
  }

  private static func word(_ text: String, of attribute: String) -> String? {
    let word = text.lowercased().filter { $0.isLetter || $0.isNumber }
    let found =
      words.lazy.compactMap { $0.attributes.contains(attribute) ? $0.values[word] : nil }.first
      ?? (attribute == "font-size" ? ForeignFont.size(ofStyle: text) : nil)
    // What belongs to the attribute itself is a value of it.
    let own = found.map(WrittenAttribute.all)?.first { $0.name == attribute }
    return own?.value ?? found
  }

  private static let lengthHint = "write a length in points, or leave the attribute out"

  /// What to do about a unit that lengths do not have, with the value to write where it is known.
  private static func unit(
    of text: String, for definition: AttributeDefinition
  ) -> (value: String?, hint: String)? {
    let number = String(text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" })
    guard number.contains(where: \.isNumber) else { return nil }
    func written(_ value: String, _ reason: String = "") -> (value: String?, hint: String) {
      (value, "write \(value)\(reason)")
    }
    let unit = String(text.dropFirst(number.count))
    switch unit.lowercased() {
    case "dp", "dip", "sp", "pt", "pts", "points", "lpx":
      // A number alone is a factor there.
      return written(number + (definition.name == "line-height" ? "px" : ""))
    case "ex", "cap", "ic": return (nil, "write it in em: one em is as much as the font-size")
    case "rlh":
      return (nil, "write it in rem: one rem is as much as the font-size of <layout>")
    case let small where small != unit && FontUnit(rawValue: small) != nil:
      return written(number + small)
    case "vw", "vh", "vmin", "vmax", "dvh", "dvw", "svh", "svw", "cqw":
      return definition.fault(of: "5%") == nil
        ? written(number + "%", ", or a length in points") : (nil, lengthHint)
    case "pct", "percent", "prc": return written(number + "%")
    case "%" where sizes.contains(definition.name): return (nil, lengthHint)
    case let name where perInch[name] != nil:
      guard let count = Double(number), let perInch = perInch[name] else { return nil }
      return written(
        (count * 72 / perInch).decimal(places: 2),
        ": 72 points are an inch")
    case "fr" where definition.name == "flex" || definition.name == "flex-grow":
      return written(number)
    case "fr": return ("flex-grow=\"\(number)\"", "write flex-grow=\"\(number)\" on the child")
    default: return nil
    }
  }

  /// The attributes for sizes, which `<layout>` has, too.
  private static let sizes: Set<String> = ["width", "height"]

  /// How many of a unit are an inch.
  private static let perInch = ["in": 1, "cm": 2.54, "mm": 25.4, "q": 101.6, "pc": 6]

  /// Attributes, each with words for their values and what Strut writes for them.
  private static let words: [(attributes: Set<String>, values: [String: String])] = [
    (
      ["display"],
      [
        "block": "flex", "inline": "flex", "inlineblock": "flex", "inlineflex": "flex",
        "hidden": "none", "gone": "none", "false": "none", "true": "flex", "flexbox": "flex",
        "table": "flex", "listitem": "flex", "visible": "flex", "show": "flex",
        "flowroot": "flex", "webkitbox": "flex", "webkitflex": "flex", "msflexbox": "flex",
        "grid": #"flex-direction="row" flex-wrap="wrap""#,
        "inlinegrid": #"flex-direction="row" flex-wrap="wrap""#,
      ]
    ),
    (
      ["visibility"],
      [
        "gone": "display=\"none\"", "invisible": "hidden", "collapse": "hidden", "false": "hidden",
        "true": "visible", "none": "hidden", "hide": "hidden", "show": "visible",
      ]
    ),
    (["position"], ["fixed": "absolute", "sticky": "relative", "floating": "absolute"]),
    (
      ["overflow", "overflow-x", "overflow-y"],
      [
        "auto": "scroll", "clip": "hidden", "ellipsis": #"line-clamp="1""#, "none": "visible",
        "hide": "hidden",
      ]
    ),
    (
      [
        "border-style", "border", "border-top", "border-right", "border-bottom", "border-left",
      ],
      [
        "groove": "solid", "ridge": "solid", "inset": "solid", "outset": "solid", "hairline": "1",
        "thin": "1", "medium": "3", "thick": "5",
      ]
    ),
    (
      [
        "width", "height", "min-width", "min-height", "max-width", "max-height", "flex-basis",
      ],
      [
        "matchparent": "100%", "fillparent": "100%", "fill": "100%", "full": "100%",
        "parent": "100%", "container": "100%", "stretch": "100%", "infinity": "100%",
        "doubleinfinity": "100%",
        "cgfloatinfinity": "100%", "fillavailable": "stretch", "webkitfillavailable": "stretch",
        "mozavailable": "stretch", "fillcontainer": "100%", "wrapcontent": "fit-content",
        "none": "auto",
        "hug": "fit-content",
        "hugcontents": "fit-content", "hugcontent": "fit-content", "shrink": "fit-content",
        "autofit": "auto", "automatic": "auto",
      ]
    ),
    (
      ["text-align", "text-align-last"],
      [
        "middle": "center", "leading": "start", "trailing": "end", "centre": "center",
        "centered": "center", "justified": "justify", "viewstart": "start", "viewend": "end",
        "textstart": "start", "textend": "end", "centerhorizontal": "center", "natural": "start",
        "justifyall": "justify",
      ]
    ),
    (
      ["align-items"],
      [
        "spacebetween": #"justify-content="space-between""#,
        "spacearound": #"justify-content="space-around""#,
        "spaceevenly": #"justify-content="space-evenly""#,
        "between": #"justify-content="space-between""#,
        "around": #"justify-content="space-around""#,
        "evenly": #"justify-content="space-evenly""#,
      ]
    ),
    (["align-items", "align-self", "align-content", "justify-content"], places),
    (
      ["object-fit"],
      [
        "aspectfill": "cover", "scaleaspectfill": "cover", "centercrop": "cover", "crop": "cover",
        "scaledtofill": "cover", "aspectfit": "contain", "scaleaspectfit": "contain",
        "fitcenter": "contain", "scaledtofit": "contain", "fit": "contain", "stretch": "fill",
        "fitxy": "fill", "scaletofill": "fill", "center": "none", "centerinside": "scale-down",
      ]
    ),
    (
      ["flex-direction"],
      [
        "vertical": "column", "horizontal": "row", "v": "column", "h": "row", "y": "column",
        "x": "row", "col": "column", "reverse": "column-reverse",
      ]
    ),
    (
      ["direction"],
      [
        "row": #"flex-direction="row""#, "column": #"flex-direction="column""#,
        "horizontal": #"flex-direction="row""#, "vertical": #"flex-direction="column""#,
        "right": "rtl", "left": "ltr", "righttoleft": "rtl", "lefttoright": "ltr",
        "forcerighttoleft": "rtl", "forcelefttoright": "ltr",
      ]
    ),
    (["flex-wrap"], ["true": "wrap", "yes": "wrap", "false": "nowrap", "no": "nowrap"]),
    (["line-clamp"], ["unlimited": "none", "infinite": "none", "infinity": "none", "all": "none"]),
    (["order"], ["first": "-1", "last": "1", "none": "0", "auto": "0"]),
    (
      ["align-items", "align-self"],
      ["last": "baseline", "lastbaseline": "baseline", "lasttextbaseline": "baseline"]
    ),
    (["aspect-ratio"], ["square": "1", "video": "16 / 9", "widescreen": "16 / 9"]),
    (["white-space"], ["breakspaces": "pre-wrap", "false": "nowrap", "true": "normal"]),
    (["flex-grow", "flex-shrink"], ["true": "1", "yes": "1", "false": "0", "no": "0"]),
    (["font-size"], ["md": "16", "base": "16"]),
    (
      ["color", "border-color", "text-decoration-color"],
      ["none": "transparent", "clear": "transparent"]
    ),
    (["margin"], ["center": "0 auto"]),
    (["margin-horizontal", "margin-vertical"], ["center": "auto", "middle": "auto"]),
    (["defaults"], ["css": "web", "browser": "web", "html": "web", "reactnative": "yoga"]),
    (
      ["transform"],
      [
        "flip": "scaleX(-1)", "mirror": "scaleX(-1)", "fliphorizontal": "scaleX(-1)",
        "flipx": "scaleX(-1)", "flipvertical": "scaleY(-1)", "flipy": "scaleY(-1)",
        "upsidedown": "rotate(180deg)",
      ]
    ),
    (
      ["filter"],
      [
        "grayscale": "grayscale(1)", "greyscale": "grayscale(1)", "blur": "blur(4)",
        "shadow": "drop-shadow(0 2 4 #0006)", "dropshadow": "drop-shadow(0 2 4 #0006)",
        "blackandwhite": "grayscale(1)",
      ]
    ),
    (
      ["box-shadow"],
      [
        "true": "0 2 8 #0003", "yes": "0 2 8 #0003", "small": "0 1 2 #0003",
        "light": "0 1 2 #0003", "soft": "0 2 8 #0003", "medium": "0 2 8 #0003",
        "normal": "0 2 8 #0003", "large": "0 8 24 #0003", "dropshadow": "0 2 8 #0003",
        "shadow": "0 2 8 #0003", "false": "none", "no": "none",
      ]
    ),
    (
      [
        "padding", "padding-horizontal", "padding-vertical", "padding-left", "padding-right",
        "padding-top", "padding-bottom", "margin", "margin-horizontal", "margin-vertical",
        "margin-left", "margin-right", "margin-top", "margin-bottom", "gap", "row-gap",
        "column-gap", "border-width",
      ],
      [
        "none": "0", "normal": "0", "hairline": "1",
      ]
    ),
    (
      ["gap", "row-gap", "column-gap"],
      [
        "auto": #"justify-content="space-between""#,
        "between": #"justify-content="space-between""#,
        "spacebetween": #"justify-content="space-between""#,
      ]
    ),
    (["border-style"], ["dash": "dashed", "dot": "dotted", "line": "solid", "hidden": "none"]),
    (
      ["background"],
      [
        "none": "transparent", "thinmaterial": "rgb(255 255 255 / 0.7)",
        "ultrathinmaterial": "rgb(255 255 255 / 0.6)", "regularmaterial": "rgb(255 255 255 / 0.8)",
        "thickmaterial": "rgb(255 255 255 / 0.9)",
      ]
    ),
    (
      ["flex"],
      ["grow": "1", "fill": "1", "expand": "1", "fixed": "none", "true": "1", "false": "none"]
    ),
    (["line-height", "letter-spacing", "word-spacing"], ["auto": "normal", "none": "normal"]),
    (
      ["line-height"],
      [
        "single": "1.2", "double": "2", "tight": "1.25", "snug": "1.375", "relaxed": "1.625",
        "loose": "2",
      ]
    ),
    (
      ["letter-spacing"],
      [
        "tighter": "-0.05em", "tight": "-0.025em", "wide": "0.025em", "wider": "0.05em",
        "widest": "0.1em", "expanded": "0.05em", "condensed": "-0.025em",
      ]
    ),
    (["border-radius"], ["full": "9999", "round": "9999", "circle": "50%", "pill": "9999"]),
    (
      ["text-overflow"],
      [
        "tail": "ellipsis", "end": "ellipsis", "truncate": "ellipsis", "middle": "ellipsis",
        "fade": "ellipsis", "truncatingtail": "ellipsis", "bytruncatingtail": "ellipsis",
        // The sign itself has no letters.
        "": "ellipsis",
      ]
    ),
    (
      ["text-transform"],
      [
        "allcaps": "uppercase", "caps": "uppercase", "upper": "uppercase", "lower": "lowercase",
        "title": "capitalize", "titlecase": "capitalize", "capitalized": "capitalize",
      ]
    ),
    (
      ["text-decoration"],
      [
        "strikethrough": "line-through", "strike": "line-through", "underlined": "underline",
        "line": "underline", "true": "underline", "yes": "underline", "false": "none",
      ]
    ),
    (
      ["font-style"],
      ["regular": "normal", "roman": "normal", "slanted": "oblique", "slant": "oblique"]
    ),
    (
      ["font-stretch", "stretch"],
      [
        "narrow": "condensed", "compressed": "condensed", "tight": "condensed",
        "compact": "condensed", "wide": "expanded", "extended": "expanded", "regular": "normal",
        "narrower": "semi-condensed", "wider": "semi-expanded",
      ]
    ),
    (
      ["vertical-align"],
      [
        "center": "middle", "centre": "middle", "centered": "middle", "top": "text-top",
        "bottom": "text-bottom", "superscript": "super", "subscript": "sub", "sup": "super",
        "texttop": "text-top", "textbottom": "text-bottom",
      ]
    ),
    (["unicode-bidi"], ["override": "bidi-override"]),
    (["white-space"], ["none": "nowrap", "preserve": "pre-wrap", "wrap": "normal"]),
    (["word-break"], ["breakword": "overflow-wrap=\"anywhere\""]),
    (
      ["overflow-wrap"],
      [
        "breakall": #"word-break="break-all""#, "keepall": #"word-break="keep-all""#,
        "break": "break-word", "true": "anywhere", "yes": "anywhere",
      ]
    ),
    (
      ["text-wrap"],
      [
        "pre": #"white-space="pre""#, "prewrap": #"white-space="pre-wrap""#,
        "preline": #"white-space="pre-line""#, "normal": "wrap", "none": "nowrap",
        "true": "wrap", "false": "nowrap", "balanced": "balance",
      ]
    ),
    (
      ["hyphens", "font-optical-sizing", "text-decoration-skip-ink"],
      ["on": "auto", "yes": "auto", "true": "auto", "off": "none", "no": "none", "false": "none"]
    ),
    (["hyphens"], ["automatic": "auto", "soft": "manual", "normal": "manual"]),
    (["text-decoration-skip-ink"], ["skip": "auto", "ink": "auto"]),
    (
      ["font-kerning"],
      [
        "on": "normal", "yes": "normal", "true": "normal", "off": "none", "no": "none",
        "false": "none",
      ]
    ),
    (["font-synthesis"], ["bold": "weight", "italic": "style", "oblique": "style"]),
    (
      ["font-variant-position"],
      ["superscript": "super", "subscript": "sub", "sup": "super", "inferior": "sub"]
    ),
    (
      ["font-weight", "weight"],
      [
        "thin": "100", "ultralight": "200", "extralight": "200", "light": "300", "regular": "400",
        "book": "400", "medium": "500", "semibold": "600", "demibold": "600", "demi": "600",
        "extrabold": "800",
        "heavy": "800", "ultrabold": "800", "black": "900",
      ]
    ),
    (
      [
        "font-style", "font-weight", "font-variant", "font-variant-caps", "text-decoration",
        "text-transform",
      ], looks
    ),
  ]

  /// Looks of a text under names of which each belongs to one attribute, whichever it was written in.
  private static let looks = [
    "bold": #"font-weight="bold""#, "italic": #"font-style="italic""#,
    "underline": #"text-decoration="underline""#, "underlined": #"text-decoration="underline""#,
    "strikethrough": #"text-decoration="line-through""#,
    "linethrough": #"text-decoration="line-through""#,
    "uppercase": #"text-transform="uppercase""#, "allcaps": #"text-transform="uppercase""#,
    "smallcaps": #"font-variant-caps="small-caps""#,
  ]

  private static let places = [
    "leading": "flex-start", "trailing": "flex-end", "top": "flex-start", "bottom": "flex-end",
    "left": "flex-start", "right": "flex-end", "begin": "flex-start", "middle": "center",
    "centre": "center", "between": "space-between", "around": "space-around",
    "evenly": "space-evenly", "fill": "stretch", "min": "flex-start", "max": "flex-end",
    "centerhorizontally": "center", "centervertically": "center", "centerhorizontal": "center",
    "centervertical": "center", "topleft": "flex-start", "topstart": "flex-start",
    "topleading": "flex-start", "bottomright": "flex-end", "bottomend": "flex-end",
    "bottomtrailing": "flex-end", "firsttextbaseline": "baseline", "firstbaseline": "baseline",
  ]
}
