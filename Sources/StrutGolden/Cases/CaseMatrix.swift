import Strut

/// The cases of a document: every combination of its own cases and the declared viewports, themes, locales, directions and
/// scales.
package struct CaseMatrix: Hashable, Sendable {
  /// The cases: by the document's own cases, then by viewport, theme, locale, direction and scale, each in the order of its
  /// declaration.
  package let cases: [SnapshotCase]
  /// Whether the scales are declared, so that goldens of other scales are stale.
  package let declaresScales: Bool

  /// The matrix that `configuration` declares.
  ///
  /// - Parameter states: What of the document is worth a look.
  package init(
    _ configuration: Configuration, states: [DocumentStates.State] = [DocumentStates.State()]
  ) {
    let viewports: [Viewport?] = configuration.viewports ?? [nil]
    let directions: [WritingDirection?] = configuration.directions ?? [nil]
    let scales = configuration.scales ?? [1]
    let themes: [String?] = configuration.themes ?? [nil]
    let locales: [String?] = configuration.locales ?? [nil]
    var cases = states.map { state in
      var first = SnapshotCase()
      first.component = state.component
      first.state = state.caseName
      return first
    }
    func multiply<Value>(_ axis: WritableKeyPath<SnapshotCase, Value>, _ values: [Value]) {
      cases = cases.flatMap { outer in
        values.map { value in
          var inner = outer
          inner[keyPath: axis] = value
          return inner
        }
      }
    }
    multiply(\.viewport, viewports)
    multiply(\.theme, themes)
    multiply(\.locale, locales)
    multiply(\.direction, directions)
    multiply(\.scale, scales)
    self.cases = cases
    declaresScales = configuration.scales != nil
  }

  /// The first two cases that share a file name, such as a viewport `a-ltr` beside `a` in `ltr`, or a case called `default` beside
  /// the document without one.
  package var sharingCases: (first: SnapshotCase, second: SnapshotCase)? {
    var seen: [String: SnapshotCase] = [:]
    for snapshotCase in cases {
      let name = "\(snapshotCase.component ?? "")/\(snapshotCase.fileName)"
      if let first = seen.updateValue(snapshotCase, forKey: name) { return (first, snapshotCase) }
    }
    return nil
  }

  /// Whether a golden called `fileName` (without extension) belongs to a case of the matrix.
  ///
  /// Where the scales are not declared, every scale is taken for one that a flag asks for.
  ///
  /// - Parameter component: The component of a library whose golden it is.
  package func covers(_ fileName: String, component: String? = nil) -> Bool {
    let cases = cases.filter { $0.component == component }
    if cases.contains(where: { $0.fileName == fileName }) { return true }
    guard !declaresScales, let at = fileName.lastIndex(of: "@"), fileName.hasSuffix("x"),
      let scale = Double(fileName[fileName.index(after: at)...].dropLast()),
      Configuration.isScale(scale)
    else { return false }
    return cases.contains { $0.name == fileName[..<at] }
  }

  /// Whether anything is drawn of a component of a library.
  func draws(component: String) -> Bool { cases.contains { $0.component == component } }
}

extension ConfigurationSearch {
  /// The matrices whose goldens belong to a document: what the files declare, and what the flags make
  /// of it. A flag draws other cases; it does not make those of the files stale.
  ///
  /// - Parameter imports: What documents share.
  /// - Throws: As ``configuration(ofFolder:)``.
  package mutating func matrices(
    of document: DocumentFile, imports: SharedTemplateFiles
  ) throws -> [CaseMatrix] {
    let flags = try configuration(ofFolder: document.folder)
    let states = document.states(root: flags.root, shared: imports)
    return [
      CaseMatrix(try declared(inFolder: document.folder), states: states),
      CaseMatrix(flags, states: states),
    ]
  }
}
