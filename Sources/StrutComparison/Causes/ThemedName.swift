/// Names of styles as they are in a theme: `box@dark`.
enum ThemedName {
  /// The name as the document has it, without the theme.
  static func base(of name: some StringProtocol) -> Substring {
    Substring(name.prefix { $0 != "@" })
  }
}
