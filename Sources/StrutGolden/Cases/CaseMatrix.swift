/// The cases of a document: every combination of the declared viewports, directions and scales.
package struct CaseMatrix: Hashable, Sendable {
  /// The cases: by viewport, then by direction, then by scale, each in the order of its declaration.
  package let cases: [SnapshotCase]
  /// Whether the scales are declared, so that goldens of other scales are stale.
  package let declaresScales: Bool

  /// The matrix that `configuration` declares.
  package init(_ configuration: Configuration) {
    let viewports: [Viewport?] = configuration.viewports ?? [nil]
    let directions: [WritingDirection?] = configuration.directions ?? [nil]
    let scales = configuration.scales ?? [1]
    cases = viewports.flatMap { viewport in
      directions.flatMap { direction in
        scales.map { SnapshotCase(viewport: viewport, direction: direction, scale: $0) }
      }
    }
    declaresScales = configuration.scales != nil
  }

  /// The first file name that two cases share, such as of a viewport `a-ltr` beside `a` in `ltr`.
  package var sharedFileName: String? {
    var seen: Set<String> = []
    return cases.map(\.fileName).first { !seen.insert($0).inserted }
  }

  /// Whether a golden called `fileName` (without extension) belongs to a case of the matrix.
  ///
  /// Where the scales are not declared, every scale is taken for one that a flag asks for.
  package func covers(_ fileName: String) -> Bool {
    if cases.contains(where: { $0.fileName == fileName }) { return true }
    guard !declaresScales, let at = fileName.lastIndex(of: "@"), fileName.hasSuffix("x"),
      let scale = Double(fileName[fileName.index(after: at)...].dropLast()),
      Configuration.isScale(scale)
    else { return false }
    return cases.contains { $0.name == fileName[..<at] }
  }
}

extension ConfigurationSearch {
  /// The matrices whose goldens belong to the documents in `folder`: what the files declare, and what the flags make
  /// of it. A flag draws other cases; it does not make those of the files stale.
  ///
  /// - Throws: As ``configuration(ofFolder:)``.
  package mutating func matrices(ofFolder folder: String) throws -> [CaseMatrix] {
    [CaseMatrix(try declared(inFolder: folder)), CaseMatrix(try configuration(ofFolder: folder))]
  }
}
