import FoundationEssentials
import StrutCore
import StrutFormats
import StrutTemplate

/// A value for a parameter or data of a document: what JSON has.
///
/// ```swift
/// let orders: DocumentValue = [["id": "A-17", "late": true], ["id": "B-2", "late": false]]
/// let title = DocumentValue.text(order.title)
/// ```
public struct DocumentValue: Hashable, Sendable {
  /// What a value holds.
  enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([DocumentValue])
    case record([String: DocumentValue])
    /// Values in one another, more than any document takes. What they hold is not kept, so that nothing that walks a
    /// value needs a stack as deep as a program may nest it.
    case tooDeep
  }

  /// A value of a parameter is nested deeper than its document allows.
  struct DepthFault: Error {
    let name: String
    let deepest: Int

    var diagnostic: Diagnostic {
      .limit(
        .depth, "the value of '\(name)': lists and records are nested more than \(deepest) deep",
        at: nil)
    }
  }

  let content: Content
  /// How many values stand in one another, itself included.
  let depth: Int

  private init(holding content: Content) {
    self.content = content
    depth = 1
  }

  private init(holding content: Content, around inner: some Sequence<DocumentValue>) {
    let depth = 1 + (inner.lazy.map(\.depth).max() ?? 0)
    let isKept = depth <= Int(Limit.depth.largest)
    self.content = isKept ? content : .tooDeep
    self.depth = isKept ? depth : Int(Limit.depth.largest) + 1
  }

  /// Nothing.
  public static let null = DocumentValue(holding: .null)

  /// True or false.
  public static func boolean(_ value: Bool) -> DocumentValue {
    DocumentValue(holding: .boolean(value))
  }

  /// A number; what is infinite or none is nothing in the document.
  public static func number(_ value: Double) -> DocumentValue {
    DocumentValue(holding: .number(value))
  }

  /// A text.
  public static func text(_ value: String) -> DocumentValue { DocumentValue(holding: .text(value)) }

  /// Values in order.
  ///
  /// A document refuses lists and records that are nested deeper than its ``Limit/depth``. Of what no document takes,
  /// more than 1,000 in one another, the innermost are not kept.
  public static func list(_ values: [DocumentValue]) -> DocumentValue {
    DocumentValue(holding: .list(values), around: values)
  }

  /// Named values, which may be nested as those of ``list(_:)``.
  public static func record(_ fields: [String: DocumentValue]) -> DocumentValue {
    DocumentValue(holding: .record(fields), around: fields.values)
  }

  /// Takes what a value encodes, as JSON has it: dates as texts like `2026-11-20T08:30:00Z`, data as base 64, and
  /// numbers as `Double`, so that whole ones beyond 2^53 are rounded: encode such ids as texts.
  ///
  /// - Throws: `EncodingError` where the value does, for a number that is infinite or none, and for values that are
  ///   nested more than 256 deep.
  public init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let bytes = Array(try encoder.encode(value))
    do throws(JSONFault) {
      self.init(try JSONParser.parse(bytes))
    } catch {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: [], debugDescription: "\(error)"))
    }
  }

  private init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .text(value)
    case .array(let values): self = .list(values.map(DocumentValue.init))
    case .object(let members):
      self = .record(
        Dictionary(members.map { ($0.name, DocumentValue($0.value)) }) { _, last in last })
    }
  }

  /// The value as the language has it.
  var template: TemplateValue {
    switch content {
    case .null, .tooDeep: .null
    case .boolean(let value): .boolean(value)
    case .number(let value): value.isFinite ? .number(value) : .null
    case .text(let value): .text(value)
    case .list(let values): .list(values.map(\.template))
    case .record(let fields):
      .record(
        TemplateRecord(
          fields.sorted { $0.key < $1.key }.map { TemplateRecord.Field($0.key, $0.value.template) })
      )
    }
  }
}

extension DocumentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Nothing.
  public init(nilLiteral: ()) { self = .null }
  /// Values in order.
  public init(arrayLiteral elements: DocumentValue...) { self = .list(elements) }
  /// Named values; of two of one name the last one counts.
  public init(dictionaryLiteral elements: (String, DocumentValue)...) {
    self = .record(Dictionary(elements) { _, last in last })
  }
}
