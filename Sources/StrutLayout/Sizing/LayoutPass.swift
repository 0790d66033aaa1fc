import StrutCore

/// One layout of an arena: the boxes under the hand of the algorithms, which are extensions of this type
/// and of ``FlexContainer``.
///
/// Three questions are asked about a box, each answered from its content alone and kept in the arena:
/// how wide its content wants to be (``inlineSizes(of:height:)``), how high it is at a width
/// (``flowHeight(of:width:room:)``), and where its first baseline is. Frames are then written from the
/// root down (``placeTree(below:)``).
struct LayoutPass {
  let nodes: BoxPointer
  /// The rare styles; `nil` where there are none.
  let rare: UnsafePointer<RareStyle>?
  /// What replaced leaves show; `nil` where there are none.
  let replaced: UnsafePointer<ReplacedContent>?
  let state: UnsafeMutablePointer<PassState>

  @inline(__always)
  func box(_ index: Int32) -> BoxPointer { nodes + Int(index) }

  /// What a replaced leaf shows.
  func replacedContent(_ box: BoxPointer) -> ReplacedContent {
    replaced.unsafelyUnwrapped[Int(box.pointee.replaced)]
  }

  @inline(__always)
  func id(_ box: BoxPointer) -> BoxID { BoxID(box - nodes) }
}

/// What changes during one layout beside the boxes.
struct PassState {
  let measurer: any ContentMeasurer
  let root: BoxPointer
  let nodeCount: Int
  let hasAbsoluteBoxes: Bool
  var rareAnswers: [RareAnswers]
  let constraints: ConstraintTable
  /// The constraint trees that were solved, by the index of the root.
  var solvedTrees: [Int32: SolvedConstraintTree]
  var items = Stack<FlexItem>()
  var lines = Stack<FlexLine>()
  var stacks = DeepStacks()
  /// How many questions are being answered inside one another.
  var depth = 0
}

/// The size of a containing block's content box as its children see it.
struct ContainingSize: BitwiseCopyable {
  /// Not a number while intrinsic sizes are found.
  var width: Double
  /// Not a number where it is not definite.
  var height: Double
}

/// Scratch memory that is taken and given back in turn, and never moves.
struct Stack<Element: BitwiseCopyable> {
  private var chunks: [UnsafeMutableBufferPointer<Element>] = []
  private var chunk = -1
  private var used = 0

  /// A place to return to.
  struct Mark: BitwiseCopyable {
    fileprivate let chunk: Int
    fileprivate let used: Int
  }

  var mark: Mark { Mark(chunk: chunk, used: used) }

  /// Room for `count` elements, not initialized.
  mutating func take(_ count: Int) -> UnsafeMutablePointer<Element> {
    while chunk < 0 || used + count > chunks[chunk].count {
      chunk += 1
      used = 0
      if chunk == chunks.count {
        chunks.append(.allocate(capacity: max(count, 256 << min(chunk, 10))))
      }
    }
    defer { used += count }
    return chunks[chunk].baseAddress.unsafelyUnwrapped + used
  }

  /// Gives back everything taken since `mark`.
  mutating func release(to mark: Mark) {
    chunk = mark.chunk
    used = mark.used
  }

  /// Frees the memory.
  mutating func deallocate() {
    for chunk in chunks { chunk.deallocate() }
    chunks = []
  }
}
