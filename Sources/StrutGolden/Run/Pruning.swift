import Strut
import StrutFormats

/// What becomes of stale goldens: removed, or kept with the reason.
package struct Pruning {
  /// The goldens that go.
  package private(set) var removed: [GoldenFile] = []
  /// What is told of some goldens, in the order of their paths.
  private var told: [(reason: Reason, members: [StaleGoldens.Entry])] = []
  private let folder: String

  /// More goldens of one reason than these are one line.
  private static let mostAlike = 4

  /// Why goldens go or stay.
  private enum Why: Hashable {
    /// Something is there no more.
    case gone(String)
    /// Something else is drawn in their places, and accepting moves them there.
    case renamed
    /// Something is wrong, which may be why nothing draws them.
    case doubtful

    func text(ofOne isOne: Bool) -> String {
      switch self {
      case .gone(let text): text
      case .renamed: "strut accept moves \(isOne ? "it" : "them") to what was renamed"
      case .doubtful: "the errors may be why nothing draws \(isOne ? "it" : "them")"
      }
    }

    var isKept: Bool { self == .renamed || self == .doubtful }
  }

  /// What goldens of one line share.
  private struct Reason: Hashable {
    var why: Why
    /// What the goldens are of; `nil` where it is the same for all documents.
    var owner: String?
  }

  /// Decides about goldens.
  ///
  /// - Parameters:
  ///   - renamed: The absolute paths of the goldens that accepting moves to other names.
  ///   - folder: The folder from which paths are told.
  package init(
    _ stale: StaleGoldens, _ doubts: StaleGoldenDoubts, renamed: Set<String>, folder: String
  ) {
    self.folder = folder
    var places: [Reason: Int] = [:]
    for entry in stale.entries {
      let why =
        renamed.contains(entry.golden.picture)
        ? Why.renamed : doubts.isStale(entry) ? .gone(entry.reason) : .doubtful
      if !why.isKept { removed.append(entry.golden) }
      let reason = Reason(
        why: why, owner: entry.isOfMatrix && !why.isKept ? nil : owner(of: entry))
      if let place = places[reason] {
        told[place].members.append(entry)
      } else {
        places[reason] = told.count
        told.append((reason, [entry]))
      }
    }
  }

  /// What is told, a line each.
  ///
  /// - Parameter isTrial: Whether nothing is removed.
  package func lines(isTrial: Bool) -> [String] {
    told.flatMap { reason, members -> [String] in
      let verb = reason.why.isKept ? "kept" : isTrial ? "would remove" : "removed"
      guard members.count > Self.mostAlike else {
        return members.map { entry in
          "\(verb) \(FilePath.shown(entry.golden.picture, from: folder)): \(reason.why.text(ofOne: true))"
        }
      }
      let documents = Set(members.map(\.document)).count
      let owner = reason.owner ?? "\(documents) \(documents == 1 ? "document" : "documents")"
      return ["\(verb) \(members.count) goldens of \(owner): \(reason.why.text(ofOne: false))"]
    }
  }

  /// The document without `.xml`, with the component whose case it is.
  private func owner(of entry: StaleGoldens.Entry) -> String {
    let path = FilePath.shown(entry.document.path, from: folder)
    let stem = path.hasSuffix(".xml") ? String(path.dropLast(4)) : path
    guard !entry.documentIsGone, !entry.componentIsGone, let component = entry.component else {
      return stem
    }
    return "\(stem)/\(component)"
  }
}

extension ResultStore {
  /// The absolute paths of the goldens that accepting what waits moves to other names.
  package func formerGoldens() throws(FileError) -> Set<String> {
    var found: Set<String> = []
    for result in try pending() {
      guard let former = result.former, try digest(ofFile: former.name) == former.value else {
        continue
      }
      found.insert(absolute(former.name))
    }
    return found
  }
}
