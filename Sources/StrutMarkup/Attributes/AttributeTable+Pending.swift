extension AttributeTable {
  static let text: [AttributeDefinition] = []
  static let borders: [AttributeDefinition] = []
  static let paint: [AttributeDefinition] = []
  static let images: [AttributeDefinition] = []
  static let constraints: [AttributeDefinition] = []
}
