import StrutCore
import StrutSyntax

/// Expands one document: goes through its boxes and writes what they come to into a draft.
///
/// After an error it goes on without what is wrong, so that one mistake hides no other.
final class Expander {
  /// The deepest that elements of the language may be nested, so that no thread runs out of stack.
  private static let deepest = 800

  let declarations: Declarations
  let choices: TemplateChoices
  let vocabulary: TemplateVocabulary
  let report: TemplateReport
  var draft: PlainDraft
  /// What all expressions share.
  private let shared: EvaluationScope.Shared
  /// What the expressions saw at the last place: the attributes of a component mostly see the same.
  private var lastScope: EvaluationScope?
  /// The tokens in the theme of the document.
  let documentTokens: ThemeTokens
  /// Whether the language that was chosen is written from right to left.
  var isRightToLeft = false
  /// The values of the document's parameters, data and `<let>`s.
  var documentValues = ValueScope()
  /// The styles as themes have them.
  var variants = StyleVariants()
  /// Where each full id is taken.
  var takenIDs: [String: TakenID] = [:]
  /// The instances of which it has been told that they want an id.
  var toldNameless: Set<IDScope.Place> = []
  /// The full ids that two boxes have, which has been told.
  var takenTwice: Set<String> = []
  /// The statements whose names of views wait for all ids.
  var statements: [PendingStatement] = []
  /// The values of parameters, where somebody looks at them.
  var given = GivenValues()
  /// The component of a library that is drawn by itself.
  var drawn: DrawnComponent?

  /// How many values were wrong so far, whether that was told here or before.
  private(set) var wrongValues = 0
  /// Whether a component is used that there is not.
  var hasUnknownComponents = false
  private var elementCount = 0
  private let mostElements: Int
  private var boxCount = 0
  /// The first box beyond the bound, with where it is told.
  private var firstBoxBeyond: (range: SourceRange, place: TemplateReport.Place)?
  private let mostBoxes: Int
  private let mostText: Int
  private var nesting = 0

  /// A full id that a box has.
  struct TakenID {
    let place: IDScope.Place
    let scope: IDScope
    /// The slot that the box was handed into, if any.
    let slot: (file: Int32, node: Int32)?
  }

  /// A statement in the draft.
  struct PendingStatement {
    /// The element.
    let element: Int32
    /// The events of its texts, among those of the boxes.
    let texts: Range<Int>
    /// Whose ids it names.
    let scope: IDScope
    /// The `<constraints>` element around; -1 for none.
    let list: Int32
  }

  init(
    _ declarations: Declarations, choices: TemplateChoices, vocabulary: TemplateVocabulary,
    shared: EvaluationScope.Shared, theme: String
  ) {
    self.declarations = declarations
    self.choices = choices
    mostElements = choices.limits.whole(.elements)
    mostText = choices.limits.whole(.text)
    mostBoxes = choices.limits.whole(.boxes)
    self.vocabulary = vocabulary
    self.shared = shared
    report = declarations.report
    draft = PlainDraft(
      files: declarations.files.map(\.source), trees: declarations.files.map(\.tree))
    documentTokens = declarations.tokens.tokens(in: theme)
  }

  // MARK: Nodes

  /// Expands nodes that follow one another.
  func expand(_ nodes: some Sequence<Int32>, in outer: ExpansionContext) {
    nesting += 1
    defer { nesting -= 1 }
    var context = outer
    /// What an `<else>` would follow: `nil` for nothing, else whether it is passed over.
    var isDone: Bool?
    var blank: Int32?
    /// Whether the names of the place are those of these nodes alone.
    var hasOwnScope = false
    for node in nodes {
      if report.isStopped { return }
      guard nesting < Self.deepest else { return stopAsTooDeep(node, context) }
      let role = context.file.role(node)
      if isDone != nil, role == nil, context.file.isBlank(node) {
        // White space between <if> and <else> is no text.
        blank = node
        continue
      }
      if let waiting = blank, role != .language(.elseElement) { expandText(waiting, in: context) }
      blank = nil
      switch role {
      case nil:
        if !declarations.isWrong(node, of: context.file) { expandText(node, in: context) }
        isDone = nil
      case .language(.letElement)?:
        if !hasOwnScope { context.values = ValueScope(in: context.values) }
        hasOwnScope = true
        expandLet(node, in: context, to: context.values)
      case .language(let element)?:
        isDone = expand(element, node, isDone: isDone, in: context)
      case .instance?:
        expandInstance(node, in: context)
        isDone = nil
      case .foreign?: break
      default:
        if !declarations.isWrong(node, of: context.file) { expandElement(node, in: context) }
        isDone = nil
      }
    }
    if let blank { expandText(blank, in: context) }
  }

  /// Expands the children of an element.
  func expandChildren(of node: Int32, in context: ExpansionContext) {
    expand(context.file.tree.children(of: node), in: context)
  }

  private func stopAsTooDeep(_ node: Int32, _ context: ExpansionContext) {
    report.stop(
      .tooDeep(MarkupLimits.depth, at: context.file.nameRange(node)), at: context.place)
  }

