import Strut
import StrutFormats
import Synchronization

/// What `strut review` answers to a browser: the page of what waits, its pictures, and decisions.
///
/// Every answer is made from the results of the last run; nothing is drawn.
package final class ReviewSite: Sendable {
  /// An answer.
  package struct Answer: Sendable {
    /// The HTTP status.
    package var status: Int
    /// The media type.
    package var type: String
    /// The body.
    package var body: [UInt8]

    init(_ type: String, _ body: [UInt8], status: Int = 200) {
      self.status = status
      self.type = type
      self.body = body
    }

    init(_ type: String, text: String, status: Int = 200) {
      self.init(type, Array(text.utf8), status: status)
    }

    /// An answer that only says something.
    init(status: Int, _ text: String) {
      self.init("text/plain; charset=utf-8", text: text + "\n", status: status)
    }
  }

  private let store: ResultStore
  private let acceptance: Acceptance
  /// Decisions are taken one after the other.
  private let deciding = Mutex(())

  /// Creates the site of what waits in `store`.
  package init(store: ResultStore, writer: FileWriter) {
    self.store = store
    acceptance = Acceptance(store: store, writer: writer)
  }

  /// The answer to a request.
  ///
  /// - Parameters:
  ///   - path: The path, percent escapes resolved.
  ///   - body: The body of a POST.
  package func answer(_ method: String, _ path: String, body: [UInt8]) -> Answer {
    do {
      switch (method, path) {
      case ("GET", "/"): return try page()
      case ("GET", "/review.css"): return Answer("text/css; charset=utf-8", text: ReviewPage.style)
      case ("GET", "/review.js"):
        return Answer("text/javascript; charset=utf-8", text: ReviewPage.script)
      case ("GET", _) where path.hasPrefix("/picture/"):
        return try picture(String(path.dropFirst("/picture/".utf8.count)))
      case ("POST", "/accept"): return try decide(body, acceptance.accept)
      case ("POST", "/reject"): return try decide(body, acceptance.reject)
      default: return Answer(status: 404, "There is no such page.")
      }
    } catch {
      return Answer(status: 500, "\(error)")
    }
  }

  private func page() throws -> Answer {
    let pending = try store.pending()
    let page = ReviewPage(Report(started: "", results: pending), for: .review) { result, kind in
      "/picture/\(kind.rawValue)/" + PercentEncoding.path(result.name)
    }
    return Answer("text/html; charset=utf-8", text: page.served)
  }

  /// The picture at `kind/name`. Only names of snapshots that wait are answered, so no other file can be had.
  private func picture(_ path: String) throws -> Answer {
    let parts = path.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let kind = ResultPicture(rawValue: String(parts[0])),
      let result = try store.pending().first(where: { $0.name == parts[1] }),
      let bytes = try store.picture(kind, of: result.name)
    else { return Answer(status: 404, "There is no such picture.") }
    return Answer("image/png", bytes)
  }

  private func decide(
    _ body: [UInt8], _ decision: (CaseResult) throws(FileError) -> Void
  ) throws -> Answer {
    guard let names = try? JSONParser.parse(body)["names"]?.array?.compactMap(\.string) else {
      return Answer(status: 400, "Names are missing.")
    }
    return try deciding.withLock { _ in
      let wanted = Set(names)
      let chosen = try store.pending().filter { wanted.contains($0.name) }
      for result in chosen { try decision(result) }
      let done = JSONValue.list(chosen.map { .text($0.name) })
      let answer: JSONValue = ["done": done]
      return Answer("application/json", text: answer.compactText)
    }
  }
}
