/// Finds which of many names was meant, for many names that there are not.
///
/// The answers are those of ``nearestName(to:among:)``. What they cost together is bounded, whatever a document asks:
/// where the bound is reached there are no more answers.
package struct NearestNames: Sendable {
  private let names: [String]
  /// The letters of all names, one after the other.
  private var letters: [UInt32] = []
  /// Where the letters of each name begin, and where the last ones end.
  private var starts: [Int] = [0]
  /// A bit for each letter that is in a name.
  private var signatures: [UInt64] = []
  /// The names by the number of their letters.
  private var lengths: [Int: [Int]] = [:]
  private var answers: [String: String?] = [:]
  private var comparisonsLeft: Int

  /// Takes the names that there are.
  ///
  /// - Parameter mostComparisons: How many names are compared in all.
  package init(_ names: some Sequence<String>, mostComparisons: Int = 20_000_000) {
    self.names = Array(names)
    comparisonsLeft = mostComparisons
    var read: [UInt32] = []
    for (index, name) in self.names.enumerated() {
      NameSearch.read(name, into: &read)
      letters += read
      starts.append(letters.count)
      signatures.append(Self.signature(of: read))
      lengths[read.count, default: []].append(index)
    }
  }

  /// How many names there are.
  package var count: Int { names.count }

  private static func signature(of letters: some Sequence<UInt32>) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The name that `name` most probably was meant to be; `nil` where none is near.
  package mutating func nearest(to name: String) -> String? {
    if let known = answers[name] { return known }
    guard comparisonsLeft > 0, var search = NameSearch(for: name) else { return nil }
    let signature = Self.signature(of: search.wanted)
    let length = search.wanted.count
    // The nearer the length, the nearer a name can be.
    for difference in 0...search.limit where difference <= search.reach {
      compare(length + difference, signature, &search)
      if difference > 0, difference <= length { compare(length - difference, signature, &search) }
    }
    answers[name] = .some(search.best?.name)
    return search.best?.name
  }

  private mutating func compare(_ length: Int, _ signature: UInt64, _ search: inout NameSearch) {
    guard let candidates = lengths[length] else { return }
    comparisonsLeft -= candidates.count
    letters.withUnsafeBufferPointer { letters in
      for index in candidates {
        // One replacement takes a letter away and brings another one.
        guard (signatures[index] ^ signature).nonzeroBitCount <= 2 * search.reach else { continue }
        search.consider(
          names[index], UnsafeBufferPointer(rebasing: letters[starts[index]..<starts[index + 1]]))
      }
    }
  }
}
