import Foundation
import StrutTestSupport

/// One random edit of one file of a project, as somebody's hand might make it: a value, a text, a row, a picture.
struct RandomEdit {
  /// What kind of edit it is.
  var kind: String
  /// The file, seen from the project's folder.
  var file: String
  /// The line of the edit, from 1; `nil` for a file as a whole.
  var line: Int?
  /// What the file holds after it.
  var content: Data
  /// What the cause has to say.
  var words: [String]

  /// The place that a cause has to name.
  var place: String { file + (line.map { ":\($0)" } ?? "") }

  /// Attributes whose values name things, so that another value means another thing or none.
  private static let names: Set<String> = [
    "id", "name", "key", "each", "index", "type", "values", "lang", "title", "alt", "role",
    "family", "view", "target", "test", "in", "xmlns", "theme",
  ]

  /// What may stand instead of a keyword.
  private static let keywords = [
    "center": "flex-end", "flex-end": "center", "flex-start": "flex-end", "bold": "normal",
    "row": "column", "end": "center", "info": "sale", "sale": "info", "cover": "contain",
    "true": "false", "false": "true",
  ]

  /// A random edit of the files; `nil` where the place that was hit has nothing to edit.
  static func make(
    of files: [(name: String, bytes: Data)], _ random: inout SplitMix64
  ) -> RandomEdit? {
    let (name, bytes) = files[random.next(files.count)]
    // A file is hit as often as it is long; a picture or a font sometimes.
    guard random.next(2000) < (name.hasSuffix(".ttf") ? 40 : bytes.count) else { return nil }
    if name.hasSuffix(".ttf") { return font(name, bytes) }
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    switch (name as NSString).pathExtension {
    case "xml":
      return random.next(6) == 0
        ? structure(name, lines, &random) : value(name, lines, markupValue, &random)
    case "json" where name != "strut.json":
      return random.next(6) == 0 && name.hasSuffix("orders.json")
        ? rows(name, lines, &random) : value(name, lines, jsonValue, &random)
    case "csv": return value(name, lines, tableValue, &random)
    case "svg": return picture(name, lines, &random)
    default: return nil
    }
  }

  // MARK: Values

  private typealias Change = (range: Range<String.Index>, new: String)

  private static func value(
    _ name: String, _ lines: [String],
    _ change: (_ line: String, _ number: Int, inout SplitMix64) -> Change?,
    _ random: inout SplitMix64
  ) -> RandomEdit? {
    let number = random.next(lines.count)
    guard let change = change(lines[number], number, &random) else { return nil }
    var edited = lines
    edited[number].replaceSubrange(change.range, with: change.new)
    let words = change.new.replacing("&gt;", with: ">").split { "{}".contains($0) }.last ?? ""
    return RandomEdit(
      kind: "value", file: name, line: number + 1,
      content: Data(edited.joined(separator: "\n").utf8), words: [String(words)])
  }

