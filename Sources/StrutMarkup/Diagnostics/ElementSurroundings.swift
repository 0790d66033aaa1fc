/// What stands around an attribute, where that decides what its author means.
struct ElementSurroundings {
  /// How the children of an element follow each other.
  enum Axis {
    case row, column
  }

  /// How the boxes beside the element follow each other; `nil` where no box around places them.
  var axis: Axis?
  /// How the element places its own children.
  var ownAxis: Axis?
  /// The attributes of the element; `nil` where they are not known.
  var attributes: [WrittenAttribute]?
  /// How many elements stand in the element.
  var childCount = 0
  /// An element in this one that needs all of its width, as messages name it.
  var wideChild: String?

  /// Nothing is known.
  static let unknown = ElementSurroundings()

  /// The value of an attribute of the element.
  func value(of name: String) -> String? { attributes?.first { $0.name == name }?.value }

  /// Whether a size is the one along which the boxes beside the element follow each other.
  private func isMain(_ size: String) -> Bool {
    switch axis {
    case .row?: size.hasSuffix("width")
    case .column?: size.hasSuffix("height")
    case nil: false
    }
  }

  /// A hint that knows what stands around.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute as it is written.
  ///   - value: Its value as it is written.
  func adapted(_ hint: String, to name: String, _ value: String) -> String {
    if hint == "write 100%" { return filling(name) }
    // A share of a grid is one of the row here.
    if isMain(name), let match = hint.wholeMatch(of: /write flex-grow="(.+)" on the child/) {
      return "write flex=\"\(match.1)\" in place of \(name)"
    }
    let hint = hint == "write align-items" ? "write align-items=\"\(value)\"" : hint
    if hint.hasPrefix("write align-items=\""), ownAxis == .column, let wideChild {
      return hint.hasSuffix("\"flex-start\"")
        ? "delete it: children begin at the left, and \(wideChild) needs all of the width"
        : "\(hint), and align-self=\"stretch\" on \(wideChild)"
    }
    return value.contains("100%") ? hint : filling(in: hint)
  }

  /// A hint in which what fills the element around leaves room for the boxes beside it.
  func filling(in hint: String) -> String {
    switch axis {
    case .row?: hint.replacing("width=\"100%\"", with: "flex=\"1\"")
    case .column?: hint.replacing("height=\"100%\"", with: "flex=\"1\"")
    case nil: hint
    }
  }

  /// What to write for a size that is to fill the element around: the room that the boxes beside it leave, where there are some.
  private func filling(_ name: String) -> String {
    if isMain(name) {
      let given = ["flex", "flex-grow"].first { value(of: $0) != nil }
      return given.map { "delete it: \($0) says it" } ?? "write flex=\"1\" in place of \(name)"
    }
    // A limit makes no box larger.
    guard name.hasPrefix("max-") else { return "write 100%" }
    let size = String(name.dropFirst(4))
    return value(of: size) == nil
      ? "write \(size)=\"100%\" in place of \(name)" : "delete it: \(size) says it"
  }
}
