import Foundation
import Strut
import StrutGolden
import StrutTestSupport
import Testing

/// One edit is one cause at its own line, however many boxes, uses, turns and documents show it.
@Suite(.serialized)
struct CauseNameTests {
  private static let files = [
    "strut.json": """
    {"viewports": [
       {"name": "phone", "width": 180}],
     "themes": ["base", "dark"], "locales": ["en", "de"]}
    """,
    "screens/theme.xml": """
    <library>
      <style name="card" background="{color.card}" padding="4"/>
      <tokens>
        <token name="color.card" value="#ffffff"/>
        <token name="space.m" value="8"/>
      </tokens>
      <theme name="dark">
        <token name="color.card" value="#223344"/>
      </theme>
    </library>
    """,
    "screens/kit.xml": """
    <library>
      <component name="Row">
        <param name="label" default="Row"/>
        <container flex-direction="row" gap="4">
          <item id="label" padding="1">{label}</item>
          <item id="amount" width="9" height="9" background="#2266cc"/>
        </container>
      </component>
      <component name="Badge">
        <container padding="2" background="#eeeeee"><item font-size="10"><slot>-</slot></item></container>
      </component>
    </library>
    """,
    "screens/strings/en.json": "{\n  \"other\": \"Other\",\n  \"pay\": \"Pay now\"\n}",
    "screens/strings/de.json":
      "{\n  \"other\": \"Anderes\",\n  \"pay\": \"Jetzt bezahlen\"\n}",
    "screens/orders.json": """
    [
      {"id": "x", "late": false},
      {"id": "y", "late": false},
      {"id": "z", "late": true}
    ]
    """,
    "screens/a.xml": """
    <layout background="{color.card}" xml:lang="en">
      <import src="theme.xml"/>
      <import src="kit.xml"/>
      <strings src="strings/{locale}.json"/>
      <data name="orders" src="orders.json"/>
      <container id="page" class="card" gap="{space.m}">
        <container id="badges" flex-direction="row" gap="3">
          <item id="one" width="7" height="7" background="tomato"/>
          <item id="two" width="7" height="7" background="teal"/>
        </container>
        <for each="order" in="{orders}" key="{order.id}">
          <item id="who" padding="1">{order.id}</item>
          <Badge id="state">{order.late ? 'late' : 'sent'}</Badge>
        </for>
        <for each="i" in="{range(0, 9)}"><item height="3" background="#888888"/></for>
        <Row id="sub" label="Sum"/>
        <Row id="total" label="Total"/>
        <item>{t('pay')} {t('other')}</item>
        <container><item>same</item>
          <item>same</item>
          <item>same</item>
        </container>
      </container>
    </layout>
    """,
  ]

