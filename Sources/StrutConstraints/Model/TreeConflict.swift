import StrutCore

/// Why a tree has no layout.
package enum TreeFailure: Error, Sendable {
  /// Sizes and statements cannot all hold.
  case conflict(TreeConflict)
  /// The solver could not prove its result.
  case fault(SolverFault)

  /// The conflict of a tree whose required constraints cannot all hold, or the fault that came of looking for it.
  init(
    conflictIn tree: ConstraintTree, width: Double?, height: Double?,
    measuring measurer: any ViewMeasurer
  ) {
    do throws(SolverFault) {
      self = .conflict(
        try TreeConflict(in: tree, width: width, height: height, measuring: measurer))
    } catch {
      self = .fault(error)
    }
  }
}

/// Sizes and statements that cannot all hold.
///
/// Deviation: UIKit breaks one of the constraints, tells the log and goes on. Here it is an error that names a smallest
/// set of them, since a picture of a broken layout would be taken for right.
package struct TreeConflict: Error, Sendable {
  /// A number that the others want otherwise.
  package struct Shortfall: Hashable, Sendable {
    /// The size or statement that has the number.
    package var origin: ConstraintOrigin
    /// Which comparison of a statement it is.
    package var part: Int
    /// The number in points.
    package var has: Double
    /// The number nearest to that with which the others can hold.
    package var needs: Double
    /// Whether the numbers are factors of the other length.
    package var isFactor = false
    /// Whether a view has a size only with a number beyond the one that is needed, which leaves it nothing.
    package var isBound = false
    /// How soon people look at it: a given size first, then sizes of views, then statements.
    var rank = 0
  }

  /// A change after which everything holds that is required of the tree; each was tried.
  package enum Remedy: Hashable, Sendable {
    /// A number is what it needs to be.
    case number(Shortfall)
    /// Numbers that are alike share what is missing.
    case numbers([Shortfall])
    /// A number with a name is what it needs to be.
    case metric(StatementMetric, Shortfall)
    /// Content hugging or compression of a view is not required any more.
    case yielding(ConstraintOrigin)
    /// A content that keeps its length less than those beside it do.
    case givingWay(ConstraintOrigin, below: Priority)
    /// The statement is not required any more.
    case optional(ConstraintOrigin)
    /// The sizes and statements are left out.
    case omitted([ConstraintOrigin])
    /// The visual format goes along the other axis.
    case turned(ConstraintOrigin)
    /// The statements are others, as their texts say.
    case rewritten([Rewriting])
    /// Lengths that a visual format gives with one number are equal, whatever they are.
    case equalized(Rewriting)
    /// Statements leave room: a view in the middle is between its ends, and views of a stack are apart.
    case loosened([Rewriting])
  }

  /// A statement in place of another one.
  package struct Rewriting: Hashable, Sendable {
    /// The one that is in the document.
    package var origin: ConstraintOrigin
    /// The other one.
    package var statement: ConstraintStatement
    /// The words for what the other one says beside what is rewritten; empty for nothing.
    package var added = ""
    /// The sizes that are left out with it.
    package var omitted: [ConstraintOrigin] = []
    /// The views of which one stands in place of the other; `nil` where the words are others.
    package var renaming: Renaming?
    /// Whether one view of a format is not aligned with the others any more.
    var isOfAlignment = false
    /// Whether a format loses both of its ends at the container.
    var isWithoutEnds = false
    /// Whether an equation is about the other end of its view.
    var isOfEnds = false
    /// Whether a length in points is a percentage.
    var isPercentage = false
    /// Whether another statement or a size says that this is what was meant.
    var isPlain = false
  }

  /// A view in place of another one, in one statement.
  package struct Renaming: Hashable, Sendable {
    /// The view that the statement names.
    package var view: ConstraintView
    /// The view that it was to name.
    package var meant: ConstraintView
  }

  /// A size that would be below 0 if there were such sizes.
  package struct NegativeSize: Hashable, Sendable {
    /// The index of the view.
    package var view: Int
    /// The axis of the size.
    package var axis: Axis
    /// The size in points, as near to 0 as all else allows.
    package var length: Double
  }

  /// A minimal set: without any one of them the others can hold. Sizes first, in document order.
  ///
  /// No smaller set has the failing one in it, where ``ConflictSearch`` could show that in the time that it takes.
  package var origins: [ConstraintOrigin]
  /// The first one in document order that cannot hold with all before it.
  package var failing: ConstraintOrigin
  /// What cannot be as it is said; `nil` where that is no single number.
  package var shortfall: Shortfall?
  /// What would be below 0; `nil` where the conflict is not about that.
  package var negativeSize: NegativeSize?
  /// Changes that mend the tree, each alone: those that leave the fewest views open or outside of their containers.
  package var remedies: [Remedy]
  /// Whether something later in the document conflicts as well, so that the changes mend no more than what is before it.
  package var hasOthers: Bool
  /// The tree, with the sizes that its contents had.
  package var tree: ConstraintTree
  /// The given size of its container; `nil` on an axis that is fitted.
  private let given: (width: Double?, height: Double?)

  /// Looks for the conflict of a tree whose required constraints cannot all hold.
  ///
  /// - Parameter measurer: What measures contents after a change; `nil` takes them as they are.
  package init(
    in tree: ConstraintTree, width: Double?, height: Double?,
    measuring measurer: (any ViewMeasurer)? = nil
  ) throws(SolverFault) {
    given = (width, height)
    var search = ConflictSearch(tree, width: width, height: height)
    let failing = try search.firstFailing()
    let set = try search.shortestSet(upTo: failing, atMost: search.minimalSet(upTo: failing))
    origins = search.origins(of: set)
    self.failing = search.origins(of: [failing]).first ?? .given(.horizontal)
    negativeSize = try search.negativeSize(in: set)
    var mending = ConflictMendingSearch(
      search, set: set, failing: failing, upTo: search.last, measuring: measurer)
    var found = try mending.find()
    hasOthers = found.remedies.isEmpty
    if hasOthers || found.isWeak, hasOthers || failing < search.last {
      var own = ConflictMendingSearch(
        search, set: set, failing: failing, upTo: failing, measuring: measurer)
      let part = try own.find()
      // What gives way to two mistakes at once leads away from both: that of this conflict is told alone.
      let isBetter =
        (part.flaws == 0 || part.flaws < found.flaws) && part.isOfWords
        && !mending.holds(after: part.remedies)
      if hasOthers || isBetter {
        (found, hasOthers) = (part, true)
      } else if !part.isOfWords, let growth = try own.findGrowth() {
        // What is left out for two mistakes at once is mostly neither of them.
        found.shortfall = growth
        (found.remedies, hasOthers) = ([.number(growth)], true)
      }
    }
    if !hasOthers, found.isWeak || found.isLoose, failing == search.last,
      let growth = try mending.findGrowth()
    {
      (found.remedies, hasOthers) = ([.number(growth)], true)
    }
    shortfall =
      negativeSize == nil ? found.shortfall.map(found.remedies.needing) : found.shortfall
    remedies = found.remedies
    self.tree = tree
  }

  /// Looks for the conflict of a tree that may have one; `nil` where all of it can hold.
  package init?(ifIn tree: ConstraintTree, width: Double?, height: Double?) throws(SolverFault) {
    var layout = ConstraintLayout(tree, width: width, height: height)
    guard !layout.holds(measuring: nil) else { return nil }
    try self.init(in: tree, width: width, height: height)
  }

  /// The other conflicts of the tree, in the order in which they are found: each is one of what is left without the sizes and
  /// statements of those before it, so that none is a mistake in what another one names. Empty where one change mends everything.
  ///
  /// - Parameter most: More of them are not looked for.
  package func others(
    atMost most: Int
  ) throws(SolverFault) -> (conflicts: [TreeConflict], areAll: Bool) {
    guard hasOthers else { return ([], true) }
    var found: [TreeConflict] = []
    var last = self
    while found.count < most {
      var rest = last.tree
      guard rest.remove(last.origins) else { return (found, false) }
      guard var next = try TreeConflict(ifIn: rest, width: given.width, height: given.height)
      else { return (found, true) }
      // It mends no more than its own part of the tree.
      next.hasOthers = true
      found.append(next)
      last = next
    }
    return (found, false)
  }

  /// What a visual format is along the other axis.
  package func turnedText(of origin: ConstraintOrigin) -> String? {
    origin.statement.flatMap { tree.statements[$0].turned?.text }
  }
}
