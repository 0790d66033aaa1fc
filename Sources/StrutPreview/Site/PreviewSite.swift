import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// What `strut preview` answers to a browser.
///
/// Addresses hold names of the catalogue, which are looked up and never made into paths.
package struct PreviewSite: Sendable {
  /// An answer.
  package struct Answer: Sendable {
    /// The body, at once or as events come.
    package enum Body: Sendable {
      /// All of it.
      case bytes([UInt8])
      /// Pieces as they come, such as server-sent events.
      case events(AsyncStream<[UInt8]>)
    }

    /// The HTTP status.
    package var status = 200
    /// The media type.
    package var type: String
    /// The body.
    package var body: Body

    init(_ type: String, _ bytes: [UInt8]) {
      self.type = type
      body = .bytes(bytes)
    }

    init(_ type: String, text: String) { self.init(type, Array(text.utf8)) }

    /// An answer of objects of JSON, each on a line as soon as it is there.
    init(lines: AsyncStream<[UInt8]>) {
      type = "application/x-ndjson"
      body = .events(lines)
    }

    init(events: AsyncStream<[UInt8]>) {
      type = "text/event-stream"
      body = .events(events)
    }

    /// An answer that only says something.
    init(status: Int, _ text: String) {
      self.init("text/plain; charset=utf-8", text: text + "\n")
      self.status = status
    }
  }

  private static let html = "text/html; charset=utf-8"
  private static let json = "application/json"

  private let session: PreviewSession
  private let title: String
  /// What pages send with changes of documents; `nil` where they may change none.
  private let editSecret: String?

  /// Creates the site of a session.
  ///
  /// - Parameters:
  ///   - title: What the gallery is called.
  ///   - editSecret: What pages have to send with changes of documents, which the server checks; `nil` where they may
  ///     change none.
  package init(_ session: PreviewSession, title: String, editSecret: String? = nil) {
    self.session = session
    self.title = title
    self.editSecret = editSecret
  }

  /// The answer to a request.
  ///
  /// - Parameters:
  ///   - path: The path, percent escapes resolved.
  ///   - query: The values of the query by their names.
  ///   - body: The body of a POST.
  package func answer(
    _ method: String, _ path: String, query: [String: String], body: [UInt8] = []
  ) async -> Answer {
    if method == "POST", editSecret != nil { return await change(path, body) }
    guard method == "GET" || method == "HEAD" else {
      return Answer(status: 405, "Nothing can be changed here.")
    }
    let answer = await answer(path, query: query)
    guard method == "HEAD" else { return answer }
    var head = Answer(answer.type, [])
    head.status = answer.status
    return head
  }

  private func answer(_ path: String, query: [String: String]) async -> Answer {
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    let name = parts.count == 2 ? String(parts[1]) : ""
    switch (parts.first, name) {
    case (nil, _) where path == "/": return await gallery()
    case ("catalog.json", ""):
      return Answer(Self.json, text: await session.catalogData.json)
    case ("events", ""): return Answer(events: session.hub.stream())
    case ("assets", _):
      return PageAssets.all[name].map { Answer($0.type, $0.bytes) } ?? Self.missing
    case ("document", _): return await document(name)
    case ("data", _): return await data(name, query)
    case ("thumbnail", _):
      let thumbnail = await session.thumbnail(name, at: Int(query["index"] ?? "0") ?? 0)
      return thumbnail.map { Answer("image/png", $0) } ?? Self.missing
    case ("picture", _): return await picture(name, query)
    case ("board", _): return await board(name, query)
    case ("golden", _): return await golden(name, query)
    case ("verdict", _): return await verdict(name, query)
    case ("difference", _): return await verdict(name, query, wantsDifference: true)
    default: return Self.missing
    }
  }

  private static var missing: Answer { Answer(status: 404, "There is no such page.") }

  private static func parts(script: String) -> PreviewPage.Parts {
    PreviewPage.Parts(
      head: "<link rel=\"stylesheet\" href=\"/assets/preview.css\">",
      script: "<script type=\"module\" src=\"/assets/\(script)\"></script>", gallery: "/",
      isLive: true)
  }

  private func gallery() async -> Answer {
    let data = await session.catalogData.json
    return Answer(
      Self.html,
      text: PreviewPage.gallery(title: title, data: data, Self.parts(script: "gallery.js")))
  }

  private func document(_ name: String) async -> Answer {
    guard await session.states[name] != nil else { return Self.missing }
    var stub: JSONValue = ["name": .text(name)]
    if let editSecret {
      stub = ["name": .text(name), "isEditable": true, "editSecret": .text(editSecret)]
    }
    return Answer(
      Self.html,
      text: PreviewPage.document(
        name: name, data: stub.compactText, Self.parts(script: "document.js")))
  }

  private func data(_ name: String, _ query: [String: String]) async -> Answer {
    guard let (choice, scale) = Self.canvas(query) else { return Self.wrongCanvas }
    guard let data = await session.page(name, choice, scale: scale) else { return Self.missing }
    return Answer(Self.json, text: data.json)
  }

  private func picture(_ name: String, _ query: [String: String]) async -> Answer {
    guard let (choice, scale) = Self.canvas(query),
      let format = OutputFormat(rawValue: query["format"] ?? "png")
    else { return Self.wrongCanvas }
    let picture = await session.picture(name, format, choice, scale: scale)
    return picture.map { Answer(format.mediaType, $0) } ?? Self.missing
  }

  /// All states of a document in the looks that a query asks for.
  private func board(_ name: String, _ query: [String: String]) async -> Answer {
    guard let order = BoardOrder(query) else { return Self.wrongCanvas }
    guard let tiles = await session.board(name, order) else { return Self.missing }
    return Answer(lines: tiles)
  }

  private func golden(_ name: String, _ query: [String: String]) async -> Answer {
    guard let (choice, scale) = Self.canvas(query) else { return Self.wrongCanvas }
    let picture = await session.goldenPicture(name, choice, scale: scale)
    return picture.map { Answer("image/png", $0) } ?? Self.missing
  }

  /// What the picture and its golden image come to, in words or as the picture of where they differ.
  private func verdict(
    _ name: String, _ query: [String: String], wantsDifference: Bool = false
  ) async -> Answer {
    guard let (choice, scale) = Self.canvas(query) else { return Self.wrongCanvas }
    let verdict = await session.goldenVerdict(
      name, choice, scale: scale, wantsDifference: wantsDifference)
    guard let verdict else { return Self.missing }
    if wantsDifference { return verdict.difference.map { Answer("image/png", $0) } ?? Self.missing }
    return Answer(Self.json, text: verdict.json.compactText)
  }

  /// Changes a document as a page asks for it, or takes the last change back.
  private func change(_ path: String, _ body: [UInt8]) async -> Answer {
    let name = path.hasPrefix("/edit/") ? String(path.dropFirst("/edit/".utf8.count)) : nil
    do throws(EditFault) {
      if path == "/undo" {
        try await session.undoEdit()
      } else if let name, let edit = AttributeEdit(json: body) {
        try await session.edit(name, edit)
      } else {
        return name == nil ? Self.missing : Answer(status: 400, "This is no change.")
      }
      return Answer(Self.json, text: "{}")
    } catch {
      return Answer(status: error.answer.status, error.answer.text)
    }
  }

  private static var wrongCanvas: Answer { Answer(status: 400, "This is no canvas.") }

  /// What a query asks for, and at which scale; `nil` where it makes no sense.
  private static func canvas(
    _ query: [String: String]
  ) -> (choice: PictureChoice, scale: Double)? {
    guard let choice = PictureChoice(query), let scale = Double(query["scale"] ?? "1"),
      DrawingOrder.scales.contains(scale)
    else { return nil }
    return (choice, scale)
  }
}

extension OutputFormat {
  /// The media type of files of the format.
  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }
}
