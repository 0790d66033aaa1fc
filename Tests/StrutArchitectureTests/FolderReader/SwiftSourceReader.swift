/// Walks over the tokens of a file and keeps account of the types around each place.
struct SwiftSourceReader {
  /// What stands between a pair of braces.
  private struct Scope {
    /// The names of the types around, this one's included.
    var path: [String]
    /// Whether declarations in it are members or globals; inside functions they are locals.
    var declares: Bool
    /// Whether what it holds cannot be named by other files.
    var isPrivate = false
    /// Whether `case` declares something.
    var isEnum = false
  }

  private let tokens: [SwiftToken]
  private var index = 0
  private var scopes = [Scope(path: [], declares: true)]
  /// The scope that the next opening brace begins, where a type's header was read.
  private var pending: Scope?
  /// The places of the brackets that are open, to tell labels from values.
  private var openings: [Int] = []

  private(set) var declarations: [SwiftSource.Declaration] = []
  private(set) var uses: [SwiftSource.Use] = []
  private(set) var locals: Set<String> = []
  private(set) var tupleLabels: Set<String> = []
  private(set) var imports: Set<String> = []

  init(_ tokens: [SwiftToken]) { self.tokens = tokens }

  /// Reads the whole file.
  mutating func read() {
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .literal: index += 1
      case .mark: readMark(token.text)
      case .word: readWord(token.text)
      case .quotedName: readName()
      }
    }
  }

  private var scope: Scope { scopes[scopes.count - 1] }

  private func token(_ offset: Int) -> SwiftToken? {
    let place = index + offset
    return tokens.indices.contains(place) ? tokens[place] : nil
  }

  private func isMark(_ text: String, _ offset: Int) -> Bool {
    token(offset)?.isMark(text) ?? false
  }
}

// MARK: - Marks and keywords

extension SwiftSourceReader {
  private mutating func readMark(_ text: String) {
    index += 1
    switch text {
    case "{":
      openings.append(index - 1)
      scopes.append(pending ?? Scope(path: scope.path, declares: false))
      pending = nil
    case "(", "[": openings.append(index - 1)
    case "}", ")", "]":
      if text == "}", scopes.count > 1 { scopes.removeLast() }
      if !openings.isEmpty { openings.removeLast() }
    case "." where isSingleDot: readMembers()
    default: break
    }
  }

  /// Whether the dot before the index belongs to no range operator.
  private var isSingleDot: Bool { !isMark(".", -2) && !isMark(".", 0) }

  private mutating func readWord(_ word: String) {
    if isMark(".", -1) || isLabel { return readName() }
    if isMark("(", -1) || isMark(",", -1), isArgumentLabel(word) {
      index += 1
      return
    }
    switch word {
    case "struct", "class", "enum", "protocol", "actor": readType(word)
    case "extension": readExtension()
    case "typealias", "associatedtype": readTypeName()
    case "func": readFunction()
    case "init", "subscript":
      noteParameters()
      index += 1
    case "let", "var": readBindings()
    case "case" where scope.isEnum: readCases()
    case "for": readLoop()
    case "import": readImport()
    case "in": noteClosureParameters()
    default: if keywords.contains(word) { index += 1 } else { readName() }
    }
  }

  /// Whether a keyword behind a parenthesis or comma is the first name of a parameter: `func font(for id: Int)`.
  private func isArgumentLabel(_ word: String) -> Bool {
    ["for", "in", "case", "extension", "class", "struct", "enum", "import"].contains(word)
  }

  private mutating func readImport() {
    index += 1
    while let word = token(0), declarators.contains(word.text) { index += 1 }
    if let module = token(0), module.isName { imports.insert(module.text) }
    while isMark(".", 1) { index += 2 }
    index += 1
  }
}

