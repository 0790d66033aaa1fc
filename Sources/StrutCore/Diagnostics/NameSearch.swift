/// Looks for the name that was probably meant; what is meant by near says ``nearestName(to:among:)``.
struct NameSearch {
  /// The letters of the name that there is not.
  let wanted: [UInt32]
  /// The largest distance that is near.
  let limit: Int
  /// The nearest name so far.
  private(set) var best: (distance: Int, name: String)?
  /// Three rows of distances: this one, the one before and the one before that.
  private var rows: [Int]

  /// Longer names are no misspelt ones.
  private static let longest = 64

  /// Begins a search; `nil` for a name that is too long for one.
  init?(for name: String) {
    var letters: [UInt32] = []
    guard name.utf8.count <= 4 * Self.longest else { return nil }
    Self.read(name, into: &letters)
    guard letters.count <= Self.longest else { return nil }
    wanted = letters
    limit = max(1, letters.count / 3)
    rows = [Int](repeating: 0, count: 3 * (letters.count + limit + 1))
  }

  /// The largest distance at which a name is still of interest.
  var reach: Int { best.map { min($0.distance, limit) } ?? limit }

  /// The letters of a name without their case.
  static func read(_ name: String, into letters: inout [UInt32]) {
    letters.removeAll(keepingCapacity: true)
    for byte in name.utf8 {
      guard byte < 0x80 else {
        letters.removeAll(keepingCapacity: true)
        letters.append(contentsOf: name.lowercased().unicodeScalars.lazy.map(\.value))
        return
      }
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      letters.append(UInt32(isCapital ? byte | 0x20 : byte))
    }
  }

  /// Looks at one name and its letters.
  mutating func consider(_ name: String, _ letters: UnsafeBufferPointer<UInt32>) {
    var reach = reach
    if let best, name >= best.name { reach -= 1 }
    // A name without one letter in its place is another name.
    reach = min(reach, max(wanted.count, letters.count) - 1)
    guard reach >= 0, abs(letters.count - wanted.count) <= reach else { return }
    guard let distance = distance(to: letters, atMost: reach) else { return }
    best = (distance, name)
  }

  /// The optimal string alignment distance to a name, computed near the diagonal only; `nil` where it is more than `most`.
  private mutating func distance(
    to letters: UnsafeBufferPointer<UInt32>, atMost most: Int
  ) -> Int? {
    wanted.withUnsafeBufferPointer { wanted in
      rows.withUnsafeMutableBufferPointer { rows in
        // What both begin and end with costs nothing.
        var start = 0
        while start < wanted.count, start < letters.count, wanted[start] == letters[start] {
          start += 1
        }
        var (endOfA, endOfB) = (wanted.count, letters.count)
        while endOfA > start, endOfB > start, wanted[endOfA - 1] == letters[endOfB - 1] {
          endOfA -= 1
          endOfB -= 1
        }
        return Self.distance(
          UnsafeBufferPointer(rebasing: wanted[start..<endOfA]),
          UnsafeBufferPointer(rebasing: letters[start..<endOfB]), atMost: most, rows: rows)
      }
    }
  }

  private static func distance(
    _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, atMost most: Int,
    rows: UnsafeMutableBufferPointer<Int>
  ) -> Int? {
    if a.isEmpty || b.isEmpty {
      let distance = max(a.count, b.count)
      return distance <= most ? distance : nil
    }
    let width = b.count + 1
    let far = most + 1
    var (earlier, previous, current) = (0, width, 2 * width)
    for j in 0..<width { rows[previous + j] = j }
    var previousLeast = 0
    for i in 0..<a.count {
      let first = max(0, i - most)
      let last = min(b.count - 1, i + most)
      guard first <= last else { return nil }
      rows[current + first] = first == 0 ? i + 1 : far
      var least = rows[current + first]
      for j in first...last {
        var distance = min(
          rows[previous + j] + (a[i] == b[j] ? 0 : 1), rows[current + j] + 1)
        // The cell above the end of the band was never computed.
        if j < i + most { distance = min(distance, rows[previous + j + 1] + 1) }
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          distance = min(distance, rows[earlier + j - 1] + 1)
        }
        rows[current + j + 1] = distance
        least = min(least, distance)
      }
      if least > most, previousLeast > most { return nil }
      previousLeast = least
      (earlier, previous, current) = (previous, current, earlier)
    }
    let distance = rows[previous + b.count]
    return distance <= most ? distance : nil
  }
}
