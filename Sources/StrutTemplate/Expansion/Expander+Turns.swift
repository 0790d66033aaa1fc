import StrutCore

/// Records of a loop that are not like the others.
extension Expander {
  /// How many records of a list are compared with one that lacks a field.
  private static let mostCompared = 100

  /// What to write for a field that a record lacks, where others of the list have it: one that it alone has was probably
  /// meant to be this one.
  func hints(forTurns fault: TemplateFault, in context: ExpansionContext) -> [String] {
    guard let field = fault.lacking?.field, let turns = context.turns,
      let other = turns.lazy.compactMap({ $0.record?[field] }).first(where: { !$0.isNull })
    else { return [] }
    let before = context.file.source.bytes[..<Int(fault.range.lowerBound)].suffix(80)
    let path = ForeignExpression.path(endOf: String(decoding: before, as: UTF8.self))
    let behind = context.file.source.bytes[Int(fault.range.upperBound)...].prefix(80)
    // What is asked of the field goes with it: `??` takes the place of the whole.
    let rest = Self.fields(startOf: String(decoding: behind, as: UTF8.self))
    let value = "\(path)\(field)" + rest.map { ".\($0)" }.joined()
    let asked = rest.reduce(other) { value, name in value.record?[name] ?? value }
    let instead =
      switch asked.kind {
      case .boolean: "false"
      case .number: "0"
      case .list: "[]"
      default: "''"
      }
    guard let hint = hintForOddField(fault, turns) else {
      return ["other turns have it: write \(value) ?? \(instead)"]
    }
    return [hint, "where it may be missing, write \(value) ?? \(instead)"]
  }

  /// The names of fields behind points that a text begins with.
  private static func fields(startOf text: String) -> [String] {
    let path = text.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    guard path.first == "." else { return [] }
    return path.split(separator: ".").map(String.init)
  }

  /// What to do with the one field that a record has and no other of its list.
  private func hintForOddField(_ fault: TemplateFault, _ turns: [TemplateValue]) -> String? {
    guard let field = fault.lacking?.field, let origin = fault.origin, turns.count > 2,
      let record = turns.first(where: { $0.origin?.range == origin.range })?.record
    else { return nil }
    let others = turns.prefix(Self.mostCompared).compactMap { other in
      other.origin?.range == origin.range ? nil : other.record
    }
    let odd = record.names.filter { name in others.allSatisfy { $0[name] == nil } }
    guard odd.count == 1, others.filter({ $0[field] != nil }).count * 2 > others.count else {
      return nil
    }
    let place = origin.source.text.shown(record[odd[0]]?.origin?.range ?? origin.range)
    return "the record has '\(odd[0])', which no other has, at \(place): call it '\(field)'"
  }
}
