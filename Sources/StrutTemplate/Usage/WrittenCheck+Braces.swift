import StrutCore

/// Texts that were probably meant to be worked out, and have no braces around them.
extension WrittenCheck {
  /// Warns of a text that as a whole is what asks for a string, without its braces: `t('pay')`.
  func checkCall(_ node: Int32) {
    guard !declarations.strings.isEmpty, case .written = file.content(ofText: node) else { return }
    let range = file.contentRange(node)
    let bytes = file.source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    guard bytes.count <= 200, bytes.starts(with: "t('".utf8), bytes.last == UInt8(ascii: ")")
    else { return }
    tell(.callWithoutBraces(file.source.text(in: range), at: range), at: range)
  }

  /// Warns of an attribute whose value as a whole is what asks for a string, without its braces: `label="t('pay')"`.
  func checkCall(inAttribute attribute: Int32) {
    guard !declarations.strings.isEmpty, case .written = file.content(ofAttribute: attribute)
    else { return }
    let text = file.writtenValue(attribute).trimmed
    guard text.utf8.count <= 200, text.hasPrefix("t('"), text.hasSuffix(")") else { return }
    let range = file.valueRange(attribute)
    let name = file.source.text(in: file.tree.attributes[Int(attribute)].name)
    tell(.callWithoutBraces(text, in: name, at: range), at: range)
  }

  func checkBraces(
    around attribute: String, of node: Int32, _ scope: ValueScope
  ) {
    if let index = file.attribute(attribute, of: node) { checkBraces(around: index, scope) }
  }

  /// Warns of a variable that is a product of numbers, without its braces: `320 * 2`.
  ///
  /// Ratios such as `16 / 9`, ranges such as `9 - 17` and offers such as `2 + 1` are texts that are meant.
  func checkCalculation(in node: Int32) {
    guard let attribute = file.attribute("value", of: node),
      case .written = file.content(ofAttribute: attribute),
      case let text = file.writtenValue(attribute).trimmed, text.utf8.count <= 40,
      text.wholeMatch(of: /\d+(?:\.\d+)? \* \d+(?:\.\d+)?/) != nil
    else { return }
    let range = file.valueRange(attribute)
    tell(.forgottenBraces(text, in: "value", at: range), at: range)
  }

  /// Warns of a text that reads like an expression of what there is, and has no braces around it.
  func checkBraces(around attribute: Int32, _ scope: ValueScope) {
    guard case .written = file.content(ofAttribute: attribute) else { return }
    let text = file.writtenValue(attribute)
    guard let name = ForgottenBraces.name(in: text), evaluation(scope).isSeen(name.first),
      !name.isField || scope.meaning(of: name.first) != nil
    else { return }
    let range = file.valueRange(attribute)
    let written = file.source.text(in: file.tree.attributes[Int(attribute)].name)
    tell(.forgottenBraces(text, in: written, at: range), at: range)
  }
}
