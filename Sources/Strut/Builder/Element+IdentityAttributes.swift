// Made by `strut-dev reference` from the table of attributes.
extension Element {
  /// Names of styles. A later name wins over an earlier one, the element's own attributes over all. (`class`)
  public consuming func `class`(_ value: String) -> Element {
    style.set(.class, value)
    return self
  }
}
