import Foundation
import Strut
import StrutGolden
import StrutTestSupport

/// A project as a team has it: documents with a shared theme, a kit of components and images, drawn in several cases.
///
/// Its files are lines of text, so that an edit is another line.
struct DesignProject {
  /// One edit: what stands in a file before and after it, and the words that a report has to find for it.
  struct Edit {
    /// What kind of edit it is.
    var kind: String
    /// The file.
    var file: String
    var old: String
    var new: String
    /// What a cause has to say: its place and a part of its words.
    var place: String
    var words: String
  }

  let folder: TemporaryFolder
  private let documents: Int

  /// Writes the project.
  init(documents: Int) throws {
    folder = try TemporaryFolder()
    self.documents = documents
    try folder.write(Self.configuration, to: "strut.json")
    try folder.write(Self.theme, to: "screens/theme.xml")
    try folder.write(Self.tokens, to: "screens/brand.tokens.json")
    try folder.write(Self.kit, to: "screens/kit.xml")
    for color in ["logo", "mark"] { try writeImage(color, "#2266cc") }
    for index in 0..<documents { try folder.write(Self.document(index), to: Self.path(index)) }
  }

  static func path(_ index: Int) -> String { "screens/d\(index < 10 ? "0" : "")\(index).xml" }

  func writeImage(_ name: String, _ color: String) throws {
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12\" height=\"12\">"
        + "<rect width=\"12\" height=\"12\" fill=\"\(color)\"/></svg>", to: "screens/\(name).svg")
  }

  /// Two widths, two directions, two themes: eight cases.
  static let configuration = """
    {"viewports": [{"name": "phone", "width": 180}, {"name": "desktop", "width": 320}],
     "directions": ["ltr", "rtl"], "themes": ["base", "dark"]}
    """

  static let theme = """
    <library>
      <style name="title" font-size="18" line-height="24px" color="{color.ink}"/>
      <style name="note" font-size="11" color="#667788" margin-top="2"/>
      <style name="card" padding="{space.m}" gap="6" background="{color.card}"/>
      <tokens>
        <token name="space.m" value="8"/>
        <token name="color.ink" value="#112233"/>
        <token name="color.card" value="#f4f4f8"/>
      </tokens>
      <theme name="dark">
        <token name="color.ink" value="#eeeeff"/>
        <token name="color.card" value="#223344"/>
      </theme>
    </library>
    """

  static let tokens = """
    {
      "brand": {
        "$type": "color",
        "main": {"$value": "#2266cc"},
        "second": {"$value": "#cc6622"}
      }
    }
    """

  static let kit = """
    <library>
      <component name="Badge">
        <param name="label"/>
        <param name="kind" default="info"/>
        <container padding="3 6" border-radius="4"
          background="{kind == 'info' ? brand.main : brand.second}">
          <item font-size="10" color="#ffffff">{label}</item>
        </container>
      </component>
      <component name="Row">
        <param name="label"/>
        <container flex-direction="row" gap="4" padding="2">
          <item width="10" height="10" background="{brand.second}"/>
          <item flex-grow="1" flex-shrink="1">{label}</item>
        </container>
      </component>
    </library>
    """

  static func document(_ index: Int) -> String {
    let rows = (0...(index % 3)).map { row in
      "        <Row id=\"row\(row)\" label=\"Row \(row) of \(index)\"/>"
    }
    return """
      <layout width="240" background="#fcfcfc">
        <import src="theme.xml"/>
        <import src="kit.xml"/>
        <tokens src="brand.tokens.json"/>
        <container id="page" padding="10" gap="5">
          <item id="title" class="title">Screen \(index)</item>
          <container class="card">
            <item id="first" height="\(14 + index % 5)" background="#3388aa"/>
            <item height="9" background="#aa8833"/>
            <item class="note">Note \(index) says something that wraps</item>
      \(rows.joined(separator: "\n"))
          </container>
          <Badge id="badge" label="New \(index)" kind="\(index % 2 == 0 ? "info" : "sale")"/>
          <item id="logo" src="\(index % 2 == 0 ? "logo" : "mark").svg" align-self="flex-start"/>
        </container>
      </layout>
      """
  }
}

// MARK: Edits

extension DesignProject {
  private static func line(of text: String, in file: String) -> Int {
    let head = file.range(of: text).map { file[..<$0.lowerBound] } ?? ""
    return head.count { $0 == "\n" } + 1
  }

  private static func edit(
    _ kind: String, _ file: String, _ content: String, _ old: String, _ new: String, _ words: String
  ) -> Edit {
    Edit(
      kind: kind, file: file, old: old, new: new,
      place: "\(file):\(line(of: old, in: content))", words: words)
  }

