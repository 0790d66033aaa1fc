import Strut
import StrutGolden
import Testing

@testable import StrutPreview

/// What the address of a page asks for, and the options of the command that draws the same.
struct PictureChoiceTests {
  @Test func everyPartOfAnAddressIsTaken() throws {
    let choice = try #require(
      PictureChoice([
        "width": "320.5", "height": "auto", "component": "Card", "case": "empty", "theme": "dark",
        "locale": "de-AT", "direction": "rtl", "set": #"{"title": "Hi", "rows": "[1, 2]"}"#,
      ]))
    #expect(choice.width == 320.5 && choice.height == "auto" && choice.direction == .rtl)
    #expect(choice.state == DocumentStates.State(component: "Card", caseName: "empty"))
    #expect(choice.values.map(\.name) == ["title", "rows"])
    #expect(
      choice.options == [
        "--component", "Card", "--case", "empty", "--theme", "dark", "--locale", "de-AT", "--set",
        "title=Hi", "--set-json", "rows=[1, 2]",
      ])
    #expect(
      choice.json.compactText
        == #"{"component":"Card","case":"empty","theme":"dark","locale":"de-AT","direction":"rtl","height":"auto","width":320.5}"#
    )
  }

  /// A text that only looks like a list is a text, as parameters take it.
  @Test(
    arguments: [
      ("[1]", true), (#"{"a": 1}"#, true), ("[draft", false), ("{", false), ("7", false),
      ("true", false), ("", false),
    ])
  func listsAndRecordsAreJSON(_ text: String, _ isJSON: Bool) {
    let value = PictureChoice.Value(name: "a", text: text)
    #expect(value.isJSON == isJSON)
    #expect((value.value.text == text) == !isJSON)
  }

  @Test(
    arguments: [
      ("width", "1", true), ("width", "20000", true), ("width", "0.5", false),
      ("width", "20001", false), ("width", "auto", false), ("width", "nan", false),
      ("height", "1", true), ("height", "20000", true), ("height", "0", false),
      ("height", "20001", false), ("height", "tall", false), ("direction", "ltr", true),
      ("direction", "up", false), ("locale", "en", true), ("locale", "not a language", false),
      ("set", "{}", true), ("set", "[]", false), ("set", #"{"a": 1}"#, false), ("set", "", false),
    ])
  func whatMakesNoSenseIsNotTaken(_ name: String, _ value: String, _ isTaken: Bool) {
    #expect((PictureChoice([name: value]) != nil) == isTaken)
  }

  /// `base` is the name of no theme, and a theme of the project may be missing in a document.
  @Test func themesAreThoseOfTheProject() {
    var choice = PictureChoice()
    choice.theme = "base"
    #expect(choice.template.theme == nil && choice.template.isThemeOptional)
    choice.theme = "dark"
    #expect(choice.template.theme == "dark")
  }
}
