import StrutCore

/// A link on a page of a file.
struct PageLink {
  /// The index of the page.
  let page: Int
  /// Where it leads to.
  let target: String
  /// In points from the left top corner of the page.
  let area: Rect
  /// The index of the innermost element around it; `nil` for none.
  let element: Int?
  /// How many stretches of content began before it.
  let precedingStretches: Int
}
