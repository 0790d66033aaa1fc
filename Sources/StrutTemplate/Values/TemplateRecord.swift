/// Named values in the order in which they are written; each name once.
package struct TemplateRecord: Sendable {
  /// One named value.
  package struct Field: Sendable {
    /// The name.
    package let name: String
    /// The value.
    package var value: TemplateValue

    /// Creates a field.
    package init(_ name: String, _ value: TemplateValue) {
      self.name = name
      self.value = value
    }
  }

  /// From how many fields on names are found by an index in place of a search.
  private static let smallest = 9

  /// The fields, as written.
  package let fields: [Field]
  private let index: [CodePoints: Int]?

  /// Creates a record. Where a name stands twice, the first one is found.
  package init(_ fields: [Field] = []) {
    self.fields = fields
    guard fields.count >= Self.smallest else {
      index = nil
      return
    }
    var index: [CodePoints: Int] = [:]
    index.reserveCapacity(fields.count)
    for (position, field) in fields.enumerated() {
      let name = CodePoints(field.name)
      if index[name] == nil { index[name] = position }
    }
    self.index = index
  }

  /// The value of the field called `name`; `nil` where there is none.
  ///
  /// - Complexity: O(1).
  package subscript(_ name: String) -> TemplateValue? {
    if let index { return index[CodePoints(name)].map { fields[$0].value } }
    return fields.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The names in order.
  package var names: [String] { fields.map(\.name) }
}

extension TemplateRecord: Hashable {
  /// Whether both have the same fields with the same values, in whatever order.
  package static func == (a: TemplateRecord, b: TemplateRecord) -> Bool {
    a.fields.count == b.fields.count && a.fields.allSatisfy { b[$0.name] == $0.value }
  }

  /// Feeds what equality looks at.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(fields.count)
    var sum = 0
    for field in fields {
      var part = Hasher()
      part.combine(CodePoints(field.name))
      part.combine(field.value)
      sum ^= part.finalize()
    }
    hasher.combine(sum)
  }
}
