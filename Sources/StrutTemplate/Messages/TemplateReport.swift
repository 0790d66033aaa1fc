import StrutCore
import StrutSyntax

/// What was found wrong while a document is expanded, each mistake once with the way to the first place.
final class TemplateReport {
  /// A place in a file.
  struct Place {
    /// The file.
    let file: SourceText
    /// Its index; 0 is the document.
    let index: Int32
    /// The innermost step on the way there; -1 for none.
    let way: Int32
  }

  /// More mistakes than these are only counted: those that are told are the first ones of the document, and they are found
  /// nearly in that order.
  private static let mostEntries = 4 * MarkupLimits.diagnostics

  fileprivate struct Entry {
    var diagnostic: Diagnostic
    let place: Place
    var order: Int32
    /// The part of the place's file that uses what is wrong in another file.
    let use: SourceRange?
    /// How often it was found.
    var count = 1
  }

  /// What makes two diagnostics one mistake.
  fileprivate struct Mistake: Hashable {
    let message: String
    let range: SourceRange?
    /// The file; `nil` for the document.
    let file: String?
    /// The loop with what is around it, whose turns differ in values alone; `nil` where the words count as they are.
    var turns: [Int32]?
  }

  /// What a file would bring that could not be read, or only in part.
  struct Unread: OptionSet {
    let rawValue: Int
    /// Components, styles, tokens and themes of a library.
    static let library = Unread(rawValue: 1)
    /// Tokens, and the styles that some of them are.
    static let tokens = Unread(rawValue: 2)
    /// Strings.
    static let strings = Unread(rawValue: 4)
    /// All that may bring tokens.
    static let ofTokens: Unread = [.library, .tokens]
  }

  /// Everything that was found up to a time.
  struct State {
    fileprivate var unread: Unread = []
    fileprivate var entries: [Entry] = []
    fileprivate var mistakes: [Mistake: Int] = [:]
    /// The mistakes that are not kept, by their hash.
    fileprivate var others: Set<Int> = []
    /// Where each file was first named in the document, by its index.
    fileprivate var imports: [Int32: Int32] = [:]
    fileprivate var usageFaults: [UsageFault] = []
    /// The names of which it has been told that they stand in two braces.
    var namesInText: Set<String> = []
    /// Whether a loop of another language was told, whose turns have names that there are not.
    var hasForeignLoop = false
    /// Whether an element that gives a name has none, which was told: what it was meant to be called is not known.
    var lacksName = false
    /// The tokens that themes override and that there are not, which has been told.
    var lonelyOverrides: Set<String> = []
    fileprivate var isStopped = false
    fileprivate var hasErrors = false
    /// How many diagnostics were added, repeated ones, too.
    fileprivate(set) var count = 0
  }

  /// Everything that was found; an earlier state forgets what came later.
  var state = State()
  /// What could not be read, which has been told: that names are missing which it may have is not told again.
  var unread: Unread {
    get { state.unread }
    set { state.unread = newValue }
  }
  /// What is wrong with what the command chose, and not with the document.
  var usageFaults: [UsageFault] { state.usageFaults }
  /// Whether something is so wrong that nothing more is expanded.
  var isStopped: Bool { state.isStopped }
  /// Whether an error was reported.
  var hasErrors: Bool { state.hasErrors }

  /// Adds a diagnostic at a place in a file.
  ///
  /// - Parameters:
  ///   - order: Where in the document it counts; the place itself in the document's own file.
  ///   - use: The part of the place's file that uses what is wrong in another file.
  ///   - turns: What tells the loops on the way there from others, whichever turns they are in: at one place they are one mistake,
  ///     whatever the values come to; `nil` outside of loops.
  func add(
    _ diagnostic: Diagnostic, at place: Place, order: Int32? = nil, usedAt use: SourceRange? = nil,
    turns: [Int32]? = nil
  ) {
    state.count += 1
    if diagnostic.severity == .error { state.hasErrors = true }
    let own = diagnostic.range?.lowerBound ?? 0
    let order = order ?? (place.index == 0 ? own : offset(of: place.index))
    let text = Self.words(of: diagnostic)
    let mistake = Self.mistake(text, at: diagnostic.range, in: place, source: diagnostic.source)
    let ofTurns = turns.map { turns in
      var mistake = Self.mistake(
        text.withoutQuoted, at: diagnostic.range, in: place, source: diagnostic.source)
      mistake.turns = turns
      return mistake
    }
    let known = state.mistakes[mistake] ?? ofTurns.flatMap { state.mistakes[$0] }
    if let known, let ofTurns { state.mistakes[ofTurns] = known }
    if let known {
      state.entries[known].count += 1
      state.entries[known].order = min(state.entries[known].order, order)
    } else if state.entries.count < Self.mostEntries {
      state.mistakes[mistake] = state.entries.count
      if let ofTurns { state.mistakes[ofTurns] = state.entries.count }
      state.entries.append(Entry(diagnostic: diagnostic, place: place, order: order, use: use))
    } else {
      state.others.insert((ofTurns ?? mistake).hashValue)
    }
  }

