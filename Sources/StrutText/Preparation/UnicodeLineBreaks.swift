import StrutBoxes

/// The break opportunities of UAX 14, as far as they depend on more than spaces.
///
/// [UAX 14 §6](https://www.unicode.org/reports/tr14/#Algorithm) with the rules of revision 53. Breaks at spaces are
/// the caller's: browsers break after every space, which takes the rules that look across spaces out of play.
struct UnicodeLineBreaks {
  private let scalars: [UInt32]
  private let language: LineBreakLanguage
  /// The class of the last character that is no combining mark (rule 9).
  private var before = LineBreakClass.mandatory
  /// The class before that one.
  private var beforeThat = LineBreakClass.mandatory
  private var beforeScalar: UInt32 = 0
  private var beforeThatScalar: UInt32 = 0
  private var followsJoiner = false
  /// Whether a number goes on up to `before` (rule 25), and whether a bracket has closed it.
  private var isInNumber = false
  private var isClosedNumber = false
  private var indicatorCount = 0
  private var isLoose = false
  /// Whether the character at which the walk stands, and the one before it, are loosened.
  private var isLoosened = false
  private var beforeIsLoosened = false

  /// Prepares to walk over `scalars`.
  init(_ scalars: [UInt32], language: LineBreakLanguage) {
    self.scalars = scalars
    self.language = language
  }

  /// Goes on to the character at `index`, which must follow the last one, and returns whether a line may
  /// break before it.
  mutating func advance(to index: Int, _ lineBreak: LineBreak = .auto) -> Bool {
    let scalar = scalars[index]
    var current = language.lineBreakClass(of: scalar, lineBreak)
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    if current == .combiningMark || current == .joiner {
      let attaches: Bool
      switch before {
      case .mandatory, .space, .zeroWidthSpace: attaches = false
      default: attaches = true
      }
      if attaches {
        followsJoiner = current == .joiner
        return false
      }
      followsJoiner = current == .joiner
      current = .letter
      defer { push(current, scalar) }
      return before == .zeroWidthSpace || before == .space
    }
    if current == .complex { current = .letter }
    isLoose = lineBreak == .loose
    isLoosened = language.isLoosened(scalar, lineBreak)
    let breaks = !followsJoiner && allowsBreak(before: current, scalar, next: next)
    followsJoiner = false
    push(current, scalar)
    return breaks
  }

  private mutating func push(_ current: LineBreakClass, _ scalar: UInt32) {
    switch current {
    case .numeric:
      isInNumber = true
      isClosedNumber = false
    case .infix, .symbol: isInNumber = isInNumber && !isClosedNumber
    case .close, .closeParenthesis:
      isClosedNumber = isInNumber && !isClosedNumber
      isInNumber = isClosedNumber
    default: isInNumber = false
    }
    if !isInNumber { isClosedNumber = false }
    indicatorCount = current == .regionalIndicator ? indicatorCount + 1 : 0
    beforeThat = before
    beforeThatScalar = beforeScalar
    before = current
    beforeScalar = scalar
    beforeIsLoosened = isLoosened
  }

  private func allowsBreak(before after: LineBreakClass, _ scalar: UInt32, next: UInt32?) -> Bool {
    switch (before, after) {
    case (.mandatory, _): return false
    case (_, .mandatory), (_, .space), (_, .zeroWidthSpace): return false
    case (.zeroWidthSpace, _): return true
    case (_, .wordJoiner), (.wordJoiner, _), (.glue, _): return false
    case (.space, .glue): return true
    case (.breakAfter, .glue), (.hyphen, .glue): return true
    case (_, .glue): return false
    case (_, .close), (_, .closeParenthesis), (_, .infix), (_, .symbol): return false
    case (_, .exclamation) where !isLoosened: return false
    case (.open, _): return false
    case (_, .quotation), (.quotation, _):
      if before == .space { return true }
      return quotationAllowsBreak(after, scalar, next: next)
        && wordAllowsBreak(after, scalar, next: next)
    case (.space, _): return true
    case (.close, .nonStarter), (.closeParenthesis, .nonStarter): return isLoosened
    case (.breakBoth, .breakBoth): return false
    case (.contingent, _), (_, .contingent): return true
    default: return wordAllowsBreak(after, scalar, next: next)
    }
  }