  /// Every kind of edit at every place where the project has one; `number` makes the new values.
  ///
  /// - Parameter index: The document for edits of documents.
  static func edits(number: Int, document index: Int) -> [Edit] {
    let path = path(index)
    let text = document(index)
    let size = 12 + number % 9
    let color = "#" + String(0x40_0000 + number * 7919 % 0x7F_FFFF, radix: 16)
    let (theme, tokens, kit) = (
      "screens/theme.xml", "screens/brand.tokens.json", "screens/kit.xml"
    )
    return [
      edit(
        "font", theme, Self.theme, "font-size=\"18\"", "font-size=\"\(size)\"",
        "<style name=\"title\"> font-size 18 → \(size)"),
      edit(
        "font", theme, Self.theme, "font-size=\"11\"", "font-size=\"\(size)\"",
        "<style name=\"note\"> font-size 11 → \(size)"),
      edit(
        "colour", theme, Self.theme, "color=\"#667788\"", "color=\"\(color)\"",
        "<style name=\"note\"> color #667788 → \(color)"),
      edit(
        "padding", theme, Self.theme, "gap=\"6\"", "gap=\"\(size)\"",
        "<style name=\"card\"> gap 6 → \(size)"),
      edit(
        "token", theme, Self.theme, "name=\"space.m\" value=\"8\"",
        "name=\"space.m\" value=\"\(size)\"", "<token name=\"space.m\"> 8 → \(size)"),
      edit(
        "token", theme, Self.theme, "name=\"color.ink\" value=\"#112233\"",
        "name=\"color.ink\" value=\"\(color)\"", "<token name=\"color.ink\"> #112233 → \(color)"),
      edit(
        "token", theme, Self.theme, "name=\"color.card\" value=\"#223344\"",
        "name=\"color.card\" value=\"\(color)\"",
        "<token name=\"color.card\"> (dark) #223344 → \(color)"),
      edit(
        "token", tokens, Self.tokens, "\"$value\": \"#2266cc\"", "\"$value\": \"\(color)\"",
        "brand.main"),
      edit(
        "colour", kit, Self.kit, "color=\"#ffffff\"", "color=\"\(color)\"",
        "<item> in <Badge> color #ffffff → \(color)"),
      edit(
        "padding", kit, Self.kit, "padding=\"3 6\"", "padding=\"\(number % 4 + 4) 7\"",
        "<container> in <Badge> padding 3 6 → "),
      edit(
        "padding", path, text, "padding=\"10\"", "padding=\"\(size)\"",
        "#page padding 10 → \(size)"),
      edit(
        "colour", path, text, "background=\"#3388aa\"", "background=\"\(color)\"",
        "#first background #3388aa → \(color)"),
      edit(
        "colour", path, text, "background=\"#aa8833\"", "background=\"\(color)\"",
        "<item> background #aa8833 → \(color)"),
      edit(
        "canvas", path, text, "background=\"#fcfcfc\"", "background=\"\(color)\"",
        "<layout> background #fcfcfc → \(color)"),
      edit(
        "text", path, text, ">Screen \(index)<", ">Screen \(number) again<",
        "#title text “Screen \(index)” → “Screen \(number) again”"),
      edit(
        "parameter", path, text, "label=\"New \(index)\"", "label=\"Old \(number)\"",
        "<Badge> label New \(index) → Old \(number)"),
    ] + orderEdits(path, text, index, number)
  }

  private static func orderEdits(
    _ path: String, _ text: String, _ index: Int, _ number: Int
  ) -> [Edit] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func lineIndex(_ part: String) -> Int { lines.firstIndex { $0.contains(part) } ?? 0 }
    let first = lineIndex("id=\"first\"")
    let title = lineIndex("id=\"title\"")
    let swap = "\(lines[first])\n\(lines[first + 1])"
    let note = lines[first + 2]
    return [
      Edit(
        kind: "swap", file: path, old: swap, new: "\(lines[first + 1])\n\(lines[first])",
        place: "\(path):\(first + 1)", words: "changed places"),
      Edit(
        kind: "insert", file: path, old: note,
        new: note + "\n      <item height=\"\(number % 5 + 3)\" background=\"#55aa55\"/>",
        place: "\(path):\(first + 4)", words: "<item> was added"),
      Edit(
        kind: "remove", file: path, old: lines[title] + "\n", new: "",
        place: "\(path):\(title + 1)", words: "#title was removed"),
    ]
  }
}
