import Foundation
import StrutBrowser
import Testing

/// A person in front of the pages, as far as tests need one.
struct PageDriver {
  let page: Page

  /// Opens an address in a window of a usual size.
  init(_ browser: Browser, at address: String) throws {
    page = try browser.openPage()
    try page.resize(width: 1280, height: 800)
    try page.open(address)
  }

  /// Waits until the picture of a document stands on its page.
  func waitForPicture() throws {
    try page.wait(
      until: "document.getElementById('picture')?.naturalWidth && document.querySelector('.row')")
  }

  /// The text of the first element that a selector fits.
  func text(_ selector: String) throws -> String {
    try page.evaluate(
      "document.querySelector(\(quoted(selector)))?.innerText ?? ''", as: String.self)
  }

  /// The texts of all elements that a selector fits, and that can be seen.
  func texts(_ selector: String) throws -> [String] {
    try page.evaluate(
      "[...document.querySelectorAll(\(quoted(selector)))].filter(e => e.checkVisibility()).map(e => e.innerText)",
      as: [String].self)
  }

  /// Runs a statement.
  func run(_ script: String) throws {
    _ = try page.evaluate("(() => { \(script); return true; })()", as: Bool.self)
  }

  /// Chooses an option of a select.
  func choose(_ value: String, in selector: String) throws {
    try fill(value, in: selector)
  }

  /// Gives a field another value, as somebody who writes it and leaves.
  func fill(_ value: String, in selector: String) throws {
    try run(
      """
      const field = document.querySelector(\(quoted(selector)));
      field.value = \(quoted(value));
      field.dispatchEvent(new Event("change", { bubbles: true }))
      """)
  }

  /// Waits until a pixel of the picture has a colour.
  func wait(forColor color: String, at point: (x: Int, y: Int)) throws {
    for _ in 0..<400 {
      if try self.color(point.x, point.y) == color { return }
      usleep(10_000)
    }
    Issue.record("the picture never became \(color)")
  }

  /// How many elements that can be seen a selector fits.
  func count(_ selector: String) throws -> Int {
    try page.evaluate(
      "[...document.querySelectorAll(\(quoted(selector)))].filter(e => e.checkVisibility()).length",
      as: Int.self)
  }

  /// Waits until an element that can be seen holds a text.
  func wait(for text: String, in selector: String) throws {
    // The text of what is not drawn is all that is written in it.
    let script = """
      (() => {
        const e = document.querySelector(\(quoted(selector)));
        return e?.checkVisibility() && e.innerText.includes(\(quoted(text)));
      })()
      """
    try page.wait(until: script)
  }

  /// The point of the window where a point of the document's canvas is drawn.
  func point(ofCanvas x: Double, _ y: Double) throws -> (x: Double, y: Double) {
    let script = """
      (() => {
        const sheet = document.getElementById('sheet').getBoundingClientRect();
        return [sheet.left, sheet.top, sheet.width];
      })()
      """
    let frame = try page.evaluate(script, as: [Double].self)
    let width = try page.evaluate("Number(document.getElementById('width').value)", as: Double.self)
    let zoom = frame[2] / width
    return (frame[0] + x * zoom, frame[1] + y * zoom)
  }

  /// Clicks at a point of the document's canvas until the box there is selected: on a busy machine the stage may still
  /// be fitting the picture when the first click comes.
  func select(_ label: String, atCanvas x: Double, _ y: Double) throws {
    for _ in 0..<10 {
      try page.click(at: try point(ofCanvas: x, y))
      if try text("#inspector h2").contains(label) { return }
      usleep(200_000)
    }
    try wait(for: label, in: "#inspector h2")
  }

  /// Clicks in the middle of an element.
  func click(_ selector: String) throws {
    let script = """
      (() => {
        const e = document.querySelector(\(quoted(selector)));
        e.scrollIntoView({ block: "nearest" });
        const r = e.getBoundingClientRect();
        return [r.left + r.width / 2, r.top + r.height / 2];
      })()
      """
    let middle = try page.evaluate(script, as: [Double].self)
    try page.click(at: (middle[0], middle[1]))
  }

  /// The colour of the picture's pixel at a point of the canvas, as `r,g,b,a`.
  func color(_ x: Int, _ y: Int) throws -> String {
    let script = """
      (() => {
        const image = document.getElementById('picture');
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return [...context.getImageData(\(x), \(y), 1, 1).data].join();
      })()
      """
    return try page.evaluate(script, as: String.self)
  }

  /// Fails where a script did not catch something, or the browser refused something.
  func expectNoComplaints(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(page.takeComplaints() == [], sourceLocation: sourceLocation)
  }

  private func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "''"
  }
}
