import StrutCore
import StrutTestSupport
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("widht", "width"), ("colour", "color"), ("Gap", "gap"), ("flex-dirction", "flex-direction"),
  ])
  func findsWhatWasMeant(_ name: String, _ expected: String) {
    let names = ["width", "color", "gap", "flex-direction", "height"]
    #expect(nearestName(to: name, among: names) == expected)
  }

  @Test func ofNamesEquallyNearTheFirstInTheAlphabetIsOffered() {
    for names in [["light", "night", "right"], ["right", "night", "light"]] {
      #expect(nearestName(to: "xight", among: names) == "light")
    }
  }

  @Test func farNamesAreNotOffered() {
    #expect(nearestName(to: "xyz", among: ["width", "height"]) == nil)
  }

  @Test func lettersOutsideOfASCIICount() {
    #expect(nearestName(to: "GRÖSSE", among: ["größe", "grösse", "masse"]) == "grösse")
    #expect(nearestName(to: "цвт", among: ["цвет", "color"]) == "цвет")
  }

  /// The answers of the index, and those near the diagonal, are those of the whole table of distances.
  @Test func theNearestIsThatOfTheDefinition() {
    var random = SplitMix64(seed: 19)
    let letters = Array("abcdE.é")
    func word() -> String {
      String(
        (0..<Int.random(in: 1...12, using: &random)).map { _ in
          letters.randomElement(using: &random)!
        })
    }
    for _ in 0..<200 {
      let names = (0..<30).map { _ in word() }
      var index = NearestNames(names)
      for _ in 0..<10 {
        let name = word()
        let expected = Self.nearest(to: name, among: names)
        #expect(nearestName(to: name, among: names) == expected, "\(name) among \(names)")
        #expect(index.nearest(to: name) == expected, "\(name) among \(names)")
      }
    }
  }

  /// What all questions cost together has an end, and then there are no more answers.
  @Test func theCostIsBounded() {
    var index = NearestNames((100..<200).map { "name\($0)" }, mostComparisons: 1000)
    // All hundred names have the length of each that is asked for.
    let answered = (100..<200).prefix { index.nearest(to: "nmae\($0)") != nil }.count
    #expect(answered == 10)
    // What was answered once is answered again.
    #expect(index.nearest(to: "nmae100") == "name100")
  }

  private static func nearest(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    return names.map { ($0, distance(wanted, Array($0.lowercased().unicodeScalars))) }
      .filter { name, distance in
        distance <= max(1, wanted.count / 3)
          && distance < max(wanted.count, name.lowercased().unicodeScalars.count)
      }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// The optimal string alignment distance by its definition.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          table[i][j] = i + j
          continue
        }
        table[i][j] = min(
          table[i - 1][j] + 1, table[i][j - 1] + 1,
          table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}
