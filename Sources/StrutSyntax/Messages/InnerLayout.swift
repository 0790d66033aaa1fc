import StrutCore

/// A `<layout>` that stands in a document of another language, such as a page of HTML.
package enum InnerLayout {
  /// The line of the first `<layout>`; `nil` where there is none, or no other element stands before it.
  ///
  /// - Parameter start: Where the search begins.
  package static func line(in source: SourceText, from start: Int = 0) -> Int? {
    let name = Array("layout".utf8)
    var hasOther = false
    for offset in start..<max(start, source.bytes.count - name.count)
    where source.bytes[offset] == UInt8(ascii: "<") {
      let rest = source.bytes[(offset + 1)...]
      guard let first = rest.first, first.startsName else { continue }
      guard rest.prefix(while: \.continuesName).elementsEqual(name) else {
        hasOther = true
        continue
      }
      return hasOther ? source.position(at: offset).line : nil
    }
    return nil
  }
}
