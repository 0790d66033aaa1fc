import StrutCore

/// A name with the fields that follow it, such as `order.name` or `color.blue.500`, as it is written.
package struct ReferencePath: Sendable {
  /// The names from left to right; at least one.
  package let names: [String]
  /// Where each name stands.
  package let ranges: [SourceRange]
  /// All names joined by dots: how tokens are called.
  package let joined: String

  /// Creates a path of names and their places, as many of both.
  package init(names: [String], ranges: [SourceRange]) {
    self.names = names
    self.ranges = ranges
    joined = names.joined(separator: ".")
  }

  /// The text from the first name to the last.
  package var range: SourceRange {
    SourceRange(Int(ranges[0].lowerBound), Int(ranges[ranges.count - 1].upperBound))
  }
}

/// What a name means in a scope.
package struct ResolvedName: Sendable {
  /// The value.
  package let value: TemplateValue
  /// How many names of the path were needed: 1 for a variable or a parameter, for a token all names of its name. What is
  /// left of the path are fields of the value.
  package let count: Int

  /// Creates an answer.
  package init(_ value: TemplateValue, count: Int = 1) {
    self.value = value
    self.count = count
  }
}

/// What an expression sees: variables, parameters and tokens.
package protocol ExpressionScope {
  /// What the longest beginning of `path` means that has a meaning; `nil` where not even the first name has one.
  ///
  /// Throws what is wrong with the named value itself, such as a circle of tokens.
  func resolve(_ path: ReferencePath) throws(TemplateFault) -> ResolvedName?
  /// Every name that an expression may use, for hints; those of tokens with their dots.
  var names: [String] { get }
  /// The names of them that are variables, parameters and data, and no tokens.
  var variables: [String] { get }
  /// Whether the names of tokens begin with `prefix` and a dot.
  func isGroup(_ prefix: String) -> Bool
  /// What numbers, dates and messages are written by; `nil` where there is no language.
  var formatter: (any ExpressionFormatter)? { get }
  /// How much an expression may make.
  var limits: ExpressionLimits { get }
  /// Takes a warning that has arisen from evaluating.
  func report(_ warning: TemplateFault)
  /// The name that `name` most probably was meant to be; `nil` where none is near.
  func nearest(to name: String) -> String?
  /// Whether a name that there is not may be that of a token in a file that could not be read, which has been told.
  func mayBeUnread(_ path: ReferencePath) -> Bool
  /// Whether the braces are probably text: nothing declares a name.
  var mayBeText: Bool { get }
  /// Whether the expression stands in the value of an attribute, which is no running text.
  var isAttribute: Bool { get }
  /// A part of the expression as it is written; `nil` where that is not known.
  func written(_ range: SourceRange) -> String?
  /// The name of the attribute in whose value a part of the expression stands; `nil` where that is not known.
  func attribute(around range: SourceRange) -> String?
  /// The attribute of which a name is the whole value; `nil` where it is not.
  func attribute(holding range: SourceRange) -> HoldingAttribute?
  /// Where a name is declared that has no meaning here; `nil` where nothing declares it.
  func declaration(of path: ReferencePath) -> DeclarationElsewhere?
  /// Whether nothing has been told yet with this message at this place: what is told already needs no hints.
  func isNew(_ message: String, at range: SourceRange) -> Bool
}

extension ExpressionScope {
  /// None are known to be.
  package var variables: [String] { [] }
  /// Whether a name begins with `prefix` and a dot.
  package func isGroup(_ prefix: String) -> Bool {
    names.contains { $0.hasPrefix(prefix + ".") }
  }
  /// No language.
  package var formatter: (any ExpressionFormatter)? { nil }
  /// The limits of section 8 of the language.
  package var limits: ExpressionLimits { ExpressionLimits() }
  /// Drops the warning.
  package func report(_ warning: TemplateFault) {}
  /// Compares with all names.
  package func nearest(to name: String) -> String? { nearestName(to: name, among: names) }
  /// All tokens have been read.
  package func mayBeUnread(_ path: ReferencePath) -> Bool { false }
  /// Where there are no names at all.
  package var mayBeText: Bool { names.isEmpty }
  /// It may be anything.
  package var isAttribute: Bool { false }
  /// Nobody knows.
  package func written(_ range: SourceRange) -> String? { nil }
  /// Nobody knows.
  package func attribute(around range: SourceRange) -> String? { nil }
  /// Nobody knows.
  package func attribute(holding range: SourceRange) -> HoldingAttribute? { nil }
  /// Nothing is declared elsewhere.
  package func declaration(of path: ReferencePath) -> DeclarationElsewhere? { nil }
  /// Whether it has been told why a name means nothing.
  package func isTold(_ path: ReferencePath) -> Bool {
    mayBeUnread(path) || declaration(of: path)?.isWrong == true
  }
  /// Everything is new.
  package func isNew(_ message: String, at range: SourceRange) -> Bool { true }
}

/// The declaration of a name that has no meaning where it is used.
package struct DeclarationElsewhere {
  /// Whether the declaration is wrong, which has been told, so that the name would have a meaning.
  package let isWrong: Bool
  private let words: () -> String

  /// Creates an answer, whose hint is put together when it is asked for: most names are only asked whether they are told.
  package init(isWrong: Bool, hint: @autoclosure @escaping () -> String) {
    self.isWrong = isWrong
    words = hint
  }

  /// Where the name has a meaning, and how it gets one here.
  package var hint: String { words() }
}

/// How much an expression may make.
package struct ExpressionLimits: Hashable, Sendable {
  /// The most elements of a list (`--max-elements`).
  package var elements: Int
  /// The most bytes of a text (`--max-text`).
  package var text: Int

  /// Those of the limits of a document that concern expressions.
  package init(_ limits: Limits = Limits()) {
    elements = limits.whole(.elements)
    text = limits.whole(.text)
  }
}

/// The functions that follow the language of a document.
package protocol ExpressionFormatter: Sendable {
  /// The number as the locale writes it, in a style such as `percent`, or the usual one.
  func number(_ value: Double, style: String?) throws(FormattingFault) -> String
  /// An amount of money in the currency with a code of ISO 4217.
  func currency(_ value: Double, code: String) throws(FormattingFault) -> String
  /// A share as a percentage.
  func percent(_ value: Double) throws(FormattingFault) -> String
  /// A date of ISO 8601 in a style such as `long`, or the usual one.
  func date(_ text: String, style: String?) throws(FormattingFault) -> String
  /// The message called `key`, with its arguments. A warning says that the base's text was taken.
  func message(
    _ key: String, arguments: [(name: String, value: TemplateValue)]
  ) throws(FormattingFault) -> (text: String, warning: FormattingFault?)
}

/// What is wrong with a call of a function that follows the language.
package struct FormattingFault: Error, Sendable {
  /// Which argument is at fault.
  package enum Place: Hashable, Sendable {
    /// The function's own arguments, from 0.
    case argument(Int)
    /// An argument with a name.
    case named(String)
    /// The whole call.
    case call
  }

  /// What was found.
  package var message: String
  /// Where.
  package var place: Place
  /// What to do next.
  package var hints: [String]
  /// Whether an argument is of a kind that does not fit.
  package var isWrongType = false
  /// Where the fault stands in a file of strings, if it is not the call that is wrong.
  package var origin: ValueOrigin?

  /// Creates a fault.
  package init(
    _ message: String, at place: Place = .call, hints: [String] = [], origin: ValueOrigin? = nil
  ) {
    self.message = message
    self.place = place
    self.hints = hints
    self.origin = origin
  }
}
