import StrutFormats

/// Rows of two lists that are known by a field which no two rows of one list share: what came, what went, and what is in both.
struct KeyedRows {
  /// The rows that went, by their places before; those that followed one another together.
  private(set) var removed: [Range<Int>] = []
  /// The rows that came, by their places now, likewise.
  private(set) var added: [Range<Int>] = []
  /// The rows that are in both, in the order in which they are now.
  private(set) var shared: [(was: Int, now: Int)] = []
  /// The places now of the rows in both that stand elsewhere among these.
  private(set) var moved: [Int] = []

  /// The most changes that are told one by one.
  private static let mostChanges = 8

  /// Matches rows; `nil` where they have no such field, where as many have none in common, and where too much changed.
  init?(_ old: [JSONValue], _ new: [JSONValue]) {
    guard let (olds, news) = Self.keys(old, new) else { return nil }
    let places = Dictionary(uniqueKeysWithValues: olds.enumerated().map { ($1, $0) })
    shared = news.enumerated().compactMap { now, key in places[key].map { ($0, now) } }
    guard !shared.isEmpty || old.count != new.count else { return nil }
    moved = zip(shared, shared.map(\.was).sorted()).filter { $0.was != $1 }.map(\.0.now)
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
    (shared.filter { $0.was < row }.max { $0.was < $1.was }?.now ?? -1) + 1
  }

  /// The values of the field that no two rows of one list share and most rows kept, in their order where there is such a one;
  /// `nil` where there is none.
  private static func keys(_ old: [JSONValue], _ new: [JSONValue]) -> ([String], [String])? {
    var best: (olds: [String], news: [String], kept: Int, isOrdered: Bool)?
    for name in new.first?.members?.map(\.name) ?? [] {
      func values(_ rows: [JSONValue]) -> [String]? {
        let found = rows.compactMap { row in
          row[name].flatMap { $0.members == nil && $0.array == nil ? $0.compactText : nil }
        }
        return found.count == rows.count && Set(found).count == rows.count ? found : nil
      }
      guard let olds = values(old), let news = values(new) else { continue }
      let kept = Set(olds).intersection(news)
      let isOrdered = olds.filter(kept.contains) == news.filter(kept.contains)
      if let best, (best.kept, best.isOrdered ? 1 : 0) >= (kept.count, isOrdered ? 1 : 0) {
        continue
      }
      best = (olds, news, kept.count, isOrdered)
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
