import StrutCore
import StrutSyntax

/// What an attribute is to the language.
enum AttributeRole: UInt8 {
  /// One of plain documents.
  case plain
  /// The name of a box.
  case id
  /// Names of styles.
  case classes
  /// The theme of a box and everything in it.
  case theme
  /// The slot that something is handed into.
  case slot
  /// The path of a file.
  case path
  /// Names of views: `view`, `target`, `of`.
  case views
  /// An attribute of an XML namespace.
  case foreign

  /// The role of an attribute by its name.
  init(of attribute: MarkupTree.Attribute, in source: SourceText, paths: Set<String>) {
    guard !attribute.isForeign else {
      self = .foreign
      return
    }
    // Most names are longer than all that have a meaning here.
    guard attribute.name.upperBound - attribute.name.lowerBound <= 6 else {
      self = paths.contains(source.text(in: attribute.name)) ? .path : .plain
      return
    }
    let name = source.text(in: attribute.name)
    switch name {
    case "id": self = .id
    case "class": self = .classes
    case "theme": self = .theme
    case "slot": self = .slot
    case "view", "target", "of": self = .views
    default: self = paths.contains(name) ? .path : .plain
    }
  }
}
