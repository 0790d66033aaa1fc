import StrutBoxes
import Testing

@testable import StrutText

/// The rules of UAX 14, each with signs that need it: a bar stands where a line may break.
struct UnicodeLineBreakTests {
  private func broken(
    _ text: String, _ lineBreak: LineBreak = .auto, language: String = ""
  ) -> String {
    let scalars = text.unicodeScalars.filter { $0 != "|" }
    let allowed = BreakOpportunities(scalars.map(\.value), language: language).allowed { _ in
      (.normal, lineBreak)
    }
    var result = String.UnicodeScalarView()
    for (scalar, opportunity) in zip(scalars, allowed) {
      if opportunity != .none { result.append("|") }
      result.append(scalar)
    }
    return String(result)
  }

  @Test(arguments: [
    // Rules 8 and 8a: a break after a zero width space, none beside a joiner.
    "é\u{200B}|é", "👩\u{200D}👩", "👩|👩",
    // Rules 11 to 12a: what joins words, and hyphens before a space that does not break.
    "é\u{2060}é", "é\u{A0}é", "é-|\u{A0}é",
    // Rules 17 and 20: dashes in a row, and objects.
    "é|—|é", "é|——|é", "é|\u{FFFC}|é",
    // Rule 19a: quotation marks beside ideographs and beside letters.
    "é“é”é", "一|“一”|一", "一“é", "é”一",
    // Rule 20a: a hyphen that begins a word.
    "é |\u{2010}é", "é |\u{2010}א", "é\u{2010}|é", "é |\u{2010}|一", "é\u{A0}\u{2010}é",
    // Rules 21 to 21b: what stands before a word, and Hebrew words with hyphens.
    "é|´é", "א-é", "é/א", "/א",
    // Rule 22: leaders.
    "é…", "一…",
    // Rules 23a to 25: signs before and after numbers.
    "￥一", "一°", "￥é", "é°", "￥1", "1°", "(1)°", "1,1°", "1,)é",
    // Rules 26 and 27: syllables of Korean and their parts.
    "각", "가|각", "ᄀ가", "각", "각ᆨ", "각°", "￥가",
    // Rule 30: brackets of Latin beside letters, and those of ideographs.
    "é(é)é", "é|「é", "1(1)1",
    // Rule 30a: flags are pairs of letters.
    "🇩🇪|🇫🇷", "🇩🇪|🇫🇷|🇮", "é|🇩🇪|é", "🇮|é", "🇩\u{200D}🇪|🇫",
    // Rule 30b: a colour of skin belongs to what stands before it.
    "👍🏽|👍🏽", "一|🏽",
    // Rule 31: between ideographs, and between them and letters.
    "一|一", "一|é|一", "一々|一",
  ])
  func linesBreakWhereTheRulesSay(_ text: String) {
    #expect(broken(text) == text)
  }

  /// Before a wave dash a line may break in Chinese, and in all three languages where the rules are normal or loose.
  @Test(arguments: [
    ("", LineBreak.auto, "一〜|一"), ("zh-Hant", .auto, "一|〜|一"), ("ja", .auto, "一〜|一"),
    ("ja", .normal, "一|〜|一"), ("ko", .loose, "一|〜|一"), ("zh", .strict, "一〜|一"),
    ("de", .normal, "一〜|一"), ("zh", .auto, "一|゠|一"), ("zh", .auto, "「〜|一"),
  ])
  func wavesOfEastAsia(_ language: String, _ lineBreak: LineBreak, _ text: String) {
    #expect(broken(text, lineBreak, language: language) == text)
  }

  /// Anywhere is between any two signs but before spaces, and behind the end of a line that is forced.
  @Test(arguments: ["a|b|,|c", "a |b", "a\t|b", "a\nb", "a  |b"])
  func anywhereIsNotBeforeSpaces(_ text: String) {
    #expect(broken(text, .anywhere) == text)
  }
}
