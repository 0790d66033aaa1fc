import StrutCore
import StrutSyntax

/// Where the elements of a well-formed document end.
///
/// The syntax tree holds start tags only: nothing but an inspector asks for more.
struct ElementEnds {
  /// The offset after each element's end tag, and after each text; one for each node.
  private(set) var offsets: [Int]

  /// - Complexity: O(*n*) in the number of bytes.
  init(of tree: MarkupTree, in source: SourceText) {
    offsets = tree.nodes.map { Int($0.range.upperBound) }
    let bytes = source.bytes
    // Children come after their parent, so that from the last node to the first all children are known.
    var lastChildEnd = offsets
    for node in tree.nodes.indices.reversed() {
      if case .element = tree.nodes[node].kind {
        let isEmpty = offsets[node] >= 2 && bytes[offsets[node] - 2] == UInt8(ascii: "/")
        if !isEmpty { offsets[node] = Self.endTag(after: lastChildEnd[node], in: bytes) }
      }
      let parent = Int(tree.nodes[node].parent)
      if parent >= 0 { lastChildEnd[parent] = max(lastChildEnd[parent], offsets[node]) }
    }
  }

  /// The offset after the first end tag at or after `start`; comments and instructions before it are passed over.
  private static func endTag(after start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "!"):
        // A comment, or a section of characters that holds none.
        let isComment = index + 2 < bytes.count && bytes[index + 2] == UInt8(ascii: "-")
        index = end(of: isComment ? "-->" : "]]>", after: index, in: bytes)
      case UInt8(ascii: "?"): index = end(of: "?>", after: index, in: bytes)
      default: return end(of: ">", after: index, in: bytes)
      }
    }
    return bytes.count
  }

  private static func end(of mark: StaticString, after start: Int, in bytes: [UInt8]) -> Int {
    mark.withUTF8Buffer { mark in
      var index = start
      while index + mark.count <= bytes.count {
        if bytes[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
        index += 1
      }
      return bytes.count
    }
  }
}
