import StrutCore
import StrutFormats

/// A parameter, or data, with the value that it has.
package struct GivenParameter: Hashable, Sendable {
  /// The name.
  package let name: String
  /// What its values are, as `type` says it; `nil` for anything.
  package let kind: String?
  /// The values that it may have; `nil` for any.
  package let accepted: [String]?
  /// The value in a text; of a list or a record how much it holds.
  package let value: String
  /// Whether ``value`` is the value itself, so that it can be edited as a text.
  package let isWhole: Bool
  /// A list or a record as JSON, in lines; `nil` for other values, and for what is too long to be read.
  package let json: String?

  /// A parameter with its value; what is wrong with the value has been told.
  init(_ parameter: ParameterDefinition, _ meaning: ValueScope.Meaning?) {
    self.init(
      parameter.name, kind: parameter.kind?.rawValue, accepted: parameter.accepted, meaning)
  }

  /// Data, or anything else that has a value.
  init(
    _ name: String, kind: String? = nil, accepted: [String]? = nil, _ meaning: ValueScope.Meaning?
  ) {
    self.name = name
    self.kind = kind
    self.accepted = accepted
    guard case .value(let value)? = meaning else {
      (self.value, isWhole, json) = ("", true, nil)
      return
    }
    (self.value, isWhole) = (value.printed ?? value.summary, value.printed != nil)
    json = isWhole ? nil : value.shortJSON
  }
}

/// The values of parameters, kept while a document that somebody looks at is expanded.
struct GivenValues {
  /// Those of the document, or of the component that is drawn.
  var document: [GivenParameter] = []
  /// Those of each use of a component.
  var instances: [Int32: [GivenParameter]] = [:]

  /// Keeps what a component was given.
  ///
  /// - Parameter way: The step of its use; -1 for the component that is drawn.
  mutating func add(
    _ component: ComponentDefinition, _ entries: [(name: String, meaning: ValueScope.Meaning)],
    way: Int32
  ) {
    let parameters = zip(component.parameters, entries).map { GivenParameter($0, $1.meaning) }
    if way < 0 { document = parameters } else { instances[way] = parameters }
  }
}

extension TemplateValue {
  /// What is written at most: a field of a page is read by people.
  private struct Room {
    var values = 400
    /// The bytes of texts and of names of fields.
    var bytes = 32 << 10

    /// Takes room for some bytes; `false` where there is none.
    mutating func take(_ text: String) -> Bool {
      bytes -= text.utf8.count
      return bytes >= 0
    }
  }

  /// The value as JSON, an element of a list on a line; `nil` where it holds too much.
  fileprivate var shortJSON: String? {
    var room = Room()
    guard let json = json(&room) else { return nil }
    return String(json.text(indentingLevels: 1).dropLast())
  }

  /// The value as JSON; `nil` where there is no room for all of it.
  private func json(_ room: inout Room) -> JSONValue? {
    room.values -= 1
    guard room.values >= 0 else { return nil }
    switch kind {
    case .null: return JSONValue(.null)
    case .boolean(let value): return JSONValue(.bool(value))
    case .number(let value): return .number(value)
    case .text(let value): return room.take(value) ? .text(value) : nil
    case .list(let values):
      let parts = values.prefix(room.values + 1).compactMap { $0.json(&room) }
      return parts.count == values.count ? .list(parts) : nil
    case .record(let record):
      let fields = zip(record.names, record.values).prefix(room.values + 1)
      let parts = fields.compactMap { name, value in
        room.take(name) ? value.json(&room).map { JSONMember(name, $0) } : nil
      }
      return parts.count == record.names.count ? JSONValue(.object(parts)) : nil
    }
  }

  /// A list or a record in few words: `3 values`, `fields id, name`.
  fileprivate var summary: String {
    if let list { return list.count == 1 ? "1 value" : "\(list.count) values" }
    let names = record?.names ?? []
    let shown = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " …" : "")
    return names.isEmpty ? "no fields" : "fields \(shown)"
  }
}
