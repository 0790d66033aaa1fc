import StrutCore
import StrutFormats

/// Which of the waiting snapshots a command is about.
package struct PendingChoice: Sendable {
  /// Names of snapshots or documents.
  package var names: [String]
  /// The filter; every waiting snapshot is chosen where there are neither names nor a filter.
  package var filter: NameFilter?
  /// The absolute paths of the folder that names may be seen from and of the project, from where names of snapshots
  /// are; `nil` where names are as snapshots have them.
  package var folders: (working: String, project: String)?

  /// Creates a choice.
  package init(names: [String] = [], filter: NameFilter? = nil) {
    self.names = names
    self.filter = filter
  }

  /// The chosen ones of `results`.
  ///
  /// A name chooses the snapshot of that name, and every snapshot of a document: by its path with or without
  /// `.xml`, or by its name alone; those of a component of it, `kit/Badge`; and those of all documents in a folder. The filter looks at names and at the verdicts' elements (`#pay`).
  ///
  /// - Throws: ``PendingChoiceFault`` for a name that chooses nothing.
  package func chosen(of results: [CaseResult]) throws(PendingChoiceFault) -> [CaseResult] {
    var named: Set<String> = []
    for name in names {
      let path = folders.map {
        FilePath.shown(FilePath.resolve($0.working, name), from: $0.project)
      }
      var found = results.filter { $0.answers(to: name) }
      if found.isEmpty, let path {
        found = results.filter { $0.answers(to: path) || $0.lies(in: path) }
      }
      if found.isEmpty {
        throw PendingChoiceFault(
          name: name, near: nearestName(to: name, among: results.map(\.name)))
      }
      named.formUnion(found.map(\.name))
    }
    return results.filter { result in
      (names.isEmpty || named.contains(result.name))
        && (filter.map { result.isChosen(by: $0) } ?? true)
    }
  }
}

/// A name that no waiting snapshot has.
package struct PendingChoiceFault: Error, CustomStringConvertible {
  /// The name.
  package var name: String
  /// The nearest name that a snapshot has.
  package var near: String?

  /// The fault in one sentence.
  package var description: String {
    "no waiting snapshot is called '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}

extension CaseResult {
  /// Whether `name` names this snapshot, its document, or the component of it that the snapshot is of, as reports do.
  func answers(to name: String) -> Bool {
    let file = FilePath.name(of: stem)
    let asked = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
    return [self.name, self.name + ".png", document, stem, file, file + ".xml", golden]
      .contains(asked) || asked.hasPrefix(stem + "/") && self.name.hasPrefix(asked + "/")
  }

  /// Whether the document lies in a folder, whose path starts from the project's folder.
  func lies(in folder: String) -> Bool { folder == "." || document.hasPrefix(folder + "/") }

  /// Whether the filter fits the name or an element of the verdict.
  func isChosen(by filter: NameFilter) -> Bool {
    filter.chooses(name)
      || elements.contains { $0.name.hasPrefix("#") && $0.name == filter.pattern }
  }
}
