import StrutCore
import StrutSyntax

/// Sums that people want of the turns of a loop, as languages with assignments have them.
extension LanguageCheck {
  /// Tells a variable in a loop that is worked out of the one of its name before the loop, where that begins a sum: each turn
  /// begins with that one again.
  mutating func checkSum(by node: Int32) {
    guard let attribute = file.attribute("name", of: node),
      let value = file.attribute("value", of: node),
      case .computed(let text) = file.content(ofAttribute: value)
    else { return }
    let name = file.writtenValue(attribute)
    guard text.wholeExpression?.adds(name) == true, isBegun(name, beforeLoopOf: node) else {
      return
    }
    report.add(.sumOfTurns(name, at: file.valueRange(attribute)), at: place)
  }

  /// Whether a `<let>` that the loop around a node sees begins a sum of a name.
  private mutating func isBegun(_ name: String, beforeLoopOf node: Int32) -> Bool {
    var parent = file.tree.nodes[Int(node)].parent
    var isOutside = false
    while parent >= 0, file.role(parent) != .language(.component) {
      let loop = parent
      parent = file.tree.nodes[Int(parent)].parent
      isOutside = isOutside || file.role(loop) == .language(.forElement)
      if isOutside, variableNames.beginsSum(name, in: parent, before: loop) { return true }
    }
    return false
  }
}

extension Diagnostic {
  fileprivate static func sumOfTurns(_ name: String, at range: SourceRange) -> Self {
    Self(
      .warning, "no-effect",
      "nothing adds up over the turns of a loop: each turn has a '\(name)' of its own",
      at: range, hints: ["give what is added up with the data, or as a <param>"])
  }
}
