import StrutCore
import StrutText

/// What the groups of a display list hold and how far their ink reaches, found in one pass.
struct GroupBounds {
  /// For each item that begins a group, the index of its end; 0 for all others.
  private(set) var ends: [Int32]
  /// For each item that begins a group, the area that its items touch, in their own plane; `nil` for none.
  private(set) var contents: [Rect?]
  /// For each item that begins a group, whether something in it has ink beyond its shapes: a shadow, or what is in a filter.
  private(set) var spills: [Bool]

  private struct Open {
    var index: Int
    var effect: GroupEffect
    var area: Rect?
    var spills = false
  }

  /// Measures the groups of a list.
  ///
  /// - Parameters:
  ///   - items: The items of a whole list.
  ///   - fontSize: The em of a font in points.
  ///   - isTight: Whether what hardly ever has ink does not count.
  /// - Complexity: O(*n*) in the number of items.
  init(_ items: [DisplayItem], fontSize: (FontID) -> Double, isTight: Bool = false) {
    ends = Array(repeating: 0, count: items.count)
    contents = Array(repeating: nil, count: items.count)
    spills = Array(repeating: false, count: items.count)
    var open: [Open] = []
    for (index, item) in items.enumerated() {
      switch item {
      case .begin(let effect): open.append(Open(index: index, effect: effect))
      case .end:
        guard let group = open.popLast() else { continue }
        ends[group.index] = Int32(index)
        contents[group.index] = group.area
        spills[group.index] = group.spills
        guard !open.isEmpty, let area = group.area else { continue }
        if group.spills || group.effect.spills { open[open.count - 1].spills = true }
        open[open.count - 1].area.formUnion(group.effect.reach(of: area))
      default:
        guard !open.isEmpty else { continue }
        if case .boxShadow = item { open[open.count - 1].spills = true }
        let ink =
          isTight
          ? item.tightBounds(fontSize: fontSize) : item.inkBounds(fontSize: fontSize)
        open[open.count - 1].area.formUnion(ink)
      }
    }
  }
}

extension GroupEffect {
  /// Whether the group has ink beyond its shapes.
  fileprivate var spills: Bool {
    switch self {
    case .shadow: true
    case .layer(let layer): !layer.filters.isEmpty
    case .clip, .mask, .transform, .marked: false
    }
  }

  /// The area of the outer plane that a group with this effect touches, if its items touch `area`.
  func reach(of area: Rect) -> Rect? {
    switch self {
    case .clip(let shape): area.intersection(shape.bounds)
    case .transform(let transform): transform.bounds(of: area)
    case .layer(let layer): layer.filters.reduce(area) { $1.reach(of: $0) }
    case .shadow(let shadow): shadow.reach(of: area)
    case .mask, .marked: area
    }
  }
}

extension LayerFilter {
  /// The area that the effect leaves ink on.
  func reach(of area: Rect) -> Rect {
    switch self {
    case .blur(let deviation): return area.grown(by: deviation * BlurReach.deviations)
    case .colorMatrix: return area
    case .dropShadow(let shadow): return area.union(shadow.reach(of: area))
    }
  }
}

extension ShadowEffect {
  /// The area that the shadow of `area` falls on.
  func reach(of area: Rect) -> Rect {
    area.offsetBy(dx: offset.x, dy: offset.y).grown(by: deviation * BlurReach.deviations)
  }
}

/// How far a Gaussian blur is followed.
enum BlurReach {
  /// In standard deviations; what lies beyond is less than a thousandth.
  static let deviations = 3.2
}

extension [DisplayItem] {
  /// An area that holds all ink of items in one plane, in groups that leave each where it is; `nil` where there is none.
  func inkBounds(fontSize: (FontID) -> Double) -> Rect? {
    reduce(nil) { area, item in
      var area: Rect? = area
      area.formUnion(item.inkBounds(fontSize: fontSize))
      return area
    }
  }
}

extension DisplayItem {
  /// An area that holds all ink of the item, in its plane; `nil` where there is none.
  func inkBounds(fontSize: (FontID) -> Double) -> Rect? {
    switch self {
    case .fill(let shape, _): return shape.bounds
    case .stroke(let path, let stroke): return path.controlBounds?.grown(by: stroke.width)
    case .glyphs(let run, let origin, _):
      // Glyphs may reach out of their advance; nothing in use reaches further than this.
      let em = fontSize(run.font)
      let (left, right) = run.glyphs.reduce((0.0, run.advance)) {
        (min($0.0, $1.x), max($0.1, $1.x))
      }
      return Rect(
        x: origin.x + left - 2 * em, y: origin.y - 3 * em, width: right - left + 4 * em,
        height: 5 * em)
    case .image(let placement): return placement.destination
    case .boxShadow(let shadow):
      switch shadow.area {
      case .outside: return shadow.shape.rect.grown(by: shadow.deviation * BlurReach.deviations)
      case .inside(let area): return area.rect
      }
    case .link, .begin, .end: return nil
    }
  }
  /// An area that holds what of the item is clearly seen, in its plane; `nil` where there is nothing.
  fileprivate func tightBounds(fontSize: (FontID) -> Double) -> Rect? {
    switch self {
    case .glyphs(let run, let origin, _):
      // No letters in use are higher, or reach further down.
      let em = fontSize(run.font)
      return Rect(x: origin.x, y: origin.y - em, width: run.advance, height: 1.3 * em)
    case .boxShadow(let shadow):
      if case .outside = shadow.area { return shadow.shape.rect }
      return inkBounds(fontSize: fontSize)
    default: return inkBounds(fontSize: fontSize)
    }
  }
}
