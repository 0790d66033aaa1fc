import StrutFormats
import StrutTemplate

/// Finds what was changed in the data of a document.
///
/// Lists are compared between what both begin with and what both end with, so that a row that came or went is one change.
struct DataComparison {
  private let name: String
  private let file: String?
  private let lines: [Int]
  private var causes: [ChangeCause] = []

  /// What was changed; empty where nothing was, `nil` where that is not known.
  ///
  /// - Complexity: O(*n* × *depth*) in the size of the data.
  static func causes(
    from before: DocumentSources.Data, to after: DocumentSources.Data
  ) -> [ChangeCause]? {
    guard let was = before.value, let now = after.value else { return nil }
    var comparison = DataComparison(name: after.name, file: after.file, lines: after.lines)
    comparison.compare(was, now, Place(path: after.name, index: 0))
    return comparison.causes
  }

  private init(name: String, file: String?, lines: [Int]) {
    self.name = name
    self.file = file
    self.lines = lines
  }

  /// Where a value stands.
  private struct Place {
    /// The way to it: `orders[2].name`.
    var path: String
    /// Its number among all values, as they follow one another in the new data.
    var index: Int
  }

  private mutating func add(_ change: String, _ place: Place) {
    // Several may read one file, each by a name of its own.
    let key = file.map { FilePath.name(of: $0) + place.path.dropFirst(name.count) } ?? place.path
    causes.append(
      ChangeCause(
        kind: .data, subject: place.path, change: change, file: file,
        line: lines.indices.contains(place.index) ? lines[place.index] : nil,
        key: key, isShared: file != nil))
  }

  private mutating func compare(_ was: JSONValue, _ now: JSONValue, _ place: Place) {
    guard !was.holdsSame(as: now) else { return }
    if let old = was.array, let new = now.array {
      compareLists(old, new, place)
    } else if let old = was.members, let new = now.members {
      compareRecords(old, new, place)
    } else {
      let shown = ShortText.of(was.shown, now.shown)
      add("\(shown.was) → \(shown.now)", place)
    }
  }

  private mutating func compareRecords(
    _ old: [JSONMember], _ new: [JSONMember], _ place: Place
  ) {
    let known = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    var index = place.index + 1
    for member in new {
      let inner = Place(path: "\(place.path).\(member.name)", index: index)
      if let was = known[member.name] {
        compare(was, member.value, inner)
      } else {
        add("set to \(ShortText.of(member.value.shown))", inner)
      }
      index += member.value.valueCount
    }
    let present = Set(new.map(\.name))
    for member in old where !present.contains(member.name) {
      add("\(member.name) \(ShortText.of(member.value.shown)) removed", place)
    }
  }

  private mutating func compareLists(_ old: [JSONValue], _ new: [JSONValue], _ place: Place) {
    let least = min(old.count, new.count)
    let head = (0..<least).first { !old[$0].holdsSame(as: new[$0]) } ?? least
    let tail =
      (0..<(least - head)).first { index in
        !old[old.count - 1 - index].holdsSame(as: new[new.count - 1 - index])
      } ?? least - head
    let before = Array(old[head..<(old.count - tail)])
    let after = Array(new[head..<(new.count - tail)])
    var inner = place
    inner.index += new[..<head].reduce(1) { $0 + $1.valueCount }
    // Where a value went, the next one stands now, or the last one before it.
    let isLast = head == new.count
    var gap = inner
    if isLast { gap.index = head == 0 ? place.index : inner.index - new[head - 1].valueCount }
    if before.isEmpty || after.isEmpty {
      let count = max(before.count, after.count)
      let names = count == 1 ? "[\(head)] was" : "[\(head)] to [\(head + count - 1)] were"
      add("\(names) \(before.isEmpty ? "added" : "removed")", before.isEmpty ? inner : gap)
    } else if let rows = KeyedRows(before, after), rows.tellsLess(than: (before, after)) {
      var indexes: [Int] = []
      for value in new[head..<(new.count - tail)] {
        indexes.append(inner.index)
        inner.index += value.valueCount
      }
      compareRows(rows, before, after, from: head, place, at: indexes)
    } else if before.count != after.count {
      add("has \(new.count) values, not \(old.count)", inner)
    } else if let moved = Self.moved(before, after) {
      add(Self.words(ofMoved: moved.map { head + $0 }), inner)
    } else {
      for (offset, (was, now)) in zip(before, after).enumerated() {
        inner.path = "\(place.path)[\(head + offset)]"
        compare(was, now, inner)
        inner.index += now.valueCount
      }
    }
  }

