import StrutCore

/// Puts marks into one content stream of Cairo's in place of the specks that were drawn for them, and where colours tell
/// that they belong: around what stands for an element, and around all the rest as artifacts
/// ([ISO 32000-1 §14.6](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf)).
///
/// Nothing else changes: what is painted, and in what order.
struct ContentRewriter {
  /// What the rewriter has to know of the whole file.
  struct Plan {
    /// What each speck tells, by its number.
    let edges: [PageContent.Edge]
    /// The stretches.
    let stretches: [PageContent.Stretch]
    /// The type of each stretch.
    let types: [StructureType]
    /// What glyphs stand for.
    let texts: GlyphTexts
  }

  /// What the content means that is being read.
  private enum Region {
    /// Nothing.
    case artifact
    /// Text, which is marked within its text objects: both kinds of brackets have to nest.
    case text
    /// A picture, which is marked as a whole.
    case picture
  }

  /// The content with its marks.
  private(set) var output: [UInt8] = []
  /// The stretches in it, in the order of their identifiers.
  private(set) var stretches: [Int] = []

  private let plan: Plan
  /// The names of what is drawn and holds marks of its own, and the fonts.
  private let marked: Set<String>
  private let fonts: PDFValue?
  private let input: UnsafeBufferPointer<UInt8>
  /// Up to where the input has been written or left out.
  private var done = 0
  /// Where the operands of the operator that is being read begin.
  private var operands = 0
  /// Where the last numbers among them begin, the last one first.
  private var numbers = (0, 0, 0, 0)
  private var name = 0..<0

  /// Where the path begins that has not been painted.
  private var path: Int?
  private var region = Region.artifact
  /// Whether the region is text by its colour, and ends with that.
  private var isInk = false
  /// The stretch that has begun last.
  private var stretch = 0
  /// Whether a mark is open that ends before its region does.
  private var isMarked = false
  /// Whether a mark of Cairo's is open that was left out.
  private var isOmitted = false
  private var font = 0..<0
  /// The speck whose colour is the current one, and where that was set.
  private var speck: (number: Int, color: Range<Int>)?
  /// Where the rectangle of a speck stands.
  private var speckPath: Range<Int>?

  /// Rewrites a stream; `nil` where the marks in it do not nest.
  ///
  /// - Parameters:
  ///   - marked: The names of what is drawn from it and holds marks of its own.
  ///   - fonts: The fonts that it names.
  static func rewrite(
    _ input: [UInt8], _ plan: Plan, marked: Set<String>, fonts: PDFValue?
  ) -> (output: [UInt8], stretches: [Int])? {
    input.withUnsafeBufferPointer { input in
      var rewriter = ContentRewriter(input, plan, marked, fonts)
      rewriter.rewrite()
      rewriter.endInk()
      guard case .artifact = rewriter.region else { return nil }
      return (rewriter.output, rewriter.stretches)
    }
  }

  private init(
    _ input: UnsafeBufferPointer<UInt8>, _ plan: Plan, _ marked: Set<String>, _ fonts: PDFValue?
  ) {
    self.input = input
    self.fonts = fonts
    self.marked = marked
    self.plan = plan
    output.reserveCapacity(input.count + input.count / 2)
  }

  // MARK: Tokens

