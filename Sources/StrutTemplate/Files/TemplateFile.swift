import StrutCore
import StrutFormats
import StrutSyntax

/// A document or a library, with everything in it read once: what its elements are, and what is computed in it.
final class TemplateFile: Sendable {
  /// The index among the files of the document.
  let index: Int32
  /// The text.
  let source: SourceText
  /// The text as one that values stand in.
  let dataSource: DataSource
  let tree: MarkupTree
  /// The folder seen from that of the document, `.` for the same.
  let folder: String
  /// What each element is.
  let roles: [ElementRole]
  /// Whether limits count each element as a box.
  private let boxes: [Bool]
  /// What each attribute is.
  let attributeRoles: [AttributeRole]
  /// Whether the file holds anything of the language besides braces.
  let usesLanguage: Bool
  /// What is computed.
  let texts: TemplateFileTexts
  /// How many attributes from each on can be copied together, byte for byte, with the single blanks between them.
  private let runs: [Int32]

  /// Reads what stands in a well-formed file.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  ///
  /// - Parameter paths: The attributes that name files.
  init(
    _ document: ParsedDocument, tree: MarkupTree, index: Int32, folder: String, paths: Set<String>
  ) {
    source = document.source
    dataSource = DataSource(document.source)
    self.tree = tree
    self.index = index
    self.folder = folder
    let source = document.source
    roles = tree.elements.map { ElementRole(of: source.text(in: $0.name), isForeign: $0.isForeign) }
    boxes = tree.elements.map { element in
      BoxNames.contains(
        source.bytes[Int(element.name.lowerBound)..<Int(element.name.upperBound)])
    }
    attributeRoles = tree.attributes.map { AttributeRole(of: $0, in: source, paths: paths) }
    usesLanguage = roles.contains { role in
      if case .language = role { true } else { role == .instance }
    }
    texts = TemplateFileTexts(source, tree, roles, usesLanguage: usesLanguage)
    runs = Self.runs(source.bytes, tree, attributeRoles, texts)
  }

  // MARK: Runs

  /// The number of attributes of one element, from an attribute on, that plain documents have as they are written here: all of
  /// their bytes, with the single blanks between them, are those of the plain document. 0 for one that is looked at.
  func run(from attribute: Int32) -> Int32 { runs[Int(attribute)] }

  private static func runs(
    _ bytes: [UInt8], _ tree: MarkupTree, _ roles: [AttributeRole], _ texts: TemplateFileTexts
  ) -> [Int32] {
    var runs = [Int32](repeating: 0, count: tree.attributes.count)
    for element in tree.elements {
      var next: (start: Int, count: Int32) = (-1, 0)
      for index in element.attributes.reversed() {
        let attribute = tree.attributes[Int(index)]
        let (name, value) = (attribute.name, attribute.value)
        let start = Int(name.upperBound)
        guard roles[Int(index)] == .plain, Int(value.lowerBound) == start + 2,
          bytes[start] == UInt8(ascii: "="), case .written = texts.content(ofAttribute: index)
        else {
          next = (-1, 0)
          continue
        }
        let end = Int(value.upperBound) + 1
        let isJoined = next.start == end + 1 && bytes[end] == UInt8(ascii: " ")
        next = (Int(name.lowerBound), isJoined ? next.count + 1 : 1)
        runs[Int(index)] = next.count
      }
    }
    return runs
  }

  // MARK: Elements

  /// What stands in the value of an attribute.
  func content(ofAttribute index: Int32) -> TemplateFileTexts.Content {
    texts.content(ofAttribute: index)
  }

  /// What stands in a text.
  func content(ofText node: Int32) -> TemplateFileTexts.Content { texts.content(ofText: node) }