  /// Compares lists row by row: what came, what went, and what says something else.
  ///
  /// - Parameters:
  ///   - head: How many rows before are the same.
  ///   - indexes: The numbers of the new rows among all values.
  private mutating func compareRows(
    _ rows: KeyedRows, _ old: [JSONValue], _ new: [JSONValue], from head: Int, _ place: Place,
    at indexes: [Int]
  ) {
    for run in rows.removed {
      let next = min(rows.next(behind: run.upperBound - 1), max(indexes.count - 1, 0))
      add(Self.words(run, from: head, "removed"), Place(path: place.path, index: indexes[next]))
    }
    for run in rows.added {
      add(
        Self.words(run, from: head, "added"),
        Place(path: place.path, index: indexes[run.lowerBound]))
    }
    if let first = rows.moved.first {
      add(
        Self.words(ofMoved: rows.moved.map { head + $0 }),
        Place(path: place.path, index: indexes[first]))
    }
    for (was, now) in rows.shared {
      compare(
        old[was], new[now], Place(path: "\(place.path)[\(head + now)]", index: indexes[now]))
    }
  }

  private static func words(_ run: Range<Int>, from head: Int, _ change: String) -> String {
    run.count == 1
      ? "[\(head + run.lowerBound)] was \(change)"
      : "[\(head + run.lowerBound)] to [\(head + run.upperBound - 1)] were \(change)"
  }

  /// - Parameter rows: The places of at least two rows.
  private static func words(ofMoved rows: [Int]) -> String {
    rows.count == 2
      ? "[\(rows[0])] and [\(rows[1])] changed places"
      : "[\(rows[0])] to [\(rows[rows.count - 1])] stand in another order"
  }

  /// Which values stand at other places; `nil` where the lists do not hold the same values.
  private static func moved(_ old: [JSONValue], _ new: [JSONValue]) -> [Int]? {
    guard old.map(\.compactText).sorted() == new.map(\.compactText).sorted() else { return nil }
    return old.indices.filter { !old[$0].holdsSame(as: new[$0]) }
  }
}

extension KeyedRows {
  /// Whether rows in another order, each with what it says otherwise, are less to tell than what is another value at each place:
  /// a field may have other values in each row by chance.
  fileprivate func tellsLess(than rows: (old: [JSONValue], new: [JSONValue])) -> Bool {
    guard !moved.isEmpty, rows.old.count == rows.new.count else { return true }
    let changed = shared.reduce(removed.count + added.count + 1) {
      $0 + rows.old[$1.was].changeCount(to: rows.new[$1.now])
    }
    return changed < zip(rows.old, rows.new).reduce(0) { $0 + $1.0.changeCount(to: $1.1) }
  }
}

extension JSONValue {
  /// How many values are others, those of records one by one.
  fileprivate func changeCount(to other: JSONValue) -> Int {
    guard let old = members, let new = other.members else { return holdsSame(as: other) ? 0 : 1 }
    let known = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let present = Set(new.map(\.name))
    return new.reduce(old.count { !present.contains($0.name) }) { count, member in
      count + (known[member.name].map { $0.changeCount(to: member.value) } ?? 1)
    }
  }

  /// Whether both say the same, wherever they stand.
  fileprivate func holdsSame(as other: JSONValue) -> Bool {
    switch (kind, other.kind) {
    case (.array(let old), .array(let new)):
      old.count == new.count && zip(old, new).allSatisfy { $0.holdsSame(as: $1) }
    case (.object(let old), .object(let new)):
      old.count == new.count
        && zip(old, new).allSatisfy { $0.name == $1.name && $0.value.holdsSame(as: $1.value) }
    default: kind == other.kind
    }
  }

  /// How many values there are: this one and those in it.
  fileprivate var valueCount: Int {
    switch kind {
    case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .object(let members): members.reduce(1) { $0 + $1.value.valueCount }
    default: 1
    }
  }

  /// The value as messages show it.
  fileprivate var shown: String {
    string.map { "“\($0)”" } ?? compactText
  }
}
