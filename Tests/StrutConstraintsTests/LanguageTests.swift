import Foundation
import StrutCore
import StrutTestSupport
import Testing

@testable import StrutConstraints

/// The languages of statements: what every row of their grammars and of the table of errors gives.
struct LanguageTests {
  static let fixtures = Fixture.discover("Fixtures/constraints/language", extension: "statements")

  /// Every line of the fixtures gives the constraints or messages that stand beside it.
  @Test(arguments: fixtures)
  func readsAsRecorded(_ fixture: Fixture) throws {
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(!lines.isEmpty)
    let printed = lines.map { StatementLine($0).result }.joined(separator: "\n")
    try expectGolden(printed, at: fixture.sibling("expected"))
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func fixturesWereFound() {
    #expect(!Fixture.all("Fixtures/constraints/language", extension: "statements").isEmpty)
  }

  /// Places in a text with entities are those of the document.
  @Test func placesSkipEntities() throws {
    // Three bytes, of which the second one was written as `&gt;`.
    let text = StatementText(bytes: Array("a>?".utf8), offsets: [10, 11, 15, 16])
    var scope = StatementLine.scope
    let constraint = Equation.parse(text, priority: nil, in: &scope)
    #expect(constraint.constraints.isEmpty)
    #expect(scope.diagnostics.first?.range == SourceRange(11, 15))
  }
}

/// One line of a fixture: `kind name=value name=value | text`.
private struct StatementLine {
  private let line: String
  private let kind: String
  private let attributes: [String: StatementText]
  private let text: StatementText

  init(_ line: Substring) {
    self.line = String(line)
    let bar = line.firstIndex(of: "|") ?? line.endIndex
    let words = line[..<bar].split(separator: " ")
    kind = String(words.first ?? "")
    var attributes: [String: StatementText] = [:]
    var name = ""
    var values: [Substring] = []
    for word in words.dropFirst() + ["=end"] {
      guard let equals = word.firstIndex(of: "=") else {
        values.append(word)
        continue
      }
      if !name.isEmpty { attributes[name] = StatementText(values.joined(separator: " ")) }
      name = String(word[..<equals])
      values = [word[word.index(after: equals)...]]
    }
    self.attributes = attributes
    let content = bar < line.endIndex ? line[line.index(after: bar)...] : ""
    text = StatementText(String(content.drop { $0 == " " }))
  }

  private static let names = ["superview", "a", "b", "c", "box", "both"]

  static var scope: StatementScope {
    var views = ViewNames()
    for (index, name) in names.enumerated().dropFirst() {
      views.define(name, as: .view(ConstraintView(index), hasLayoutMargins: name == "box"))
    }
    views.define("f", as: .placedByFlexbox)
    return StatementScope(
      names: views, container: ConstraintView(0),
      metrics: ["gap": 12, "neg": -3, "p": 600, "both": 40])
  }

  /// The line with what it gives below.
  var result: String {
    var scope = Self.scope
    var results: [String]
    if kind == "metrics" {
      let (metrics, _, diagnostics) = Metrics.parse(text)
      results = metrics.sorted { $0.key < $1.key }.map { "\($0.key) is \($0.value)" }
      scope.diagnostics = diagnostics
    } else {
      let priority = attributes["priority"].flatMap { scope.priority(of: $0) }
      results = constraints(priority, &scope).map(Self.description)
    }
    results += scope.diagnostics.map { diagnostic in
      let column = (diagnostic.range?.lowerBound ?? -1) + 1
      return (["\(column): \(diagnostic.message)"] + diagnostic.hints).joined(separator: "; ")
    }
    return ([line] + results.map { "    \($0)" }).joined(separator: "\n")
  }

  private func constraints(
    _ priority: Priority?, _ scope: inout StatementScope
  ) -> [AnchorConstraint] {
    let common = priority ?? .required
    switch kind {
    case "vfl":
      return VisualFormat.parse(
        text, options: attributes["options"], priority: common, in: &scope
      ).constraints
    case "constraint":
      return Equation.parse(text, priority: priority, in: &scope).constraints
    case "stack":
      let isHorizontal = attributes["orientation"]?.collapsed == "horizontal"
      return StackList.parse(
        text, along: isHorizontal ? .horizontal : .vertical, priority: common,
        attributes: StackList.Attributes(
          spacing: attributes["spacing"], distribution: attributes["distribution"],
          alignment: attributes["alignment"], ends: attributes["ends"]),
        length: ConstraintView(helper: 0), in: &scope
      ).rule?.constraints() ?? []
    default:
      return FollowList.parse(
        FollowList.Attributes(
          view: attributes["view"], target: attributes["target"], on: attributes["on"],
          inset: attributes["inset"]), priority: common, in: &scope)
    }
  }

  private static func description(_ constraint: AnchorConstraint) -> String {
    var text = "\(name(constraint.first)) \(constraint.relation.symbol)"
    if let second = constraint.second {
      text += " \(name(second))"
      if constraint.multiplier != 1 { text += " * \(constraint.multiplier)" }
      if constraint.isByNaturalSize { text += " * natural" }
      if constraint.constant != 0 { text += " + \(constraint.constant)" }
      if constraint.space != nil { text += " + length" }
    } else {
      text += " \(constraint.constant)"
    }
    if constraint.priority != .required { text += " @ \(constraint.priority.rawValue)" }
    return text
  }

  private static func name(_ anchor: Anchor) -> String {
    (anchor.view.isHelper ? "length" : names[Int(anchor.view.index)])
      + (anchor.area == .frame ? "" : ".\(anchor.area)")
      + ".\(anchor.attribute.rawValue)"
  }
}
