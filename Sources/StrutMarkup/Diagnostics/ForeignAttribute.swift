import StrutCore

/// An attribute that people know from CSS, HTML, React, SwiftUI, Android or Figma, with what Strut has instead.
struct ForeignAttribute: Sendable {
  /// What is to be done with it.
  enum Advice: Sendable {
    /// The same value under another name.
    case rename(String)
    /// Other attributes, as they are written.
    case write(String)
    /// Something else.
    case words(String)
  }

  let advice: Advice

  /// The advice as a hint.
  var hint: String {
    switch advice {
    case .rename(let name): "write \(name)"
    case .write(let attributes): "write \(attributes)"
    case .words(let words): words
    }
  }

  /// The names of the attributes that the advice speaks of.
  var names: [String] {
    switch advice {
    case .rename(let name): [name]
    case .write(let attributes):
      attributes.matches(of: /([a-z-]+)="[^"]*"/).map { String($0.1) }
    case .words: []
    }
  }

  /// The attribute with a name in any of the usual notations, such as `numberOfLines`, `number_of_lines` or
  /// `NumberOfLines`; `nil` where nothing stands for it.
  static func named(_ name: String) -> ForeignAttribute? {
    let name = hyphenated(name)
    if let known = byName[name] { return known }
    // HTML's prefixes.
    if name.hasPrefix("aria-") || name.hasPrefix("data-") {
      return ForeignAttribute(advice: .words("delete it, or give it an XML namespace"))
    }
    if name.hasPrefix("on-") {
      return ForeignAttribute(advice: .words("delete it: documents have no events"))
    }
    if states.contains(where: { name.hasPrefix("\($0)-") || name.hasSuffix("-\($0)") }) {
      return ForeignAttribute(
        advice: .words(
          "delete it: a picture shows one state, and another one is a <case> of its own")
      )
    }
    return nil
  }

  /// What programs call the states in which a box looks otherwise.
  private static let states = ["hover", "hovered", "focus", "focused", "pressed", "highlighted"]

  /// A name in the notation of CSS: `flexDirection` and `flex_direction` are `flex-direction`, and a colour is a `color`.
  ///
  /// The layer of a UIKit view is the view itself.
  static func hyphenated(_ name: String) -> String {
    var result = ""
    var followsCapital = true
    for character in name.hasPrefix("layer.") ? name.dropFirst(6) : name[...] {
      if character.isUppercase, !followsCapital { result += "-" }
      followsCapital = character.isUppercase || character == "-" || character == "_"
      result += character == "_" ? "-" : character.lowercased()
    }
    return result.contains("colour") ? result.replacing("colour", with: "color") : result
  }

  /// The names in the notation of CSS.
  static let byName = NameRows.byName(
    renamed.map { (ForeignAttribute(advice: .rename($0)), $1) }
      + written.map { (ForeignAttribute(advice: .write($0)), $1) }
      + explained.map { (ForeignAttribute(advice: .words($0)), $1) })
}

