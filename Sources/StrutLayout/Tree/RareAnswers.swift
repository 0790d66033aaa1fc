/// Kept answers to questions that are asked about few boxes.
struct RareAnswers: BitwiseCopyable {
  /// A question of ``LayoutPass/flowHeight(of:width:room:)`` and its answer; widths and heights are those of the
  /// content box.
  struct Flow: BitwiseCopyable {
    var width = OptionalLength.none
    var room = BlockRoom.indefinite
    var height = 0.0
  }

  /// The last two such questions beside the one that the box itself keeps. A container may ask about an item at two
  /// widths in turn, before and after its lines are known; if one answer displaced the other, each level would
  /// ask twice as often as the level above, or as often as it is deep.
  private var flows = (Flow(), Flow())
  /// Intrinsic widths of the content box and the key of the room that they were asked with.
  struct Widths: BitwiseCopyable {
    var room: OptionalLength
    var min: Double
    var max: Double
  }

  /// The last two such answers beside the one that the box itself keeps, for the same reason: a container asks an item
  /// whose widths follow from its height once before the height is known and once with it.
  private var widths: (Widths?, Widths?) = (nil, nil)
  /// The content box and the answer of ``FlexContainer/firstBaseline(height:lineRoom:)``.
  var baselineWidth = OptionalLength.none
  var baselineHeight = 0.0
  var baselineBase = OptionalLength.none
  var baselineRoom = Double.infinity
  var baseline = OptionalLength.none
  /// How long the lines of a column may be that wraps and has no definite height.
  var lineRoom = Double.infinity

  /// The kept height.
  func flowHeight(width: Double, room: BlockRoom) -> OptionalLength {
    let width = OptionalLength(width)
    if flows.0.width == width, flows.0.room == room { return OptionalLength(flows.0.height) }
    if flows.1.width == width, flows.1.room == room { return OptionalLength(flows.1.height) }
    return .none
  }

  /// The kept intrinsic widths.
  func widths(room: OptionalLength) -> Widths? {
    if let kept = widths.0, kept.room == room { return kept }
    if let kept = widths.1, kept.room == room { return kept }
    return nil
  }

  /// Keeps an answer in the place of the older one.
  mutating func keep(_ flow: Flow) {
    flows = (flow, flows.0)
  }

  /// Keeps an answer in the place of the older one.
  mutating func keep(_ answer: Widths) {
    widths = (answer, widths.0)
  }
}

/// The height of a content box, as far as it is known before its content is laid out.
struct BlockRoom: BitwiseCopyable, Equatable {
  /// The height, or where it is not definite what a column that wraps may fill at most.
  var height: Double
  /// Whether percentages resolve against the height.
  var isDefinite: Bool

  static let indefinite = BlockRoom(height: .infinity, isDefinite: false)

  static func definite(_ height: Double) -> BlockRoom {
    BlockRoom(height: height, isDefinite: true)
  }

  /// The height that percentages resolve against.
  var percentageBase: OptionalLength { isDefinite ? OptionalLength(height) : .none }

  /// A number for each room; none where nothing is known. Heights are not negative, so that those that are
  /// not definite have the negative ones.
  var key: OptionalLength {
    if isDefinite { return OptionalLength(height) }
    return height < .infinity ? OptionalLength(-1 - height) : .none
  }
}
