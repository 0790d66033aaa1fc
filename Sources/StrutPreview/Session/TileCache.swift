/// The tiles that were drawn last, for pages that are loaded anew and for what cannot be drawn any more.
struct TileCache {
  private struct Key: Hashable {
    var name: String
    var choice: PictureChoice
  }

  /// How many tiles are kept; each is a small picture.
  static let mostTiles = 600

  private var tiles: [Key: (version: Int, tile: BoardTile)] = [:]
  /// The keys, those first that were drawn the longest ago.
  private var order: [Key] = []

  /// The tile of a version of a document; `nil` where another version was drawn last.
  func tile(_ name: String, _ choice: PictureChoice, version: Int) -> BoardTile? {
    let known = tiles[Key(name: name, choice: choice)]
    return known?.version == version ? known?.tile : nil
  }

  /// Keeps a tile, which is given the last good picture where it has none.
  mutating func keep(_ tile: inout BoardTile, of name: String, version: Int) {
    let key = Key(name: name, choice: tile.choice)
    let known = tiles[key]
    if tile.isStale { tile.picture = known?.tile.picture }
    // Who was slow keeps nothing that is newer from being shown.
    if let known, known.version > version { return }
    if known != nil { order.removeAll { $0 == key } }
    tiles[key] = (version, tile)
    order.append(key)
    if order.count > Self.mostTiles { tiles[order.removeFirst()] = nil }
  }

  /// Drops the tiles of a document that is gone.
  mutating func drop(_ name: String) {
    for key in order where key.name == name { tiles[key] = nil }
    order.removeAll { $0.name == name }
  }
}
