import Strut

/// A toolbar in Auto Layout's words: the title gives way before the buttons do.
public struct Toolbar {
  /// The bar.
  public let root = Box()
  /// What stands in it.
  public let back = Box(text: "Back"), title: Box, done = Box(text: "Done")

  public init(title text: String, width: Double) throws {
    title = Box(text: text)
    let views = ["back": back, "title": title, "done": done]
    for button in [back, done] { button.style.color = "#4f46e5" }
    title.style.fontWeight = .bold
    title.style.lineClamp = 1
    root.style.background = .white
    root.addSubviews(back, title, done)
    for format in ["H:|-12-[back]-(>=8)-[title]-(>=8)-[done]-12-|", "V:|-14-[title]-14-|"] {
      root.addConstraints(
        try LayoutConstraint.constraints(
          withVisualFormat: format, options: format.hasPrefix("H") ? [.alignAllCenterY] : [],
          views: views))
    }
    let centred = LayoutConstraint(
      item: title, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
      priority: .low)
    centred.isActive = true
    title.setContentCompressionResistancePriority(.low, for: .horizontal)
    root.frame.size.width = width
    root.layoutIfNeeded()
  }
}
