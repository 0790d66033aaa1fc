// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// Names of styles. A later name wins over an earlier one, the element's own attributes over all. (`class`)
  public var `class`: String {
    get { value(.class, initial: "") }
    set { set(.class, newValue) }
  }
}
