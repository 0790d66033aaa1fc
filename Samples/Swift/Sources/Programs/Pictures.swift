import Foundation
import Strut

/// The pictures of all programs by the names of their files.
public func pictures() async throws -> [String: Data] {
  let renderer = try Renderer()
  let bar = ButtonBar(width: 375)
  let whole = try bar.root.render(.png, scale: 2)
  bar.setShown(false, bar.draft)
  let long = Order(
    shop: "Corner shop", lines: (1...60).map { Order.Line("Thing \($0)", cents: $0 * 37) })
  return [
    "receipt.png": try renderer.draw(Receipt(order: .sample), width: 320, scale: 2).data,
    "badge.svg": try renderer.draw(badge("build", passing: true), as: .svg).data,
    "badge.png": try renderer.draw(badge("build", passing: false), scale: 2).data,
    "invoice.pdf": try await Invoice(order: long, number: 1042).pdf(renderer).data,
    "buttons.png": whole,
    "buttons-one-hidden.png": try bar.root.render(.png, scale: 2),
    "cell.png": try Cell().strip(to: 60, frames: 5, with: renderer).data,
    "toolbar.png": try Toolbar(title: "Quarterly report", width: 320).root.render(.png, scale: 2),
    "toolbar-narrow.png": try Toolbar(title: "Quarterly report", width: 180).root
      .render(.png, scale: 2),
  ]
}