  /// Rules 15, 19 and 19a: a quotation mark sticks to both sides, except to ideographs on its outside.
  private func quotationAllowsBreak(
    _ after: LineBreakClass, _ scalar: UInt32, next: UInt32?
  ) -> Bool {
    if after == .quotation {
      if !EastAsianWidth.isWide(beforeScalar) { return false }
      if !isCategory(scalar, .initialPunctuation) { return false }
      return next.map(EastAsianWidth.isWide) ?? false
    }
    if !EastAsianWidth.isWide(scalar) { return false }
    if !isCategory(beforeScalar, .finalPunctuation) { return false }
    return EastAsianWidth.isWide(beforeThatScalar)
  }

  /// Rules 20a to 31.
  private func wordAllowsBreak(
    _ after: LineBreakClass, _ scalar: UInt32, next: UInt32?
  ) -> Bool {
    if isWordInitialHyphen, after == .letter || after == .hebrew { return false }
    switch after {
    case .hyphen: return false
    case .breakAfter: if !isLoosened || before != .ideograph { return false }
    case .nonStarter: if !isLoosened { return false }
    case .inseparable: if !isLoose || before != .inseparable { return false }
    default: break
    }
    if before == .breakBefore { return false }
    if beforeThat == .hebrew, before == .hyphen || before == .breakAfter, after != .hebrew {
      return false
    }
    if before == .symbol, after == .hebrew { return false }
    if isLetter(before), isLetter(after) || after == .numeric { return false }
    if before == .numeric, isLetter(after) { return false }
    if affixForbidsBreak(after) || numberForbidsBreak(after, next: next) { return false }
    if jamoForbidBreak(after) { return false }
    if before == .infix, isLetter(after) { return false }
    if isLetter(before) || before == .numeric, after == .open {
      return EastAsianWidth.isWide(scalar)
    }
    if before == .closeParenthesis, isLetter(after) || after == .numeric {
      return EastAsianWidth.isWide(beforeScalar)
    }
    if before == .regionalIndicator, after == .regionalIndicator {
      return indicatorCount.isMultiple(of: 2)
    }
    return !(before == .emojiBase && after == .emojiModifier)
  }

  private var isWordInitialHyphen: Bool {
    guard WordBreakRules.isHyphen(beforeScalar) else { return false }
    switch beforeThat {
    case .mandatory, .space, .zeroWidthSpace, .contingent, .glue: return true
    default: return false
    }
  }

  /// Rules 23a and 24.
  private func affixForbidsBreak(_ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.prefix, .ideograph), (.prefix, .emojiBase), (.prefix, .emojiModifier): !beforeIsLoosened
    case (.ideograph, .postfix), (.emojiBase, .postfix), (.emojiModifier, .postfix): !isLoosened
    case (.prefix, _): isLetter(after) && !beforeIsLoosened
    case (.postfix, _): isLetter(after)
    case (_, .prefix): isLetter(before) && !isLoosened
    case (_, .postfix): isLetter(before)
    default: false
    }
  }

  /// Rule 25.
  private func numberForbidsBreak(_ after: LineBreakClass, next: UInt32?) -> Bool {
    switch (before, after) {
    case (_, .postfix), (_, .prefix): isInNumber
    case (.prefix, .numeric): !beforeIsLoosened
    case (.postfix, .numeric), (.hyphen, .numeric), (.infix, .numeric): true
    case (.symbol, .numeric), (.numeric, .numeric): isInNumber
    case (.postfix, .open), (.prefix, .open):
      next.map { LineBreakClass($0) == .numeric || LineBreakClass($0) == .infix } ?? false
    default: false
    }
  }

  /// Rules 26 and 27.
  private func jamoForbidBreak(_ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .hangulLV),
      (.leadingJamo, .hangulLVT), (.vowelJamo, .vowelJamo), (.hangulLV, .vowelJamo),
      (.vowelJamo, .trailingJamo), (.hangulLV, .trailingJamo), (.trailingJamo, .trailingJamo),
      (.hangulLVT, .trailingJamo):
      true
    case (.prefix, _): isHangul(after) && !beforeIsLoosened
    case (_, .postfix): isHangul(before) && !isLoosened
    default: false
    }
  }

  private func isLetter(_ kind: LineBreakClass) -> Bool { kind == .letter || kind == .hebrew }

  private func isHangul(_ kind: LineBreakClass) -> Bool {
    switch kind {
    case .leadingJamo, .vowelJamo, .trailingJamo, .hangulLV, .hangulLVT: true
    default: false
    }
  }

  private func isCategory(_ scalar: UInt32, _ category: Unicode.GeneralCategory) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == category
  }
}
