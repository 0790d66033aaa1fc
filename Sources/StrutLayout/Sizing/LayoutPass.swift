import StrutCore

/// One layout of an arena: the boxes under the hand of the algorithms, which are extensions of this type
/// and ``FormattingAlgorithm``s.
///
/// Three questions are asked about a box, each answered from its content alone and kept in the arena:
/// how wide its content wants to be (``inlineSizes(of:room:)``), how high it is at a width
/// (``flowHeight(of:width:room:)``), and where its first baseline is. Frames are then written from the
/// root down (``placeTree(below:)``).
///
/// The pass is handed on with every question, and so is no larger than a pointer.
struct LayoutPass {
  let state: UnsafeMutablePointer<PassState>

  @inline(__always)
  var nodes: BoxPointer { state.pointee.nodes }

  @inline(__always)
  func box(_ index: Int32) -> BoxPointer { nodes + Int(index) }

  /// What a replaced leaf shows.
  func replacedContent(_ box: BoxPointer) -> ReplacedContent {
    state.pointee.replaced.unsafelyUnwrapped[Int(box.pointee.side)]
  }

  @inline(__always)
  func id(_ box: BoxPointer) -> BoxID { BoxID(box - nodes) }
}

/// What changes during one layout beside the boxes.
struct PassState {
  let nodes: BoxPointer
  /// The rare styles; `nil` where there are none.
  let rare: UnsafePointer<RareStyle>?
  /// What replaced leaves show; `nil` where there are none.
  let replaced: UnsafePointer<ReplacedContent>?
  let measurer: any ContentMeasurer
  let algorithms: FormattingAlgorithms
  let root: BoxPointer
  let stamp: LayoutStamp
  let hasAbsoluteBoxes: Bool
  var rareAnswers: [RareAnswers]
  /// Where absolute boxes of the containers on the path belong, while frames are written.
  var blocks: [ContainingBlock] = []
  let constraints: ConstraintTable
  /// The constraint trees that were solved, by the index of the root.
  var solvedTrees: [Int32: SolvedConstraintTree]
  var scratch: Scratch
  /// The edges of boxes that have none.
  let noEdges: UnsafePointer<BoxEdges>
  var stacks = DeepStacks()
  /// What the root's algorithm found out when it was asked for the root's height.
  var rootItems: RootItems?
}

/// What an algorithm keeps of the root's items at a content width, where the root's height is not definite.
struct RootItems {
  var width: Double
  /// The items in scratch memory; what they are only the algorithm knows.
  var first: UnsafeMutableRawPointer
  var count: Int
  /// Whether some item may be aligned by its baseline.
  var hasBaselines: Bool
}

/// The size of a containing block's content box as its children see it.
struct ContainingSize: BitwiseCopyable {
  /// What percentages are of; none while intrinsic sizes are found.
  var width: OptionalLength
  /// What percentages are of; none where it is not definite.
  var height: OptionalLength
  /// What `stretch` fills and `fit-content` keeps within: the width, or that of a line or between insets.
  var roomWidth: OptionalLength
  /// In the same way; none where it is not definite.
  var roomHeight: OptionalLength

  @inline(__always)
  init(width: OptionalLength, height: OptionalLength) {
    self.init(width: width, height: height, roomWidth: width, roomHeight: height)
  }

  @inline(__always)
  init(
    width: OptionalLength, height: OptionalLength, roomWidth: OptionalLength,
    roomHeight: OptionalLength
  ) {
    self.width = width
    self.height = height
    self.roomWidth = roomWidth
    self.roomHeight = roomHeight
  }

  /// A containing block that has its size.
  @inline(__always)
  init(_ size: Size) {
    self.init(width: OptionalLength(size.width), height: OptionalLength(size.height))
  }
}
