import CPangoCairo
import StrutBoxes
import Testing

@testable import StrutText

/// The features of OpenType that properties stand for (CSS Fonts 4 §6).
struct ShapingFeatureTests {
  /// The features of a style as they are written: `liga=0`.
  private func features(_ change: (inout TextStyle) -> Void) -> [String] {
    var style = TextStyle()
    change(&style)
    return style.shapingFeatures.map { feature in
      let tag = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: feature.tag >> $0) }
      return "\(String(decoding: tag, as: UTF8.self))=\(feature.value)"
    }
  }

  @Test func aPlainStyleAsksForNone() {
    #expect(features { _ in } == [])
    #expect(features { $0.fontKerning = .none } == ["kern=0"])
  }

  @Test func ligaturesHaveTheirFeatures() {
    #expect(features { $0.fontVariant.ligatures.common = .on } == ["liga=1", "clig=1"])
    #expect(features { $0.fontVariant.ligatures.discretionary = .on } == ["dlig=1"])
    #expect(features { $0.fontVariant.ligatures.historical = .on } == ["hlig=1"])
    #expect(features { $0.fontVariant.ligatures.contextual = .off } == ["calt=0"])
    let none = ["liga=0", "clig=0", "dlig=0", "hlig=0", "calt=0"]
    #expect(features { $0.fontVariant.ligatures = .none } == none)
    #expect(features { $0.letterSpacing = 1 } == none)
    let isSpaced = features {
      $0.letterSpacing = -1
      $0.fontVariant.ligatures.common = .on
    }
    #expect(isSpaced == none)
  }

  @Test(arguments: [
    (FontVariant.Numeric.lining, "lnum"), (.oldstyle, "onum"), (.proportional, "pnum"),
    (.tabular, "tnum"), (.diagonalFractions, "frac"), (.stackedFractions, "afrc"),
    (.ordinal, "ordn"), (.slashedZero, "zero"),
  ])
  func figuresHaveTheirFeatures(_ form: FontVariant.Numeric, _ tag: String) {
    #expect(features { $0.fontVariant.numeric = form } == ["\(tag)=1"])
  }

  @Test(arguments: [
    (FontVariant.EastAsian.jis78, "jp78"), (.jis83, "jp83"), (.jis90, "jp90"), (.jis04, "jp04"),
    (.simplified, "smpl"), (.traditional, "trad"), (.fullWidth, "fwid"),
    (.proportionalWidth, "pwid"), (.ruby, "ruby"),
  ])
  func ideographsHaveTheirFeatures(_ form: FontVariant.EastAsian, _ tag: String) {
    #expect(features { $0.fontVariant.eastAsian = form } == ["\(tag)=1"])
  }

  @Test func raisedAndLoweredLettersHaveTheirFeatures() {
    #expect(features { $0.fontVariant.position = .sub } == ["subs=1"])
    #expect(features { $0.fontVariant.position = .super } == ["sups=1"])
  }

  /// Features that are written stand last, since the last of two counts.
  @Test func writtenFeaturesAreTheStrongest() {
    let all = features {
      $0.fontKerning = .none
      $0.fontVariant.ligatures.common = .off
      $0.fontVariant.numeric = [.lining]
      $0.fontVariant.eastAsian = [.ruby]
      $0.fontVariant.position = .sub
      $0.fontFeatures = [FontFeature(tag: "liga", value: 1)]
    }
    #expect(all == ["kern=0", "liga=0", "clig=0", "lnum=1", "ruby=1", "subs=1", "liga=1"])
  }
}