  // MARK: Bounds

  /// Counts an element or a turn; returns `false` where a bound is reached.
  func enter(_ node: Int32, in context: ExpansionContext) -> Bool {
    guard !report.isStopped else { return false }
    elementCount += 1
    let range = context.file.nameRange(node)
    if context.file.isBox(node) {
      boxCount += 1
      // A document that comes to more elements than may be is told so, whatever its boxes are.
      if boxCount == mostBoxes + 1 { firstBoxBeyond = (range, context.place) }
    }
    if elementCount > mostElements {
      report.stop(.tooManyElements(mostElements, at: range), at: context.place)
    } else if draft.byteCount > mostText {
      report.stop(.tooMuchText(mostText, at: range), at: context.place)
    } else if draft.depth > MarkupLimits.depth {
      report.stop(.tooDeep(MarkupLimits.depth, at: range), at: context.place)
    }
    return !report.isStopped
  }

  /// Stops where there are more boxes than may be; returns whether there are not.
  func checkBoxes() -> Bool {
    if !report.isStopped, let (range, place) = firstBoxBeyond {
      report.stop(.tooManyBoxes(mostBoxes, at: range), at: place)
    }
    return !report.isStopped
  }

  // MARK: Values

  /// What came of evaluating something.
  enum Evaluated {
    case value(TemplateValue)
    /// What is wrong has been told.
    case faulty
  }

  /// What expressions see at a place.
  func scope(_ context: ExpansionContext, isAttribute: Bool = true) -> EvaluationScope {
    if let lastScope,
      lastScope.isThat(
        of: context.values, context.tokens, file: context.file.index, way: context.way,
        isAttribute: isAttribute)
    {
      return lastScope
    }
    let scope = EvaluationScope(
      values: context.values, tokens: context.tokens, shared: shared, at: context.place,
      isAttribute: isAttribute)
    lastScope = scope
    return scope
  }

  /// The value of an attribute: any kind where it is one expression, else a text.
  func value(ofAttribute index: Int32, in context: ExpansionContext) -> Evaluated {
    switch context.file.content(ofAttribute: index) {
    case .written: return .value(.text(context.file.writtenValue(index)))
    case .faulty(let text):
      tellFaults(of: text, in: context)
      return .faulty
    case .computed(let text):
      do throws(TemplateFault) {
        return .value(try text.evaluate(in: scope(context)))
      } catch {
        tell(error, in: context)
        return .faulty
      }
    }
  }

  /// Tells what else is wrong in a text of which something has been told.
  func tellFaults(
    of text: TemplateText, in context: ExpansionContext, isAttribute: Bool = true
  ) {
    wrongValues += 1
    let scope = scope(context, isAttribute: isAttribute)
    for case .expression(let expression) in text.pieces {
      do throws(TemplateFault) {
        _ = try expression.evaluate(in: scope)
      } catch {
        tell(error, in: context)
      }
    }
  }

  /// Reports what is wrong with an expression, unless that has been told.
  func tell(_ fault: TemplateFault, in context: ExpansionContext) {
    wrongValues += 1
    guard !fault.isTold else { return }
    var diagnostic = fault.diagnostic()
    diagnostic.source = fault.source?.text
    let turnHints = hints(forTurns: fault, in: context)
    if !turnHints.isEmpty { diagnostic.hints = turnHints }
    if let origin = fault.origin {
      diagnostic.trace = origin.trace(behind: lines(of: context.way))
    }
    report.add(
      diagnostic, at: context.place, order: order(of: context), usedAt: fault.usedAt,
      turns: turns(on: context.way))
  }

  /// Reports a diagnostic at a place of a context's file.
  func tell(_ diagnostic: Diagnostic, in context: ExpansionContext) {
    report.add(
      diagnostic, at: context.place, order: order(of: context), turns: turns(on: context.way))
  }

  /// The steps of a way by their places alone, the same for all turns of a loop; `nil` where there is no loop on it.
  private func turns(on way: Int32) -> [Int32]? {
    var places: [Int32] = []
    var hasTurns = false
    var index = way
    while index >= 0 {
      let step = draft.steps[Int(index)]
      if case .turn = step.kind { hasTurns = true }
      places += [step.file, step.range.lowerBound]
      index = step.parent
    }
    return hasTurns ? places : nil
  }

  /// Where in the document something on a way counts; `nil` for the place itself.
  private func order(of context: ExpansionContext) -> Int32? {
    guard context.way >= 0 else { return nil }
    var step = draft.steps[Int(context.way)]
    var order: Int32?
    while true {
      if step.file == 0 { order = step.range.lowerBound }
      guard step.parent >= 0 else { return context.file.index == 0 ? nil : order }
      step = draft.steps[Int(step.parent)]
    }
  }

  /// A way in words.
  func lines(of way: Int32) -> [String] {
    SourceOrigins(files: draft.files, steps: draft.steps, pieces: []).lines(of: way)
  }
}
