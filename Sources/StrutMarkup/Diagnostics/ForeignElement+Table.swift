import StrutCore

/// The names of elements elsewhere, and what stands for them.
extension ForeignElement {
  /// Names that mean something else in other letters.
  static let byExactName: [String: ForeignElement] = [
    "Image": ForeignElement(kind: .item, attributes: #"src="picture.png""#),
    "Center": ForeignElement(
      kind: .container,
      attributes: #"justify-content="center" align-items="center" flex-grow="1""#),
    "Stack": ForeignElement(kind: .container, attributes: "", note: overlay),
    "center": ForeignElement(kind: .container, attributes: #"text-align="center""#),
  ]

  /// The names, as they are looked up: in small letters, without signs.
  static let byName = NameRows.byName(
    rows.map { (ForeignElement(kind: $0.0, attributes: $0.1), $0.2) }
      + shapes.map {
        (ForeignElement(kind: .item, attributes: $0.attributes, isShape: true), $0.names)
      } + [(drawing, "svg vector path canvas polygon line polyline")]
      + noted.map { (ForeignElement(kind: $0.0, attributes: "", note: $0.note), $0.names) })

  /// A drawing that is written in the document.
  private static let drawing = ForeignElement(
    kind: .item, attributes: #"src="picture.svg""#, isDrawing: true)

  private static let overlay =
    #"with position="absolute" top="0" left="0" on what lies over the first child"#

  private static let noted: [(ElementKind, note: String, names: String)] = [
    (
      .container, overlay,
      "zstack framelayout overlay absolutelayout indexedstack"
    ),
    (
      .item, #"and the sign or number of the line at the start of its text, as •"#, "li listitem"
    ),
  ]

  private static let rows: [(ElementKind, attributes: String, names: String)] = [
    (
      .container, "",
      "div section article main header footer nav aside body form ul ol figure view vstack "
        + "lazyvstack column group list scrollview safeareaview flatlist linearlayout "
        + "relativelayout cardview recyclerview viewgroup frame "
        + "component instance box stackpanel grid table tbody thead tfoot dl fieldset fragment "
        + "scaffold surface card padding align safearea singlechildscrollview listview "
        + "sizedboxexpand boxwithconstraints lazycolumn vbox pressable touchableopacity html "
        + "nestedscrollview coordinatorlayout materialcardview decoratedbox coloredbox cliprrect "
        + "navigationview navigationstack geometryreader app appbar stackview cell tableviewcell "
        + "collectionviewcell block panel page screen document root flex g"
    ),
    (.container, #"display="constraints""#, "constraintlayout motionlayout autolayout"),
    (
      .container, #"flex-direction="row""#,
      "hstack lazyhstack row tr hbox tablerow lazyrow flexrow inline"
    ),
    (.container, #"flex-direction="row" flex-wrap="wrap""#, "wrap flowrow flexboxlayout"),
    (.container, #"flex="1""#, "col"),
    (.container, #"position="absolute""#, "positioned"),
    (
      .item, "",
      "p label text textview button dt dd pre blockquote caption figcaption "
        + "edittext input textarea textfield chip paragraph richtext selectabletext "
        + "materialbutton elevatedbutton textbutton option badge tag"
    ),
    // Cells of a row share its width, so that those of all rows stand below each other.
    (.item, #"flex="1""#, "td tablecell datacell"),
    (.item, #"flex="1" font-weight="bold""#, "th"),
    (.item, #"font-size="2em" font-weight="bold" role="heading" level="1""#, "h1 heading title"),
    (.item, #"font-size="1.5em" font-weight="bold" role="heading" level="2""#, "h2"),
    (.item, #"font-size="1.17em" font-weight="bold" role="heading" level="3""#, "h3"),
    (.item, #"font-weight="bold" role="heading" level="4""#, "h4"),
    (.item, #"font-size="0.83em" font-weight="bold" role="heading" level="5""#, "h5"),
    (.item, #"font-size="0.67em" font-weight="bold" role="heading" level="6""#, "h6"),
    (.item, #"flex-grow="1""#, "spacer flexible"),
    // What is long wraps in it.
    (.item, #"flex="1""#, "expanded"),
    (.item, ##"height="1" background="#ccc""##, "hr divider separator horizontaldivider"),
    (.item, ##"width="1" background="#ccc""##, "verticaldivider"),
    (.item, "", "space sizedbox"),
    (
      .item, #"src="picture.png""#,
      "img imageview asyncimage picture icon avatar circleavatar imagebackground appcompatimageview"
    ),
    (.span, #"font-weight="bold""#, "b strong"),
    (.span, #"font-style="italic""#, "i em cite dfn"),
    (.span, #"text-decoration="underline""#, "u ins"),
    (.span, #"text-decoration="line-through""#, "s del strike"),
    (.span, #"background="yellow""#, "mark"),
    (.span, #"font-size="80%""#, "small"),
    (.span, #"font-size="120%""#, "big"),
    (.span, #"vertical-align="super" font-size="0.7em""#, "sup"),
    (.span, #"vertical-align="sub" font-size="0.7em""#, "sub"),
    (.span, #"font-family="monospace""#, "code kbd samp tt var"),
    (.span, #"href="https://example.org""#, "a link anchor"),
    (.font, #"src="font.ttf""#, "fontface"),
    (.span, "", "textspan tspan q abbr time bdi"),
  ]

  private static let shapes: [(attributes: String, names: String)] = [
    (##"background="#ccc""##, "rect rectangle shape"),
    (##"border-radius="8" background="#ccc""##, "roundedrectangle"),
    (##"border-radius="50%" background="#ccc""##, "circle ellipse oval"),
    (##"border-radius="9999" background="#ccc""##, "capsule"),
  ]

  /// Elements that nothing stands for, with what to do about them.
  static let explained = NameRows.byName(explanations)

  private static let explanations: [(String, String)] = [
    ("delete it: documents run nothing", "script noscript"),
    (
      "delete it: what a document says of itself are attributes of <layout>, as title=\"…\"",
      "head meta base"
    ),
    ("leave it out: children stand in the element itself", "child children"),
    ("write &#x200B; in its place: a line may break there", "wbr"),
    (
      "leave it out, and write what stands above in brackets behind the word: there is no ruby",
      "ruby rt rp rb"
    ),
    (
      "write <container>, with its head as an <item>: a picture shows what is open",
      "details summary disclosuregroup accordion"
    ),
    (
      "leave it out: what stands in it stands without it, too",
      "template transition transitiongroup keepalive ngtemplate ngcontainer merge"
    ),
    (
      "write background=\"linear-gradient(…)\" on the element that has it",
      "defs lineargradient radialgradient"
    ),
    ("write <for each=\"x\" in=\"{list}\"> … </for>", "foreach each repeat"),
    (
      "write <if test=\"{…}\"> … </if>, then <else test=\"{…}\"> and <else>", "choose switch when"
    ),
    ("write <case name=\"…\"> with a <set> for each value that is another one", "story variant"),
    ("write <else> behind the <if>", "otherwise"),
    ("write <import src=\"kit.xml\"/> at the top of <layout>", "include"),
    (
      "write <component name=\"…\"> at the top of <layout>, and its name as an element here",
      "symbol use macro componentset"
    ),
    (
      "write <item>, and in it the one text that is chosen, without <option>",
      "select dropdown combobox picker spinner"
    ),
    (
      "an image stands for it: <item src=\"picture.png\"/>",
      "video audio iframe object embed webview mapview progressbar activityindicator lottie"
    ),
  ]

  /// Elements with another language in them.
  static let closed: Set<String> = [
    "svg", "script", "noscript", "head", "canvas", "video", "audio", "iframe", "object", "vector",
  ]
}
