import StrutFormats

/// What a page shows at a glance: all states of a document, each as often as there are columns.
struct BoardOrder: Sendable {
  /// More columns than these are no board.
  private static let mostColumns = 200
  /// More pictures than these are not drawn for one page, which says how many are left; each is held until it is sent.
  static let mostTiles = TileCache.mostTiles
  /// So many pictures may be in sight at first; what other pages wait for goes before the rest.
  static let seenTiles = 48

  /// What each column chooses besides the state.
  var columns: [PictureChoice]
  /// The state that somebody sees first, by its place among the others: it is drawn first.
  var first = 0

  /// What the query of an address asks for; `nil` where it makes no sense.
  ///
  /// `columns` holds a list of queries of pictures, as JSON.
  init?(_ query: [String: String]) {
    guard let text = query["columns"], let list = try? JSONParser.parse(Array(text.utf8)).array,
      (1...Self.mostColumns).contains(list.count)
    else { return nil }
    columns = []
    for column in list {
      guard let members = column.members else { return nil }
      var parts: [String: String] = [:]
      for member in members {
        guard let word = member.value.string else { return nil }
        parts[member.name] = word
      }
      guard let choice = PictureChoice(parts) else { return nil }
      columns.append(choice)
    }
    first = max(0, query["first"].flatMap { Int($0) } ?? 0)
  }

  /// The pictures of some states, a state after the other.
  func choices(of states: [PictureChoice]) -> [PictureChoice] {
    let start = states.isEmpty ? 0 : first % states.count
    return (states[start...] + states[..<start]).flatMap { state in
      columns.map { column in
        var choice = column
        choice.state = state.state
        return choice
      }
    }
  }
}
