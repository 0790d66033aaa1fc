import StrutCore
import StrutSyntax

/// Reads attributes as they are written, whatever stands around their elements.
enum AttributeReader {
  /// What an attribute sets; `nil` for one of XML's own that says nothing to Strut.
  ///
  /// - Parameter doubts: Takes what its author hardly meant, though it is right.
  static func setting(
    _ attribute: MarkupTree.Attribute, on kind: ElementKind, in source: SourceText,
    doubts: inout [Diagnostic]
  ) throws(AttributeFault) -> Resolver.Setting? {
    guard let row = try row(of: attribute, on: kind, in: source) else { return nil }
    let value = ValueText(attribute, in: source)
    var parser = ValueParser(value)
    do {
      let declaration = try AttributeTable.all[row].parse(&parser)
      try parser.finish()
      // What is worked out may be another number for other data.
      if !parser.doubts.isEmpty, source.origins?.holdsComputed(attribute.value) != true {
        doubts += parser.doubts.map {
          .doubtfulValue($0, of: AttributeTable.all[row], at: value.range($0.start, $0.end))
        }
      }
      return Resolver.Setting(row: row, declaration: declaration, range: attribute.value)
    } catch {
      throw .value(error, of: AttributeTable.all[row], on: kind, value)
    }
  }

  /// The row of an attribute in the table, whatever its value is; `nil` for one of XML's own that says nothing to Strut.
  static func row(
    of attribute: MarkupTree.Attribute, on kind: ElementKind, in source: SourceText
  ) throws(AttributeFault) -> Int? {
    let name = source.text(in: attribute.name)
    if let row = AttributeTable.row(of: name, on: kind) { return row }
    if ["xml:space", "xml:base", "xml:id"].contains(name) { return nil }
    throw .name(name, value: written(attribute, in: source), on: kind, attribute.name)
  }

  /// The value of an attribute as its author wrote it, whatever was worked out of it.
  private static func written(
    _ attribute: MarkupTree.Attribute, in source: SourceText
  ) -> String {
    guard let origins = source.origins, origins.holdsComputed(attribute.value) else {
      return source.text(in: attribute.value)
    }
    return origins.written(attribute.value, in: source)
  }
}
