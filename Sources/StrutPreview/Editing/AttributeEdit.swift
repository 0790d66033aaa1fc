import Strut
import StrutFormats

/// A change of one attribute of one element, as a page asks for it.
struct AttributeEdit: Sendable {
  /// The file, seen from the document's folder; `nil` for the document itself.
  var file: String?
  /// An offset in the start tag, in bytes of the text without a byte order mark.
  var offset: Int
  /// The start tag as the page knows it: a file that has another one there by now is not changed.
  var tag: String
  /// The attribute.
  var name: String
  /// The value as it is meant, without references; `nil` takes the attribute away.
  var value: String?

  /// Reads what a page sent; `nil` where that makes no sense.
  init?(json bytes: [UInt8]) {
    guard let object = try? JSONParser.parse(bytes), let offset = object["offset"]?.integer,
      let tag = object["tag"]?.string, let name = object["name"]?.string, Self.isName(name)
    else { return nil }
    file = object["file"]?.string
    self.offset = offset
    self.tag = tag
    self.name = name
    value = object["value"]?.string
  }

  private static func isName(_ text: String) -> Bool {
    (text.first?.isLetter ?? false)
      && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.:".contains($0) }
  }

  /// A file's bytes after the change, which differ in nothing else.
  ///
  /// - Throws: ``EditFault`` where the tag is not there any more, or where the value is none of the attribute's.
  func applied(to file: [UInt8]) throws(EditFault) -> [UInt8] {
    let mark = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let found = WrittenTag(around: offset + mark, in: file),
      file[found.range].elementsEqual(tag.utf8)
    else { throw .changedMeanwhile }
    try check(on: found.element)
    var bytes = file
    if let known = found.attributes.first(where: { $0.name == name }) {
      if let value {
        bytes.replaceSubrange(known.value, with: Self.escaped(value, in: known.quote))
      } else {
        bytes.removeSubrange(known.start...known.value.upperBound)
      }
    } else if let value {
      let text = " \(name)=\"".utf8 + Self.escaped(value, in: UInt8(ascii: "\"")) + "\"".utf8
      bytes.insert(contentsOf: text, at: found.end)
    }
    return bytes
  }

  /// What the attribute's grammar says of the value. Expressions are worked out later, and uses of components take what
  /// their components take.
  private func check(on element: String) throws(EditFault) {
    guard let value, !value.contains("{"), element.first?.isLowercase ?? false else { return }
    if let message = MarkupVocabulary.fault(of: value, for: name, on: element) {
      throw .wrongValue("\(name): \(message)")
    }
  }

  /// A value as it stands between quotes: of the characters that need none no reference is made.
  private static func escaped(_ value: String, in quote: UInt8) -> [UInt8] {
    let text = XMLText.escaped(value, for: .attribute).replacing("&gt;", with: ">")
    return quote == UInt8(ascii: "'")
      ? Array(text.replacing("'", with: "&#39;").replacing("&quot;", with: "\"").utf8)
      : Array(text.utf8)
  }
}

/// Why a file is not changed.
enum EditFault: Error, Equatable {
  /// The element is not there any more, or looks otherwise, or somebody else has written the file.
  case changedMeanwhile
  /// The attribute does not take the value.
  case wrongValue(String)
  /// The file is not one that the page may change.
  case otherFile
  /// The file cannot be read or written.
  case file(String)
  /// There is nothing to take back.
  case nothingToUndo

  /// The HTTP status, and the reason for people.
  var answer: (status: Int, text: String) {
    switch self {
    case .changedMeanwhile: (409, "The file has changed meanwhile; look again.")
    case .wrongValue(let message): (422, message)
    case .otherFile: (403, "This file lies outside of what is previewed.")
    case .file(let message): (500, message)
    case .nothingToUndo: (409, "There is nothing to take back.")
    }
  }
}
