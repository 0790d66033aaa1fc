import Strut

/// Sequences of calls of what `import Strut` offers, with numbers that are none, infinite, huge or tiny and with texts that
/// nobody expects: nothing may stop the program, what throws says why, and frames are numbers.
public struct PublicCalls {
  /// What the calls of one sequence are about.
  public enum Subject: CaseIterable, Sendable {
    /// A tree of boxes and all idioms upon it.
    case boxes
    /// Elements, as markup, as boxes, and brought up to date.
    case elements
    /// Renderers with all kinds of limits.
    case renderers
    /// Documents whose boxes are found, changed and drawn.
    case documents
    /// Frames without boxes.
    case simpleLayouts
    /// What has no tree: formats, values, choices, places.
    case values
  }

  /// What was not as it has to be.
  public var faults: [String] { log.faults }
  /// How many calls did not throw.
  public var successes: Int { log.successes }
  /// A hash of what the calls answered; `nil` unless it is kept.
  public var answers: UInt64? { log.notes }
  /// How many boxes stand inside each other in the tree of ``Subject/boxes``.
  public private(set) var depth = 0
  var source: CallSource
  let log: CallLog
  private let length: Int

  /// A sequence that a number chooses.
  ///
  /// - Parameter keepsAnswers: Whether ``answers`` are kept.
  public init(seed: Int, length: Int = 60, keepsAnswers: Bool = false) {
    source = CallSource(seed: seed)
    log = CallLog(keepsNotes: keepsAnswers)
    self.length = length
  }

  /// A sequence that bytes choose.
  public init(bytes: [UInt8]) {
    source = CallSource(seed: bytes.count, bytes: bytes)
    log = CallLog(keepsNotes: false)
    length = 4 + bytes.count / 16
  }

  /// Makes the calls of a sequence.
  public mutating func run(_ subject: Subject) {
    switch subject {
    case .boxes: boxes()
    case .elements: elements()
    case .renderers: renderers()
    case .documents: documents()
    case .simpleLayouts: simpleLayouts()
    case .values: values()
    }
  }

  private mutating func boxes() {
    var calls = BoxCalls(source, log)
    for _ in 0..<length {
      calls.step()
      log.note("\(calls.boxes.map(\.frame))")
    }
    calls.root.layoutIfNeeded()
    for box in calls.boxes { log.expect(box.frame.isFinite, "a frame is \(box.frame)") }
    log.note(calls.root.markup())
    depth = calls.depth
    source = calls.source
    expectRecovery(of: calls.root)
  }

  /// After all of it a plain box in a plain root is laid out as ever.
  private func expectRecovery(of root: Box) {
    root.removeAllSubviews()
    root.removeConstraints(root.constraints)
    root.style = Style()
    root.isIncludedInLayout = true
    root.pointScaleFactor = 1
    let leaf = Box()
    root.addSubview(leaf)
    (leaf.style.width, leaf.style.height) = (30, 20)
    (root.style.width, root.style.height) = (100, 50)
    root.calculateLayout(with: Size(width: 100, height: 50))
    root.layoutIfNeeded()
    log.expect(
      leaf.frame == Rect(x: 0, y: 0, width: 30, height: 20), "a plain box is \(leaf.frame)")
  }

  private mutating func elements() {
    let element = source.element(depth: 4)
    let box = Box(element)
    box.frame.size = source.size()
    box.layoutIfNeeded()
    for _ in 0..<max(1, length / 60) {
      box.update(source.element(depth: 4))
      box.layoutIfNeeded()
      log.expect(box.frame.isFinite, "a frame is \(box.frame)")
      log.note("\(box.subviews.map(\.frame))")
    }
    let text = element.markup()
    log.note(text)
    let scale = source.number()
    let format = source.one(of: OutputFormat.allCases)
    log.tell { _ = try Element(markup: text) }
    log.tell { _ = try Box(element).render(format, scale: scale) }
    log.tell {
      let result = try Box(markup: text).layout()
      log.note("\(result.ids.map { result[$0]?.absoluteFrame ?? .zero })")
    }
  }

  private mutating func simpleLayouts() {
    let layout = SimpleLayout(
      parentFrame: source.rect(), direction: source.flag() ? .row : .column,
      alignment: source.one(of: [.leading, .center, .trailing]))
    for _ in 0..<max(4, length / 4) {
      let item: SimpleLayout.Item =
        switch source.next(4) {
        case 0: .flexible
        case 1: .width(source.number())
        case 2: .height(source.number())
        default: .size(source.size())
        }
      let index = source.integer()
      log.tell { try layout.add(item: item) }
      for frame in [try? item.frame(), try? layout.frame(at: index)] {
        log.expect(frame?.isFinite ?? true, "an item's frame is no number")
        log.note("\(frame ?? .zero)")
      }
    }
  }
}

extension Rect {
  /// Whether all of its numbers are some.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
