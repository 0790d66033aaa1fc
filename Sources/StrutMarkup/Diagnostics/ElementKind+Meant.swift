import StrutCore

extension ElementKind {
  /// The element with a name, or the one that was probably meant by it.
  init?(meantBy name: ArraySlice<UInt8>) {
    if let kind = ElementKind(named: name) {
      self = kind
      return
    }
    let word = String(decoding: name, as: UTF8.self)
    if ForeignElement.words(for: word) != nil { return nil }
    let near =
      ForeignElement.named(word)?.kind.rawValue
      ?? nearestName(to: word, among: ElementKind.allCases.map(\.rawValue))
    guard let kind = near.flatMap(ElementKind.init(rawValue:)) else { return nil }
    self = kind
  }
}