/// Words that are never names of something declared in the module.
private let keywords: Set<String> = [
  "if", "else", "guard", "switch", "case", "default", "while", "repeat", "do", "catch", "defer",
  "return", "throw",
  "throws", "rethrows", "try", "await", "async", "is", "as", "where", "break", "continue",
  "fallthrough", "nil", "true",
  "false", "super", "init", "deinit", "subscript", "get", "set", "willSet", "didSet", "some", "any",
  "inout",
  "static", "mutating", "nonmutating", "final", "override", "lazy", "weak", "unowned", "public",
  "package", "internal",
  "private", "fileprivate", "open", "convenience", "required", "indirect", "consuming", "borrowing",
  "operator",
  "precedencegroup", "nonisolated", "isolated", "sending", "_",
]

private let declarators: Set<String> = [
  "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let",
]

private let modifiers: Set<String> = [
  "static", "mutating", "nonmutating", "final", "override", "lazy", "weak", "unowned", "public",
  "package",
  "internal", "private", "fileprivate", "open", "convenience", "required", "indirect", "consuming",
  "borrowing",
  "class", "nonisolated", "isolated", "unsafe", "optional", "prefix", "postfix", "infix",
]

// MARK: - Declarations

extension SwiftSourceReader {
  private mutating func declare(
    _ kind: SwiftSource.Declaration.Kind, _ name: String, isPrivate: Bool
  ) {
    guard scope.declares else {
      if kind != .type { locals.insert(name) }
      return
    }
    let kind = kind == .member && scope.path.isEmpty ? .global : kind
    declarations.append(.init(kind: kind, path: scope.path + [name], isPrivate: isPrivate))
  }

  /// Whether the modifiers before the index, or the scope, keep other files from naming it.
  private var isPrivateHere: Bool {
    var place = index - 1
    while place >= 0 {
      let token = tokens[place]
      if token.isMark(")") {
        var depth = 0
        repeat {
          depth += tokens[place].isMark(")") ? 1 : tokens[place].isMark("(") ? -1 : 0
          place -= 1
        } while depth > 0 && place >= 0
        place -= 1
      } else if token.isName, modifiers.contains(token.text) {
        if token.text == "private" || token.text == "fileprivate" { return true }
        place -= 1
      } else if token.isName, place > 0, tokens[place - 1].isMark("@") {
        place -= 2
      } else if token.isMark("@") {
        place -= 1
      } else {
        break
      }
    }
    return scope.isPrivate
  }

  private mutating func readType(_ keyword: String) {
    guard let name = token(1), name.isName, !declarators.contains(name.text),
      name.text != "subscript"
    else {
      index += 1
      return
    }
    let isPrivate = isPrivateHere
    declare(.type, name.text, isPrivate: isPrivate)
    pending = Scope(
      path: scope.path + [name.text], declares: scope.declares, isPrivate: isPrivate,
      isEnum: keyword == "enum")
    index += 2
  }

  private mutating func readExtension() {
    let isPrivate = isPrivateHere
    index += 1
    var path: [String] = []
    let line = token(0)?.line ?? 0
    while let name = token(0), name.isName {
      path.append(name.text)
      index += 1
      guard isMark(".", 0) else { break }
      index += 1
    }
    uses.append(.init(isMember: false, names: path, scope: [], line: line))
    pending = Scope(path: path, declares: true, isPrivate: isPrivate)
  }

  private mutating func readTypeName() {
    if let name = token(1), name.isName { declare(.type, name.text, isPrivate: isPrivateHere) }
    index += 2
  }

  private mutating func readFunction() {
    if let name = token(1), name.isName { declare(.member, name.text, isPrivate: isPrivateHere) }
    noteParameters()
    index += 2
  }

  /// The names before the colons of the first pair of parentheses from here.
  private mutating func noteParameters() {
    guard var place = tokens[index...].firstIndex(where: { $0.isMark("(") || $0.isMark("{") })
    else { return }
    var depth = 0
    repeat {
      if tokens[place].isMark("(") || tokens[place].isMark("[") { depth += 1 }
      if tokens[place].isMark(")") || tokens[place].isMark("]") { depth -= 1 }
      if depth == 1, tokens[place].isName, place + 1 < tokens.count, tokens[place + 1].isMark(":") {
        locals.insert(tokens[place].text)
      }
      place += 1
    } while depth > 0 && place < tokens.count
  }

