/// The fonts that every document of a run may use, shared by all workers.
package final class SharedFonts: Sendable {
  /// Names the fonts that every document may use.
  ///
  /// - Parameters:
  ///   - folders: Folders with font files, searched in their order.
  ///   - includesSystem: Whether the fonts that are installed on the machine are used.
  package init(folders: [String] = [], includesSystem: Bool = false) {}
}
