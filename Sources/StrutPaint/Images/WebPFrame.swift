/// A frame of an animated WebP file as a still image of its own.
///
/// [RFC 9649 §2.7.1.1](https://www.rfc-editor.org/rfc/rfc9649#section-2.7.1.1)
struct WebPFrame {
  /// The frame as a WebP file.
  let file: [UInt8]
  /// Where the frame lies on the canvas, in pixels.
  let x: Int
  let y: Int

  private static let headerSize = 16
  /// The flag of the extended header that says that there is transparency.
  private static let alphaFlag: UInt8 = 0x10

  /// Finds the first frame; `nil` where the file has none, or ends before it does.
  init?(firstOf animation: [UInt8]) {
    var start = 12
    while start + 8 <= animation.count {
      let content = start + 8
      let size = Self.number(animation[(start + 4)..<content])
      guard size <= animation.count - content else { return nil }
      if animation[start..<start + 4].elementsEqual("ANMF".utf8) {
        self.init(chunk: animation[content..<content + size])
        return
      }
      start = content + size + size % 2
    }
    return nil
  }

  private init?(chunk: ArraySlice<UInt8>) {
    guard chunk.count > Self.headerSize else { return nil }
    let start = chunk.startIndex
    func field(_ index: Int) -> ArraySlice<UInt8> {
      chunk[(start + index * 3)..<(start + index * 3 + 3)]
    }
    // Places are stored halved, extents less one.
    (x, y) = (Self.number(field(0)) * 2, Self.number(field(1)) * 2)
    let data = chunk.dropFirst(Self.headerSize)
    let hasAlpha = data.starts(with: "ALPH".utf8)
    let header = [hasAlpha ? Self.alphaFlag : 0, 0, 0, 0] + field(2) + field(3)
    let body = Array("WEBPVP8X".utf8) + Self.bytes(header.count) + header + data
    file = Array("RIFF".utf8) + Self.bytes(body.count) + body
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
