import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts of one row that wrap and share a width that is too small for both on one line.
struct WrappingRivals: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// Whether all of some views are texts that may wrap.
  func areWrapping(_ views: [BoxID]) -> Bool {
    views.allSatisfy { boxes.showsText($0) && !boxes.isClamped($0) }
  }

  /// Whether one of some texts can keep its width on one line, and the words of the others have room.
  func canKeepWidth(_ texts: [BoxID]) -> Bool {
    texts.contains { keeper in
      guard let container = boxes.layout.parent(of: keeper) else { return false }
      var proposal = ConstraintProposal([])
      proposal.strengthened = [(ConstraintView(keeper.index), .horizontal)]
      return trials.mends(proposal, in: container) { outcome in
        texts.allSatisfy { $0 == keeper || outcome.fitsWords(of: $0) }
      }
    }
  }
}
