import StrutText

/// The fragments of a line by the spans in which they lie, directly or deeper.
///
/// A line asks for the spans that are on it, and not each span for what lies in it: a text may have thousands of spans.
struct SpanFragments {
  /// A fragment by its place on the line, with the span that it counts for.
  typealias Member = (index: Int, span: Int)

  private var members: [Int: [Member]] = [:]

  /// - Complexity: O(*n* · *d*) in the number of fragments and the depth of spans.
  init(_ fragments: [TextFragment], in text: TextItems) {
    for (index, fragment) in fragments.enumerated() {
      var span = fragment.span
      while let parent = text.parents[span] {
        members[span, default: []].append((index, span))
        span = parent
      }
    }
  }

  /// The spans with something in them, outer ones first.
  var spans: [Int] { members.keys.sorted() }

  /// The fragments in a span, from left to right.
  func members(of span: Int) -> [Member] { members[span, default: []] }
}
