import Strut
import StrutFormats

/// Makes the texts of reports.
package struct ReportWriter: Sendable {
  private let report: Report
  private let picture: @Sendable (CaseResult, ResultPicture) -> [UInt8]?
  private let linkPrefix: String
  private let links: MarkdownReporter.Links?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - linkPrefix: What stands before paths in annotations, and in Markdown where `links` says nothing else.
  ///   - links: Where the links of Markdown lead.
  ///   - picture: The bytes of a picture that waits; `nil` where they are not to be had.
  package init(
    _ report: Report, linkPrefix: String = "", links: MarkdownReporter.Links? = nil,
    picture: @escaping @Sendable (CaseResult, ResultPicture) -> [UInt8]?
  ) {
    self.report = report
    self.linkPrefix = linkPrefix
    self.links = links
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
    case .markdown:
      MarkdownReporter.text(
        report, links: links ?? MarkdownReporter.Links(files: linkPrefix, results: linkPrefix))
    }
  }

  private var page: String {
    let pictures = EmbeddedPictures(report, bytes: picture)
    return ReviewPage(report, for: .report) { result, kind in
      pictures.address(of: result, kind)
    }.selfContained
  }
}
