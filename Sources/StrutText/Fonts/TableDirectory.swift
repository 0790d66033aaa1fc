/// Where the tables of a face are in its file.
///
/// A file that ends before one of its tables does is no font to browsers, and neither is one without shapes of letters or without
/// characters: the documents of `hostile` with parts of fonts missing.
struct TableDirectory {
  private static let collection = tag("ttcf")
  /// What a face without a collection begins with.
  private static let versions: Set<Int> = [0x10000, tag("OTTO"), tag("true")]
  /// The tables of which one has the shapes.
  private static let shapes = ["glyf", "CFF ", "CFF2", "CBDT", "EBDT", "sbix"].map(tag)
  private static let characters = tag("cmap")

  /// Whether everything is there that letters are drawn with.
  enum State: Equatable {
    /// All is there.
    case complete
    /// The file ends before one of the tables does.
    case cutOff
    /// There is no table for something.
    case lacking(Table)
  }

  /// What a font cannot do without, in words.
  enum Table: String {
    /// Which glyphs characters have.
    case characters = "no table of characters (cmap)"
    /// How glyphs look.
    case shapes = "no shapes of letters (glyf, CFF)"
  }

  private let bytes: BigEndianBytes
  private var tags: Set<Int> = []
  private var end = 0

  /// Reads the directory of a face; `nil` where the file has none.
  init?(of bytes: UnsafeBufferPointer<UInt8>, face index: Int) {
    self.bytes = BigEndianBytes(bytes: bytes)
    let isCollection = number(at: 0, 4) == Self.collection
    guard let start = isCollection ? number(at: 12 + 4 * index, 4) : 0,
      let version = number(at: start, 4), Self.versions.contains(version),
      let count = number(at: start + 4, 2)
    else { return nil }
    for table in 0..<count {
      let record = start + 12 + 16 * table
      guard let tag = number(at: record, 4), let offset = number(at: record + 8, 4),
        let length = number(at: record + 12, 4)
      else {
        end = .max
        return
      }
      tags.insert(tag)
      end = max(end, offset + length)
    }
  }

  /// What is there.
  var state: State {
    if end > bytes.bytes.count { return .cutOff }
    if !tags.contains(Self.characters) { return .lacking(.characters) }
    return Self.shapes.contains(where: tags.contains) ? .complete : .lacking(.shapes)
  }

  private func number(at offset: Int, _ size: Int) -> Int? {
    bytes.number(at: offset, size)
  }

  private static func tag(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }
}