  /// Whether an error with this message at this place would be told, and has not been yet.
  func isNew(_ message: String, at range: SourceRange, in place: Place) -> Bool {
    state.entries.count <= MarkupLimits.diagnostics
      && state.mistakes[Self.mistake(message, at: range, in: place, source: nil)] == nil
  }

  /// The words of a message that tell its mistake from others at the same place.
  private static func words(of diagnostic: Diagnostic) -> String {
    // Where the other box stands differs from turn to turn.
    diagnostic.code == "duplicate-id" ? "" : diagnostic.message
  }

  private static func mistake(
    _ message: String, at range: SourceRange?, in place: Place, source: SourceText?
  ) -> Mistake {
    Mistake(
      message: message, range: range,
      file: source?.name ?? (place.index == 0 ? nil : place.file.name))
  }

  /// Adds an error after which nothing more is expanded.
  func stop(_ diagnostic: Diagnostic, at place: Place, order: Int32? = nil) {
    guard !isStopped else { return }
    add(diagnostic, at: place, order: order)
    state.isStopped = true
  }

  /// Adds something that is wrong with what the command chose.
  func addUsage(
    _ choice: UsageFault.Choice, _ name: String? = nil, _ message: String, hint: String = "",
    meaning: UsageFault.Meaning? = nil, isJSON: Bool = false, isUnreadable: Bool = false
  ) {
    let fault = UsageFault(
      choice: choice, name: name, message: message, hint: hint, meaning: meaning, isJSON: isJSON,
      isUnreadable: isUnreadable)
    if !usageFaults.contains(fault) { state.usageFaults.append(fault) }
  }

  /// Notes where in the document a file comes from.
  func note(file: Int32, at offset: Int32) {
    if state.imports[file] == nil { state.imports[file] = offset }
  }

  /// Where in the document a file comes from.
  func offset(of file: Int32) -> Int32 { state.imports[file] ?? 0 }

  /// The diagnostics in the order of the document, at most as many as of a plain one.
  ///
  /// - Parameter lines: The way to a step in words, innermost first.
  func diagnostics(lines: (Int32) -> [String]) -> [(diagnostic: Diagnostic, order: Int32)] {
    let sorted = state.entries.enumerated().sorted { a, b in
      (a.element.order, a.offset) < (b.element.order, b.offset)
    }.map(\.element)
    var told = sorted.prefix(MarkupLimits.diagnostics).map { entry in
      (diagnostic: finished(entry, lines), order: entry.order)
    }
    let left = sorted.count + state.others.count - told.count
    if left > 0 {
      let next = sorted[min(told.count, sorted.count - 1)]
      var last = next
      last.diagnostic = .tooManyErrors(
        left, state.hasErrors ? .error : .warning, at: next.diagnostic.range)
      last.diagnostic.source = next.diagnostic.source
      last.count = 1
      told.append((finished(last, { _ in [] }), next.order))
    }
    return told
  }

  /// A diagnostic with its file, the way there, and how many more of it there are.
  private func finished(_ entry: Entry, _ lines: (Int32) -> [String]) -> Diagnostic {
    var diagnostic = entry.diagnostic
    if entry.place.index != 0, diagnostic.source == nil { diagnostic.source = entry.place.file }
    if diagnostic.trace.isEmpty {
      let use = entry.use.map { ["used at \(entry.place.file.shown($0))"] } ?? []
      diagnostic.trace = use + lines(entry.place.way)
    }
    if entry.count > 1 { diagnostic.trace.append("and \(entry.count - 1) more") }
    return diagnostic
  }
}
