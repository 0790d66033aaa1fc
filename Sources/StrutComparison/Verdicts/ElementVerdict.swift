import StrutCore
import StrutFormats

/// What happened to one element between the golden and the actual picture.
package struct ElementVerdict: Hashable, Sendable {
  /// What happened.
  package enum Change: Hashable, Sendable {
    /// The text reads otherwise.
    case text(was: String, now: String)
    /// The element is new.
    case added
    /// The element is gone; its line is that of the golden's document.
    case removed
    /// The element makes a box now and made none, or the other way round.
    case visibility(now: Bool)
    /// The text breaks into another number of lines.
    case lines(was: Int, now: Int)
    /// An ellipsis appeared or went.
    case truncation(now: Bool)
    /// The border box has another size, in points.
    case size(was: Size, now: Size)
    /// The border box stands elsewhere, in points from where it stood among the elements around it.
    case moved(dx: Double, dy: Double)
    /// The text stands higher or lower in its box, in points.
    case baseline(by: Double)
    /// Nothing of the layout changed, but pixels of the element did.
    case pixelsOnly
  }

  /// The element as people know it: `#pay`, or `<item> "Total"` where it has no id.
  package var name: String
  /// The place in the tree: what the same element of another document shares where it has no id.
  package var path: String
  /// The line in the document, or in the file that the element comes from, from 1.
  package var line: Int
  /// The file that the element comes from, seen from the document's folder; `nil` for the document itself.
  package var file: String?
  /// What happened.
  package var change: Change

  /// Creates a verdict.
  package init(name: String, path: String, line: Int, file: String? = nil, change: Change) {
    self.name = name
    self.path = path
    self.line = line
    self.file = file
    self.change = change
  }

  /// The verdict in one phrase, such as `#pay moved by (8, 0)`.
  package var description: String {
    // A box without an id is called by what it says.
    if case .text(let was, let now) = change, let start = name.firstIndex(of: "“"),
      name[start...] == "“\(now)”"
    {
      return "\(name) was “\(ShortText.of(was))”"
    }
    return "\(name) \(change.phrase)"
  }

  /// What verdicts of one cause share over documents: documents with other texts have other sizes, but one
  /// cause changes them by the same.
  package var identity: Identity { Identity(path: path, phrase: change.phrase) }

  /// An element and what happened to it, whatever document it stands in.
  package struct Identity: Hashable {
    var path: String
    var phrase: String
  }
}

extension ElementVerdict.Change {
  /// What happened, as the end of a sentence.
  package var phrase: String {
    switch self {
    case .text(let was, let now): Self.reading(was, now)
    case .added: "was added"
    case .removed: "was removed"
    case .visibility(let now): now ? "was shown" : "was hidden"
    case .lines(let was, let now): "wraps to \(now) \(now == 1 ? "line" : "lines"), was \(was)"
    case .truncation(let now): now ? "is cut short by an ellipsis" : "is no longer cut short"
    case .size(let was, let now):
      "resized by (\(Self.shown(now.width - was.width)), "
        + "\(Self.shown(now.height - was.height)))"
    case .moved(let dx, let dy):
      "moved by (\(Self.shown(dx)), \(Self.shown(dy)))"
    case .baseline(let by):
      "has its baseline \(Self.shown(abs(by))) \(by > 0 ? "lower" : "higher")"
    case .pixelsOnly: "changed pixels only"
    }
  }

  /// Smaller for what changes by itself than for what follows from other changes.
  var rank: Int {
    switch self {
    case .text: 0
    case .added, .removed, .visibility: 1
    case .lines, .truncation: 2
    case .size: 3
    case .moved: 4
    case .baseline: 5
    case .pixelsOnly: 6
    }
  }

  /// A length in points to four decimal places, which tell every pixel grid apart.
  private static func shown(_ length: Double) -> String {
    length.decimal(places: 4)
  }

  private static func reading(_ was: String, _ now: String) -> String {
    let shown = ShortText.of(was, now)
    return "reads “\(shown.now)”, was “\(shown.was)”"
  }
}
