import Foundation
import Strut
import StrutComparison
import StrutGolden
import StrutTestSupport
import Testing

/// What a picture depends on besides its document.
struct RendererFingerprintTests {
  private static let images = packageRoot.appendingPathComponent("Fixtures/paint/images").path

  private func fingerprint(_ contents: String) throws -> RendererFingerprint {
    let markup = "<layout width=\"90\"><container>\(contents)</container></layout>"
    let source = DocumentSource(name: "a.xml", bytes: Array(markup.utf8), folder: Self.images)
    let document = DocumentRenderer(fonts: try SharedFonts()).process(source)
    let placed = try #require(document.placed, "\(document.diagnostics)")
    return RunResources().fingerprint(of: placed)
  }

  private static let always = ["cairo", "freetype", "harfbuzz"]

  @Test(arguments: [
    ("<item>a</item>", []), (#"<item src="flag.png"/>"#, []),
    (#"<item src="flag.jpg"/>"#, ["libjpeg-turbo"]), (#"<item src="flag.webp"/>"#, ["libwebp"]),
    (#"<item src="flag.svg"/>"#, ["librsvg"]), ("<item>กา</item>", ["icu"]),
    ("<item>שלום</item>", ["pango"]), (#"<item direction="rtl">a</item>"#, ["pango"]),
    (
      #"<item src="flag.svg"/><item src="flag.webp"/><item src="flag.jpg"/><item>ກາ</item>"#,
      ["icu", "libjpeg-turbo", "librsvg", "libwebp"]
    ),
  ])
  func namesWhatThePictureDependsOn(_ contents: String, _ others: [String]) throws {
    let libraries = try fingerprint(contents).libraries
    #expect(libraries.map(\.name) == (Self.always + others).sorted())
    for library in libraries {
      #expect(
        library.value.contains(/^(so\.)?\d+\.\d+(\.\d+)*$/), "\(library.name) \(library.value)")
    }
  }

  /// An older record, and one of a document without such images, say nothing about the library that reads them.
  @Test func onlyVersionsThatBothNameAreDifferences() {
    func renderer(_ libraries: [String: String]) -> RendererFingerprint {
      RendererFingerprint(
        libraries: libraries.sorted { $0.key < $1.key }.map {
          .init(name: $0.key, value: $0.value)
        },
        fonts: [])
    }
    let before = renderer(["cairo": "1.16.0", "librsvg": "2.54.7"])
    let now = renderer(["cairo": "1.18.0", "libwebp": "1.2.4"])
    #expect(now.differences(from: before) == ["cairo 1.18.0, was 1.16.0"])
    #expect(now.differences(from: now).isEmpty)
  }

  /// A document that uses no bold text any more says nothing of the machine, and neither do its own font files.
  @Test func onlyOtherFilesOfFontsThatBothUseAreDifferences() {
    func renderer(_ fonts: [String: String]) -> RendererFingerprint {
      RendererFingerprint(
        libraries: [],
        fonts: fonts.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) })
    }
    let before = renderer(["Bold.ttf": "b1", "Own.ttf": "o1", "Sans.ttf": "s1"])
    let now = renderer(["Own.ttf": "o2", "Sans.ttf": "s2", "Serif.ttf": "f1"])
    #expect(now.differences(from: before, besides: ["Own.ttf"]) == ["font Sans.ttf s2, was s1"])
    #expect(
      now.differences(from: before) == ["font Own.ttf o2, was o1", "font Sans.ttf s2, was s1"])
  }
}
