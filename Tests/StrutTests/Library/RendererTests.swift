import Foundation
import Strut
import StrutTestSupport
import Testing

private struct Card: Component {
  var title: String
  var rows = 3

  var body: Element {
    Column(gap: 8) {
      Text(title).fontSize(20).bold().id("title")
      for row in 0..<rows { Text("row \(row) of a card with words in it") }
    }
    .padding(16).background(.white)
  }
}

/// "On a server" of the library.
struct RendererTests {
  @Test func oneComponentGivesOnePicture() async throws {
    let renderer = try Renderer()
    let picture = try await renderer.render(
      Card(title: "Hello"), as: .png, width: 300, height: 200, scale: 2)
    #expect(picture.contentType == "image/png" && picture.size == Size(width: 300, height: 200))
    #expect(picture.data == (try Box(Card(title: "Hello")).sized(300, 200).render(.png, scale: 2)))
    #expect(try renderer.draw(Card(title: "Hello"), as: .pdf).data.starts(with: Data("%PDF".utf8)))
    #expect(try renderer.layout(Card(title: "Hello"), width: 320)["title"]?.frame.minX == 16)
  }

  @Test func manyAtOnceAreWhatTheyAreAlone() async throws {
    let renderer = try Renderer(concurrency: 3)
    let alone = try (0..<4).map { try renderer.draw(Card(title: "Card \($0)"), as: .svg).data }
    let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for index in 0..<40 {
        group.addTask {
          (index, try await renderer.render(Card(title: "Card \(index % 4)"), as: .svg).data)
        }
      }
      var found: [(Int, Data)] = []
      for try await pair in group { found.append(pair) }
      return found
    }
    #expect(together.count == 40)
    #expect(together.allSatisfy { $1 == alone[$0 % 4] })
  }

  @Test func limitsAreNamed() throws {
    let few = try Renderer(limits: .init(boxes: 3))
    #expect(throws: RenderingError.limit("a picture has at most 3 boxes")) {
      try few.draw(Card(title: ""))
    }
    let lower = Renderer.Limits(others: [.boxes: 3, .canvasPixels: 7, .time: 1])
    #expect(lower.boxes == 3 && lower.pixels == 7 && lower.time == .seconds(1))
    #expect(Renderer.Limits(boxes: 300_000, others: [.layerPixels: 9]).boxes == 300_000)
    let short = try Renderer(limits: .init(others: [.bytes: 40]))
    #expect(throws: (any Error).self) { try short.draw(Card(title: "More than forty bytes")) }
    #expect(Renderer.Limits().boxes == 100_000 && Renderer.Limits().pixels == 50_000_000)
    #expect(Renderer.Limits().time == .seconds(2))
    let small = try Renderer(limits: .init(pixels: 100))
    let error = #expect(throws: RenderingError.self) {
      try small.draw(Card(title: ""), width: 20, height: 20)
    }
    #expect(error?.description.contains("at most 100 pixels") == true)
    let quick = try Renderer(limits: .init(time: .zero))
    let late = #expect(throws: RenderingError.self) { try quick.draw(Card(title: "")) }
    #expect(late?.description.contains("takes at most") == true)
    #expect(throws: RenderingError.self) { try few.draw(Text("x"), scale: .nan) }
    #expect(throws: RenderingError.self) { try few.draw(Text("x"), width: .infinity) }
    #expect(throws: MarkupError.self) { try few.draw(Text("x").attribute("colour", "red")) }
    #expect(throws: MarkupError.self) { try few.draw(Image("/etc/passwd")) }
    #expect(throws: MarkupError.self) { try few.draw(Image("none.png")) }
  }

  /// A program has no document beside which files could lie.
  @Test func aMissingFileIsLookedForInTheFolderOfTheRenderer() throws {
    let folder = try TemporaryFolder()
    for (renderer, hint) in [
      (
        try Renderer(),
        "Renderer(folder: …) names the folder that paths start from; this one has none"
      ),
      (
        try Renderer(folder: URL(fileURLWithPath: folder.path)),
        "paths are relative to the folder of the renderer"
      ),
    ] {
      let line = #line + 1
      let error = #expect(throws: MarkupError.self) { try renderer.draw(Image("logo.svg")) }
      #expect(error?.diagnostics.map(\.hints) == [[hint]])
      #expect("\(try #require(error))".contains("RendererTests.swift:\(line): error: "))
    }
  }

  @Test func bytesThatAreNoFontAreToldByTheirNumber() {
    let one = #expect(throws: FontError.self) { try Fonts(data: Data([1, 2])) }
    #expect(one?.path == "data")
    let two = #expect(throws: FontError.self) { try Fonts(data: [Data([1]), Data([2])]) }
    #expect(two?.description.hasPrefix("'data 1' is not a font that can be used") == true)
  }

  @Test func whoGoesAwayIsNotWaitedFor() async throws {
    let renderer = try Renderer(limits: .init(time: .seconds(60)), concurrency: 1)
    let tasks = (0..<8).map { _ in
      Task { try await renderer.render(Card(title: "Large", rows: 4000), as: .svg) }
    }
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(try renderer.draw(Text("x"), as: .svg).data.count > 0)
  }

  @Test func pagesHaveOneFile() async throws {
    let renderer = try Renderer()
    let picture = try await renderer.pages([Card(title: "Cover"), Text("Second").width(50)])
    let text = String(decoding: picture.data, as: Unicode.ASCII.self)
    #expect(text.contains("/Count 2"))
    await #expect(throws: RenderingError.self) { try await renderer.pages([]) }
  }
}

extension Box {
  fileprivate func sized(_ width: Double, _ height: Double) -> Box {
    frame.size = Size(width: width, height: height)
    return self
  }
}
