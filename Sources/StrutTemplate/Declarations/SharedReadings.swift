import StrutCore
import StrutFormats

/// What documents share that name the same files: libraries, tokens, strings and data that were read without a mistake.
///
/// A reading holds for the bytes that it was made of, so that a file that changes is read anew. What is wrong in a file is not
/// kept: each document finds it itself, with the way there.
package final class SharedReadings: Sendable {
  /// What a reading hangs on besides the bytes.
  struct Key: Hashable, Sendable {
    /// What a file is read as.
    enum Role: Hashable, Sendable {
      /// A library, by its index among the files of the document.
      case library(Int32)
      /// Tokens.
      case tokens
      /// The names of the tokens that are not right by themselves.
      case doubtfulTokens
      /// That the tokens of files are right together, by the names of all.
      case rightTokens
      /// Strings of a language, by the index of the file that names them.
      case strings(LanguageTag, Int32)
      /// Data.
      case data(DataFormat)
    }

    let role: Role
    /// The name in messages.
    let name: String
    /// The folder that paths in the file start from, seen from that of the document; `nil` where none do.
    var folder: String?
    var limits: DataLimits?
  }

  private struct Entry: Sendable {
    let bytes: [UInt8]
    let reading: any Sendable
  }

  /// By the bytes of the files; what they were read as takes about 20 times as much.
  private let entries = BoundedStore<Key, Entry>(mostBytes: 4 << 20)

  /// Keeps nothing yet.
  package init() {}

  /// What bytes were read as; `nil` where nobody has read them, or they were others.
  func reading<Reading: Sendable>(_ key: Key, of bytes: [UInt8]) -> Reading? {
    guard let entry = entries[key], entry.bytes == bytes else { return nil }
    return entry.reading as? Reading
  }

  /// Keeps what bytes were read as, as far as there is room.
  func keep(_ reading: some Sendable, _ key: Key, of bytes: [UInt8]) {
    let entry = Entry(bytes: bytes, reading: reading)
    entries.keep(entry, at: key, byteCount: bytes.count, isReplacing: true)
  }
}

/// A library with nothing wrong in its own text, whatever else a document declares.
struct LibraryReading: Sendable {
  let file: TemplateFile
  /// The components of which nothing is wrong, by their elements.
  var components: [Int32: ComponentDefinition] = [:]
}
