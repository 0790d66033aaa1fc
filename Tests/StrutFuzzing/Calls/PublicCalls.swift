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
  /// How many boxes stand inside each other in the tree of ``Subject/boxes``.
  public private(set) var depth = 0
  var source: CallSource
  let log = CallLog()
  private let length: Int

  /// A sequence that a number chooses.
  public init(seed: Int, length: Int = 60) {
    source = CallSource(seed: seed)
    self.length = length
  }

  /// A sequence that bytes choose.
  public init(bytes: [UInt8]) {
    source = CallSource(seed: bytes.count, bytes: bytes)
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
    for _ in 0..<length { calls.step() }
    calls.root.layoutIfNeeded()
    for box in calls.boxes { log.expect(box.frame.isFinite, "a frame is \(box.frame)") }
    depth = calls.depth
    source = calls.source
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
    }
    let text = element.markup()
    let scale = source.number()
    let format = source.one(of: OutputFormat.allCases)
    log.tell { _ = try Element(markup: text) }
    log.tell { _ = try Box(element).render(format, scale: scale) }
    log.tell { _ = try Box(markup: text).layout() }
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
