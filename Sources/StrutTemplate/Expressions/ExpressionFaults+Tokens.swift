import StrutCore

extension TemplateFault {
  /// The fault with what is said of a token that is asked for its value, and of a group of tokens that a parameter hides.
  ///
  /// - Parameter step: What is asked of the value that the path leads to.
  func namingToken(
    _ step: ExpressionNode.Step, of path: ReferencePath, in scope: any ExpressionScope
  ) -> TemplateFault {
    guard kind == .wrongType, let first = path.names.first, scope.isGroup(first) else {
      return self
    }
    var fault = self
    switch step.kind {
    case .field(let name) where ["value", "$value"].contains(name) && path.names.last == name:
      let token = path.names.dropLast().joined(separator: ".")
      guard scope.names.contains(token) else { return self }
      fault.hints = ["a token is its value: write \(token)"]
    case .index where path.names.count == 1 && scope.variables.contains(first),
      .field where scope.names.contains(path.joined) && scope.variables.contains(first):
      fault.hints = [
        "'\(first)' is a parameter or a variable here, and hides the tokens '\(first).…': give one of them another name"
      ]
    default: return self
    }
    return fault
  }

  /// The fault of a name in brackets behind a group of tokens that is that of a token in it, as `color[page]`.
  func namingTokenInBrackets(
    _ node: ExpressionNode, of group: ReferencePath, in scope: any ExpressionScope
  ) -> TemplateFault {
    guard kind == .unknownName, !isTold, case .reference(let path, _) = node.kind,
      scope.names.contains("\(group.joined).\(path.joined)")
    else { return self }
    var fault = self
    fault.hints = ["write \(group.joined).\(path.joined), or \(group.joined)['\(path.joined)']"]
    return fault
  }

  /// The fault of a key of `sort` or `filter` that stands as a field of an element: `sort(list, x.n)`.
  func namingKey(_ node: ExpressionNode) -> TemplateFault {
    guard kind == .unknownName, !isTold, range.lowerBound == node.range.lowerBound,
      case .reference(let path, _) = node.kind, path.names.count > 1, let key = path.names.last
    else { return self }
    var fault = self
    fault.hints = ["the key is a text: write '\(key)'"]
    return fault
  }

  /// The fault of a group of tokens before a slash, as other tools write the names of tokens.
  func namingSlashes(
    _ first: ExpressionNode, _ operations: [ExpressionNode.Operation],
    in scope: any ExpressionScope
  ) -> TemplateFault {
    guard kind == .unknownName,
      let name = ExpressionFaults.slashedToken(first, operations, in: scope)
    else { return self }
    var fault = self
    fault.hints = ["write \(name): points stand in the names of tokens"]
    return fault
  }
}

extension ExpressionFaults {
  /// The token that is named with slashes, as `color/primary`; `nil` where names and slashes are none.
  static func slashedToken(
    _ first: ExpressionNode, _ operations: [ExpressionNode.Operation],
    in scope: any ExpressionScope
  ) -> String? {
    guard operations.allSatisfy({ $0.symbol == .divided }) else { return nil }
    var names: [String] = []
    for side in [first] + operations.map(\.right) {
      guard case .reference(let path, let steps) = side.kind, steps.count < path.names.count else {
        return nil
      }
      names.append(path.joined)
    }
    let name = names.joined(separator: ".")
    return scope.names.contains(name) ? name : nil
  }

  /// A token that is a whole style stands for one value.
  static func typography(
    _ token: String, as attribute: String, at range: SourceRange
  ) -> TemplateFault {
    TemplateFault(
      .wrongType, "\(attribute): '{\(token)}' is a typography token, which is a whole style",
      at: range,
      hints: ["write class=\"{\(token)}\"; for \(attribute) alone declare a token of its own"])
  }
}
