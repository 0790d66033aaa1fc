import StrutCore
import StrutFormats

/// The messages of a language, by their keys: a record, nested or flat, of texts.
package struct StringsFile: Sendable {
  /// A message as it is written.
  package struct Message: Sendable {
    /// The text in ICU's MessageFormat.
    package let text: String
    /// Where it stands in the file.
    package let origin: ValueOrigin
  }

  /// The language.
  package let tag: LanguageTag
  /// The text of the file.
  package let source: DataSource
  /// The keys in the order of the file; those in records with dots.
  package let keys: [String]
  /// The index of the document or library that names the file; 0 is the document.
  var declaringFile: Int32 = 0
  /// The number of the `<strings>` that names the file.
  var declaration = 0
  private let messages: [String: Message]
  private let soundLanguages = SoundLanguages()

  /// The languages in which nothing is wrong with any message; documents that share the file share what they found.
  private final class SoundLanguages: Sendable {
    let names = Monitor(Set<String>())
  }

  /// Reads a file; a fault has its place in it.
  package init(
    _ source: DataSource, tag: LanguageTag, limits: DataLimits = DataLimits()
  ) throws(TemplateFault) {
    self.tag = tag
    self.source = source
    var keys: [String] = []
    var messages: [String: Message] = [:]
    let value = try DataFile(source, as: .json, limits: limits).value
    guard let record = value.record else {
      throw TemplateFault(
        .data, "strings are a record of texts, and this is \(value.kindName)",
        at: value.origin?.range ?? .start)
    }
    try Self.collect(record, below: "", &keys, &messages)
    self.keys = keys
    self.messages = messages
  }

  /// Whether somebody has found all messages to be right in a language.
  func isSound(in language: String) -> Bool {
    soundLanguages.names.enter { $0.contains(language) }
  }

  /// Notes that all messages are right in a language.
  func noteSound(in language: String) { soundLanguages.names.enter { _ = $0.insert(language) } }

  /// The message called `key`.
  package subscript(_ key: String) -> Message? { messages[key] }

  private static func collect(
    _ record: TemplateRecord, below prefix: String, _ keys: inout [String],
    _ messages: inout [String: Message]
  ) throws(TemplateFault) {
    for (name, value) in zip(record.names, record.values) {
      let key = prefix.isEmpty ? name : "\(prefix).\(name)"
      guard let origin = value.origin else { continue }
      switch value.kind {
      case .record(let inner): try collect(inner, below: key, &keys, &messages)
      case .text(let text):
        guard messages[key] == nil else {
          throw TemplateFault(.data, "there are two strings '\(key)'", at: origin.range)
        }
        keys.append(key)
        messages[key] = Message(text: text, origin: origin)
      default:
        throw TemplateFault(
          .data, "the string '\(key)' is \(value.kindName), and a string is a text",
          at: origin.range,
          hints: value.list == nil
            ? [] : ["write a string for each of its texts; a list comes from <data>"])
      }
    }
  }
}
