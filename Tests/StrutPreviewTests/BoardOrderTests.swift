import Testing

@testable import StrutPreview

/// What pages ask for when they show everything at a glance.
struct BoardOrderTests {
  @Test func theFirstStateInSightIsDrawnFirst() throws {
    let order = try #require(
      BoardOrder(["columns": "[{\"theme\":\"base\"},{\"theme\":\"dark\"}]", "first": "4"]))
    let states = ["a", "b", "c"].map { name in
      var choice = PictureChoice()
      choice.caseName = name
      return choice
    }
    let shown = order.choices(of: states).map { "\($0.caseName ?? "") \($0.theme ?? "")" }
    #expect(shown == ["b base", "b dark", "c base", "c dark", "a base", "a dark"])
    #expect(order.choices(of: []).isEmpty)
  }

  @Test(arguments: ["", "[]", "{}", "[1]", "[{\"theme\":1}]", "[{\"width\":\"-1\"}]"])
  func whatMakesNoSenseIsNoBoard(_ columns: String) {
    #expect(BoardOrder(["columns": columns]) == nil)
  }

  @Test func aTileThatCannotBeDrawnHasItsLastPicture() throws {
    var cache = TileCache()
    let picture = Thumbnail(bytes: [1], width: 1, height: 1, cut: nil)
    var good = BoardTile(Drawing(thumbnails: [picture], choice: PictureChoice()))
    cache.keep(&good, of: "a.xml", version: 1)
    let fault = Fault(severity: .error, message: "no")
    var wrong = BoardTile(Drawing(faults: [fault], choice: PictureChoice()))
    cache.keep(&wrong, of: "a.xml", version: 2)
    #expect(wrong.picture == picture)
    #expect(cache.tile("a.xml", PictureChoice(), version: 2)?.isStale == true)
    #expect(cache.tile("a.xml", PictureChoice(), version: 1) == nil)
    // Who was slow does not come back.
    cache.keep(&good, of: "a.xml", version: 1)
    #expect(cache.tile("a.xml", PictureChoice(), version: 2)?.isStale == true)
    var other = BoardTile(Drawing(faults: [fault], choice: PictureChoice()))
    cache.keep(&other, of: "b.xml", version: 3)
    #expect(other.picture == nil)
  }

  /// What is looked at is drawn again and again, and stays longer than what nobody asks for.
  @Test func tilesThatWereDrawnTheLongestAgoGoFirst() {
    var cache = TileCache()
    func keep(_ name: String, version: Int) {
      var tile = BoardTile(Drawing(choice: PictureChoice()))
      cache.keep(&tile, of: name, version: version)
    }
    for index in 0..<600 { keep("\(index).xml", version: 1) }
    keep("0.xml", version: 2)
    keep("new.xml", version: 1)
    #expect(cache.tile("0.xml", PictureChoice(), version: 2) != nil)
    #expect(cache.tile("1.xml", PictureChoice(), version: 1) == nil)
    #expect(cache.tile("2.xml", PictureChoice(), version: 1) != nil)
    // What is gone takes no room.
    cache.drop("2.xml")
    keep("newer.xml", version: 1)
    #expect(cache.tile("2.xml", PictureChoice(), version: 1) == nil)
    #expect(cache.tile("3.xml", PictureChoice(), version: 1) != nil)
  }
}
