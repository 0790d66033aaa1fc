import StrutFormats

/// One thing that was changed in a document, or in a file that it uses, since its golden was made.
package struct ChangeCause: Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A value of `<layout>`.
    case canvas
    /// A value of an element.
    case attribute
    /// A value of a style.
    case style
    /// A design token.
    case token
    /// A parameter where a component is used.
    case parameter
    /// Characters.
    case text
    /// An element that is new.
    case added
    /// An element that is gone.
    case removed
    /// Elements in another order.
    case order
    /// The content of an image.
    case image
    /// The content of a font, or a font's declaration.
    case font
    /// The content of a file of data or strings.
    case data
    /// What the case says in place of the document.
    case given
    /// Another version of a library that draws.
    case renderer
  }

  /// What kind of thing it is.
  package var kind: Kind
  /// What was changed: `#pay`, `<style name="title">`, `images/logo.png`.
  package var subject: String
  /// What happened to it: `font-size 20 → 22`.
  package var change: String
  /// The file, seen from the document's folder; `nil` for the document itself.
  package var file: String?
  /// The line, from 1; `nil` for a whole file.
  package var line: Int?
  /// What the same thing shares over documents: its name.
  package var key: String
  /// Whether it is written in a component of a library, which is the same thing only at the same place.
  package var isShared: Bool

  /// Creates a cause.
  package init(
    kind: Kind, subject: String, change: String, file: String? = nil, line: Int? = nil,
    key: String, isShared: Bool = false
  ) {
    self.kind = kind
    self.subject = subject
    self.change = change
    self.file = file
    self.line = line
    self.key = key
    self.isShared = isShared
  }

  /// The cause in one phrase, without its place.
  package var description: String { "\(subject) \(change)" }

  /// What causes of one kind share over documents; two places that say the same are one reason.
  ///
  /// - Parameter document: The path of the document whose snapshot changed.
  package func identity(in document: String) -> Identity {
    Identity(kind: kind, key: key, change: change, place: isShared ? place(in: document) : nil)
  }

  /// A change, whatever document shows it.
  package struct Identity: Hashable {
    var kind: Kind
    var key: String
    var change: String
    /// Where it stands, for what documents share.
    var place: String?
  }

  /// The place as messages show it: `screens/theme.xml:3`.
  ///
  /// - Parameter document: The path of the document whose snapshot changed.
  package func place(in document: String) -> String {
    path(from: document) + (line.map { ":\($0)" } ?? "")
  }

  /// The path of the file.
  ///
  /// - Parameter document: The path of the document whose snapshot changed.
  package func path(from document: String) -> String {
    guard let file else { return document }
    return file.hasPrefix("/")
      ? file : FilePath.normalized(FilePath.join(FilePath.folder(of: document), file))
  }
}

extension ChangeCause {
  /// The cause as reports hold it.
  package var json: JSONValue {
    var members = [
      JSONMember("kind", .text(kind.rawValue)), JSONMember("subject", .text(subject)),
      JSONMember("change", .text(change)),
    ]
    if let file { members.append(JSONMember("file", .text(file))) }
    if let line { members.append(JSONMember("line", .number(line))) }
    members.append(JSONMember("key", .text(key)))
    if isShared { members.append(JSONMember("shared", true)) }
    return JSONValue(.object(members))
  }

  /// The cause that `json` describes; `nil` where it describes none.
  package init?(json: JSONValue) {
    guard let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:)),
      let subject = json["subject"]?.string, let change = json["change"]?.string,
      let key = json["key"]?.string
    else { return nil }
    self.init(
      kind: kind, subject: subject, change: change, file: json["file"]?.string,
      line: json["line"]?.integer, key: key, isShared: json["shared"]?.bool ?? false)
  }
}
