import StrutCore
import StrutFormats
import StrutLayout

/// One box of a live tree: it has a style, other boxes or a text, and after a layout a frame.
///
/// ```swift
/// let root = Box(), title = Box(text: "Amount")
/// root.style.padding = 12
/// root.addSubview(title)
/// root.frame.size.width = 375
/// root.layoutIfNeeded()
/// title.frame                     // x 12, y 12, width 351
/// ```
///
/// The boxes of a ``Document`` are boxes of the same kind, and ``Element`` values become such trees. A change is seen at
/// the next layout, which costs what depends on it. A tree belongs to one thread at a time.
public final class Box {
  // What a frame is read from comes first, in one line of the processor's cache: programs read thousands of frames in a row.

  /// The box around this one; kept up by that one.
  unowned(unsafe) var parent: Box?
  /// The layout that the box takes part in.
  var live: LiveTree?
  /// A frame that the program set.
  var ownFrame: GivenFrame?
  /// The place in that layout's tree.
  var boxID = BoxID(0)
  /// What the box is, without its subviews: the content of an item, the statements of a container.
  var element: Element
  /// The boxes in this one, in document order.
  public internal(set) var subviews: [Box] = []
  /// What has changed since the last layout.
  var pending: LiveTree.Changes = []
  /// What the boxes in this one were made of, as long as they all are what it says; `nil` where that is not known.
  var value: ElementStorage?
  /// The size of a leaf that knows its own.
  var measure: ((Size) -> Size)?
  /// The constraints that this box holds.
  var heldConstraints: [LayoutConstraint] = []
  /// What only the outermost box of a tree has.
  var rootState: RootState?
  /// How many constraints of the program need the box to place by constraints.
  var constraintUses = 0
  /// Whether it places by constraints for them, and not because it says so.
  var isMadeContainer = false
  /// Whether only what boxes held about themselves before they were added made it place by constraints.
  var isContainerByInsertion = false
  /// The display of a box that takes no part in layouts, for when it does again.
  var shownDisplay: StyleValue?
  /// The names in what was taken out of this box: statements of markup in the tree leave them out.
  var removedNames: Set<String> = []

  /// Creates a box that is empty.
  public convenience init(fileID: StaticString = #fileID, line: Int = #line) {
    self.init(Element(.container, at: Place(fileID: fileID, line: line)), subviews: [])
  }

  /// Creates a box that shows a text.
  public convenience init(
    text: String, fileID: StaticString = #fileID, line: Int = #line
  ) {
    var element = Element(.item, at: Place(fileID: fileID, line: line))
    element.text = text
    self.init(element, subviews: [])
  }

  /// Creates a leaf with a size of its own.
  ///
  /// - Parameter measure: The size of the content in points for the room that there is; infinite on an axis without
  ///   limits. For one room the answer has to be the same until ``invalidateIntrinsicContentSize()``. What it changes
  ///   in the tree waits for the next layout.
  public convenience init(
    fileID: StaticString = #fileID, line: Int = #line, measure: @escaping (Size) -> Size
  ) {
    self.init(Element(.item, at: Place(fileID: fileID, line: line)), subviews: [])
    self.measure = Self.withoutRecursion(measure)
  }

  /// A measure whose room depends on its own answer, as where it asks for the size of a box around it, would never end:
  /// what it asks of itself is nothing.
  private static func withoutRecursion(_ measure: @escaping (Size) -> Size) -> (Size) -> Size {
    var isMeasuring = false
    return { room in
      guard !isMeasuring else { return .zero }
      isMeasuring = true
      defer { isMeasuring = false }
      return measure(room)
    }
  }

  /// Creates a guide: a box among constraints that shows nothing and has no content.
  ///
  /// ```swift
  /// let content = Box.guide()
  /// view.addSubviews(content, label).layout { superview, content, label in
  ///   content.follow(superview, on: .margins)
  ///   label.leading == content.leading
  /// }.apply()
  /// ```
  public static func guide(fileID: StaticString = #fileID, line: Int = #line) -> Box {
    Box(Element(.guide, at: Place(fileID: fileID, line: line)), subviews: [])
  }