  private mutating func rewrite() {
    var index = 0
    operands = -1
    while index < input.count {
      let start = index
      switch input[index] {
      case 0...0x20:
        index += 1
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "+"):
        index = endOfWord(index)
        numbers = (start, numbers.0, numbers.1, numbers.2)
      case UInt8(ascii: "/"):
        index = endOfWord(index + 1)
        name = (start + 1)..<index
      case UInt8(ascii: "("): index = PDFText.end(in: input, from: index)
      case UInt8(ascii: "<"): index = endOfDigits(index)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "'"), UInt8(ascii: "\""):
        index = endOfWord(index)
        if operands < 0 { operands = start }
        index = handle(start..<index)
        operands = -1
        continue
      default: index += 1
      }
      if operands < 0 { operands = start }
    }
    closeMark(at: input.count)
    copy(upTo: input.count)
  }

  private func endOfWord(_ start: Int) -> Int {
    var index = start
    while index < input.count {
      switch input[index] {
      case 0...0x20, UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"):
        return index
      default: index += 1
      }
    }
    return index
  }

  /// Where a text in hexadecimal digits ends, or the sign that begins a dictionary.
  private func endOfDigits(_ start: Int) -> Int {
    var index = start + 1
    guard index < input.count, input[index] != UInt8(ascii: "<") else {
      return min(index + 1, input.count)
    }
    while index < input.count, input[index] != UInt8(ascii: ">") { index += 1 }
    return min(index + 1, input.count)
  }

  /// Where the bytes of an image in the stream end.
  private func endOfImage(_ start: Int) -> Int {
    var index = start
    while index + 3 < input.count {
      if input[index] <= 0x20, input[index + 1] == UInt8(ascii: "E"),
        input[index + 2] == UInt8(ascii: "I"), input[index + 3] <= 0x20
      {
        return index + 3
      }
      index += 1
    }
    return input.count
  }

  // MARK: Operators

  /// An operator of at most three bytes as a number.
  private static func code(_ name: StaticString) -> UInt32 {
    var code: UInt32 = 0
    for index in 0..<name.utf8CodeUnitCount { code = code << 8 | UInt32(name.utf8Start[index]) }
    return code
  }

  /// Acts on an operator; returns where reading goes on.
  private mutating func handle(_ place: Range<Int>) -> Int {
    var code: UInt32 = 0
    for index in place { code = code << 8 | UInt32(input[index]) }
    switch code {
    case Self.code("m"), Self.code("l"), Self.code("c"), Self.code("v"), Self.code("y"),
      Self.code("h"):
      if path == nil { path = operands }
      speckPath = nil
    case Self.code("re"): beginRectangle(endingAt: place.upperBound)
    case Self.code("rg"): noteColor(endingAt: place.upperBound)
    case Self.code("f"):
      if !replaceSpeck(endingAt: place.upperBound) { paintPath() }
    case Self.code("F"), Self.code("f*"): paintPath()
    case Self.code("B"), Self.code("B*"), Self.code("b"), Self.code("b*"), Self.code("S"),
      Self.code("s"):
      endInk()
      paintPath()
    case Self.code("n"): path = nil
    case Self.code("q"): closeMark(at: operands)
    case Self.code("Q"):
      endInk()
      closeMark(at: operands)
    case Self.code("cs"), Self.code("sc"), Self.code("scn"), Self.code("g"), Self.code("k"):
      endInk()
    case Self.code("sh"), Self.code("BI"):
      endInk()
      openMark(at: operands)
    case Self.code("Do"):
      endInk()
      drawObject()
    case Self.code("BT"): beginText(place)
    case Self.code("ET"): endText(place)
    case Self.code("Tf"): font = name
    case Self.code("Tj"), Self.code("TJ"): showText(endingAt: place.upperBound)
    case Self.code("BDC"): beginSpan(place)
    case Self.code("EMC"): endSpan(place)
    case Self.code("ID"): return endOfImage(place.upperBound)
    default: break
    }
    return place.upperBound
  }

  private mutating func paintPath() {
    openMark(at: path ?? operands)
    path = nil
    speckPath = nil
  }

  private mutating func drawObject() {
    if case .artifact = region, marked.contains(text(name)) {
      closeMark(at: operands)
    } else {
      openMark(at: operands)
    }
  }

  // MARK: Texts

  private var isHidden: Bool {
    if case .artifact = region { false } else { plan.stretches[stretch].isHidden }
  }

  private mutating func beginText(_ place: Range<Int>) {
    if case .text = region { closeMark(at: operands) } else { openMark(at: operands) }
    if isHidden { insert("3 Tr\n", at: place.upperBound) }
  }

  private mutating func endText(_ place: Range<Int>) {
    if case .text = region { closeMark(at: place.lowerBound) }
    if isHidden { insert("0 Tr\n", at: place.lowerBound) }
  }

  private mutating func showText(endingAt end: Int) {
    guard !isOmitted else { return }
    if case .text = region, plan.stretches[stretch].spaces != nil, !isMarked {
      showGlyphs(operands..<end)
    } else {
      openMark(at: operands)
    }
  }

  /// Shows each glyph of texts within a mark of its own, so that the structure can turn them round.
  private mutating func showGlyphs(_ place: Range<Int>) {
    let digits = plan.texts.digitsOfCodes(of: text(font), in: fonts)
    copy(upTo: place.lowerBound)
    var index = place.lowerBound
    var shift = index..<index
    while index < place.upperBound {
      let start = index
      var step: Int?
      switch input[index] {
      case UInt8(ascii: "<"): (index, step) = (endOfDigits(index), digits)
      case UInt8(ascii: "("): (index, step) = (PDFText.end(in: input, from: index), 1)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        index = endOfWord(index)
        shift = start..<index
      default: index += 1
      }
      guard let step else { continue }
      var code = start + 1
      while code < index - 1 {
        let character = PDFText.endOfCharacter(in: input, from: code)
        let end = min(index - 1, step == 1 ? character : code + step)
        showGlyph(code..<end, in: start..<index, behind: shift)
        shift = index..<index
        code = end
      }
    }
    done = place.upperBound
  }

  /// Shows the glyph of a code of a text in brackets, behind a shift that may be empty.
  private mutating func showGlyph(_ code: Range<Int>, in text: Range<Int>, behind shift: Range<Int>)
  {
    openMark(at: done)
    if !shift.isEmpty { output.append(UInt8(ascii: "[")) }
    output += input[shift]
    output.append(input[text.lowerBound])
    output += input[code]
    output.append(input[text.upperBound - 1])
    output += (shift.isEmpty ? "Tj\n" : "]TJ\n").utf8
    closeMark(at: done)
  }

  /// Acts on the letters that Cairo gives for some glyphs: `/Span << /ActualText <feff0066> >> BDC`.
  private mutating func beginSpan(_ place: Range<Int>) {
    guard case .text = region else { return }
    if isLigature(text(operands..<place.lowerBound), from: place.upperBound) {
      openMark(at: operands)
      take(out: operands..<place.upperBound)
      isOmitted = true
      return
    }
    closeMark(at: operands)
    let list = input[operands..<place.upperBound].firstIndex(of: UInt8(ascii: "<")) ?? operands
    insert("/MCID \(stretches.count) ", at: min(list + 3, place.lowerBound), isSeparate: false)
    stretches.append(stretch)
    isMarked = true
  }

  private mutating func endSpan(_ place: Range<Int>) {
    guard case .text = region else { return }
    if isOmitted { take(out: place) } else { isMarked = false }
    isOmitted = false
  }

  /// Whether one glyph follows that stands for letters from now on.
  private func isLigature(_ span: String, from start: Int) -> Bool {
    guard let digits = span.utf8.lastIndex(of: UInt8(ascii: "<")).map({ span[$0...] }),
      digits.hasPrefix("<feff")
    else { return false }
    let letters = digits.dropFirst(5).prefix { $0 != ">" }
    var font = font
    var codes: [String] = []
    var index = start
    while index < input.count {
      switch input[index] {
      case UInt8(ascii: "/"):
        let end = endOfWord(index + 1)
        font = (index + 1)..<end
        index = end
      case UInt8(ascii: "<"):
        let end = endOfDigits(index)
        codes.append(text((index + 1)..<(end - 1)))
        index = end
      case UInt8(ascii: "("):
        let end = PDFText.end(in: input, from: index)
        if end > index + 2 { return false }
        index = end
      case UInt8(ascii: "E"):
        guard codes.count == 1, !codes[0].isEmpty else { return false }
        return plan.texts.adopt(
          String(letters), forCode: codes[0], of: text(font), in: fonts)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): index = endOfWord(index)
      default: index += 1
      }
    }
    return false
  }

  // MARK: Specks

  private mutating func noteColor(endingAt end: Int) {
    endInk()
    speck = nil
    guard let number = numberOfColor, plan.edges.indices.contains(number) else { return }
    guard case .ink(let stretch, let color) = plan.edges[number] else {
      speck = (number, operands..<end)
      return
    }
    guard case .artifact = region else { return }
    closeMark(at: operands)
    let parts = [color.red, color.green, color.blue].map { VectorText.number($0, decimals: 6) }
    insert(parts.joined(separator: " ") + " rg\n", at: operands)
    take(out: operands..<end)
    (region, isInk, self.stretch) = (.text, true, stretch)
  }

  /// The number that the colour before the operator is; `nil` for all other colours.
  private var numberOfColor: Int? {
    let starts = [numbers.2, numbers.1, numbers.0]
    // Six decimals, which few other colours have.
    guard starts.allSatisfy({ endOfWord($0) - $0 == 8 }) else { return nil }
    let parts = starts.map(number)
    return PageSpeck(red: parts[0], green: parts[1], blue: parts[2])?.number
  }

  /// Ends the text of a colour where that ends.
  private mutating func endInk() {
    guard isInk else { return }
    closeMark(at: max(done, operands))
    (region, isInk) = (.artifact, false)
  }

  private mutating func beginRectangle(endingAt end: Int) {
    if path == nil, speck != nil, number(numbers.0) == PageSpeck.side,
      number(numbers.1) == PageSpeck.side
    {
      speckPath = operands..<end
    } else {
      speckPath = nil
    }
    if path == nil { path = operands }
  }

  /// Puts a mark where a speck was; `false` where the path that is filled is none.
  private mutating func replaceSpeck(endingAt end: Int) -> Bool {
    guard let speck, let place = speckPath, done <= speck.color.lowerBound else { return false }
    switch plan.edges[speck.number] {
    case .begin(let stretch):
      guard case .artifact = region else { return false }
      closeMark(at: speck.color.lowerBound)
      take(out: speck.color)
      self.stretch = stretch
      region = plan.stretches[stretch].isPicture ? .picture : .text
      if case .picture = region { insert(mark(of: stretch), at: place.lowerBound) }
    case .ink: return false
    case .blending: take(out: speck.color)
    case .end:
      if case .artifact = region { return false }
      closeMark(at: speck.color.lowerBound)
      take(out: speck.color)
      if case .picture = region { insert("EMC\n", at: place.lowerBound) }
      region = .artifact
    }
    take(out: place.lowerBound..<end)
    path = nil
    speckPath = nil
    self.speck = nil
    return true
  }

  // MARK: Output

  /// Opens the mark of the region, if none is open.
  private mutating func openMark(at place: Int) {
    guard !isMarked else { return }
    switch region {
    case .picture: return
    case .artifact: insert("/Artifact BMC\n", at: place)
    case .text: insert(mark(of: stretch), at: place)
    }
    isMarked = true
  }

  private mutating func closeMark(at place: Int) {
    guard isMarked else { return }
    insert("EMC\n", at: place)
    isMarked = false
  }

  /// The mark at which a part of a stretch begins.
  private mutating func mark(of stretch: Int) -> String {
    stretches.append(stretch)
    return "/\(plan.types[stretch].rawValue) <</MCID \(stretches.count - 1)>> BDC\n"
  }

  private mutating func insert(_ text: String, at place: Int, isSeparate: Bool = true) {
    copy(upTo: place)
    if isSeparate, let last = output.last, last > 0x20 { output.append(UInt8(ascii: "\n")) }
    output.append(contentsOf: text.utf8)
  }

  private mutating func take(out place: Range<Int>) {
    copy(upTo: place.lowerBound)
    done = max(done, place.upperBound)
  }

  private mutating func copy(upTo place: Int) {
    guard place > done else { return }
    output.append(contentsOf: input[done..<place])
    done = place
  }

  private func text(_ place: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: input[place]), as: UTF8.self)
  }

  /// The number whose digits begin at a place.
  private func number(_ start: Int) -> Double {
    Double(text(start..<endOfWord(start))) ?? 0
  }
}
