import StrutCore

/// A form of report and where it goes.
package struct ReporterChoice: Hashable, Sendable {
  /// The forms.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    /// Lines for people at a terminal.
    case list
    /// One page that needs no other file.
    case html
    /// Everything, for programs and for merging.
    case json
    /// JUnit's XML, for the test pages of CI systems.
    case junit
    /// Annotations of GitHub Actions, and a summary of the job.
    case github
    /// A table with links to the pictures.
    case markdown
  }

  /// Where a report goes.
  package enum Place: Hashable, Sendable {
    /// Standard output.
    case standardOutput
    /// A file, by the path that was given.
    case file(String)
  }

  /// The form.
  package var form: Form
  /// Where it goes.
  package var place: Place

  /// The choice that `text` writes as `NAME` or `NAME=PATH`; the path `-` is standard output.
  ///
  /// Without a path lists, GitHub's annotations and Markdown go to standard output, the others to
  /// `.strut/report.html`, `.json` and `.xml` below `folder`.
  ///
  /// - Throws: ``ReporterFault`` for a form that there is not.
  package init(argument text: String, folder: String) throws(ReporterFault) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(halves[0])
    guard let form = Form(rawValue: name) else { throw ReporterFault(name: name) }
    self.form = form
    if halves.count == 2 {
      guard !halves[1].isEmpty else { throw ReporterFault(name: text) }
      place = halves[1] == "-" ? .standardOutput : .file(String(halves[1]))
    } else {
      place = form.fileName.map { .file("\(folder)/.strut/\($0)") } ?? .standardOutput
    }
  }
}

extension ReporterChoice.Form {
  /// The file that the report goes to where no path is given; `nil` for standard output.
  fileprivate var fileName: String? {
    switch self {
    case .list, .github, .markdown: nil
    case .html: "report.html"
    case .json: "report.json"
    case .junit: "report.xml"
    }
  }
}

/// A report that does not exist.
package struct ReporterFault: Error, CustomStringConvertible {
  /// What was asked for.
  package var name: String

  /// The fault in one sentence, with what there is.
  package var description: String {
    let names = ReporterChoice.Form.allCases.map(\.rawValue)
    let near = nearestName(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no reporter '\(name)'\(near) (there are \(names.joined(separator: ", ")))"
  }
}
