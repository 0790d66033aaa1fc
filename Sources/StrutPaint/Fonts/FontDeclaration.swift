import StrutLayout

/// A font file that a document or a program adds, and what it says about it.
///
/// What is `nil` comes from the file.
public struct FontDeclaration: Hashable, Sendable {
  /// The path of the file, resolved.
  public var path: String
  /// The family's name.
  public var family: String?
  /// CSS's weight.
  public var weight: Double?
  /// Upright or slanted.
  public var style: FontStyle?
  /// CSS's width in percent.
  public var stretch: Double?

  /// Creates a declaration.
  public init(
    path: String, family: String? = nil, weight: Double? = nil, style: FontStyle? = nil,
    stretch: Double? = nil
  ) {
    self.path = path
    self.family = family
    self.weight = weight
    self.style = style
    self.stretch = stretch
  }
}
