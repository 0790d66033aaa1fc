import FoundationEssentials
import StrutConstraints
import StrutCore

/// What the visual format language cannot say: alignments of all views and where lines begin.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One left edge; vertical formats only.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 0)
  /// One right edge; vertical formats only.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 1)
  /// One top edge; horizontal formats only.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 2)
  /// One bottom edge; horizontal formats only.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 3)
  /// One leading edge; vertical formats only.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 4)
  /// One trailing edge; vertical formats only.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 5)
  /// One vertical centre line; vertical formats only.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 6)
  /// One horizontal centre line; horizontal formats only.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 7)
  /// One last baseline; horizontal formats only.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 8)
  /// One first baseline; horizontal formats only.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 9)
  /// From the leading to the trailing edge, as without an option.
  public static let directionLeadingToTrailing = VisualFormatOptions([])
  /// From left to right, whatever the direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 10)
  /// From right to left, whatever the direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 1 << 11)
  /// Spaces from edge to edge, as without an option.
  public static let spacingEdgeToEdge = VisualFormatOptions([])
  /// Spaces between views from baseline to baseline; vertical formats only.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 12)

  private static let names = [
    "alignAllLeft", "alignAllRight", "alignAllTop", "alignAllBottom", "alignAllLeading",
    "alignAllTrailing", "alignAllCenterX", "alignAllCenterY", "alignAllLastBaseline",
    "alignAllFirstBaseline", "directionLeftToRight", "directionRightToLeft",
    "spacingBaselineToBaseline",
  ]

  /// The options as the markup writes them.
  var markup: String {
    Self.names.enumerated().filter { rawValue & 1 << $0.offset != 0 }.map(\.element)
      .joined(separator: " ")
  }
}

/// A visual format that means nothing.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible,
  LocalizedError
{
  /// The format.
  public let format: String
  /// Where in the format, in characters from 1; 1 for what is wrong with the options or the views.
  public let column: Int
  /// What is wrong, without a full stop.
  public let message: String
  /// What to do about it.
  public let hints: [String]

  /// The place, the message and the format with a caret below the place.
  public var description: String {
    let caret = String(repeating: " ", count: column - 1) + "^"
    return
      (["column \(column): \(message)", "  \(format)", "  \(caret)"] + hints.map { "  hint: \($0)" })
      .joined(separator: "\n")
  }

  /// The ``description``.
  public var errorDescription: String? { description }
}

extension LayoutConstraint {
  /// The constraints that a visual format means; nothing holds them yet.
  ///
  /// ```swift
  /// view.addConstraints(
  ///   try LayoutConstraint.constraints(
  ///     withVisualFormat: "H:|-lp-[icon(40)]-[title]-lp-|", options: [.alignAllCenterY],
  ///     metrics: ["lp": 12], views: ["icon": icon, "title": title]))
  /// ```
  ///
  /// - Parameters:
  ///   - format: Apple's Visual Format Language.
  ///   - options: Alignments, directions and what spaces are measured from.
  ///   - metrics: The names of numbers.
  ///   - views: The names of boxes. `|` is the box that holds them; it may have a name, too.
  /// - Throws: ``VisualFormatError`` for the first thing that is wrong.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double]? = nil, views: [String: Box], fileID: StaticString = #fileID,
    line: Int = #line
  ) throws -> [LayoutConstraint] {
    let named = views.sorted { $0.key < $1.key }
    let boxes = named.map(\.value)
    func fail(_ message: String, column: Int = 1, hints: [String] = []) -> VisualFormatError {
      VisualFormatError(format: format, column: column, message: message, hints: hints)
    }
    var names = ViewNames()
    for (index, pair) in named.enumerated() {
      names.define(pair.key, as: .view(ConstraintView(index + 1), hasLayoutMargins: true))
    }
    if let name = metrics?.filter({ !$0.value.isFinite }).keys.min() {
      throw fail("the metric '\(name)' is not a number")
    }
    var scope = StatementScope(
      names: names, container: ConstraintView(0), metrics: metrics ?? [:])
    let (made, _) = VisualFormat.parse(
      StatementText(format), options: options.markup.isEmpty ? nil : StatementText(options.markup),
      priority: .required, in: &scope)
    if let first = scope.diagnostics.first {
      let offset = Int(first.range?.lowerBound ?? 0)
      let isOption = first.code.rawValue.contains("option")
      let column = String(decoding: format.utf8.prefix(offset), as: UTF8.self).count + 1
      throw fail(first.message, column: isOption ? 1 : column, hints: first.hints)
    }
    /// A view, or for `|` the box that holds the view beside it, whatever other views have names.
    func box(_ view: ConstraintView, beside other: ConstraintView?) throws -> Box {
      if view.index > 0 { return boxes[Int(view.index) - 1] }
      let neighbour = other.flatMap { $0.index > 0 ? boxes[Int($0.index) - 1] : nil }
      guard let superview = neighbour?.parent ?? boxes.lazy.compactMap(\.parent).first else {
        throw fail("the views of the format have no superview for '|'")
      }
      return superview
    }
    let place = Place(fileID: fileID, line: line)
    return try made.map { constraint in
      try LayoutConstraint(
        constraint, first: box(constraint.first.view, beside: constraint.second?.view),
        second: constraint.second.map { try box($0.view, beside: constraint.first.view) },
        at: place)
    }
  }

  /// The constraints that a visual format means, with metrics that are whole numbers, as UIKit takes them, too.
  ///
  /// - Throws: ``VisualFormatError`` for the first thing that is wrong.
  @_disfavoredOverload
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [], metrics: [String: Int],
    views: [String: Box], fileID: StaticString = #fileID, line: Int = #line
  ) throws -> [LayoutConstraint] {
    try constraints(
      withVisualFormat: format, options: options, metrics: metrics.mapValues(Double.init),
      views: views, fileID: fileID, line: line)
  }

  /// A constraint as the languages of statements give them.
  convenience init(_ made: AnchorConstraint, first: Box, second: Box?, at place: Place) {
    self.init(
      item: first, attribute: Attribute(made.first.attribute, of: made.first.area),
      relatedBy: Relation(made.relation), toItem: second,
      attribute: made.second.map { Attribute($0.attribute, of: $0.area) }
        ?? .notAnAttribute,
      multiplier: made.multiplier, constant: made.constant,
      priority: LayoutPriority(made.priority.rawValue), fileID: place.fileID, line: place.line)
  }
}

extension LayoutConstraint.Relation {
  fileprivate init(_ relation: StrutConstraints.Relation) {
    switch relation {
    case .lessOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterOrEqual: self = .greaterThanOrEqual
    }
  }
}
