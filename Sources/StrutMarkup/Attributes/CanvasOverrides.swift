import StrutCore

/// Values that win over the attributes of `<layout>`, such as those of the command line.
package struct CanvasOverrides: Sendable {
  /// Why a value cannot be used.
  package struct Fault: Error, Hashable, Sendable {
    /// The attribute of `<layout>` that the value was meant for.
    package let attribute: String
    /// What is wrong, without the name of the attribute.
    package let message: String
  }

  /// The changes to a canvas, in the order of the attribute table.
  let declarations: [Declaration]

  /// Overrides nothing.
  package init() { declarations = [] }

  /// Reads the values as the attributes of the same names are read; `nil` leaves the document's own.
  ///
  /// - Throws: ``Fault`` for the first value that does not parse.
  package init(
    width: String? = nil, height: String? = nil, background: String? = nil,
    direction: String? = nil
  ) throws(Fault) {
    var declarations: [Declaration] = []
    let values = [
      ("width", width), ("height", height), ("background", background), ("direction", direction),
    ]
    for (name, text) in values {
      guard let text else { continue }
      declarations.append(try Self.declaration(of: text, for: name))
    }
    self.declarations = declarations
  }

  private static func declaration(
    of text: String, for name: String
  ) throws(Fault) -> Declaration {
    guard let row = AttributeTable.row(of: name, on: .layout) else {
      throw Fault(attribute: name, message: "<layout> has no such attribute")
    }
    var parser = ValueParser(ValueText(text))
    do {
      let declaration = try AttributeTable.all[row].parse(&parser)
      try parser.finish()
      return declaration
    } catch {
      throw Fault(attribute: name, message: error.message)
    }
  }
}
