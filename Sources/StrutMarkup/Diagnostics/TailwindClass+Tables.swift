/// What Tailwind's names stand for.
extension TailwindClass {
  /// The attributes of prefixes that lengths stand behind.
  static let lengths = [
    "p": "padding", "px": "padding-horizontal", "py": "padding-vertical", "pt": "padding-top",
    "pr": "padding-right", "pb": "padding-bottom", "pl": "padding-left", "ps": "padding-start",
    "pe": "padding-end", "m": "margin", "mx": "margin-horizontal", "my": "margin-vertical",
    "mt": "margin-top", "mr": "margin-right", "mb": "margin-bottom", "ml": "margin-left",
    "ms": "margin-start", "me": "margin-end", "gap": "gap", "gap-x": "column-gap",
    "gap-y": "row-gap", "space-x": "gap", "space-y": "gap", "w": "width", "h": "height",
    "size": "width height", "min-w": "min-width", "max-w": "max-width", "min-h": "min-height",
    "max-h": "max-height", "top": "top", "right": "right", "bottom": "bottom", "left": "left",
    "inset": "inset", "inset-x": "left right", "inset-y": "top bottom",
  ]

  static let lengthNames = [
    "full": "100%", "screen": "100%", "auto": "auto", "fit": "fit-content",
    "min": "min-content", "max": "max-content", "xs": "320", "sm": "384", "md": "448",
    "lg": "512", "xl": "576", "2xl": "672", "3xl": "768", "4xl": "896", "5xl": "1024",
    "6xl": "1152", "7xl": "1280",
  ]

  /// Sizes of texts with the heights of their lines.
  static let sizes: [String: (String, String)] = [
    "xs": ("12", "16px"), "sm": ("14", "20px"), "base": ("16", "24px"), "lg": ("18", "28px"),
    "xl": ("20", "28px"), "2xl": ("24", "32px"), "3xl": ("30", "36px"), "4xl": ("36", "40px"),
    "5xl": ("48", "1"), "6xl": ("60", "1"), "7xl": ("72", "1"), "8xl": ("96", "1"),
    "9xl": ("128", "1"),
  ]

  static let weights = [
    "thin": "100", "extralight": "200", "light": "300", "normal": "400", "medium": "500",
    "semibold": "600", "bold": "bold", "extrabold": "800", "black": "900",
  ]

  static let lineHeights = [
    "none": "1", "tight": "1.25", "snug": "1.375", "normal": "1.5", "relaxed": "1.625",
    "loose": "2",
  ]

  static let trackings = [
    "tighter": "-0.05em", "tight": "-0.025em", "normal": "0", "wide": "0.025em",
    "wider": "0.05em", "widest": "0.1em",
  ]

  static let radii = [
    "": "4", "none": "0", "xs": "2", "sm": "4", "md": "6", "lg": "8", "xl": "12", "2xl": "16",
    "3xl": "24", "full": "9999",
  ]

  static let shadows = [
    "": "0 1 3 #0002", "xs": "0 1 2 #0001", "sm": "0 1 2 #0001", "md": "0 4 6 -1 #0002",
    "lg": "0 10 15 -3 #0002", "xl": "0 20 25 -5 #0002", "2xl": "0 25 50 -12 #0004",
    "inner": "inset 0 2 4 #0001", "none": "none",
  ]

  /// The attributes of prefixes that places stand behind.
  static let places = [
    "items": "align-items", "self": "align-self", "content": "align-content",
    "justify": "justify-content",
  ]

  static let alignments = [
    "start": "flex-start", "end": "flex-end", "center": "center", "between": "space-between",
    "around": "space-around", "evenly": "space-evenly", "stretch": "stretch",
    "baseline": "baseline", "auto": "auto",
  ]

  /// Classes that say what is so anyway, or what nothing stands for.
  static let silent: Set<String> = [
    "flex", "inline-flex", "block", "inline-block", "inline", "antialiased", "transition",
    "cursor-pointer", "select-none", "container",
  ]

  /// Classes that are one name.
  static let wholes = [
    "grid": #"flex-direction="row" flex-wrap="wrap""#,
    "hidden": #"display="none""#, "contents": #"display="contents""#,
    "relative": #"position="relative""#, "absolute": #"position="absolute""#,
    "fixed": #"position="absolute""#, "invisible": #"visibility="hidden""#,
    "uppercase": #"text-transform="uppercase""#, "lowercase": #"text-transform="lowercase""#,
    "capitalize": #"text-transform="capitalize""#, "italic": #"font-style="italic""#,
    "underline": #"text-decoration="underline""#,
    "line-through": #"text-decoration="line-through""#,
    "truncate": #"line-clamp="1" text-overflow="ellipsis""#,
    "whitespace-nowrap": #"white-space="nowrap""#,
    "tabular-nums":
      #"font-variant-numeric="tabular-nums""#,
  ]
}
