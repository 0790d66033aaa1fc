import StrutBoxes
import StrutCore
import StrutLayout
import Testing

@testable import StrutMarkup

/// The values of fonts that stand for others.
struct FontValueTests {
  /// The style of a text with attributes, in a container with others.
  private func style(_ attributes: String, in container: String = "") throws -> TextStyle {
    let boxes = try resolved(
      "<layout><container \(container)><item \(attributes)>a</item></container></layout>")
    guard case .text(let content) = boxes.elements[1].content else {
      Issue.record("no text")
      throw CancellationError()
    }
    return try #require(content.spans.first).style
  }

  /// The table of CSS Fonts 4 §2.2.1: what is inherited, and what is bolder and lighter than it.
  @Test(arguments: [
    (1, 400, 1), (99, 400, 99), (100, 400, 100), (349, 400, 100), (350, 700, 100), (400, 700, 100),
    (549, 700, 100), (550, 900, 400), (749, 900, 400), (750, 900, 700), (900, 900, 700),
    (1000, 1000, 700),
  ])
  func weightsFollowTheInheritedOne(_ weight: Double, _ bolder: Double, _ lighter: Double) throws {
    let container = "font-weight=\"\(weight)\""
    #expect(try style("font-weight=\"bolder\"", in: container).fontWeight == bolder)
    #expect(try style("font-weight=\"lighter\"", in: container).fontWeight == lighter)
  }

  /// The sizes of browsers where 16 is medium; larger and smaller are steps of a fifth.
  @Test(arguments: [
    ("xx-small", 9.0), ("x-small", 10), ("small", 13), ("medium", 16), ("large", 18),
    ("x-large", 24), ("xx-large", 32), ("xxx-large", 48), ("larger", 24), ("smaller", 20 / 1.2),
    ("150%", 30), ("7", 7),
  ])
  func sizesHaveNames(_ value: String, _ size: Double) throws {
    #expect(try style("font-size=\"\(value)\"", in: "font-size=\"20\"").fontSize == size)
  }

  @Test func ligaturesAreTurnedOnAndOffEach() throws {
    typealias Ligatures = FontVariant.Ligatures
    let kinds: [(String, WritableKeyPath<Ligatures, FontVariant.LigatureState>)] = [
      ("common-ligatures", \.common), ("discretionary-ligatures", \.discretionary),
      ("historical-ligatures", \.historical), ("contextual", \.contextual),
    ]
    for (word, kind) in kinds {
      for (written, state) in [(word, FontVariant.LigatureState.on), ("no-\(word)", .off)] {
        var expected = Ligatures()
        expected[keyPath: kind] = state
        let found = try style("font-variant-ligatures=\"\(written)\"").fontVariant.ligatures
        #expect(found == expected, "\(written)")
      }
    }
    #expect(try style("font-variant-ligatures=\"none\"").fontVariant.ligatures == .none)
  }

  @Test func eachWordOfFiguresAndIdeographsIsOneForm() throws {
    let numeric: [(String, FontVariant.Numeric)] = [
      ("lining-nums", .lining), ("oldstyle-nums", .oldstyle), ("proportional-nums", .proportional),
      ("tabular-nums", .tabular), ("diagonal-fractions", .diagonalFractions),
      ("stacked-fractions", .stackedFractions), ("ordinal", .ordinal),
      ("slashed-zero", .slashedZero),
      ("lining-nums ordinal tabular-nums", [.lining, .ordinal, .tabular]),
    ]
    for (word, form) in numeric {
      #expect(try style("font-variant-numeric=\"\(word)\"").fontVariant.numeric == form, "\(word)")
    }
    let forms: [(String, FontVariant.EastAsian)] = [
      ("jis78", .jis78), ("jis83", .jis83), ("jis90", .jis90), ("jis04", .jis04),
      ("simplified", .simplified), ("traditional", .traditional), ("full-width", .fullWidth),
      ("proportional-width", .proportionalWidth), ("ruby", .ruby),
      ("ruby jis04 full-width", [.ruby, .jis04, .fullWidth]),
    ]
    for (word, form) in forms {
      let found = try style("font-variant-east-asian=\"\(word)\"").fontVariant.eastAsian
      #expect(found == form, "\(word)")
    }
  }

  @Test(arguments: [
    ("small-caps", FontVariant.Caps.smallCaps), ("all-small-caps", .allSmallCaps),
    ("petite-caps", .petiteCaps), ("all-petite-caps", .allPetiteCaps), ("unicase", .unicase),
    ("titling-caps", .titlingCaps), ("normal", .normal),
  ])
  func capitalsHaveNames(_ word: String, _ caps: FontVariant.Caps) throws {
    #expect(try style("font-variant-caps=\"\(word)\"").fontVariant.caps == caps)
  }

  /// Letters lean by 90 degrees at most, to either side.
  @Test(arguments: ["90deg", "-90deg", "0"])
  func lettersLeanToEitherSide(_ angle: String) throws {
    let degrees = try #require(Double(angle.replacing("deg", with: "")))
    #expect(try style("font-style=\"oblique \(angle)\"").fontStyle == .oblique(degrees))
  }
}
