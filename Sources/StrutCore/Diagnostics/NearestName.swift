/// The name among `candidates` that `name` most probably was meant to be, or `nil` where none is near.
///
/// Near means a small edit distance (insertions, deletions, replacements and swaps of neighbours,
/// each counting one) in comparison with the length of the name: one for up to four letters, a third
/// of the letters for longer names. Case counts less than letters do. Among equally near names the first in
/// alphabetical order wins, so that the answer does not depend on the order of `candidates`.
///
/// - Complexity: O(*candidates* × *length*²). ``NearestNames`` answers many questions about the same names.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  guard var search = NameSearch(for: name) else { return nil }
  var letters: [UInt32] = []
  for candidate in candidates
  where candidate.utf8.count <= 4 * (search.wanted.count + search.limit) {
    NameSearch.read(candidate, into: &letters)
    letters.withUnsafeBufferPointer { search.consider(candidate, $0) }
  }
  return search.best?.name
}
