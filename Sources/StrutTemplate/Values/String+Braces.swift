extension String {
  /// The text without braces, wherever they stand: what somebody meant who put some around a part of an expression.
  var withoutBraces: String { filter { $0 != "{" && $0 != "}" } }

  /// Whether an expression may stand in the text: whether a brace opens somewhere in it.
  var opensBraces: Bool { contains("{") }
}
