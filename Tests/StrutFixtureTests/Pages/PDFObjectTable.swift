import Foundation

/// The objects of a PDF file, as QPDF reads them.
struct PDFObjectTable {
  /// What QPDF says of each object, under names such as `obj:3 0 R`.
  let objects: [String: [String: Any]]

  /// Reads a file, and fails where QPDF warns of it.
  init(_ file: Data) throws {
    let json = try Tool(name: "qpdf").output(["{}", "--json"], of: file)
    let content = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    guard let parts = content?["qpdf"] as? [Any],
      let objects = parts.last as? [String: [String: Any]]
    else { throw Tool.Failure(description: "qpdf gave no objects") }
    self.objects = objects
  }
}
