/// The name among `candidates` that `name` most probably was meant to be, or `nil` where none is near.
///
/// Near means a small edit distance (insertions, deletions, replacements and swaps of neighbours,
/// each counting one) in comparison with the length of the name: one for up to four letters, a third
/// of the letters for longer names. Case counts less than letters do. Among equally near names the first in
/// alphabetical order wins, so that the answer does not depend on the order of `candidates`.
///
/// - Complexity: O(*candidates* × *length*²).
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard wanted.count <= 64 else { return nil }
  let limit = max(1, wanted.count / 3)
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let scalars = Array(candidate.lowercased().unicodeScalars)
    guard abs(scalars.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, scalars)
    guard distance <= limit, distance < max(wanted.count, scalars.count) else { continue }
    if best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true {
      best = (distance, candidate)
    }
  }
  return best?.name
}

/// The optimal string alignment distance of two words.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforePrevious = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1] + [Int](repeating: 0, count: b.count)
    for j in b.indices {
      current[j + 1] = min(
        previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        current[j + 1] = min(current[j + 1], beforePrevious[j - 1] + 1)
      }
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[b.count]
}
