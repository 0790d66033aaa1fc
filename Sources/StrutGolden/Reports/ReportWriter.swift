import Strut
import StrutFormats

/// Makes the texts of reports.
package struct ReportWriter: Sendable {
  private let report: Report
  private let picture: @Sendable (CaseResult, ResultPicture) -> [UInt8]?
  private let linkPrefix: String

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - linkPrefix: What stands before paths in Markdown and in annotations.
  ///   - picture: The bytes of a picture that waits; `nil` where they are not to be had.
  package init(
    _ report: Report, linkPrefix: String = "",
    picture: @escaping @Sendable (CaseResult, ResultPicture) -> [UInt8]?
  ) {
    self.report = report
    self.linkPrefix = linkPrefix
    self.picture = picture
  }

  /// The text of the report in one form.
  package func text(_ form: ReporterChoice.Form) -> String {
    switch form {
    case .list: ListReporter.text(report)
    case .html: page
    case .json: report.json.text(indentingLevels: 3)
    case .junit: JUnitReporter.text(report)
    case .github: GitHubReporter.text(report, pathPrefix: linkPrefix)
    case .markdown: MarkdownReporter.text(report, linkPrefix: linkPrefix)
    }
  }

  private var page: String {
    ReviewPage(report, for: .report) { result, kind in
      picture(result, kind).map { "data:image/png;base64," + Base64.encode($0) }
    }.selfContained
  }
}
