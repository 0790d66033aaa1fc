// CSS writes `nowrap` as one word; Swift's spelling, which YogaKit and FlexLayout have, stands beside it.

extension Style.FlexWrap {
  /// One line.
  public static let noWrap = nowrap
}

extension Style.TextWrap {
  /// One line.
  public static let noWrap = nowrap
}

extension Style.WhiteSpace {
  /// One line, with white space collapsed.
  public static let noWrap = nowrap
}
