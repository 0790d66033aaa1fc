import StrutFormats

/// Rows of two lists that are known by a field which no two rows of one list share: what came, what went, and what is in both.
struct KeyedRows {
  /// The rows that went, by their places before; those that followed one another together.
  private(set) var removed: [Range<Int>] = []
  /// The rows that came, by their places now, likewise.
  private(set) var added: [Range<Int>] = []
  /// The rows that are in both, in one order.
  private(set) var shared: [(was: Int, now: Int)] = []

  /// The most changes that are told one by one.
  private static let mostChanges = 8

  /// Matches rows; `nil` where they have no such field, where as many have none in common, where they changed their order, and
  /// where too much did.
  init?(_ old: [JSONValue], _ new: [JSONValue]) {
    guard let (olds, news) = Self.keys(old, new) else { return nil }
    let places = Dictionary(uniqueKeysWithValues: olds.enumerated().map { ($1, $0) })
    shared = news.enumerated().compactMap { now, key in places[key].map { ($0, now) } }
    guard !shared.isEmpty || old.count != new.count,
      zip(shared, shared.dropFirst()).allSatisfy({ $0.was < $1.was })
    else { return nil }
    let (kept, known) = (Set(shared.map(\.was)), Set(shared.map(\.now)))
    removed = Self.runs(old.indices.filter { !kept.contains($0) })
    added = Self.runs(new.indices.filter { !known.contains($0) })
    // Rows in the places of others are these, with other keys.
    guard removed.count + added.count <= Self.mostChanges, removed != added || removed.isEmpty
    else {
      return nil
    }
  }

  /// The first of the new rows behind a row that went.
  func next(behind row: Int) -> Int {
    (shared.last { $0.was < row }?.now ?? -1) + 1
  }

  /// The values of the field that no two rows of one list share and most rows kept; `nil` where there is none.
  private static func keys(_ old: [JSONValue], _ new: [JSONValue]) -> ([String], [String])? {
    var best: (olds: [String], news: [String], kept: Int)?
    for name in new.first?.members?.map(\.name) ?? [] {
      func values(_ rows: [JSONValue]) -> [String]? {
        let found = rows.compactMap { row in
          row[name].flatMap { $0.members == nil && $0.array == nil ? $0.compactText : nil }
        }
        return found.count == rows.count && Set(found).count == rows.count ? found : nil
      }
      guard let olds = values(old), let news = values(new) else { continue }
      let kept = Set(olds).intersection(news).count
      if best.map({ kept > $0.kept }) ?? true { best = (olds, news, kept) }
    }
    return best.map { ($0.olds, $0.news) }
  }

  /// Ascending numbers as ranges.
  private static func runs(_ places: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for place in places {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<(place + 1)
      } else {
        runs.append(place..<(place + 1))
      }
    }
    return runs
  }
}
