import Foundation
import Strut
import StrutCore

/// Takes documents as far as a command does.
final class DocumentDrawing {
  /// Less than usual, so that many inputs are tried in a second.
  private static let limits: Limits = [
    .boxes: 5_000, .canvasPixels: 250_000, .layerPixels: 1_000_000, .imagePixels: 1_000_000,
    .imageBytes: Double(1 << 20), .elements: 10_000, .text: Double(1 << 20), .filters: 8,
    .itemText: Double(1 << 16),
  ]

  private let folder: String
  private let renderer: DocumentRenderer
  private var fontCount = 0

  /// - Parameter folder: Where documents stand that name files.
  init(folder: String) throws {
    self.folder = folder
    renderer = DocumentRenderer(
      fonts: try SharedFonts(), options: ReadingOptions(limits: Self.limits))
  }

  /// Reads and lays out a document, and prints what is wrong with it.
  func read(_ bytes: [UInt8]) -> Bool { process(bytes) != nil }

  /// As ``read(_:)``, and draws it in all formats where nothing is wrong.
  func draw(_ bytes: [UInt8]) -> Bool {
    guard let placed = process(bytes) else { return false }
    var isDrawn = true
    for format in [OutputFormat.png, .svg, .pdf] {
      do throws(DrawingError) {
        let file = try placed.draw(format, scale: 1)
        precondition(!file.isEmpty, "an empty file as \(format)")
      } catch {
        // Any document is drawn or refused; what counts as a fault of Strut is one.
        if case .fault(let reason) = error { fatalError("a fault as \(format): \(reason)") }
        isDrawn = false
      }
    }
    return isDrawn
  }

  /// Draws a text with a font file.
  func drawText(withFont bytes: [UInt8]) -> Bool {
    // A name that was not there before: what is known of fonts is known by their paths.
    fontCount += 1
    let name = "font\(fontCount).ttf"
    let path = "\(folder)/\(name)"
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return draw(DocumentTexts.text(inFont: name))
  }

  private func process(_ bytes: [UInt8]) -> PlacedDocument? {
    let document = renderer.process(
      DocumentSource(name: "document.xml", bytes: bytes, folder: folder))
    for diagnostic in document.diagnostics.prefix(20) {
      precondition(!diagnostic.description(in: document.source).isEmpty, "a mute diagnostic")
    }
    guard let placed = document.placed else {
      precondition(
        document.diagnostics.contains { $0.severity == .error } || !document.usageFaults.isEmpty,
        "a document without boxes has no error")
      return nil
    }
    for frame in placed.frames(scale: 1).frames {
      precondition(
        frame.minX.isFinite && frame.minY.isFinite && frame.size.width.isFinite
          && frame.size.height.isFinite, "a frame is no number: \(frame)")
    }
    return placed
  }
}
