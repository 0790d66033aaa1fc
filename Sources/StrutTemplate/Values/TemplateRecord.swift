/// Named values in the order in which they are written; each name once.
///
/// Records with the same names, such as the rows of a table, share them.
package struct TemplateRecord: Sendable {
  /// One named value.
  package struct Field: Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: TemplateValue

    /// Creates a field.
    package init(_ name: String, _ value: TemplateValue) {
      self.name = name
      self.value = value
    }
  }

  /// The names, which other records may share.
  package let shape: RecordShape
  /// The values, one for each name.
  package let values: [TemplateValue]

  /// Creates a record of values, one for each name of its shape.
  package init(_ shape: RecordShape, _ values: [TemplateValue]) {
    precondition(shape.names.count == values.count, "each name has one value")
    self.shape = shape
    self.values = values
  }

  /// Creates a record. Where a name stands twice, the first one is found.
  package init(_ fields: [Field] = []) {
    self.init(RecordShape(fields.map(\.name)), fields.map(\.value))
  }

  /// The names in order.
  package var names: [String] { shape.names }

  /// The fields in order.
  package var fields: [Field] { zip(names, values).map { Field($0, $1) } }

  /// The value of the field called `name`; `nil` where there is none.
  ///
  /// - Complexity: O(1).
  package subscript(_ name: String) -> TemplateValue? { shape.index(of: name).map { values[$0] } }
}

/// The names of a record.
package final class RecordShape: Sendable {
  /// From how many names on they are found by an index in place of a search.
  private static let smallest = 9

  /// The names in order.
  package let names: [String]
  private let index: [CodePoints: Int]?

  /// Keeps names.
  package init(_ names: [String]) {
    self.names = names
    index =
      names.count < Self.smallest
      ? nil
      : Dictionary(
        names.enumerated().map { (CodePoints($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of the name among the others; `nil` where there is none.
  package func index(of name: String) -> Int? {
    if let index { return index[CodePoints(name)] }
    return names.firstIndex { $0.utf8.elementsEqual(name.utf8) }
  }
}

extension TemplateRecord: Hashable {
  /// Whether both have the same fields with the same values, in whatever order.
  package static func == (a: TemplateRecord, b: TemplateRecord) -> Bool {
    a.values.count == b.values.count
      && zip(a.names, a.values).allSatisfy { name, value in b[name] == value }
  }

  /// Feeds what equality looks at.
  package func hash(into hasher: inout Hasher) {
    var sum = 0
    for (name, value) in zip(names, values) {
      var part = Hasher()
      part.combine(CodePoints(name))
      part.combine(value)
      sum ^= part.finalize()
    }
    hasher.combine(sum)
  }
}