  init(_ element: Element, subviews: [Box]) {
    self.element = element
    self.subviews = subviews
    for box in subviews { box.parent = self }
  }

  deinit {
    if !pending.isEmpty { live?.forget(self) }
    // One after the other: letting go of a deep tree by recursion would need as deep a stack.
    var dying = subviews
    // What is about one of them alone goes with it.
    let own = heldConstraints.filter { constraint in
      guard let item = constraint.firstItem else { return false }
      return constraint.items.allSatisfy { $0 === item }
    }
    subviews = []
    for box in dying { box.parent = nil }
    while var box = dying.popLast() {
      guard isKnownUniquelyReferenced(&box) else {
        // Somebody keeps the box: it is the outermost one of a tree of its own now, and stays where it was seen last.
        let last = box.frameInParent
        box.detach()
        if last != .zero { box.state.frame = last }
        continue
      }
      for child in box.subviews { child.parent = nil }
      dying += box.subviews
      box.subviews = []
    }
    for constraint in own { constraint.returnToItem() }
  }

  /// The name by which results, constraints and ``subscript(_:)`` find the box; `nil` for none.
  public var id: String? {
    get { element.style[.id]?.markup }
    set {
      guard newValue != id else { return }
      forgetValue()
      element.style[.id] = newValue.map(StyleValue.characters)
      note(.structure)
    }
  }

  /// The attributes of the box under their Swift names.
  public var style: Style {
    get { element.style }
    set {
      var style = keepingContainer(newValue)
      style[.id] = element.style[.id]
      let old = element.style
      forgetValue()
      element.style = style
      noteStyle(changedFrom: old)
      for entry in style.entries where isContainerByInsertion && old[entry.key] != entry.value {
        noteFlexing(entry.key)
      }
      if style[.display] == nil { placeByConstraints() }
      if style.entries.contains(where: { StyleKey.ofItems.contains($0.key) }) { becomeItem() }
    }
  }

  /// Sets one attribute; `nil` takes it away.
  func setStyle(_ key: StyleKey, _ value: StyleValue?) {
    guard element.style[key] != value else { return }
    forgetValue()
    element.style[key] = value
    noteChange(of: key)
    noteFlexing(key)
    if key == .display, value == nil { placeByConstraints() }
    if StyleKey.ofItems.contains(key) { becomeItem() }
  }

  /// Makes a box that holds nothing an item, for an attribute that only items have, such as an image.
  private func becomeItem() {
    guard element.kind == .container, subviews.isEmpty, element.children.isEmpty, measure == nil,
      heldConstraints.isEmpty
    else { return }
    element.kind = .item
    note(.structure)
  }

  func noteStyle(changedFrom old: Style) {
    guard live != nil else { return }
    guard let keys = element.style.changes(from: old) else { return note(.structure) }
    for key in keys { noteChange(of: key) }
  }

  private func noteChange(of key: StyleKey) {
    guard live != nil else { return }
    if key == .src || key == .class || key == .id {
      note(.structure)
    } else {
      note(key.reachesDescendants ? .inheritedStyle : .style)
    }
    if key == .display, isInListOfProgram { note(.constraints) }
  }

  /// Whether constraints of a box around join this one to others of a list, which depends on which of them are shown.
  private var isInListOfProgram: Bool {
    var ancestor = parent
    while let box = ancestor {
      if box.heldConstraints.contains(where: { $0.link != nil }) { return true }
      ancestor = box.parent
    }
    return false
  }

  /// The characters of the box, with a line feed for each end of a line; `nil` where it has no text.
  ///
  /// A new text replaces everything in an item and takes the item's own style. A box with subviews, a guide and one that
  /// shows an image have no text and take none: nothing happens.
  public var text: String? {
    get {
      guard element.kind == .item, measure == nil else { return nil }
      if element.children.isEmpty { return element.text.isEmpty ? nil : element.text }
      return element.children.map(\.characters).joined()
    }
    set {
      let isItem = element.kind == .item
      guard subviews.isEmpty, element.style[.src] == nil, isItem || heldConstraints.isEmpty,
        isItem || element.children.isEmpty, element.kind != .guide
      else { return }
      forgetValue()
      element.kind = .item
      element.children = []
      element.text = newValue ?? ""
      note(isItem ? .text : .structure)
    }
  }

