import StrutBoxes
import StrutCore
import StrutLayout

extension AttributeTable {
  /// What boxes look like, without borders.
  static let paint: [AttributeDefinition] = [
    .style(
      "background", .paint, on: [.layout, .container, .item, .span, .style], .background,
      initial: "transparent",
      "What fills the box, the canvas or the span: a colour, or gradients with a colour last.",
      example: "linear-gradient(to right, #4facfe, #00f2fe)"
    ) { $0.paint.background = $1.resolved($0.text.color) },
    .style(
      "background-clip", .paint, on: [.item, .span, .style],
      Keywords<Bool>(["border-box": false, "text": true]).syntax, initial: "border-box",
      "Where the background is painted: in the whole box, or through the letters of the text, whose own colour may be `transparent`.",
      example: "text"
    ) { $0.paint.clipsBackgroundToText = $1 },
    .style(
      "box-shadow", .paint, .boxShadow, initial: "none",
      "Shadows below the box, or inside of it with `inset`.", example: "0 2 8 #0003"
    ) { $0.paint.boxShadow = $1.resolved($0.text.color) },
    .style(
      "opacity", .paint, .share, initial: "1",
      "The opacity of the box with everything in it.", example: "0.5"
    ) { $0.paint.opacity = $1 },
    .style(
      "mix-blend-mode", .paint, BlendMode.keywords.syntax, initial: "normal",
      "How the box is blended with what is behind it.", example: "multiply"
    ) { $0.paint.blendMode = $1 },
    .style(
      "transform", .paint, .transform, initial: "none",
      "Transformations: `translate()`, `scale()`, `rotate()`, `skew()` with their forms for one axis, `matrix()`. Layout stays, but for absolute boxes inside, which stand in this one.",
      example: "rotate(-3deg) scale(1.1)"
    ) { $0.paint.transform = $1 },
    .style(
      "transform-origin", .paint, .transformOrigin, initial: "50% 50%",
      "The point that a transformation leaves in its place.", example: "left top"
    ) { $0.paint.transformOrigin = $1 },
    .style(
      "filter", .paint, .filter, initial: "none",
      "Effects: `blur()`, `brightness()`, `contrast()`, `grayscale()`, `saturate()`, `drop-shadow()`, `opacity()`.",
      example: "blur(4) saturate(150%)"
    ) { $0.paint.filter = $1.resolved($0.text.color) },
    .style(
      "href", .paint, on: [.container, .item, .span, .style], .link, initial: "not set",
      "The target of a link, in formats that have links.", example: "https://example.org"
    ) { $0.paint.link = $1 },
    .style(
      "alt", .paint, on: [.container, .item, .style, .image], .text, initial: "not set",
      "What the box or the image shows, in words for those who do not see it; empty for decoration. Nothing is drawn.",
      example: "A woman who smiles"
    ) { $0.paint.semantics.alternative = $1 },
    .style(
      "role", .paint, Role.keywords.syntax, initial: "not set",
      "What the box is, in ARIA's words: the structure of SVG and PDF. Nothing is drawn.",
      example: "heading"
    ) { $0.paint.semantics.role = $1 },
    .style(
      "level", .paint, .headingLevel, initial: "not set",
      "The level of a box with `role=\"heading\"`.", example: "2"
    ) { $0.paint.semantics.level = $1 },
  ]

  /// Images.
  static let images: [AttributeDefinition] = [
    .other(
      "src", .image, on: [.item, .style, .image], .image, initial: "not set",
      "An image: a PNG, JPEG, WebP or SVG file beside the document, or a `data:` URI.",
      example: "photo.jpg", make: Declaration.image),
    .style(
      "object-fit", .image, on: [.item, .style, .image],
      Keywords<ObjectFit>([
        "fill": .fill, "contain": .contain, "cover": .cover, "none": .none,
        "scale-down": .scaleDown,
      ]).syntax, initial: "fill", "How an image fills its box.", example: "cover"
    ) { $0.paint.objectFit = $1 },
    .style(
      "object-position", .image, on: [.item, .style, .image], .position, initial: "50% 50%",
      "Where an image stands in its box.", example: "right 10 bottom 10"
    ) { $0.paint.objectPosition = $1 },
    .style(
      "slice", .image, on: .leaves, .slice, initial: "not set",
      "The insets of a nine-slice image, in image pixels or percent.", example: "12"
    ) { $0.paint.slice = $1 },
  ]
}

extension Role {
  static let keywords = Keywords<Role>(Role.allCases.map { ($0.rawValue, $0) })
}

extension BlendMode {
  static let keywords = Keywords<BlendMode>([
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
    "darken": .darken, "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity,
  ])
}
