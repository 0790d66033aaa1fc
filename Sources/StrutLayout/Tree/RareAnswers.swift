/// Kept answers to questions that are asked about few boxes.
struct RareAnswers: BitwiseCopyable {
  /// The question and the answer of ``LayoutPass/flowHeight(of:width:room:)`` where the room is not
  /// unlimited; widths and heights are those of the content box.
  var flowWidth = Double.nan
  var flowRoom = BlockRoom.indefinite
  var flowHeight = 0.0
  /// The content box and the answer of ``FlexContainer/firstBaseline(height:)``.
  var baselineWidth = Double.nan
  var baselineHeight = 0.0
  var baselineBase = Double.nan
  var baselineRoom = Double.infinity
  var baseline = 0.0
  /// How long the lines of a column may be that wraps and has no definite height.
  var lineRoom = Double.infinity
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

  /// The height that percentages resolve against, not a number for none.
  var percentageBase: Double { isDefinite ? height : .nan }

  /// A number for each room; not a number where nothing is known. Heights are not negative, so that those that are
  /// not definite have the negative ones.
  var key: Double { isDefinite ? height : height < .infinity ? -1 - height : .nan }
}