  /// The box that holds this one; `nil` for the outermost box of a tree.
  public var superview: Box? { parent }

  /// `<layout>` around an outermost box; what is wrong with a picture that names no canvas is told where this box was made.
  var placedCanvas: Element {
    var canvas = state.canvas
    if !canvas.place.isCall, canvas.place.offset < 0 { canvas.place = element.place }
    return canvas
  }

  /// The outermost box of the tree.
  public var root: Box {
    var box = self
    while let parent = box.parent { box = parent }
    return box
  }

  /// Tells the layout of a change; there may be none yet.
  func note(_ change: LiveTree.Changes) { live?.note(change, of: self) }
}

extension Box: CustomStringConvertible {
  /// The box's own tag and its frame: `<item id="title"> at 12, 12: 351 × 16`.
  public var description: String {
    let name = element.kind.name ?? ""
    let attributes = element.style.isEmpty ? "" : " \(element.style)"
    let (x, y) = (DecimalNumber.string(frame.minX), DecimalNumber.string(frame.minY))
    let (width, height) = (DecimalNumber.string(frame.width), DecimalNumber.string(frame.height))
    return "<\(name)\(attributes)> at \(x), \(y): \(width) × \(height)"
  }
}

extension Element {
  /// The characters in the element.
  fileprivate var characters: String {
    var characters = ""
    var open = [self]
    while let element = open.popLast() {
      characters += element.kind == .lineBreak ? "\n" : element.text
      open.append(contentsOf: element.children.reversed())
    }
    return characters
  }
}

/// A frame that the program set at a box inside of a tree.
final class GivenFrame {
  let frame: Rect
  /// After which layout it did; a later one replaces it.
  private weak var live: LiveTree?
  private let layouts: Int

  init(_ frame: Rect, after live: LiveTree?) {
    self.frame = frame
    self.live = live
    layouts = live?.layouts ?? 0
  }

  /// Whether no layout has replaced it. Each layout tree counts from 0 again, so that the number alone says nothing.
  ///
  /// - Parameter current: The layout that the box takes part in now.
  func isCurrent(in current: LiveTree?) -> Bool {
    let now = current?.layouts ?? 0
    return now == layouts && (now == 0 || current === live)
  }
}

/// What only the outermost box of a tree has.
final class RootState {
  /// `<layout>` with its attributes and declarations, without boxes.
  var canvas = Element(.canvas)
  /// The fonts that texts may use; `nil` for the standard ones.
  var fonts: Fonts?
  /// What a character is that no font has.
  var missingGlyphs = Diagnostic.Severity.warning
  /// The folder that paths start from, and the folder that they may not leave; `nil` is the same.
  var folder = "."
  var rootFolder: String?
  /// The document that places in it are of.
  var document: SourceText?
  /// Where the box stands, and how large it is.
  var frame = Rect.zero {
    didSet { if frame.size != oldValue.size { exactSize = frame.size } }
  }
  /// The size that layouts start from: that of the frame, which is rounded after a layout, as it was given.
  var exactSize = Size.zero
  /// Whether the program set these sizes.
  var isWidthGiven = false
  var isHeightGiven = false
  /// What layouts are asked for.
  var request = LayoutRequest.given
}

/// Which sizes of the outermost box a layout starts from.
enum LayoutRequest: Equatable {
  /// Those that the program set.
  case given
  /// Both sizes of the frame.
  case fitContainer
  /// The height of the frame.
  case adjustWidth
  /// The width of the frame.
  case adjustHeight
  /// These sizes; `nil` for what the content makes of it.
  case size(width: Double?, height: Double?)
}
