import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What a statement says with one slip taken back: another sign, edge, factor or name than was written.
struct StatementSlip {
  /// How likely a slip is that a picture speaks for, the likeliest first.
  enum Kind: Int, CaseIterable {
    case share, barrier, twin, sign, name, start, edge, factor, tenth

    /// Those that are seen in a statement itself, so that what lies on words on purpose has none of them.
    static let plain: Set<Self> = [.share, .twin, .name, .tenth]
  }

  var kind: Kind
  var statement: ConstraintStatement
  var added: [AnchorConstraint]
  var omitted: [AnchorConstraint]
  /// What is to be written in place of the statement, or of a part of it.
  var text: String

  var proposal: ConstraintProposal { ConstraintProposal(added, omitting: omitted) }
}
