/// The drawings of opened pages, each drawn once however many pages ask.
struct DrawingCache {
  /// What a drawing is of.
  struct Key: Hashable {
    /// The document's name.
    var name: String
    /// The document's version.
    var version: Int
    /// What is chosen of the document.
    var choice: PictureChoice
    /// Pixels for each point.
    var scale: Double
  }

  /// How many drawings are kept.
  private static let mostDrawings = 24

  private var drawings: [Key: Task<Drawing, Never>] = [:]
  /// The keys, the oldest first.
  private var order: [Key] = []

  /// A drawing that is known or under way.
  subscript(key: Key) -> Task<Drawing, Never>? { drawings[key] }

  /// Keeps a drawing; the oldest goes where there are too many.
  mutating func insert(_ drawing: Task<Drawing, Never>, for key: Key) {
    if drawings.updateValue(drawing, forKey: key) == nil { order.append(key) }
    if order.count > Self.mostDrawings { drawings[order.removeFirst()] = nil }
  }

  /// Drops the drawings that nobody can ask for any more.
  mutating func keep(where isWanted: (Key) -> Bool) {
    order.removeAll { key in
      if isWanted(key) { return false }
      drawings[key] = nil
      return true
    }
  }
}
