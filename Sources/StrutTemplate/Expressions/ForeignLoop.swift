import StrutCore

/// A whole loop in one attribute, as other languages write it: `o in orders`, `(o, i) of orders`, `orders as o`.
struct ForeignLoop {
  /// The name of the variable.
  let each: String
  /// The name of the index.
  let index: String?
  /// What the loop goes over.
  let list: String

  /// Reads a text; `nil` where it is no loop.
  init?(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if let first = words.first, ["let", "const", "var"].contains(first) { words.removeFirst() }
    guard let place = words.firstIndex(where: { ["in", "of", "as"].contains($0) }), place > 0,
      place + 1 < words.count
    else { return nil }
    let before = words[..<place].joined(separator: " ")
    let behind = words[(place + 1)...].joined(separator: " ")
    let (variables, list) = words[place] == "as" ? (behind, before) : (before, behind)
    let names = variables.split { "(), ".contains($0) }.map(String.init)
    guard let first = names.first, names.count <= 2, names.allSatisfy(\.isVariableName)
    else { return nil }
    each = first
    index = names.count > 1 ? names[1] : nil
    self.list = String(list.prefix { $0 != ";" }).withoutBraces.trimmed
    if self.list.isEmpty { return nil }
  }

  /// The attributes to write.
  var attributes: String { Self.attributes(each, index, list) }

  /// The attributes to write, the other way round where the first name is that of something declared, and the second of nothing.
  func attributes(amongDeclared names: Set<String>) -> String {
    let isSwapped =
      index == nil && names.contains(each) && !names.contains(list)
      && list.isVariableName
    return isSwapped ? Self.attributes(list, nil, each) : attributes
  }

  private static func attributes(_ each: String, _ index: String?, _ list: String) -> String {
    let index = index.map { " index=\"\($0)\"" } ?? ""
    return "each=\"\(each)\"\(index) in=\"{\(list)}\""
  }
}
