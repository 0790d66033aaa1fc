import StrutBoxes
import StrutCore
import StrutLayout
import Testing

@testable import StrutPaint

/// Stops and lines of gradients, by the arithmetic of CSS Images 3 and 4.
struct GradientResolutionTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let box = Rect(x: 10, y: 20, width: 100, height: 50)

  private func resolve(
    _ shape: Gradient.Shape, _ stops: [GradientStop], repeating: Bool = false
  ) throws -> ResolvedGradient {
    let gradient = Gradient(shape: shape, stops: stops, isRepeating: repeating)
    guard case .gradient(let resolved) = gradient.resolved(in: box) else {
      throw ImageError.unknownKind
    }
    return resolved
  }

  @Test func anglesGoThroughTheCentre() throws {
    let gradient = try resolve(
      .linear(.angle(90)), [.color(red, at: nil), .color(blue, at: nil)])
    #expect(gradient.geometry == .linear(from: Point(x: 10, y: 45), to: Point(x: 110, y: 45)))
  }

  @Test func cornersSetTheLineAcrossTheOtherDiagonal() throws {
    let gradient = try resolve(
      .linear(.corner(x: 1, y: 1)), [.color(red, at: nil), .color(blue, at: nil)])
    guard case .linear(let from, let to) = gradient.geometry else { return }
    // The line is at a right angle to the diagonal from the left bottom to the right top corner.
    #expect(abs((to.x - from.x) * 100 - (to.y - from.y) * 50) < 1e-9)
  }

  @Test func missingPlacesAreSpreadAndFallingOnesRaised() throws {
    let gradient = try resolve(
      .linear(.angle(90)),
      [
        .color(red, at: nil), .color(blue, at: nil), .color(red, at: .percent(80)),
        .color(blue, at: .points(20)),
      ])
    #expect(gradient.stops.map(\.offset) == [0, 0.4, 0.8, 0.8, 1])
  }

  @Test func transparencyKeepsTheColour() throws {
    let gradient = try resolve(
      .linear(.angle(90)), [.color(red, at: nil), .color(.transparent, at: nil)])
    #expect(gradient.stops.last?.color == Color(red: 1, green: 0, blue: 0, alpha: 0))
  }

  @Test func repeatedPeriodsSpanFromFirstToLastStop() throws {
    let gradient = try resolve(
      .linear(.angle(90)), [.color(red, at: .points(10)), .color(blue, at: .points(30))],
      repeating: true)
    #expect(gradient.isRepeating)
    #expect(gradient.geometry == .linear(from: Point(x: 20, y: 45), to: Point(x: 40, y: 45)))
  }
}
