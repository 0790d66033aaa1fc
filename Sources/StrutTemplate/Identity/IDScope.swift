import StrutCore

/// A stretch of a document in which ids are local: the document, a component that is used, a turn of a loop.
final class IDScope {
  /// The scope around; `nil` for the document's.
  let parent: IDScope?
  /// The full id of the nearest instance around that has one; empty outside of all.
  let instance: String
  /// The keys of the turns since that instance, outermost first, each in brackets.
  let keys: String
  /// The nearest instance around without an id, since the one that has one; `nil` where there is none.
  let nameless: Place?
  /// The local ids with the full ones, in order.
  private var ids: [(local: String, full: String)] = []
  /// The full ids by the local ones, of as many as have been asked for: few scopes are ever asked.
  private var fullIDs: [String: String] = [:]
  private var indexedCount = 0

  /// A place in a file.
  struct Place: Hashable {
    let file: Int32
    let range: SourceRange
    let way: Int32
  }

  /// The scope of the document.
  init() {
    parent = nil
    instance = ""
    keys = ""
    nameless = nil
  }

  /// The scope of a component that is used.
  ///
  /// - Parameters:
  ///   - id: The full id of the instance; `nil` adds nothing to the path.
  ///   - place: Where the component is used.
  init(instance id: String?, at place: Place, in parent: IDScope) {
    // What a component is used by is no business of its statements, but paths start from there.
    self.parent = parent
    instance = id ?? parent.instance
    keys = id == nil ? parent.keys : ""
    nameless = id == nil ? place : nil
  }

  /// The scope of a turn of a loop.
  init(turn key: String, in parent: IDScope) {
    self.parent = parent
    instance = parent.instance
    keys = parent.keys + "[\(key)]"
    nameless = parent.nameless
  }

  /// The full id of a local one.
  func full(_ id: String) -> String { Self.join(instance, keys.isEmpty ? id : id + keys) }

  /// Whether a name of the document is not the id of its box, so that its statements are written anew too.
  private(set) var hasOtherNames = false

  /// Notes that a box of this scope has an id.
  func define(_ id: String, as full: String) {
    ids.append((id, full))
    if parent == nil, id != full { hasOtherNames = true }
  }

  /// The full id that a name or a path of a statement means: in this scope, or in the nearest one around that has it.
  ///
  /// - Parameter isTaken: Whether a box has a full id.
  func resolve(_ path: String, isTaken: (String) -> Bool) -> String? {
    var scope: IDScope? = self
    while let current = scope {
      if let full = current.full(defined: path) { return full }
      let full = current.full(path: path)
      if isTaken(full) { return full }
      scope = current.parent
    }
    return nil
  }

  /// The full id of a local one that a box of this scope has.
  private func full(defined id: String) -> String? {
    for (local, full) in ids[indexedCount...] { fullIDs[local] = full }
    indexedCount = ids.count
    return fullIDs[id]
  }

  /// The full id of a path: the keys around stand behind its first name.
  private func full(path: String) -> String {
    let end = path.firstIndex { $0 == "." || $0 == "[" } ?? path.endIndex
    return Self.join(instance, path[..<end] + keys + path[end...])
  }

  private static func join(_ instance: String, _ rest: String) -> String {
    instance.isEmpty ? rest : instance + "." + rest
  }

  /// A key as part of an id: what has a meaning in paths becomes a hyphen.
  static func key(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isReserved) else { return text }
    var key = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { key.append(isReserved(scalar) ? "-" : scalar) }
    return String(key)
  }

  private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "[", "]", ".", "/": true
    default: scalar.properties.isWhitespace
    }
  }
}