  /// The element at a node; `nil` for a text.
  func element(_ node: Int32) -> MarkupTree.Element? {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return nil }
    return tree.elements[Int(index)]
  }

  /// What the element at a node is; `nil` for a text.
  func role(_ node: Int32) -> ElementRole? {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return nil }
    return roles[Int(index)]
  }

  /// The name of the element at a node.
  func name(_ node: Int32) -> String { element(node).map { source.text(in: $0.name) } ?? "" }

  /// Whether a node is one of the elements that limits count as boxes.
  func isBox(_ node: Int32) -> Bool {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return false }
    return boxes[Int(index)]
  }

  /// Where the name of the element at a node stands; the node itself for a text.
  func nameRange(_ node: Int32) -> SourceRange {
    element(node)?.name ?? tree.nodes[Int(node)].range
  }

  /// The index of an attribute of an element.
  func attribute(_ name: String, of node: Int32) -> Int32? {
    element(node)?.attributes.first { index in
      let attribute = tree.attributes[Int(index)]
      return !attribute.isForeign && source.bytes(in: attribute.name, are: name)
    }
  }

  /// Where the value of an attribute stands.
  func valueRange(_ attribute: Int32) -> SourceRange { tree.attributes[Int(attribute)].value }

  /// The value of an attribute in which nothing is computed, references resolved.
  func writtenValue(_ attribute: Int32) -> String {
    let entry = tree.attributes[Int(attribute)]
    guard entry.needsDecoding else { return source.text(in: entry.value) }
    let text = DecodedText(source.bytes, entry.value, whitespace: .asInAttributes)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Whether an element stands directly in an instance or a case, so that it may say into which slot it goes.
  func isHanded(_ node: Int32) -> Bool {
    let parent = tree.nodes[Int(node)].parent
    guard parent >= 0 else { return false }
    return role(parent) == .instance || role(parent) == .language(.caseElement)
  }

  /// Whether a node is a text of nothing but white space.
  func isBlank(_ node: Int32) -> Bool {
    let node = tree.nodes[Int(node)]
    if case .element = node.kind { return false }
    return source.bytes[Int(node.range.lowerBound)..<Int(node.range.upperBound)].allSatisfy(
      \.isSpace)
  }

  /// The place of a node in messages: the name of an element, the first line of a text.
  func contentRange(_ node: Int32) -> SourceRange {
    if element(node) != nil { return nameRange(node) }
    let range = tree.nodes[Int(node)].range
    let bytes = source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    let start = bytes.firstIndex { !$0.isSpace } ?? bytes.startIndex
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let last = line.lastIndex { !$0.isSpace } ?? start
    return SourceRange(start, min(last + 1, bytes.endIndex))
  }

  /// A path in this file as one seen from the document's folder; what is no relative path stays as it is.
  func documentPath(_ path: String) -> String {
    TemplatePath.documentPath(path, from: folder)
  }

  /// A path seen from the document's folder as one in this file.
  func ownPath(_ path: String) -> String {
    guard folder != ".", TemplatePath.isRelative(path) else { return path }
    return TemplatePath.relative(path, to: folder)
  }
}

/// Paths in documents.
enum TemplatePath {
  /// Whether a path is one that starts from a file, and no address of its own.
  static func isRelative(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/")
      && !path.utf8.prefix(5).elementsEqual("data:".utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// A path of the document as seen from a folder, where both start from the document's folder.
  ///
  /// From a folder above the document's the way down leads through folders whose names nobody has said: stand-ins name
  /// them, and `documentPath` takes them away again.
  static func relative(_ path: String, to folder: String) -> String {
    let target = FilePath.normalized(path).split(separator: "/")
    let base = FilePath.normalized(folder).split(separator: "/").filter { $0 != "." }
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let levels = base[shared...].prefix { $0 == ".." }.count
    let ups = Array(repeating: "..", count: base.count - shared - levels)
    let downs = (shared..<(shared + levels)).reversed().map(standIn)
    let parts = ups + downs + target[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// A path that starts from a folder as one that starts from the document's; what is no relative path stays as it is.
  static func documentPath(_ path: String, from folder: String) -> String {
    guard folder != ".", isRelative(path) else { return path }
    return documentPath(FilePath.join(folder, path))
  }

  /// A path from the document's folder without the stand-ins that `relative` writes, and without `.` and `..` inside.
  static func documentPath(_ path: String) -> String {
    let parts = FilePath.normalized(path).split(separator: "/")
    let levels = parts.prefix { $0 == ".." }.count
    let walked = zip((0..<levels).reversed(), parts[levels...]).prefix { $1 == standIn($0) }.count
    guard walked > 0 else { return parts.isEmpty ? "." : parts.joined(separator: "/") }
    let rest = parts[walked..<levels] + parts[(levels + walked)...]
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }

  /// What stands for the name of a folder that the document's lies in, so many levels above it: no file has such a name.
  private static func standIn(_ level: Int) -> String { "<\(level)>" }
}

extension SourceText {
  /// Whether the bytes of a range are those of a text.
  func bytes(in range: SourceRange, are text: String) -> Bool {
    let text = text.utf8
    guard text.count == range.upperBound - range.lowerBound else { return false }
    return bytes[Int(range.lowerBound)..<Int(range.upperBound)].elementsEqual(text)
  }
}

extension TemplateValue {
  /// The value as one that stands at a place of a document, unless it stands elsewhere; lists and records have their own
  /// places.
  func standing(at range: SourceRange, in file: TemplateFile) -> TemplateValue {
    standing(at: range, in: file.dataSource)
  }

  /// The value as one that stands at a place of a file, unless it stands elsewhere.
  func standing(at range: SourceRange, in source: @autoclosure () -> DataSource) -> TemplateValue {
    guard origin == nil, printed != nil, !isNull else { return self }
    var value = self
    value.origin = ValueOrigin(source(), range)
    return value
  }
}

extension TemplateFile {
  /// The `<component>` that a node stands in; `nil` where it stands in none.
  func component(around node: Int32) -> Int32? {
    var parent = tree.nodes[Int(node)].parent
    while parent >= 0 {
      if role(parent) == .language(.component) { return parent }
      parent = tree.nodes[Int(parent)].parent
    }
    return nil
  }
}
