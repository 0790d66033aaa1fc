import StrutCore

/// Finds strings of one name that several `<strings>` bring: the document's and those of its libraries share their names, as
/// components, styles and tokens do.
struct StringClashes {
  /// A string whose name is taken.
  struct Clash {
    let key: String
    /// Where the string stands that is one too many.
    let origin: ValueOrigin
    /// Where the first one stands.
    let first: ValueOrigin
  }

  /// The string of a name that was found first, with the number of its `<strings>`.
  private var owners: [String: (declaration: Int, origin: ValueOrigin)] = [:]
  /// The files that have been looked at, with the number of the `<strings>` that named them first.
  private var files: [String: Int] = [:]
  /// The names that have been told.
  private var told: Set<String> = []
  private(set) var clashes: [Clash] = []

  /// Looks at a file; the document's own language comes before others, so that what both have is told once.
  ///
  /// - Parameter declaration: The number of the `<strings>` that names the file.
  /// - Complexity: O(*n*) in the number of strings.
  mutating func add(_ file: StringsFile, of declaration: Int) {
    // A file that two name is one file.
    let name = file.source.text.name
    guard files[name] == nil else { return }
    files[name] = declaration
    for key in file.keys {
      guard let origin = file[key]?.origin else { continue }
      guard let owner = owners[key] else {
        owners[key] = (declaration, origin)
        continue
      }
      guard owner.declaration != declaration, told.insert(key).inserted else { continue }
      clashes.append(Clash(key: key, origin: origin, first: owner.origin))
    }
  }
}
