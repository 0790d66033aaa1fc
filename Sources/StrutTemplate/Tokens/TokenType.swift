/// The types of the Design Tokens format, 2025.10.
package enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, number, duration, cubicBezier
  case strokeStyle, border, transition, shadow, gradient, typography
}