  /// An edit, and the place and the words that alone say it.
  private static let edits: [(file: String, old: String, new: String, cause: String)] = [
    // A loop: one line is one cause, not one for each turn.
    (
      "screens/a.xml", "<item id=\"who\" padding=\"1\"", "<item id=\"who\" padding=\"2\"",
      "screens/a.xml:12: #who in <for> padding 1 → 2"
    ),
    (
      "screens/a.xml", "{order.id}</item>", "{order.id}!</item>",
      "screens/a.xml:12: #who in <for> text “{order.id}” → “{order.id}!”"
    ),
    (
      "screens/a.xml", "{order.id}</item>\n",
      "{order.id}</item>\n<item id=\"new\" height=\"5\"/>\n",
      "screens/a.xml:13: #new in <for> was added"
    ),
    (
      "screens/a.xml", "      <item id=\"who\" padding=\"1\">{order.id}</item>\n", "",
      "screens/a.xml:12: #who in <for> was removed"
    ),
    (
      "screens/a.xml", "range(0, 9)", "range(0, 11)",
      "screens/a.xml:15: <for> in {range(0, 9)} → {range(0, 11)}"
    ),
    // Another parent.
    (
      "screens/a.xml",
      """
          <container id="badges" flex-direction="row" gap="3">
            <item id="one" width="7" height="7" background="tomato"/>
      """,
      """
          <item id="one" width="7" height="7" background="tomato"/>
          <container id="badges" flex-direction="row" gap="3">
      """, "screens/a.xml:7: #one moved out of #badges into #page"
    ),
    // A token of a theme.
    (
      "screens/theme.xml", "    <token name=\"color.card\" value=\"#223344\"/>\n", "",
      "screens/theme.xml:8: <token name=\"color.card\"> (dark) #223344 removed, #ffffff now"
    ),
    (
      "screens/theme.xml", "  </theme>", "    <token name=\"space.m\" value=\"3\"/>\n  </theme>",
      "screens/theme.xml:9: <token name=\"space.m\"> (dark) set to 3"
    ),
    // A component of a library: drawn by itself and in a document.
    (
      "screens/kit.xml", "id=\"label\" padding=\"1\"", "id=\"label\" padding=\"2\"",
      "screens/kit.xml:5: <item> in <Row> padding 1 → 2"
    ),
    (
      "screens/kit.xml",
      """
            <item id="label" padding="1">{label}</item>
            <item id="amount" width="9" height="9" background="#2266cc"/>
      """,
      """
            <item id="amount" width="9" height="9" background="#2266cc"/>
            <item id="label" padding="1">{label}</item>
      """, "screens/kit.xml:5: #amount and #label in <Row> changed places"
    ),
    (
      "screens/kit.xml", "{label}</item>\n",
      "{label}</item>\n<item id=\"new\" width=\"3\" height=\"3\"/>\n",
      "screens/kit.xml:6: #new in <Row> was added"
    ),
    // Of equal siblings only the one that was edited.
    (
      "screens/a.xml", "      <item>same</item>\n      <item>same</item>",
      "      <item>other</item>\n      <item>same</item>",
      "screens/a.xml:20: <item> text “same” → “other”"
    ),
    // What stands in a slot is written where the component is used.
    (
      "screens/orders.json", "\"y\", \"late\": false", "\"y\", \"late\": true",
      "screens/orders.json:3: orders[1].late false → true"
    ),
    (
      "screens/orders.json", "  {\"id\": \"y\", \"late\": false},\n", "",
      "screens/orders.json:3: orders [1] was removed"
    ),
    // The viewport stands in the configuration.
    ("strut.json", "180", "190", "strut.json:2: viewport phone width 180 → 190"),
    // A message that a language lost or got.
    (
      "screens/strings/de.json", ",\n  \"pay\": \"Jetzt bezahlen\"", "",
      "screens/strings/de.json:3: t('pay') “Jetzt bezahlen” removed, “Pay now” of en.json now"
    ),
  ]

  @Test(arguments: edits.indices)
  func oneEditIsOneCause(_ index: Int) throws {
    let edit = Self.edits[index]
    let folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    let runner = try ProjectRunner(folder)
    #expect(try runner.run(.all).failures.map(\.headline) == [])
    let text = try #require(Self.files[edit.file])
    let place = try #require(text.firstRange(of: edit.old), "\(edit.old)")
    try folder.write(text.replacingCharacters(in: place, with: edit.new), to: edit.file)
    let report = try runner.run(.none)
    let found = report.groups.map { group in
      zip(group.causes, report.places(in: group)).flatMap { cause, places in
        places.map { "\($0): \(cause.description)" }
      }
    }
    #expect(found == [[edit.cause]])
    #expect(report.results.flatMap(\.renderer) == [])
  }

  /// A message that a language did not have, so that the one of another language was taken.
  @Test func aMessageOfAnotherLanguageIsSaid() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    let place = "screens/strings/de.json"
    try folder.write("{\n  \"other\": \"Anderes\"\n}", to: place)
    let runner = try ProjectRunner(folder)
    _ = try runner.run(.all)
    try folder.write(try #require(Self.files[place]), to: place)
    let report = try runner.run(.none)
    #expect(
      report.groups.flatMap(\.causes).map(\.description) == [
        "t('pay') set to “Jetzt bezahlen”, was “Pay now” of en.json"
      ])
  }
}
