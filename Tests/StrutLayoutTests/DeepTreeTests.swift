import Foundation
import StrutCore
import StrutLayout
import Testing

/// Depth costs neither the stack nor more time for each box.
struct DeepTreeTests {
  /// A chain of containers, rows in columns, with a text at the end, laid out on a thread with a small stack.
  @Test(arguments: [100, 10_000, 100_000])
  func chainLaysOutOnASmallStack(_ depth: Int) throws {
    final class Result: @unchecked Sendable { var frames: [Rect] = [] }
    let result = Result()
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.frames = Self.layOutChain(depth)
      finished.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    finished.wait()
    // One point of padding on each side of every level, and a letter of 10 by 10 in the middle.
    let outermost = try #require(result.frames.first)
    #expect(outermost.size == Size(width: 10 + 2 * Double(depth), height: 10 + 2 * Double(depth)))
    #expect(result.frames.last == Rect(1, 1, 10, 10))
  }

  /// Ways to nest containers that ask about their items more than once.
  enum Nesting: String, CaseIterable {
    case wrappingColumns, limitedWrappingColumns, alternatingWraps, baselines, wrappingBaselines
    case percentages, contentLimits, stretchedWraps

    func style(level: Int) -> LayoutStyle {
      var style = LayoutStyle()
      style.flexDirection = level % 2 == 0 ? .column : .row
      switch self {
      case .wrappingColumns, .limitedWrappingColumns:
        style.flexDirection = .column
        style.flexWrap = .wrap
        if self == .limitedWrappingColumns { style.maxHeight = 5_000 }
      case .alternatingWraps: style.flexWrap = .wrap
      case .baselines: style.alignItems = ItemAlignment(.baseline)
      case .wrappingBaselines:
        style.flexWrap = .wrap
        style.alignItems = ItemAlignment(.baseline)
      case .percentages:
        style.width = .percent(90)
        style.height = .percent(90)
      case .contentLimits:
        style.minHeight = .minContent
        style.maxHeight = .maxContent
        style.minWidth = .fitContent
      case .stretchedWraps:
        style.flexDirection = .column
        style.flexWrap = .wrapReverse
        style.alignItems = ItemAlignment(.center)
        style.flexBasis = .minContent
        style.minWidth = .minContent
        style.width = .stretch
        style.height = .stretch
      }
      return style
    }
  }

  /// Nested containers, each beside a text, measure no text more often the deeper it is.
  @Test(arguments: Nesting.allCases)
  func nestingAsksNoQuestionAgainAndAgain(_ nesting: Nesting) {
    var tree = LayoutTree()
    var letters: [BoxID: Int] = [:]
    var parent = tree.append(LayoutStyle(), to: nil)
    for level in 0..<200 {
      let container = tree.append(nesting.style(level: level), to: parent)
      letters[tree.append(LayoutStyle(), content: .measured, to: parent)] = 20
      parent = container
    }
    letters[tree.append(LayoutStyle(), content: .measured, to: parent)] = 20
    let measurer = LetterMeasurer(letters)
    for width: Double? in [400, nil] {
      _ = tree.layOut(root: BoxID(0), width: width, height: nil, measuring: measurer)
    }
    #expect(measurer.calls <= 6 * letters.count)
  }

  private static func layOutChain(_ depth: Int) -> [Rect] {
    var tree = LayoutTree()
    var style = LayoutStyle()
    style.padding = StyleEdges(1)
    style.flexGrow = 1
    var parent: BoxID?
    for level in 0..<depth {
      style.flexDirection = level % 2 == 0 ? .column : .row
      parent = tree.append(style, to: parent)
    }
    let text = tree.append(LayoutStyle(), content: .measured, to: parent)
    _ = tree.layOut(
      root: BoxID(0), width: nil, height: nil, measuring: LetterMeasurer([text: 1]))
    return [tree.frame(of: BoxID(0)), tree.frame(of: text)]
  }
}
