/// How much a document may come to. Each limit has a flag that changes it and an error that names both.
package struct TemplateLimits: Hashable, Sendable {
  /// The most elements and turns of loops (`--max-elements`).
  package var elements = 1_000_000
  /// The most components in one another (`--max-depth`).
  package var depth = 100
  /// The most bytes of the plain document (`--max-text`).
  package var text = 16 << 20
  /// The most bytes of all files of values together (`--max-data`).
  package var data = 64 << 20

  /// The usual limits.
  package init() {}
}