  /// `let a`, `let a, b: Int`, `let (a, b)`.
  private mutating func readBindings() {
    let isPrivate = isPrivateHere
    index += 1
    let isTuple = isMark("(", 0)
    if isTuple { readMark("(") }
    while let name = token(0), name.isName {
      if name.text != "_" { declare(.member, name.text, isPrivate: isPrivate) }
      index += 1
      guard isMark(",", 0), token(1)?.isName ?? false, isTuple || !startsStatement(1) else { break }
      index += 1
    }
  }

  /// Whether a word after a comma begins another condition instead of another name.
  private func startsStatement(_ offset: Int) -> Bool {
    guard let word = token(offset) else { return true }
    return keywords.contains(word.text) || declarators.contains(word.text)
      || !(isMark(",", offset + 1) || isMark(":", offset + 1) || isMark("=", offset + 1))
  }

  private mutating func readCases() {
    let isPrivate = isPrivateHere
    index += 1
    while let name = token(0), name.isName {
      declare(.member, name.text, isPrivate: isPrivate)
      index += 1
      if isMark("(", 0) { readBalanced() }
      if isMark("=", 0) { index += isMark("-", 1) ? 3 : 2 }
      guard isMark(",", 0) else { return }
      index += 1
    }
  }

  /// Reads to behind the parenthesis that closes the one at the index.
  private mutating func readBalanced() {
    let depth = openings.count
    repeat {
      let token = tokens[index]
      if token.kind == .mark { readMark(token.text) } else { readName() }
    } while openings.count > depth && index < tokens.count
  }

  private mutating func readLoop() {
    index += 1
    if token(0)?.isWord("case") ?? false { index += 1 }
    while let name = token(0), !name.isWord("in"), !name.isMark("{") {
      if name.isName, !isMark(".", -1), !keywords.contains(name.text) { locals.insert(name.text) }
      index += 1
    }
    index += 1
  }

  /// The names between a brace and `in`.
  private mutating func noteClosureParameters() {
    var place = index - 1
    while place >= 0, !tokens[place].isMark("{"), tokens[place].line + 4 > tokens[index].line {
      if tokens[place].isName { locals.insert(tokens[place].text) }
      place -= 1
    }
    index += 1
  }
}

// MARK: - Uses

extension SwiftSourceReader {
  /// Names behind a period that stands behind no name.
  private mutating func readMembers() {
    guard let first = token(0), first.isName else { return }
    readChain(isMember: true)
  }

  private mutating func readName() {
    guard let name = token(0), name.isName, !isLabel else {
      if let name = token(0), isTupleLabel { tupleLabels.insert(name.text) }
      index += 1
      return
    }
    readChain(isMember: false)
  }

  /// Whether the label at the index belongs to a tuple, as its parenthesis stands behind no name.
  private var isTupleLabel: Bool {
    guard let open = openings.last, open > 0 else { return false }
    let before = tokens[open - 1]
    return before.isWord("return") || before.isWord("in")
      || !(before.isName || ")]>?!".contains(before.text))
      || before.isMark(">") && open > 1 && tokens[open - 2].isMark("-")
  }

  /// A name before a colon in parentheses is an argument's or a parameter's.
  private var isLabel: Bool {
    guard isMark(":", 1), let open = openings.last, tokens[open].isMark("(") else { return false }
    if isMark("(", -1) || isMark(",", -1) { return true }
    // `func fill(with color: Color)`: the second name is a local one.
    return token(-1)?.isName ?? false
  }

  private mutating func readChain(isMember: Bool) {
    var names: [String] = []
    let line = token(0)?.line ?? 0
    while let name = token(0), name.isName {
      names.append(name.text)
      index += 1
      guard isMark(".", 0), token(1)?.isName ?? false else { break }
      index += 1
    }
    uses.append(.init(isMember: isMember, names: names, scope: scope.path, line: line))
  }
}
