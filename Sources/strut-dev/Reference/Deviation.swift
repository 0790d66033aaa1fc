/// A place where Strut knowingly differs from what people may expect of it: a comment `Deviation:` in the sources.
struct Deviation {
  /// Whose ways are left.
  enum Origin: String, CaseIterable {
    case css = "CSS"
    case yoga = "Yoga"
    case apple = "Apple"

    /// The words that a comment's text begins with.
    var words: [String] { self == .apple ? ["UIKit", "AppKit", "Apple"] : [rawValue] }
  }

  let origin: Origin
  /// What the other does, what Strut does, and why: whole sentences, the first beginning with the other's name.
  let text: String
  /// The name of the file that the comment stands in.
  let file: String
}

extension Deviation {
  private static let label = "Deviation: "

  /// The deviations that the comments of a source name, in their order.
  ///
  /// One goes on to the end of its paragraph. Throws ``ChoreError`` for one that does not say from whom.
  static func all(in source: String, file: String) throws -> [Deviation] {
    var found: [Deviation] = []
    var open: (line: Int, text: String)?
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let comment = commentText(of: line)
      if let text = open?.text, let comment, !comment.isEmpty, !comment.hasPrefix("- ") {
        open?.text = text + " " + comment
        continue
      }
      if let (line, text) = open { found.append(try deviation(text, file: file, line: line)) }
      open = nil
      if let comment, comment.hasPrefix(label) {
        open = (number + 1, String(comment.dropFirst(label.count)))
      }
    }
    return found
  }

  private static func deviation(_ text: String, file: String, line: Int) throws -> Deviation {
    let origin = Origin.allCases.first { $0.words.contains { text.hasPrefix($0) } }
    guard let origin else {
      let names = Origin.allCases.flatMap(\.words).joined(separator: ", ")
      throw ChoreError("\(file):\(line): what follows 'Deviation:' begins with one of \(names)")
    }
    return Deviation(origin: origin, text: text, file: file)
  }

  /// What a line says behind its slashes; `nil` where it is no comment.
  private static func commentText(of line: Substring) -> String? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("//") else { return nil }
    let text = line.drop { $0 == "/" }.drop { $0 == " " }
    return String(text)
  }
}
