/// The colours that Apple's systems and browsers have names for, as they are on a light background.
enum SystemColor {
  /// The colour of a name such as `systemGray6`, in the notation of CSS; `nil` for others.
  static func text(hyphenated name: String) -> String? { byName[name] }

  /// What to write for the name of a part that a colour plays in a design, such as `primary`; `nil` for others.
  static func hint(for value: String, of definition: AttributeDefinition) -> String? {
    guard definition.fault(of: "#123456") == nil, definition.fault(of: "a(b)") != nil,
      let match = value.wholeMatch(of: /(?:[A-Za-z]+\.)*\.?([A-Za-z]+)((?:-\d{2,3})?)/)
    else { return nil }
    let role = ForeignAttribute.hyphenated(String(match.1))
    guard roles.contains(role) || !match.2.isEmpty else { return nil }
    let name = role + match.2
    return
      "a colour of one's own is a token: write <tokens><token name=\"\(name)\" value=\"#…\"/></tokens> at the top of <layout>, and {\(name)}"
  }

  private static let roles: Set<String> = [
    "primary", "on-primary", "secondary", "on-secondary", "tertiary", "on-tertiary", "surface",
    "on-surface", "surface-variant", "on-surface-variant", "background", "on-background", "error",
    "on-error", "outline", "outline-variant", "accent", "accent-color", "tint", "muted",
    "foreground", "muted-foreground", "primary-container", "on-primary-container",
    "secondary-container", "primary-color", "success", "warning", "danger", "info",
  ]

  private static let byName = [
    // CSS's.
    "canvas": "white", "canvas-text": "black", "link-text": "#0000ee",
    "visited-text": "#551a8b", "active-text": "#ff0000", "gray-text": "#808080",
    "button-face": "#efefef", "button-text": "black", "field-text": "black",
    "mark-text": "black",
    // Apple's.
    "system-background": "white", "secondary-system-background": "#f2f2f7",
    "tertiary-system-background": "white", "system-grouped-background": "#f2f2f7",
    "secondary-system-grouped-background": "white",
    "tertiary-system-grouped-background": "#f2f2f7", "label": "black",
    "secondary-label": "#3c3c4399", "tertiary-label": "#3c3c434d",
    "quaternary-label": "#3c3c432e", "placeholder-text": "#3c3c434d", "separator": "#3c3c434a",
    "opaque-separator": "#c6c6c8", "dark-text": "black", "light-text": "#ffffff99",
    "system-fill": "#78788033", "secondary-system-fill": "#78788029",
    "tertiary-system-fill": "#7676801f", "quaternary-system-fill": "#74748014",
    "system-blue": "#007aff", "system-green": "#34c759", "system-indigo": "#5856d6",
    "system-orange": "#ff9500", "system-pink": "#ff2d55", "system-purple": "#af52de",
    "system-red": "#ff3b30", "system-teal": "#30b0c7", "system-mint": "#00c7be",
    "system-cyan": "#32ade6", "system-yellow": "#ffcc00", "system-brown": "#a2845e",
    "system-gray": "#8e8e93", "system-gray2": "#aeaeb2", "system-gray3": "#c7c7cc",
    "system-gray4": "#d1d1d6", "system-gray5": "#e5e5ea", "system-gray6": "#f2f2f7",
  ]
}
