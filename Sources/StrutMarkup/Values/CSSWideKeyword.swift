/// What every property of CSS takes and no attribute does, and what CSS keeps free beside it
/// ([CSS Values 4 §4.2](https://www.w3.org/TR/css-values-4/#custom-idents)): no name without quotes is one of these.
enum CSSWideKeyword: String {
  case inherit, initial, unset, revert
  case revertLayer = "revert-layer"
  case `default`
}
