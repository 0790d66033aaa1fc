import CPages
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
  /// What changes with the results that the page shows; `nil` for a page that stays as it is.
  var revision: String?
  /// What the page sends with decisions; `nil` where it takes none.
  var changeSecret: String?
  /// What became of every case of the run, as results or reports have it; `nil` for those of the report.
  var index: [JSONValue]?

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
  package static var style: String { String(decoding: [UInt8](file: review_css), as: UTF8.self) }
  /// The page's script.
  package static var script: String {
    String(decoding: [UInt8](file: viewer_js) + [UInt8](file: review_js), as: UTF8.self)
  }

  private func page(head: String, script: String) -> String {
    // `<` stands in texts only, and there it could end the element that holds the data.
    let data = data.compactText.replacing("<", with: "\\u003c")
    let parts = ["head": head, "script": script, "mode": purpose.rawValue, "data": data]
    var page = ""
    var rest = Substring(String(decoding: [UInt8](file: review_html), as: UTF8.self))
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      page += rest[..<open] + (parts[String(rest[rest.index(after: open)..<close])] ?? "")
      rest = rest[rest.index(after: close)...]
    }
    return page + rest
  }

  /// Everything that the page shows.
  var data: JSONValue {
    let shown = report.results.filter {
      $0.isFailure || $0.isGrouped || $0.status == .stale
    }
    var members: [JSONMember] = [
      JSONMember("mode", .text(purpose.rawValue)), JSONMember("summary", .text(report.summary)),
      JSONMember("words", Self.words),
      JSONMember("groups", .list(report.groups.map { $0.json(of: report) })),
      JSONMember("results", .list(shown.map(json))),
    ]
    if let revision { members.append(JSONMember("revision", .text(revision))) }
    if let changeSecret { members.append(JSONMember("changeSecret", .text(changeSecret))) }
    let documents = Set(shown.map(\.document))
    let entries =
      index
      ?? report.results.lazy.filter { documents.contains($0.document) }
      .map(\.indexEntry)
    members.append(JSONMember("index", .list(entries)))
    return JSONValue(.object(members))
  }

  private func json(_ result: CaseResult) -> JSONValue {
    let pictures = ResultPicture.allCases.compactMap { kind -> JSONMember? in
      // The page finds out by itself where two pictures differ.
      guard kind != .diff, result.pictures.contains(kind), let url = address(result, kind) else {
        return nil
      }
      return JSONMember(kind.rawValue, .text(url))
    }
    var short = result
    short.elements = Array(result.elements.prefix(Self.mostElements))
    short.files = []
    var members = (short.json.members ?? []).filter { $0.name != "pictures" }
    members.append(JSONMember("pictures", JSONValue(.object(pictures))))
    let places = short.elements.map { JSONValue.text(result.place(of: $0)) }
    members.append(JSONMember("places", .list(places)))
    members.append(JSONMember("elementCount", .number(result.elements.count)))
    members.append(JSONMember("isLeftOut", JSONValue(.bool(pictures.count < result.shownCount))))
    if let pixels = result.pixels {
      members.append(JSONMember("pixelText", .text(pixels.description)))
    }
    return JSONValue(.object(members))
  }

  /// More elements of one snapshot are counted only.
  private static let mostElements = 20

  private static let words: JSONValue = [
    "recorded": "Recorded for the first time", "missing": "Without golden", "stale": "Stale",
    "wrong": "Not compared", "broken": "Not compared", "changed": "Changed", "updated": "Updated",
    "moved": "Renamed",
  ]
}

extension CaseResult {
  /// How many pictures a page would show of the snapshot.
  fileprivate var shownCount: Int { pictures.count { $0 != .diff } }
}
