import StrutConstraints

/// What a statement about a view was to say, as that about its twin says it.
struct TwinCorrection {
  var statement: ConstraintStatement
  var added: [AnchorConstraint]
  var omitted: [AnchorConstraint]
  /// The element in place of the statement.
  var text: String

  var proposal: ConstraintProposal { ConstraintProposal(added, omitting: omitted) }
}
