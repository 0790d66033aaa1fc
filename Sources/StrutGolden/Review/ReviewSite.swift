import Strut
import StrutComparison
import StrutFormats

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
  private let changedSources: ChangedSources
  private let changeSecret: String?
  /// Decisions are taken one after the other.
  private let deciding = Monitor(())

  /// Creates the site of what waits in `store`.
  ///
  /// - Parameter changeSecret: What the page has to send with decisions, which the server checks.
  package init(store: ResultStore, writer: FileWriter, changeSecret: String? = nil) {
    self.store = store
    self.changeSecret = changeSecret
    acceptance = Acceptance(store: store, writer: writer)
    changedSources = ChangedSources(store: store)
  }

  /// The answer to a request.
  ///
  /// - Parameters:
  ///   - path: The path, percent escapes resolved.
  ///   - body: The body of a POST.
  package func answer(_ method: String, _ path: String, body: [UInt8]) -> Answer {
    do {
      switch (method, path) {
      case ("GET", "/"):
        return Answer("text/html; charset=utf-8", text: try page().served)
      case ("GET", "/data"): return Answer("application/json", text: try page().data.compactText)
      case ("GET", "/state"):
        let (_, changed) = try changedFiles()
        let state: JSONValue = ["revision": .text(store.revision), "changed": .text(changed)]
        return Answer("application/json", text: state.compactText)
      case ("GET", "/changed"):
        // With the digest of this very answer: a file may have changed since the state was asked for.
        let (files, changed) = try changedFiles()
        let answer: JSONValue = ["changed": .text(changed), "files": files]
        return Answer("application/json", text: answer.compactText)
      case ("GET", "/review.css"): return Answer("text/css; charset=utf-8", text: ReviewPage.style)
      case ("GET", "/review.js"):
        return Answer("text/javascript; charset=utf-8", text: ReviewPage.script)
      case ("GET", _) where path.hasPrefix("/picture/"):
        return try picture(String(path.dropFirst("/picture/".utf8.count)))
      case ("POST", "/accept"): return try decide(body, acceptance.accept)
      case ("POST", "/reject"): return try decide(body, acceptance.reject)
      case ("POST", "/undo"):
        return try deciding.enter { _ in Self.answer(try acceptance.undo()) }
      default: return Answer(status: 404, "There is no such page.")
      }
    } catch {
      return Answer(status: 500, "\(error)")
    }
  }

  private func page() throws -> ReviewPage {
    let revision = store.revision
    let pending = try store.pending()
    let report = Report(started: "", results: pending)
    var page = ReviewPage(report, for: .review) { result, kind in
      "/picture/\(result.shown ?? "-")/\(kind.rawValue)/" + PercentEncoding.path(result.name)
    }
    page.revision = revision
    page.changeSecret = changeSecret
    page.index = store.index()
    return page
  }

  /// The names of snapshots with the files that changed since they were drawn, and what changes with them.
  private func changedFiles() throws -> (files: JSONValue, digest: String) {
    let files = JSONValue(
      .object(
        try changedSources.bySnapshot().map { snapshot, files in
          JSONMember(snapshot, .list(files.map { .text($0) }))
        }))
    return (files, Digest(of: Array(files.compactText.utf8)).description)
  }

  /// The picture at `digest/kind/name`: that of the snapshot whose drawn picture has the digest, and no newer one. Only
  /// names of snapshots that wait are answered, so no other file can be had.
  private func picture(_ path: String) throws -> Answer {
    let missing = Answer(status: 404, "There is no such picture.")
    let parts = path.split(separator: "/", maxSplits: 2).map(String.init)
    guard parts.count == 3, let kind = ResultPicture(rawValue: parts[1]),
      !parts[2].split(separator: "/").contains(".."), !parts[2].hasPrefix("/"),
      let result = try store.result(of: parts[2]), result.name == parts[2],
      (result.shown ?? "-") == parts[0], let bytes = try store.picture(kind, of: result.name)
    else { return missing }
    if kind == .actual, Digest(of: bytes).description != result.shown { return missing }
    return Answer("image/png", bytes)
  }

  private func decide(
    _ body: [UInt8],
    _ decision: ([Acceptance.Choice]) throws(FileError) -> Acceptance.Outcome
  ) throws -> Answer {
    let items = (try? JSONParser.parse(body))?["items"]?.array
    guard let items else { return Answer(status: 400, "Items are missing.") }
    var choices: [Acceptance.Choice] = []
    for item in items {
      guard let name = item["name"]?.string, let shown = item["shown"] else {
        return Answer(status: 400, "An item has a name and the digest of what was shown.")
      }
      choices.append(Acceptance.Choice(name: name, shown: shown.string))
    }
    return try deciding.enter { _ in Self.answer(try decision(choices)) }
  }

  private static func answer(_ outcome: Acceptance.Outcome) -> Answer {
    let refused = outcome.refused.map { name, reason -> JSONValue in
      ["name": .text(name), "reason": .text("\(reason)")]
    }
    let answer: JSONValue = [
      "done": .list(outcome.done.map { .text($0) }), "refused": .list(refused),
      "notes": .list(outcome.notes.map { .text($0) }),
    ]
    return Answer("application/json", text: answer.compactText)
  }
}
