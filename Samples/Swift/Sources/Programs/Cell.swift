import Strut

/// A cell placed by constraints in BxLayout's words; the icon comes in from the left.
public final class Cell {
  /// The cell.
  public let root = Box()
  /// How far the icon stands from the left margin, in points: what moves.
  public private(set) var indent: LayoutConstraint?

  public init() {
    let icon = Box(), title = Box(text: "Quarterly report"), detail = Box(text: "Shared by Mia")
    root.style.background = .white
    icon.style.background = "#4f46e5"
    icon.style.borderRadius = 8
    title.style.fontWeight = .bold
    detail.style.color = "#64748b"
    root.addSubviews(icon, title, detail).layout { cell, icon, title, detail in
      icon.set(width: 40, height: 40)
      icon.leading == cell.margin.leading + 0 => indent
      icon.center.y == cell.center.y
      title.leading == icon.trailing + 12
      title.trailing <= cell.margin.trailing
      detail.leading == title.leading
      detail.trailing <= cell.margin.trailing
      stack(cell, 10, title, 4, detail, 10, cell)
    }.apply()
    root.frame.size.width = 260
    root.layoutIfNeeded()
  }

  /// The cell while the icon moves to `distance` points, as a strip of pictures one below the other.
  public func strip(to distance: Double, frames: Int, with renderer: Renderer) throws -> Picture {
    var pictures: [Element] = []
    for frame in 0..<max(2, frames) {
      indent?.constant = distance * Double(frame) / Double(max(2, frames) - 1)
      root.layoutIfNeeded()
      let size = root.frame.size
      pictures.append(
        Image(data: try root.render(.png, scale: 2)).width(size.width).height(size.height))
    }
    return try renderer.draw(
      Column(gap: 4) { pictures }.padding(4).background("#cbd5e1"), as: .png, scale: 2)
  }
}
