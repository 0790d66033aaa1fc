import StrutBoxes
import StrutCore
import StrutLayout

/// What says what to do about views that stand or are as nobody wants it.
struct MisfitWords {
  var outside: OutsideWords
  var badges: StrayBadges
  var swapped: SwappedSides
  var released: ReleasedTexts
  var crossed: CrossedSizes
  var divided: DividedShares
  var strips: CutStrips
  var spans: EmptySpans
  var centred: CentredNeighbours
  var columns: ColumnEnds
  var held: HeldHeights
  var barriers: TurnedBarrier
  var ties: MistakenTies
  var unequal: UnequalViews
  var kept: KeptTexts
  var unwrapped: UnwrappedTexts
  var ends: TextEnds
  var turned: TurnedEnds
  var conflicts: ConflictWords
  var trials: ConstraintTrials
  var outcomes: ToldOutcomes
  var problems: ProblemsByBox
  var rivals: BarrierRivals
  var cuts: CutMends
  var cutViews: CutViews
  var slips: SlippedNumbers
  var lengths: LargeLengths
  var twins: TwinStatements
  var formats: TurnedFormats

  /// Whether numbers of a view are known once what is told of others is mended.
  func decide(_ numbers: [String], of box: BoxID) -> Bool {
    slips.decide(numbers, of: box) || lengths.decide(numbers, of: box)
  }

  /// A message about a text that is outside of its container by a statement that says something else than that about its twin; `nil` for
  /// others.
  func correction(of box: BoxID, in container: BoxID, _ message: String) -> Diagnostic? {
    let found = twins.corrections(of: box, in: container).first { correction in
      outcomes.isMended(by: correction.proposal, in: container) {
        $0.isInside(box, of: container) && $0.standsOut <= 0
          && !$0.hasTextInText(box, of: twins.boxes)
      }
    }
    return found.map {
      Diagnostic(
        .warning, "outside", message, at: $0.statement.range,
        hints: ["others of its kind say it so: \($0.text)"])
    }
  }

  init(
    _ context: MessageContext, _ all: [ConstraintProblem], _ problems: ProblemsByBox
  ) {
    slips = SlippedNumbers(context, problems.hasErrors ? [] : all)
    lengths = LargeLengths(context, problems.hasErrors ? [] : all)
    self.problems = problems
    twins = TwinStatements(context)
    formats = TurnedFormats(context)
    outside = OutsideWords(context)
    badges = StrayBadges(context)
    swapped = SwappedSides(context)
    released = ReleasedTexts(context)
    crossed = CrossedSizes(context)
    divided = DividedShares(context)
    strips = CutStrips(context)
    spans = EmptySpans(context)
    centred = CentredNeighbours(context)
    columns = ColumnEnds(context)
    held = HeldHeights(context)
    barriers = TurnedBarrier(context)
    ties = MistakenTies(context)
    unequal = UnequalViews(context)
    kept = KeptTexts(context)
    unwrapped = UnwrappedTexts(context)
    ends = TextEnds(context)
    turned = TurnedEnds(context)
    conflicts = ConflictWords(context.boxes, context.source, context.label)
    trials = context.trials
    rivals = BarrierRivals(context)
    (cuts, cutViews) = (CutMends(context), CutViews(context, open: problems))
    outcomes = context.outcomes
  }
}
