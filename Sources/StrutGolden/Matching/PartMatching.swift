import Strut

/// Which part of an element is which part of another one: those that say the same, in order, then between these one after
/// the other those of one name.
struct PartMatching {
  /// The parts that may say something else.
  private(set) var changed: [(old: Int, new: Int)] = []
  /// The new parts without partners.
  private(set) var added: [Int] = []
  /// The old parts without partners.
  private(set) var removed: [Int] = []

  /// - Complexity: O(*n* × *d*) in the numbers of parts and of differences.
  init(_ old: [DocumentSources.Entry], _ new: [DocumentSources.Entry]) {
    let difference = new.difference(from: old, by: Self.saysSame)
    var (went, came) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): went.insert(offset)
      case .insert(let offset, _, _): came.insert(offset)
      }
    }
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      var (olds, news) = ([Int](), [Int]())
      while went.contains(before) {
        olds.append(before)
        before += 1
      }
      while came.contains(after) {
        news.append(after)
        after += 1
      }
      pair(olds, news, old, new)
      // What says the same is passed on both sides.
      before += 1
      after += 1
    }
  }

  /// Pairs parts of one stretch in which all others say something else.
  private mutating func pair(
    _ olds: [Int], _ news: [Int], _ old: [DocumentSources.Entry], _ new: [DocumentSources.Entry]
  ) {
    var rest = olds[...]
    for index in news {
      guard let place = rest.firstIndex(where: { old[$0].name == new[index].name }) else {
        added.append(index)
        continue
      }
      removed += rest[..<place]
      changed.append((rest[place], index))
      rest = rest[(place + 1)...]
    }
    removed += rest
  }

  private static func saysSame(
    _ first: DocumentSources.Entry, _ second: DocumentSources.Entry
  ) -> Bool {
    first.name == second.name && first.values.count == second.values.count
      && zip(first.values, second.values).allSatisfy {
        $0.name == $1.name && $0.value == $1.value && $0.written == $1.written
      }
  }
}