  private static func markupValue(_ line: String, _: Int, _ random: inout SplitMix64) -> Change? {
    var places = line.matches(of: #/ ([a-zA-Z-]+)="([^"]*)"/#)
      .filter { !names.contains(String($0.1)) }.map { line[$0.2.startIndex..<$0.2.endIndex] }
    places += line.matches(of: #/>([^<>{}]*[a-z][^<>{}]*)</#).map {
      line[$0.1.startIndex..<$0.1.endIndex]
    }
    places += line.matches(of: #/{([^{}]*)}/#).map { line[$0.1.startIndex..<$0.1.endIndex] }
    guard !places.isEmpty else { return nil }
    let place = places[random.next(places.count)]
    return changed(place, &random).map { (place.startIndex..<place.endIndex, $0) }
  }

  private static func jsonValue(_ line: String, _: Int, _ random: inout SplitMix64) -> Change? {
    let places = line.matches(of: #/: *("([^"]*)"|[0-9.]+|true|false)/#).map { match in
      match.2.map { line[$0.startIndex..<$0.endIndex] }
        ?? line[match.1.startIndex..<match.1.endIndex]
    }
    guard !places.isEmpty else { return nil }
    let place = places[random.next(places.count)]
    guard place != "px", place != "color" else { return nil }
    return changed(place, &random).map { (place.startIndex..<place.endIndex, $0) }
  }

  private static func tableValue(_ line: String, _ number: Int, _ random: inout SplitMix64)
    -> Change?
  {
    guard number > 0 else { return nil }
    let places = line.split(separator: ",")
    guard !places.isEmpty else { return nil }
    let place = places[random.next(places.count)]
    return changed(place, &random).map { (place.startIndex..<place.endIndex, $0) }
  }

  /// Something else of the same kind; `nil` where that cannot be told.
  private static func changed(_ text: Substring, _ random: inout SplitMix64) -> String? {
    if let other = keywords[String(text)] { return other }
    if let color = text.firstMatch(of: #/#[0-9a-f]{6}/#) {
      let other = "#" + String(0x10_0000 + random.next(0xEF_FFFF), radix: 16)
      return text.replacingCharacters(in: color.range, with: other)
    }
    if let number = text.firstMatch(of: #/(^|[ (])([0-9]+)/#), !text.contains("'EUR'") {
      let value = Int(number.2) ?? 0
      return text.replacingCharacters(
        in: number.2.startIndex..<number.2.endIndex, with: "\(value + 1 + random.next(9))")
    }
    guard !text.contains(where: { "{}'/.?#=,".contains($0) }), text.contains(where: \.isLetter),
      text.first?.isUppercase == true || text.contains(" ")
    else { return nil }
    return text + " again \(random.next(100))"
  }

  // MARK: Rows

  /// Swaps, doubles or removes lines that are elements of their own.
  private static func structure(
    _ name: String, _ lines: [String], _ random: inout SplitMix64
  ) -> RandomEdit? {
    let number = random.next(lines.count)
    func isBox(_ line: String) -> Bool {
      line.contains(#/^ +<(item|Row|Badge|Panel)( .*)?(/>|</item>)$/#)
    }
    guard isBox(lines[number]) else { return nil }
    var edited = lines
    switch random.next(3) {
    case 0:
      edited.remove(at: number)
      return structure("remove", name, number, edited, "was removed")
    case 1 where isBox(lines[number + 1]):
      edited.swapAt(number, number + 1)
      return structure("swap", name, number, edited, "changed places")
    default:
      let margin = lines[number].prefix { $0 == " " }
      edited.insert(margin + "<item height=\"7\" background=\"#55aa55\"/>", at: number)
      return structure("insert", name, number, edited, "was added")
    }
  }

  private static func structure(
    _ kind: String, _ name: String, _ number: Int, _ lines: [String], _ words: String
  ) -> RandomEdit {
    RandomEdit(
      kind: kind, file: name, line: number + 1,
      content: Data(lines.joined(separator: "\n").utf8), words: [words])
  }

  /// Swaps or removes rows of a list.
  private static func rows(
    _ name: String, _ lines: [String], _ random: inout SplitMix64
  ) -> RandomEdit? {
    let rows = lines.indices.filter { lines[$0].hasPrefix("  {") }
    let place = random.next(rows.count - 1)
    let row = rows[place]
    var edited = lines
    if random.next(2) == 0 {
      edited.remove(at: row)
      return RandomEdit(
        kind: "row", file: name, line: row + 1, content: Data(edited.joined(separator: "\n").utf8),
        words: ["[\(place)] was removed"])
    }
    func bare(_ line: String) -> String { line.hasSuffix(",") ? String(line.dropLast()) : line }
    let isLast = !lines[row + 1].hasSuffix(",")
    edited[row] = bare(lines[row + 1]) + ","
    edited[row + 1] = bare(lines[row]) + (isLast ? "" : ",")
    return RandomEdit(
      kind: "row", file: name, line: row + 1, content: Data(edited.joined(separator: "\n").utf8),
      words: ["[\(place)] and [\(place + 1)] changed places"])
  }

  // MARK: Files

  private static func picture(
    _ name: String, _ lines: [String], _ random: inout SplitMix64
  ) -> RandomEdit? {
    let other = "#" + String(0x10_0000 + random.next(0xEF_FFFF), radix: 16)
    let text = lines.joined(separator: "\n").replacing(#/#[0-9a-f]{6}/#) { _ in other }
    return RandomEdit(
      kind: "picture", file: name, line: nil, content: Data(text.utf8),
      words: ["is another picture"])
  }

  /// The font with another design size: every glyph becomes another size.
  private static func font(_ name: String, _ bytes: Data) -> RandomEdit? {
    guard let head = bytes.range(of: Data("head".utf8)) else { return nil }
    var edited = Data(bytes)
    let place = bytes[(head.upperBound + 4)..<(head.upperBound + 8)]
    let offset = place.reduce(0) { $0 << 8 | Int($1) }
    edited[offset + 18] = edited[offset + 18] &* 2
    return RandomEdit(
      kind: "font", file: name, line: nil, content: edited, words: ["is another font"])
  }
}
