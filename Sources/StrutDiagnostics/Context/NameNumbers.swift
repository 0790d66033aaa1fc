/// The name of a view as words and numbers: `row2_title` is that of `row1_title` with another number.
struct NameNumbers {
  private var pieces: [Substring]

  /// Longer numbers count nothing.
  private static let mostDigits = 9

  init(_ name: String) {
    var pieces: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst()
    where Self.isDigit(name[index]) != Self.isDigit(name[name.index(before: index)]) {
      pieces.append(name[start..<index])
      start = index
    }
    pieces.append(name[start...])
    self.pieces = pieces
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// The only number in which another name differs, and what stands there in that one; `nil` where they differ in anything else.
  func difference(to other: NameNumbers) -> (own: Int, other: Int)? {
    guard pieces.count == other.pieces.count else { return nil }
    let places = pieces.indices.filter { pieces[$0] != other.pieces[$0] }
    guard places.count == 1,
      [pieces, other.pieces].allSatisfy({ $0[places[0]].utf8.count <= Self.mostDigits }),
      let own = Int(pieces[places[0]]), let rival = Int(other.pieces[places[0]])
    else { return nil }
    return (own, rival)
  }

  /// The name with another number in place of one; `nil` where that number is not in it.
  func replacing(_ number: Int, by other: Int) -> String? {
    guard other >= 0, pieces.contains(where: { Int($0) == number }) else { return nil }
    return pieces.map { Int($0) == number ? String(other) : String($0) }.joined()
  }
}
