import StrutFormats

/// The page of differences: served by `strut review`, and as a report that is one file.
package struct ReviewPage: Sendable {
  /// What the page is for.
  package enum Purpose: String, Sendable {
    /// Looking and deciding, beside a server that takes the decisions.
    case review
    /// Looking only.
    case report
  }

  private let report: Report
  private let purpose: Purpose
  private let address: @Sendable (CaseResult, ResultPicture) -> String?

  /// Creates the page of a report.
  ///
  /// - Parameters:
  ///   - purpose: What the page is for.
  ///   - address: The address of a picture; `nil` where it cannot be had.
  package init(
    _ report: Report, for purpose: Purpose,
    address: @escaping @Sendable (CaseResult, ResultPicture) -> String?
  ) {
    self.report = report
    self.purpose = purpose
    self.address = address
  }

  /// The page with style and script in it, for a file; nothing is loaded from anywhere.
  package var selfContained: String {
    page(
      head: """
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <style>
        \(Self.style)</style>
        """,
      script: "<script type=\"module\">\n\(Self.script)</script>")
  }

  /// The page that takes style and script from its server.
  package var served: String {
    page(
      head: "<link rel=\"stylesheet\" href=\"/review.css\">",
      script: "<script type=\"module\" src=\"/review.js\"></script>")
  }

  /// The page's style sheet.
  package static var style: String { String(decoding: PackageResources.review_css, as: UTF8.self) }
  /// The page's script.
  package static var script: String { String(decoding: PackageResources.review_js, as: UTF8.self) }

  private func page(head: String, script: String) -> String {
    let keys = purpose == .review ? " · <kbd>a</kbd> accept · <kbd>r</kbd> reject" : ""
    // `<` stands in texts only, and there it could end the element that holds the data.
    let data = data.compactText.replacing("<", with: "\\u003c")
    let parts = ["head": head, "script": script, "keys": keys, "data": data]
    var page = ""
    var rest = Substring(String(decoding: PackageResources.review_html, as: UTF8.self))
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      page += rest[..<open] + (parts[String(rest[rest.index(after: open)..<close])] ?? "")
      rest = rest[rest.index(after: close)...]
    }
    return page + rest
  }

  private var data: JSONValue {
    let shown = report.results.filter { $0.isFailure || $0.isGrouped || $0.status == .stale }
    return [
      "mode": .text(purpose.rawValue),
      "summary": .text(report.summary),
      "words": Self.words,
      "groups": .list(report.groups.map { $0.json(of: report) }),
      "results": .list(shown.map(json)),
    ]
  }

  private func json(_ result: CaseResult) -> JSONValue {
    let pictures = ResultPicture.allCases.compactMap { kind -> JSONMember? in
      guard result.pictures.contains(kind), let url = address(result, kind) else { return nil }
      return JSONMember(kind.rawValue, .text(url))
    }
    var members = (result.json.members ?? []).filter { $0.name != "pictures" }
    members.append(JSONMember("pictures", JSONValue(.object(pictures))))
    if let pixels = result.pixels {
      members.append(JSONMember("pixelText", .text(pixels.description)))
    }
    return JSONValue(.object(members))
  }

  private static let words: JSONValue = [
    "recorded": "Recorded for the first time", "missing": "Without golden", "stale": "Stale",
    "wrong": "Not compared", "broken": "Not compared", "changed": "Changed", "updated": "Updated",
  ]
}
