/// The name of a style for a state or a part of an element, as style sheets of CSS have them: `card:hover`, `li::before`.
struct ForeignState {
  /// The class without the state.
  let base: String
  /// The state or part, without its colons.
  let state: String

  /// Reads the name of a style; `nil` where it names neither.
  init?(_ name: String) {
    guard let match = name.wholeMatch(of: /([^:]+)::?([a-z-]+)(?:\(.*\))?/),
      Self.names.contains(String(match.2))
    else { return nil }
    (base, state) = (String(match.1), String(match.2))
  }

  private static let names: Set<String> = [
    "hover", "active", "focus", "focus-visible", "focus-within", "visited", "link", "disabled",
    "enabled", "checked", "pressed", "selected", "placeholder", "before", "after", "marker",
    "selection", "first-child", "last-child", "first-of-type", "last-of-type", "nth-child", "not",
    "first-letter", "first-line", "target", "empty",
  ]
}
