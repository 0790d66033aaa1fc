// swift-format-ignore-file: NoLeadingUnderscores
// What only the library asks begins with an underscore, so that no list of members offers it.

/// What a ``stack(_:orientation:)`` lists: views, and the spaces between them.
public protocol StackArgument {
  /// The argument.
  var _stackPiece: StackPiece { get }
}

/// A view or a space in a stack.
public struct StackPiece {
  enum Content {
    case view(LayoutView)
    /// In points.
    case space(Double)
  }

  let content: Content
}

extension LayoutView: StackArgument {
  /// The view.
  public var _stackPiece: StackPiece { StackPiece(content: .view(self)) }
}

extension Double: StackArgument {
  /// The space in points.
  public var _stackPiece: StackPiece { StackPiece(content: .space(self)) }
}

extension Int: StackArgument {
  /// The space in points.
  public var _stackPiece: StackPiece { Double(self)._stackPiece }
}
