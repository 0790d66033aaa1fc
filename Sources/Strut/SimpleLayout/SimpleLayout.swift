import FoundationEssentials
import StrutCore

/// The Simple Layout Engine: a row or a column of items, placed one after the other in a frame.
///
/// ```swift
/// let layout = SimpleLayout(parentFrame: frame, direction: .column, alignment: .center)
/// let header = try layout.add(item: .height(44))
/// let main = try layout.add(item: .flexible)
/// try main.frame()                 // what the header leaves, below it
/// ```
///
/// Fixed items take their size, flexible ones share what is left. Frames keep the origin of the parent's frame, so that
/// layouts nest.
public final class SimpleLayout {
  /// The axis along which items stand.
  public enum Direction: Hashable, Sendable {
    /// Side by side.
    case row
    /// One below the other.
    case column
  }

  /// Where an item stands across the axis that does not fill it.
  public enum Alignment: Hashable, Sendable {
    /// At the left or the top.
    case leading
    /// In the middle.
    case center
    /// At the right or the bottom.
    case trailing
  }

  /// Why an item has no place.
  public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// There is less room left than an item needs, in points.
    case outOfSpace
    /// The item was not added.
    case itemIncomplete
    /// There is no item of this number.
    case itemOutOfBounds

    /// One sentence without a full stop.
    public var description: String {
      switch self {
      case .outOfSpace: "the frame of the layout has no room left for the item"
      case .itemIncomplete: "the item has no frame: it was not added to a layout that had room"
      case .itemOutOfBounds: "the layout has no item of this number"
      }
    }

    /// The ``description``.
    public var errorDescription: String? { description }
  }

  /// Something that takes room.
  public final class Item {
    /// The sizes that the item fixes, in points; `nil` is flexible.
    let width: Double?
    let height: Double?
    private var layout: SimpleLayout.Content?
    private var number: Int?

    private init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }

    /// An item that takes what is left.
    public static var flexible: Item { Item() }
    /// An item of a width in points.
    public static func width(_ width: Double) -> Item { Item(width: width) }
    /// An item of a height in points.
    public static func height(_ height: Double) -> Item { Item(height: height) }
    /// An item of a size in points.
    public static func size(_ size: Size) -> Item { Item(width: size.width, height: size.height) }

    /// The frame of the item in the layout that it was added to last.
    ///
    /// - Throws: ``SimpleLayout/LayoutError/itemIncomplete`` where it was added to none that had room.
    public func frame() throws -> Rect {
      guard let layout, let number else { throw LayoutError.itemIncomplete }
      return try layout.frame(at: number)
    }

    fileprivate func note(_ layout: SimpleLayout.Content, number: Int) {
      self.layout = layout
      self.number = number
    }
  }

  /// The frame that items stand in.
  public var parentFrame: Rect { content.parentFrame }
  /// The axis along which items stand.
  public var direction: Direction { content.direction }
  /// Where items stand across.
  public var alignment: Alignment { content.alignment }
  private let content: Content

  /// Creates a layout without items.
  public init(
    parentFrame: Rect, direction: Direction = .row, alignment: Alignment = .leading
  ) {
    content = Content(parentFrame: parentFrame, direction: direction, alignment: alignment)
  }

  /// Adds an item after all others.
  ///
  /// - Throws: ``LayoutError/outOfSpace`` where the frame has no room for it; the frames of earlier items stay.
  @discardableResult
  public func add(item: Item) throws -> Item {
    guard content.add(Content.Entry(width: item.width, height: item.height)) else {
      throw LayoutError.outOfSpace
    }
    item.note(content, number: content.items.count - 1)
    return item
  }

  /// Adds items after all others, up to the first one that has no room.
  ///
  /// - Throws: ``LayoutError/outOfSpace``.
  @discardableResult
  public func add(items: [Item]) throws -> [Item] {
    for item in items { try add(item: item) }
    return items
  }

  /// The frame of an item, by its number from 0.
  ///
  /// - Throws: ``LayoutError/itemOutOfBounds`` for a number that no item has, ``LayoutError/itemIncomplete`` for an item
  ///   that had no room.
  public func frame(at index: Int) throws -> Rect { try content.frame(at: index) }
}

extension SimpleLayout {
  /// The items of a layout by their sizes, for the layout and for its items.
  fileprivate final class Content {
    /// What an item fixes.
    struct Entry {
      var width: Double?
      var height: Double?
      var isPlaced = false
    }

    let parentFrame: Rect
    let direction: Direction
    let alignment: Alignment
    private(set) var items: [Entry] = []

    init(parentFrame: Rect, direction: Direction, alignment: Alignment) {
      let origin = parentFrame.origin
      self.parentFrame = Rect(
        origin: Point(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0),
        size: parentFrame.size)
      self.direction = direction
      self.alignment = alignment
    }

    /// Adds an item; `false` where there is no room for it.
    func add(_ item: Entry) -> Bool {
      var item = item
      item.isPlaced = fits(item)
      items.append(item)
      return item.isPlaced
    }

    func frame(at index: Int) throws -> Rect {
      guard items.indices.contains(index) else { throw LayoutError.itemOutOfBounds }
      guard items[index].isPlaced else { throw LayoutError.itemIncomplete }
      let placed = items.filter(\.isPlaced)
      let number = items[..<index].count(where: \.isPlaced)
      let fixed = placed.compactMap(extent).reduce(0, +)
      let flexible = placed.count { extent(of: $0) == nil }
      let share = flexible == 0 ? 0 : max(0, room - fixed) / Double(flexible)
      let start = placed[..<number].reduce(0) { $0 + (extent(of: $1) ?? share) }
      return frame(of: items[index], start: start, extent: extent(of: items[index]) ?? share)
    }

    private func frame(of item: Entry, start: Double, extent: Double) -> Rect {
      let across = direction == .row ? parentFrame.size.height : parentFrame.size.width
      let wanted = direction == .row ? item.height : item.width
      let size = wanted.map(Self.length) ?? max(0, Self.length(across))
      let free = Self.length(across) - size
      let offset =
        switch alignment {
        case .leading: 0.0
        case .center: free / 2
        case .trailing: free
        }
      let origin = parentFrame.origin
      return direction == .row
        ? Rect(x: origin.x + start, y: origin.y + offset, width: extent, height: size)
        : Rect(x: origin.x + offset, y: origin.y + start, width: size, height: extent)
    }

    /// Whether the room that is left holds an item.
    private func fits(_ item: Entry) -> Bool {
      let across = direction == .row ? parentFrame.size.height : parentFrame.size.width
      let wanted = (direction == .row ? item.height : item.width).map(Self.length) ?? 0
      let used = items.filter(\.isPlaced).compactMap { extent(of: $0) }.reduce(0, +)
      let left = room - used
      guard wanted <= Self.length(across) else { return false }
      return extent(of: item).map { $0 <= left } ?? (left > 0 || room == 0 && used == 0)
    }

    private var room: Double {
      Self.length(direction == .row ? parentFrame.size.width : parentFrame.size.height)
    }

    /// The size that an item fixes along the axis; `nil` where it is flexible.
    private func extent(of item: Entry) -> Double? {
      (direction == .row ? item.width : item.height).map(Self.length)
    }

    /// A length that can be added: not below nothing, and finite.
    private static func length(_ length: Double) -> Double {
      length.isNaN ? 0 : min(max(0, length), 1e12)
    }
  }
}