extension ForeignAttribute {
  /// Names of attributes, each with the names that it has elsewhere.
  private static let renamed: [(String, String)] = [
    ("class", "class-name css-class style-class style-name"),
    ("id", "name test-id accessibility-identifier native-id key"),
    ("src", "source src-compat uri image image-source image-url url path file file-name"),
    ("href", "to navigate-to destination link"),
    ("alt", "aria-label content-description accessibility-label alt-text"),
    ("role", "accessibility-role"),
    ("level", "aria-level heading-level"),
    ("xml:lang", "lang locale language"),
    ("direction", "dir writing-direction layout-direction semantic-content-attribute"),
    (
      "color",
      "text-color foreground-color foreground-style foreground fg-color font-color "
        + "text-fill-color accent-color"
    ),
    (
      "background",
      "background-color bgcolor bg background-tint card-background-color fill fills "
        + "fill-color backdrop-color box-color"
    ),
    (
      "border-radius",
      "corner-radius rounded radius card-corner-radius rx border-corner-radius rounding "
        + "rectangle-corner-radii corner-radii"
    ),
    ("border-top-left-radius", "top-left-radius top-left-corner-radius"),
    ("border-top-right-radius", "top-right-radius top-right-corner-radius"),
    ("border-bottom-left-radius", "bottom-left-radius bottom-left-corner-radius"),
    ("border-bottom-right-radius", "bottom-right-radius bottom-right-corner-radius"),
    ("border-width", "stroke-width stroke-weight line-width outline-width border-thickness"),
    ("border-color", "stroke-color outline-color"),
    ("border", "stroke strokes outline"),
    ("box-shadow", "effects effect drop-shadow shadows"),
    ("border-start-width", "border-inline-start-width"),
    ("border-end-width", "border-inline-end-width"),
    ("opacity", "alpha fill-opacity stroke-opacity"),
    ("mix-blend-mode", "blend-mode background-blend-mode"),
    (
      "object-fit",
      "resize-mode content-mode scale-type content-fit image-fit background-size content-scale fit"
    ),
    ("object-position", "content-position background-position"),
    ("line-clamp", "number-of-lines line-limit max-lines maxlines webkit-line-clamp lines"),
    (
      "text-align",
      "multiline-text-alignment text-alignment text-align-horizontal align halign text-anchor"
    ),
    ("text-transform", "text-case"),
    ("text-underline-offset", "underline-offset"),
    ("text-decoration-style", "underline-style"),
    ("text-decoration-color", "underline-color strikethrough-color"),
    ("text-decoration-thickness", "underline-thickness"),
    ("letter-spacing", "kerning tracking character-spacing letterspacing"),
    ("line-height", "leading line-height-px line-spacing-multiplier"),
    ("font-size", "text-size size-of-font"),
    ("font-family", "face typeface font-name family"),
    ("font-weight", "weight-of-font text-style weight"),
    ("white-space", "white-space-collapse"),
    ("overflow-wrap", "word-wrap"),
    (
      "margin-horizontal",
      "margin-inline margin-x mx layout-margin-horizontal hspace horizontal-margin"
    ),
    ("margin-vertical", "margin-block margin-y my layout-margin-vertical vspace vertical-margin"),
    ("margin-start", "margin-inline-start margin-leading layout-margin-start"),
    ("margin-end", "margin-inline-end margin-trailing layout-margin-end"),
    ("margin-top", "margin-block-start layout-margin-top mt"),
    ("margin-bottom", "margin-block-end layout-margin-bottom mb"),
    ("margin-left", "layout-margin-left ml"),
    ("margin-right", "layout-margin-right mr"),
    ("margin", "layout-margin outer-spacing m"),
    ("padding-horizontal", "padding-inline padding-x px horizontal-padding"),
    ("padding-vertical", "padding-block padding-y py vertical-padding"),
    ("padding-start", "padding-inline-start padding-leading"),
    ("padding-end", "padding-inline-end padding-trailing"),
    ("padding-top", "padding-block-start pt"),
    ("padding-bottom", "padding-block-end pb"),
    ("padding", "content-padding inner-spacing contents-padding content-inset content-insets p"),
    (
      "gap",
      "spacing item-spacing grid-gap cellspacing child-gap drawable-padding space gutter border-spacing"
    ),
    ("row-gap", "grid-row-gap counter-axis-spacing gap-y"),
    ("column-gap", "grid-column-gap gap-x"),
    ("hyphens", "hyphenation hyphenate"),
    ("text-underline-offset", "text-decoration-offset underline-offset"),
    ("width", "layout-width inline-size w layout-sizing-horizontal"),
    ("height", "layout-height block-size h layout-sizing-vertical"),
    ("min-width", "min-inline-size min-w"),
    ("max-width", "max-inline-size max-w"),
    ("min-height", "min-block-size min-h"),
    ("max-height", "max-block-size max-h"),
    ("left", "x"),
    ("top", "y inset-block-start"),
    ("bottom", "inset-block-end"),
    ("start", "inset-inline-start leading-inset"),
    ("end", "inset-inline-end trailing"),
    ("flex-grow", "layout-weight grow layout-grow"),
    ("flex-shrink", "shrink"),
    ("flex-basis", "basis"),
    ("flex-wrap", "wrap layout-wrap"),
    ("flex-direction", "stack-direction layout-mode auto-layout"),
    ("align-self", "layout-gravity layout-align self"),
    (
      "align-items",
      "alignment cross-axis-alignment counter-axis-align-items counter-axis-align place-items "
        + "justify-items horizontal-alignment vertical-align valign items "
        + "vertical-alignment"
    ),
    (
      "justify-content",
      "main-axis-alignment primary-axis-align-items primary-axis-align distribution arrangement "
        + "vertical-arrangement horizontal-arrangement justify pack"
    ),
    ("z-index", "elevation-order layer-order z layer"),
    ("aspect-ratio", "ratio aspect"),
    ("transform-origin", "transform-pivot anchor-point"),
    ("box-sizing", "sizing"),
    (
      "content-hugging",
      "content-hugging-priority hugging-priority hugging content-hugging-resistance-priority"
    ),
    (
      "content-hugging-horizontal",
      "horizontal-hugging-priority horizontal-content-hugging-priority horizontal-hugging"
    ),
    (
      "content-hugging-vertical",
      "vertical-hugging-priority vertical-content-hugging-priority vertical-hugging"
    ),
    (
      "content-compression",
      "content-compression-resistance-priority content-compression-resistance compression-resistance "
        + "content-compression-priority compression-resistance-priority"
    ),
    (
      "content-compression-horizontal",
      "horizontal-compression-resistance-priority horizontal-content-compression-resistance-priority"
    ),
    (
      "content-compression-vertical",
      "vertical-compression-resistance-priority vertical-content-compression-resistance-priority"
    ),
  ]

