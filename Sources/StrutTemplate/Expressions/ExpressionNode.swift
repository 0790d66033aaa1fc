import StrutCore

/// A part of an expression with the place where it is written.
struct ExpressionNode: Sendable {
  /// What the part is. Chains of operators of one rank are flat, so that a long sum is not a deep tree.
  indirect enum Kind: Sendable {
    /// A number, a text, a truth value or null.
    case literal(TemplateValue)
    /// `[a, b]`
    case list([ExpressionNode])
    /// A name with the fields and indexes after it; the path holds the name and those steps that begin with fixed names.
    case reference(ReferencePath, [Step])
    /// A value with the fields and indexes after it.
    case access(ExpressionNode, [Step])
    /// A function with its arguments.
    case call(FunctionCall)
    /// `-a`
    case negation(ExpressionNode)
    /// `not a`
    case not(ExpressionNode)
    /// Operators of one rank, from left to right.
    case chain(ExpressionNode, [Operation])
    /// `a ? b : c`, also with more conditions after the colon.
    case conditional([Branch], ExpressionNode)
  }

  /// A field or an index.
  struct Step: Sendable {
    /// What is asked for.
    enum Kind: Sendable {
      /// `.name`
      case field(String)
      /// `[index]`
      case index(ExpressionNode)
    }
    /// What is asked for.
    let kind: Kind
    /// The name, or the index without its brackets.
    let range: SourceRange
  }

  /// An operator with what stands to its right.
  struct Operation: Sendable {
    let symbol: ExpressionOperator
    let right: ExpressionNode
  }

  /// A condition with its value.
  struct Branch: Sendable {
    let test: ExpressionNode
    let value: ExpressionNode
  }

  /// What the part is.
  let kind: Kind
  /// The text of the part.
  let range: SourceRange
}

extension ExpressionNode {
  /// Calls `body` with the part and with each part in it, whether it is ever worked out or not.
  func visit(_ body: (ExpressionNode) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }

  /// The parts that the part is made of, from left to right.
  private var parts: [ExpressionNode] {
    switch kind {
    case .literal: []
    case .list(let elements): elements
    case .reference(_, let steps): steps.compactMap(\.index)
    case .access(let base, let steps): [base] + steps.compactMap(\.index)
    case .call(let call): call.arguments + call.named.map(\.value)
    case .negation(let operand), .not(let operand): [operand]
    case .chain(let first, let operations): [first] + operations.map(\.right)
    case .conditional(let branches, let otherwise):
      branches.flatMap { [$0.test, $0.value] } + [otherwise]
    }
  }
}

extension ExpressionNode.Step {
  /// What stands in brackets; `nil` for a field.
  fileprivate var index: ExpressionNode? {
    if case .index(let node) = kind { node } else { nil }
  }
}

/// A call of a function.
struct FunctionCall: Sendable {
  /// The function.
  let function: ExpressionFunction
  /// Where its name stands.
  let nameRange: SourceRange
  /// The arguments in order.
  let arguments: [ExpressionNode]
  /// The arguments with names, which stand behind the others.
  let named: [NamedArgument]

  /// An argument with a name.
  struct NamedArgument: Sendable {
    let name: String
    let nameRange: SourceRange
    let value: ExpressionNode
  }
}

/// The operators with two sides.
enum ExpressionOperator: String, Sendable {
  case coalesce = "??"
  case or, and
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case remainder = "%"

  /// How tightly the operator binds, from 0.
  var rank: Int {
    switch self {
    case .coalesce: 0
    case .or: 1
    case .and: 2
    // 3 is `not`.
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .plus, .minus: 5
    case .times, .divided, .remainder: 6
    }
  }
}
