import StrutText

extension GlyphRun {
  /// The run as pages hold it: a soft hyphen where a line divides a word, and nowhere else
  /// ([ISO 32000-1 §14.8.2.2.3](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf)).
  ///
  /// - Complexity: O(*n*) in the number of bytes of `text`.
  var withHyphensAsRead: GlyphRun { isHyphen ? asSoftHyphen : withoutSoftHyphens }

  /// The run without the soft hyphens in its words, which nobody sees and which keep words from being found.
  ///
  /// - Complexity: O(*n*) in the number of bytes of `text`.
  var withoutSoftHyphens: GlyphRun {
    guard text.unicodeScalars.contains(Self.softHyphen) else { return self }
    var run = self
    (run.glyphs, run.clusters, run.text) = ([], [], "")
    var byte = text.utf8.startIndex
    var index = isRightToLeft ? glyphs.count : 0
    for cluster in clusters {
      let (start, count) = (byte, Int(cluster.glyphCount))
      byte = text.utf8.index(byte, offsetBy: Int(cluster.byteCount))
      if isRightToLeft { index -= count }
      let own = glyphs[max(0, index)..<min(glyphs.count, max(0, index + count))]
      if !isRightToLeft { index += count }
      let characters = text[start..<byte]
      guard !characters.unicodeScalars.elementsEqual([Self.softHyphen]) else { continue }
      run.clusters.append(cluster)
      run.text += characters
      run.glyphs.insert(contentsOf: own, at: isRightToLeft ? 0 : run.glyphs.count)
    }
    return run
  }

  private static var softHyphen: Unicode.Scalar { "\u{AD}" }

  private var asSoftHyphen: GlyphRun {
    var run = self
    run.text = String(Character(Self.softHyphen))
    run.clusters = [
      Cluster(byteCount: Int32(run.text.utf8.count), glyphCount: Int32(glyphs.count))
    ]
    return run
  }
}