  /// Attributes as they are written, each with the names that stand for them elsewhere.
  private static let written: [(String, String)] = [
    (#"display="none""#, "hidden is-hidden invisible"),
    (#"font-weight="bold""#, "bold is-bold"),
    (#"font-style="italic""#, "italic is-italic"),
    (#"text-decoration="underline""#, "underline is-underlined"),
    (#"text-decoration="line-through""#, "strikethrough"),
    (#"text-transform="uppercase""#, "text-all-caps all-caps uppercase uppercased capitalized"),
    (#"white-space="nowrap""#, "nowrap no-wrap"),
    (#"line-clamp="1""#, "single-line"),
    (
      ##"box-shadow="0 2 8 #0003""##,
      "shadow elevation shadow-color shadow-offset shadow-opacity shadow-radius "
        + "card-elevation"
    ),
    (
      #"overflow="hidden""#,
      "clips-content clip-to-bounds clip-children clip-to-padding masks-to-bounds "
        + "clipped clip clips-subviews clips-to-bounds"
    ),
    (#"filter="blur(4)""#, "blur blur-radius layer-blur"),
    (
      #"transform="translate(10, 10)""#,
      "offset translation-x translation-y translate position-offset"
    ),
    (#"transform="rotate(45deg)""#, "rotation rotation-effect rotate rotation-angle"),
    (#"transform="scale(1.5)""#, "scale scale-x scale-y scale-effect zoom"),
    (#"flex-shrink="0""#, "fixed-size"),
    (#"position="absolute" inset="0""#, "absolute fill-parent position-absolute"),
    (
      #"flex-wrap="wrap" gap="8""#,
      "grid-template-rows grid-auto-flow"
    ),
    (#"flex-direction="row" flex-wrap="wrap""#, "flex-flow"),
    (#"justify-content="center" align-items="center""#, "gravity content-alignment"),
    (#"align-content="center" justify-content="center""#, "place-content"),
    (
      #"margin="0 auto""#,
      "center centered layout-center-horizontal center-horizontal"
    ),
    (#"margin="auto""#, "center-in-parent layout-center-in-parent"),
    (#"margin="auto 0""#, "layout-center-vertical center-vertical"),
    (#"align-items="baseline""#, "baseline-aligned"),
    (#"top="0" bottom="0""#, "inset-block"),
    (#"left="0" right="0""#, "inset-inline"),
    (#"font-family="DejaVu Sans" font-size="16""#, "font font-style-name text-appearance"),
    (#"border-style="dashed""#, "stroke-dasharray dash-pattern"),
    (#"object-fit="contain""#, "scaled-to-fit"),
    (#"object-fit="cover""#, "scaled-to-fill"),
    (#"position="absolute" top="0""#, "layout-align-parent-top"),
    (#"position="absolute" bottom="0""#, "layout-align-parent-bottom"),
    (#"position="absolute" left="0""#, "layout-align-parent-left"),
    (#"position="absolute" right="0""#, "layout-align-parent-right"),
    (#"position="absolute" start="0""#, "layout-align-parent-start"),
    (#"position="absolute" end="0""#, "layout-align-parent-end"),
    (#"border-radius="50%""#, "clip-shape clip-path mask-shape"),
    (#"font-variant-numeric="tabular-nums""#, "tabular-nums monospaced-digit font-figures"),
    (#"font-variant-caps="small-caps""#, "small-caps"),
    (
      ##"border-left="1 solid #ccc""##,
      "border-start border-end border-inline border-inline-start border-inline-end"
    ),
    (
      #"width="320" height="240""#,
      "frame size dimensions resizing bounds layout-size"
    ),
    (#"flex-direction="column""#, "vertical axis stack orientation"),
    (#"flex-direction="row""#, "horizontal"),
    (#"line-height="150%""#, "line-spacing line-spacing-extra"),
    (#"visibility="hidden""#, "visible is-visible"),
    (##"box-shadow="inset 0 2 4 #0003""##, "inner-shadow"),
    (#"align-self="center""#, "place-self"),
  ]

  /// What to do with names that nothing stands for.
  private static let explained: [(String, String)] = [
    ("write align-self, or auto margins on the main axis", "justify-self"),
    (
      "write line-clamp=\"1\", unless there is a line-clamp already: it ends in an ellipsis",
      "ellipsize ellipsize-mode line-break-mode truncation-mode truncate overflow-mode"
    ),
    (
      "write <style name=\"…\"> for each, and both names where they are used: class=\"base big\"",
      "extends inherits parent based-on"
    ),
    (
      "delete it: an image brings its own size, and width and height change it",
      "view-box viewport-width viewport-height preserve-aspect-ratio resizable adjust-view-bounds"
    ),
    (
      "put the element into <if test=\"{…}\"> … </if>",
      "v-if v-show ng-if ng-show x-if x-show if when"
    ),
    (
      "put the element into <for each=\"x\" in=\"{…}\"> … </for>",
      "v-for ng-for ng-repeat x-for for-each for each"
    ),
    ("put the element into <else> … </else>, behind the <if>", "v-else ng-else"),
    (
      "write <slot name=\"…\"/> in the component, and slot=\"…\" on what stands in the instance",
      "v-slot"
    ),
    (
      "write each property as an attribute of its own, or class for a named <style>",
      "style sx css tw content-container-style :style ng-style"
    ),
    (
      "write the text between the tags: <item>text</item>",
      "text value label content characters title-text hint placeholder inner-text "
        + "children attributed-text"
    ),
    (
      "delete it: documents have no events",
      "on-click on-press on-tap on-tap-gesture on-change on-long-press onclick on-hover "
        + "on-appear href-target active-opacity underlay-color"
    ),
    (
      "delete it: there are no autoresizing masks, and nothing to turn off",
      "translates-autoresizing-mask-into-constraints autoresizing-mask autoresizes-subviews "
        + "fixed-frame"
    ),
    (
      "delete it: a text wraps by itself where its width is decided",
      "preferred-max-layout-width allows-default-tightening-for-truncation"
    ),
    (
      "delete it: a box has no class of a program",
      "custom-class custom-module user-label restoration-identifier"
    ),
    (
      "delete it: safe-area and layout-margins are numbers of their own",
      "preserves-superview-layout-margins insets-layout-margins-from-safe-area "
        + "view-respects-system-minimum-layout-margins"
    ),
    (
      "delete it: pictures do not move",
      "transition animation transition-duration animate animation-duration will-change "
        + "scroll-behavior"
    ),
    (
      "delete it: a picture has no depth",
      "perspective perspective-origin backface-visibility transform-style rotate-x rotate-y "
        + "rotate3d translate-z scale-z"
    ),
    (
      "delete it: borders have no images",
      "border-image border-image-source border-image-slice border-image-width border-image-outset "
        + "border-image-repeat"
    ),
    (
      "delete it: there are no tables, and each box has a border of its own",
      "border-collapse table-layout empty-cells"
    ),
    (
      "delete it: an attribute that is not written has its initial value, or that of the text around",
      "all"
    ),
    (
      "write it as a child that lies over the others, with position=\"absolute\" inset=\"0\"",
      "overlay"
    ),
    (
      "delete it: nobody points at a picture",
      "cursor pointer-events user-select touch-action disabled enabled focusable "
        + "clickable tabindex tab-index rel target user-interaction-enabled multiple-touch-enabled "
        + "router-link"
    ),
    (
      "delete it: nobody types into a picture",
      "type input-type checked readonly autofocus required html-for maxlength max-length minlength "
        + "min-length autocomplete spellcheck input-mode caret-color resize appearance "
        + "default-value v-model ng-model bind:value autocapitalize auto-capitalize autocorrect "
        + "auto-correct"
    ),
    (
      "delete it: there are no lists and counters; write the sign or number at the start of each text, as •",
      "list-style list-style-type list-style-position list-style-image counter-increment "
        + "counter-reset counter-set quotes marker"
    ),
    (
      "delete it: what alt says is read, and nobody points at a picture",
      "accessible tooltip"
    ),
    ("delete it: no program looks for elements here; id names one", "ref tag"),
    ("delete it: nothing floats", "clear"),
    (
      "delete it: a line is as high as its font says, or as line-height says",
      "include-font-padding"
    ),
    ("delete it: flex-shrink=\"0\" keeps a box as large as it is", "layout-priority"),
    (
      "delete it: a box reaches the edges of the picture unless a padding, a margin or a statement keeps it away",
      "ignores-safe-area edges-ignoring-safe-area"
    ),
    (
      "delete it: a text keeps its font-size; write a smaller one where it does not fit",
      "adjusts-font-size-to-fit adjusts-font-size-to-fit-width minimum-scale-factor"
    ),
    ("delete it: the shares of flex-grow have a sum of their own", "weight-sum"),
    ("delete it: a box is as opaque as its background", "is-opaque"),
    (
      "delete it: a box is as large as what stands in it",
      "main-axis-size text-auto-resize text-scale-factor"
    ),
    (
      "delete it: src names the one file that is drawn",
      "srcset sizes loading decoding default-source loading-indicator-source"
    ),
    ("delete it: nothing here stands for it", nothing),
    ("delete it: lines around letters are painted under them", "paint-order"),
    ("delete it: a border lies inside of its box", "stroke-align stroke-alignment"),
    (
      "write <for each=\"x\" in=\"{…}\"> … </for> in it, with what one element shows",
      "data data-source render-item item-template item-builder"
    ),
    (
      "write an <item> for each column in a <container flex-direction=\"row\">: a text has one",
      "column-count column-width column-fill column-rule"
    ),
    (
      "put an item between the children: <item height=\"1\" background=\"#ccc\"/>",
      "divider show-dividers divider-color"
    ),
    (
      "a drawing is a file of its own: <item src=\"drawing.svg\"/>",
      "points cx cy dx dy x1 x2 y1 y2 stroke-linecap stroke-linejoin fill-rule dominant-baseline"
    ),
    (
      "put an item or container with a filter behind it: there is no filter for what is "
        + "behind a box",
      "backdrop-filter background-blur"
    ),
    (
      "write a gradient in background; an image is an <item src=\"…\"/>",
      "background-image background-repeat drawable-left drawable-start"
    ),
    (
      "images keep their colours: draw the file in the colour that is wanted",
      "tint-color tint color-filter"
    ),
    (
      "write statements in <constraints> of a container with display=\"constraints\"",
      "constraints layout-constraint-top-to-top-of layout-constraint-start-to-start-of "
        + "layout-below layout-to-right-of"
    ),
    (
      "put a container with align-items or justify-content around the item",
      "text-align-vertical content-vertical-alignment"
    ),
    (
      "delete it: what is as high as several rows stands beside a <container> of these rows",
      "rowspan row-span grid-row grid-row-start grid-row-end"
    ),
  ]

  /// Properties of CSS, SwiftUI and Figma whose effect pictures do not have.
  private static let nothing =
    "mask isolation writing-mode text-emphasis caption-side font-smoothing text-justify "
    + "osx-font-smoothing box-orient font-design corner-smoothing redacted "
    + "font-smooth text-rendering text-size-adjust hanging-punctuation font-size-adjust initial-letter "
    + "text-box-trim text-box-edge text-box line-height-step text-orientation ruby-position ruby-align "
    + "overlay-color box-decoration-break contain content-visibility break-inside page-break-inside orphans widows"
}
