/// What one file of Swift declares and what it names. Types are not known: a name is a name.
struct SwiftSource {
  /// A declaration at the top of the file or in a type; those inside functions are none.
  struct Declaration: Equatable {
    /// What is declared.
    enum Kind { case type, member, global }

    let kind: Kind
    /// The names of the types around it and its own.
    let path: [String]
    /// Whether other files cannot name it.
    let isPrivate: Bool

    /// Its own name.
    var name: String { path.last ?? "" }
  }

  /// A place that names something: `first.second.third`, or `.second` behind or without an expression.
  struct Use: Equatable {
    /// Whether the first name stands behind a period.
    let isMember: Bool
    let names: [String]
    /// The types around it, from the outermost.
    let scope: [String]
    let line: Int
  }

  /// The path of the file, for messages.
  let path: String
  /// The folder, relative to the module's; `.` is the module's own.
  let folder: String
  var declarations: [Declaration] = []
  var uses: [Use] = []
  /// Names of variables and parameters inside functions.
  var locals: Set<String> = []
  /// Names of elements of tuples.
  var tupleLabels: Set<String> = []
  /// The modules that the file imports.
  var imports: Set<String> = []

  init(path: String, folder: String, text: String) {
    self.path = path
    self.folder = folder
    var reader = SwiftSourceReader(SwiftLexer.tokens(of: text))
    reader.read()
    declarations = reader.declarations
    uses = reader.uses
    locals = reader.locals
    tupleLabels = reader.tupleLabels
    imports = reader.imports
  }
}
