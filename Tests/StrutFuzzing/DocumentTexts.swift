import StrutFormats
import StrutMarkup

/// Documents around what a target looks at.
enum DocumentTexts {
  /// The first line of an input, and what comes after it.
  static func parts(of bytes: [UInt8]) -> (name: String, rest: [UInt8]) {
    let end = bytes.firstIndex(of: 10) ?? bytes.count
    return (
      String(decoding: bytes[..<end], as: UTF8.self),
      Array(bytes[min(end + 1, bytes.count)...])
    )
  }

  private static func escaped(_ bytes: [UInt8], for place: XMLText.Place = .content) -> String {
    // What no document can hold, as a document's encoding would refuse it.
    XMLText.escaped(InterchangeText.purified(String(decoding: bytes, as: UTF8.self)), for: place)
  }

  /// One attribute, on every element that may have it.
  static func value(_ bytes: [UInt8]) -> [UInt8] {
    let (name, rest) = parts(of: bytes)
    let known = MarkupVocabulary.attributes.first { $0.name == name }
    let written = "\(name)=\"\(escaped(rest, for: .attribute))\""
    let attribute = known?.isOfBoxes == true ? written : ""
    let ofSpans = known?.isOfSpans == true ? written : ""
    let ofLayout = known.map { !$0.isOfBoxes && !$0.isOfSpans } == true ? written : ""
    return Array(
      """
      <layout width="60" height="40" \(ofLayout)>
        <container \(attribute)>
          <item \(attribute)>Some words <span \(ofSpans)>of text</span></item>
          <item width="10" height="10" background="red"/>
        </container>
      </layout>
      """.utf8)
  }

  /// One statement between four boxes.
  static func statement(_ bytes: [UInt8]) -> [UInt8] {
    let (name, rest) = parts(of: bytes)
    let text = escaped(rest)
    let isMetrics = name == "metrics"
    let metrics = isMetrics ? escaped(rest, for: .attribute) : "gap: 8; side: 2.5"
    let element = ["vfl", "constraint", "stack", "follow"].contains(name) ? name : "constraint"
    let statement = isMetrics ? "" : "<\(element)>\(text)</\(element)>"
    return Array(
      """
      <layout width="100" height="80">
        <container width="100" height="80" display="constraints">
          <constraints metrics="\(metrics)"><vfl>H:|-[a]-gap-[b(a)]</vfl>\(statement)</constraints>
          <item id="a">Words</item><item id="b" width="10" height="10"/>
          <container id="c"><item id="d">More words</item></container>
        </container>
      </layout>
      """.utf8)
  }

  /// An image file in several kinds of boxes.
  static func image(_ bytes: [UInt8]) -> [UInt8] {
    source(Array("data:;base64,\(Base64.encode(bytes))".utf8))
  }

  /// The source of an image in several kinds of boxes.
  static func source(_ bytes: [UInt8]) -> [UInt8] {
    let source = escaped(bytes, for: .attribute)
    return Array(
      """
      <layout width="40">
        <container>
          <item src="\(source)" max-height="40"/>
          <item src="\(source)" width="20" height="20" border-radius="4" object-fit="cover"/>
        </container>
      </layout>
      """.utf8)
  }

  /// Expressions as content and as a value, with data of every kind.
  static func template(_ bytes: [UInt8]) -> [UInt8] {
    Array(
      """
      <layout width="100">
        <data name="rows">[{"id": 1, "name": "Ada", "price": 12.5}, {"id": 2, "name": null, "tags": ["x"]}]</data>
        <data name="text">"a,b,,ć"</data>
        <data name="none">null</data>
        <data name="deep">{"a": {"b": [1, [2, {"c": true}]]}}</data>
        <container>
          <item>\(escaped(bytes))</item><item alt="\(escaped(bytes, for: .attribute))"/>
        </container>
      </layout>
      """.utf8)
  }

  /// A text in the family of a font file.
  static func text(inFont name: String) -> [UInt8] {
    Array(
      """
      <layout width="100"><font src="\(name)" family="Own"/>
        <container font-family="Own">
          <item font-size="12">Hamburg fi 123 áß</item>
          <item font-weight="700" font-style="italic" letter-spacing="1">AV</item>
        </container>
      </layout>
      """.utf8)
  }
}
