import Foundation

/// A headless Chromium that reaches nothing but this machine, driven over its debugging pipe.
///
///     let browser = try Browser()
///     let page = try browser.openPage()
///     try page.setContent("<!DOCTYPE html><p>Hello")
///     let width = try page.evaluate("document.querySelector('p').offsetWidth", as: Double.self)
///
/// The process ends when the last reference to the browser and its pages goes.
package final class Browser {
  /// The browser's name and version, as `Chrome/156.0.8078.79`.
  package private(set) var version = ""

  private let process: BrowserProcess
  private var callCount = 0
  /// What scripts of the pages have not caught, and what the browser complained about, since last asked.
  private var complaints: [String] = []

  /// Starts the browser.
  ///
  /// - Parameters:
  ///   - executable: The command; by default the value of `CHROMIUM`, else `chromium`.
  ///   - hasTiles: Whether it draws pages in tiles, which costs less where they change in parts. At the edges of tiles it
  ///     leaves out glyphs whose fonts promise less ink than they have.
  package init(executable: String? = nil, hasTiles: Bool = true) throws {
    let environment = ProcessInfo.processInfo.environment
    process = try BrowserProcess(
      executable: executable ?? environment["CHROMIUM"] ?? "chromium",
      arguments: Self.flags + (hasTiles ? [] : Self.flagsForOneTile) + ["about:blank"])
    version = try call("Browser.getVersion", returning: Version.self).product
  }

  /// One pixel of the page is one of the picture, scroll bars take no room, and no name resolves but this machine's.
  private static let flags = [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--mute-audio",
    "--force-device-scale-factor=1", "--window-size=800,600", "--force-color-profile=srgb",
    "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-extensions", "--disable-sync", "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ]

  /// A tile that is larger than every page whose picture is compared.
  private static let flagsForOneTile = [
    "--default-tile-width=16384", "--default-tile-height=16384",
  ]

  /// Whether the browser is installed: the command that `CHROMIUM` names, else `chromium`.
  package static var isInstalled: Bool {
    let environment = ProcessInfo.processInfo.environment
    let name = environment["CHROMIUM"] ?? "chromium"
    let folders =
      name.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
    return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
  }

  /// Opens an empty page.
  package func openPage() throws -> Page {
    let target = try call(
      "Target.createTarget", ["url": "about:blank"], returning: Target.self
    ).targetId
    let session = try call(
      "Target.attachToTarget", AttachParameters(targetId: target, flatten: true),
      returning: Session.self
    ).sessionId
    return Page(browser: self, session: session, target: target)
  }

  /// Calls a method of the DevTools protocol and returns its result.
  ///
  /// - Parameters:
  ///   - method: Domain and name, as `Page.captureScreenshot`.
  ///   - parameters: Encoded as the call's `params`.
  ///   - session: The page that the call is for; `nil` for the browser.
  func call<Result: Decodable>(
    _ method: String, _ parameters: some Encodable = [String: String](), session: String? = nil,
    returning: Result.Type
  ) throws -> Result {
    callCount += 1
    let id = callCount
    try process.send(
      JSONEncoder().encode(
        Call(id: id, method: method, params: parameters, sessionId: session)))
    while true {
      let message = try process.receive()
      let head = try JSONDecoder().decode(MessageHead.self, from: message)
      // Everything without the call's id is an event.
      guard head.id == id else {
        note(message, head.method)
        continue
      }
      let reply = try JSONDecoder().decode(Reply<Result>.self, from: message)
      if let result = reply.result { return result }
      throw BrowserError("\(method): \(reply.error?.message ?? "no result")")
    }
  }

  private struct Call<Parameters: Encodable>: Encodable {
    var id: Int
    var method: String
    var params: Parameters
    var sessionId: String?
  }

  private func note(_ event: Data, _ method: String?) {
    guard ["Runtime.exceptionThrown", "Log.entryAdded"].contains(method) else { return }
    complaints.append(String(decoding: event, as: UTF8.self))
  }

  /// What scripts have not caught and what the browser complained about since the last call of this.
  func takeComplaints() -> [String] {
    defer { complaints = [] }
    return complaints
  }

  private struct MessageHead: Decodable {
    var id: Int?
    var method: String?
  }

  private struct Reply<Result: Decodable>: Decodable {
    var result: Result?
    var error: ProtocolError?
  }

  private struct ProtocolError: Decodable {
    var message: String
  }

  private struct Version: Decodable {
    var product: String
  }

  private struct Target: Decodable {
    var targetId: String
  }

  private struct Session: Decodable {
    var sessionId: String
  }

  private struct AttachParameters: Encodable {
    var targetId: String
    var flatten: Bool
  }
}

/// Why the browser does not do what it should.
package struct BrowserError: Error, CustomStringConvertible {
  /// The reason.
  package let description: String

  init(_ description: String) { self.description = description }
}
