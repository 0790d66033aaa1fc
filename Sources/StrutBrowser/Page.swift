import Foundation

/// One page of a ``Browser``.
package final class Page {
  private let browser: Browser
  private let session: String
  private let target: String

  init(browser: Browser, session: String, target: String) {
    self.browser = browser
    self.session = session
    self.target = target
  }

  /// Replaces the document by `html`, whose addresses may only be `data:` URIs, and waits for its fonts
  /// and images.
  package func setContent(_ html: String) throws {
    let tree = try call("Page.getFrameTree", returning: FrameTreeReply.self)
    _ = try call(
      "Page.setDocumentContent", ["frameId": tree.frameTree.frame.id, "html": html],
      returning: Nothing.self)
    _ = try evaluate(Self.waitForResources, as: Int.self)
  }

  /// Fonts load only where a text asks for them, so each is asked for here; a broken one is an error.
  private static let waitForResources = """
    (async () => {
      await Promise.all([...document.fonts].map(font => font.load()));
      await document.fonts.ready;
      await Promise.all([...document.images].map(image => image.decode()));
      return document.fonts.size;
    })()
    """

  /// Evaluates a JavaScript expression, waits where it is a promise, and decodes its value.
  @discardableResult
  package func evaluate<Value: Decodable>(_ expression: String, as type: Value.Type) throws -> Value
  {
    let reply = try call(
      "Runtime.evaluate",
      Evaluation(expression: expression, awaitPromise: true, returnByValue: true),
      returning: EvaluationReply<Value>.self)
    if let failure = reply.exceptionDetails {
      throw BrowserError("script: \(failure.exception?.description ?? failure.text)")
    }
    guard let value = reply.result.value else { throw BrowserError("the script gave no value") }
    return value
  }

  /// Calls a JavaScript function with one argument, which is handed over as JSON.
  package func call<Value: Decodable>(
    function: String, with argument: some Encodable, as type: Value.Type
  ) throws -> Value {
    let json = String(decoding: try JSONEncoder().encode([argument]), as: UTF8.self)
    return try evaluate("(\(function))(...\(json))", as: type)
  }

  /// Draws the part of the page from its corner to `width` and `height` CSS pixels as a PNG.
  ///
  /// - Parameters:
  ///   - scale: Pixels of the picture for each CSS pixel.
  ///   - transparent: Whether the page's white ground is left out.
  package func screenshot(
    width: Double, height: Double, scale: Double = 1, transparent: Bool = true
  ) throws -> Data {
    let ground = transparent ? RGBA(r: 0, g: 0, b: 0, a: 0) : nil
    _ = try call(
      "Emulation.setDefaultBackgroundColorOverride", BackgroundOverride(color: ground),
      returning: Nothing.self)
    let clip = Clip(x: 0, y: 0, width: width, height: height, scale: scale)
    let reply = try call(
      "Page.captureScreenshot",
      Screenshot(format: "png", clip: clip, captureBeyondViewport: true),
      returning: ScreenshotReply.self)
    return reply.data
  }

  // MARK: A person at the page

  /// Goes to an address, and begins to take notice of faults.
  package func open(_ address: String) throws {
    for domain in ["Page", "Runtime", "Log"] {
      _ = try call("\(domain).enable", returning: Nothing.self)
    }
    _ = try call("Page.navigate", ["url": address], returning: Nothing.self)
  }

  /// Evaluates an expression again and again until it is true.
  ///
  /// - Returns: How long that took, in seconds.
  @discardableResult
  package func wait(until expression: String, seconds: Double = 20) throws -> Double {
    let start = ContinuousClock.now
    while true {
      // While a page is being replaced there is nothing to evaluate in.
      let isTrue = try? evaluate("Boolean(\(expression))", as: Bool.self)
      let elapsed = (ContinuousClock.now - start) / .seconds(1)
      if isTrue == true { return elapsed }
      guard elapsed < seconds else { throw BrowserError("never became true: \(expression)") }
      usleep(3000)
    }
  }

  /// Moves the pointer to a point of the window, in CSS pixels.
  package func movePointer(to point: (x: Double, y: Double)) throws {
    try sendPointer("mouseMoved", point, buttons: 0)
  }

  /// Clicks at a point of the window.
  package func click(at point: (x: Double, y: Double)) throws {
    try movePointer(to: point)
    try sendPointer("mousePressed", point, buttons: 1)
    try sendPointer("mouseReleased", point, buttons: 0)
  }

  /// Presses the pointer's button at one point and lets it go at another.
  package func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    try movePointer(to: start)
    try sendPointer("mousePressed", start, buttons: 1)
    try sendPointer("mouseMoved", end, buttons: 1)
    try sendPointer("mouseReleased", end, buttons: 0)
  }

  /// Presses and lets go a key, by its name in the DOM, such as `ArrowDown`.
  package func press(_ key: String) throws {
    let text = key.count == 1 ? key : nil
    for type in ["keyDown", "keyUp"] {
      _ = try call(
        "Input.dispatchKeyEvent",
        KeyEvent(type: type, key: key, text: type == "keyDown" ? text : nil),
        returning: Nothing.self)
    }
  }

  /// Sets the size of the window's inside in CSS pixels.
  package func resize(width: Int, height: Int) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      Metrics(width: width, height: height, deviceScaleFactor: 1, mobile: false),
      returning: Nothing.self)
  }

  /// What scripts have not caught and what the browser complained about, on all pages, since last asked.
  package func takeComplaints() -> [String] { browser.takeComplaints() }

  private func sendPointer(_ type: String, _ point: (x: Double, y: Double), buttons: Int) throws {
    let event = PointerEvent(
      type: type, x: point.x, y: point.y, button: type == "mouseMoved" ? "none" : "left",
      buttons: buttons, clickCount: type == "mouseMoved" ? 0 : 1)
    _ = try call("Input.dispatchMouseEvent", event, returning: Nothing.self)
  }

  private struct PointerEvent: Encodable {
    var type: String
    var x: Double
    var y: Double
    var button: String
    var buttons: Int
    var clickCount: Int
  }

  private struct KeyEvent: Encodable {
    var type: String
    var key: String
    var text: String?
  }

  private struct Metrics: Encodable {
    var width: Int
    var height: Int
    var deviceScaleFactor: Double
    var mobile: Bool
  }

  private func call<Result: Decodable>(
    _ method: String, _ parameters: some Encodable = [String: String](), returning: Result.Type
  ) throws -> Result {
    try browser.call(method, parameters, session: session, returning: returning)
  }

  private struct Nothing: Decodable {}

  private struct FrameTreeReply: Decodable {
    struct Frame: Decodable { var id: String }
    struct Tree: Decodable { var frame: Frame }
    var frameTree: Tree
  }

  private struct Evaluation: Encodable {
    var expression: String
    var awaitPromise: Bool
    var returnByValue: Bool
  }

  private struct EvaluationReply<Value: Decodable>: Decodable {
    struct RemoteObject: Decodable { var value: Value? }
    struct Exception: Decodable { var description: String? }
    struct Failure: Decodable {
      var text: String
      var exception: Exception?
    }
    var result: RemoteObject
    var exceptionDetails: Failure?

    enum CodingKeys: CodingKey { case result, exceptionDetails }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      exceptionDetails = try container.decodeIfPresent(Failure.self, forKey: .exceptionDetails)
      // What was thrown has a value of its own, of another type than the one that was asked for.
      result =
        exceptionDetails == nil
        ? try container.decode(RemoteObject.self, forKey: .result) : RemoteObject(value: nil)
    }
  }

  private struct RGBA: Encodable {
    var r: Int
    var g: Int
    var b: Int
    var a: Double
  }

  private struct BackgroundOverride: Encodable {
    var color: RGBA?
  }

  private struct Clip: Encodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var scale: Double
  }

  private struct Screenshot: Encodable {
    var format: String
    var clip: Clip
    var captureBeyondViewport: Bool
  }

  private struct ScreenshotReply: Decodable {
    /// Base64 in the message.
    var data: Data
  }
}
