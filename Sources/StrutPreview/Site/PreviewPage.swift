import CPages
import StrutFormats
import StrutGolden

/// The HTML of pages, filled in from the templates.
enum PreviewPage {
  /// The page's parts that differ between a server and plain files.
  struct Parts {
    /// Loads style and script.
    var head: String
    var script: String
    /// The address of the gallery.
    var gallery = ""
    /// Whether a server stands behind the page.
    var isLive: Bool
  }

  /// The page of all documents.
  static func gallery(title: String, data: String, _ parts: Parts) -> String {
    fill(
      [UInt8](file: gallery_html),
      with: [
        "title": XMLText.escaped(title), "data": embedded(data), "head": parts.head,
        "script": parts.script, "live": parts.isLive ? " data-live=\"yes\"" : "",
      ])
  }

  /// The page of one document.
  static func document(name: String, data: String, _ parts: Parts) -> String {
    fill(
      [UInt8](file: document_html),
      with: [
        "title": XMLText.escaped(name), "data": embedded(data), "head": parts.head,
        "script": parts.script, "gallery": parts.gallery,
        "live": parts.isLive ? " data-live=\"yes\"" : "",
      ])
  }

  /// JSON for the inside of an element: `<` stands in texts only, and there it could end the element.
  private static func embedded(_ json: String) -> String {
    json.replacing("<", with: "\\u003c")
  }

  /// A template with its `{{placeholders}}` replaced, in one pass, so that nothing that is filled in is read as one.
  private static func fill(_ template: [UInt8], with parts: [String: String]) -> String {
    var page = ""
    var rest = Substring(String(decoding: template, as: UTF8.self))
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      page += rest[..<open.lowerBound]
      page += parts[String(rest[open.upperBound..<close.lowerBound])] ?? ""
      rest = rest[close.upperBound...]
    }
    return page + rest
  }
}
