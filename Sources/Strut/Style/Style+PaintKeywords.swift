// Made by `strut-dev reference` from the table of attributes.
extension Style {
  /// The words of `background-clip`; a literal says what they do not.
  public struct BackgroundClip: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `border-box`
    public static let borderBox = Self(rawValue: "border-box")
    /// `text`
    public static let text = Self(rawValue: "text")
  }

  /// The words of `mix-blend-mode`; a literal says what they do not.
  public struct MixBlendMode: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `normal`
    public static let normal = Self(rawValue: "normal")
    /// `multiply`
    public static let multiply = Self(rawValue: "multiply")
    /// `screen`
    public static let screen = Self(rawValue: "screen")
    /// `overlay`
    public static let overlay = Self(rawValue: "overlay")
    /// `darken`
    public static let darken = Self(rawValue: "darken")
    /// `lighten`
    public static let lighten = Self(rawValue: "lighten")
    /// `color-dodge`
    public static let colorDodge = Self(rawValue: "color-dodge")
    /// `color-burn`
    public static let colorBurn = Self(rawValue: "color-burn")
    /// `hard-light`
    public static let hardLight = Self(rawValue: "hard-light")
    /// `soft-light`
    public static let softLight = Self(rawValue: "soft-light")
    /// `difference`
    public static let difference = Self(rawValue: "difference")
    /// `exclusion`
    public static let exclusion = Self(rawValue: "exclusion")
    /// `hue`
    public static let hue = Self(rawValue: "hue")
    /// `saturation`
    public static let saturation = Self(rawValue: "saturation")
    /// `color`
    public static let color = Self(rawValue: "color")
    /// `luminosity`
    public static let luminosity = Self(rawValue: "luminosity")
  }

  /// The words of `role`; a literal says what they do not.
  public struct Role: RawRepresentable, Hashable, Sendable, StyleWord,
    ExpressibleByStringLiteral
  {
    /// The value as the markup writes it.
    public var rawValue: String
    /// Takes a value as the markup writes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a value as the markup writes it.
    public init(stringLiteral value: String) { rawValue = value }

    /// `alert`
    public static let alert = Self(rawValue: "alert")
    /// `alertdialog`
    public static let alertdialog = Self(rawValue: "alertdialog")
    /// `application`
    public static let application = Self(rawValue: "application")
    /// `article`
    public static let article = Self(rawValue: "article")
    /// `banner`
    public static let banner = Self(rawValue: "banner")
    /// `blockquote`
    public static let blockquote = Self(rawValue: "blockquote")
    /// `button`
    public static let button = Self(rawValue: "button")
    /// `caption`
    public static let caption = Self(rawValue: "caption")
    /// `cell`
    public static let cell = Self(rawValue: "cell")
    /// `checkbox`
    public static let checkbox = Self(rawValue: "checkbox")
    /// `code`
    public static let code = Self(rawValue: "code")
    /// `columnheader`
    public static let columnheader = Self(rawValue: "columnheader")
    /// `combobox`
    public static let combobox = Self(rawValue: "combobox")
    /// `complementary`
    public static let complementary = Self(rawValue: "complementary")
    /// `contentinfo`
    public static let contentinfo = Self(rawValue: "contentinfo")
    /// `definition`
    public static let definition = Self(rawValue: "definition")
    /// `deletion`
    public static let deletion = Self(rawValue: "deletion")
    /// `dialog`
    public static let dialog = Self(rawValue: "dialog")
    /// `directory`
    public static let directory = Self(rawValue: "directory")
    /// `document`
    public static let document = Self(rawValue: "document")
    /// `emphasis`
    public static let emphasis = Self(rawValue: "emphasis")
    /// `feed`
    public static let feed = Self(rawValue: "feed")
    /// `figure`
    public static let figure = Self(rawValue: "figure")
    /// `form`
    public static let form = Self(rawValue: "form")
    /// `generic`
    public static let generic = Self(rawValue: "generic")
    /// `grid`
    public static let grid = Self(rawValue: "grid")
    /// `gridcell`
    public static let gridcell = Self(rawValue: "gridcell")
    /// `group`
    public static let group = Self(rawValue: "group")
    /// `heading`
    public static let heading = Self(rawValue: "heading")
    /// `img`
    public static let img = Self(rawValue: "img")
    /// `insertion`
    public static let insertion = Self(rawValue: "insertion")
    /// `link`
    public static let link = Self(rawValue: "link")
    /// `list`
    public static let list = Self(rawValue: "list")
    /// `listbox`
    public static let listbox = Self(rawValue: "listbox")
    /// `listitem`
    public static let listitem = Self(rawValue: "listitem")
    /// `log`
    public static let log = Self(rawValue: "log")
    /// `main`
    public static let main = Self(rawValue: "main")
    /// `marquee`
    public static let marquee = Self(rawValue: "marquee")
    /// `math`
    public static let math = Self(rawValue: "math")
    /// `menu`
    public static let menu = Self(rawValue: "menu")
    /// `menubar`
    public static let menubar = Self(rawValue: "menubar")
    /// `menuitem`
    public static let menuitem = Self(rawValue: "menuitem")
    /// `menuitemcheckbox`
    public static let menuitemcheckbox = Self(rawValue: "menuitemcheckbox")
    /// `menuitemradio`
    public static let menuitemradio = Self(rawValue: "menuitemradio")
    /// `meter`
    public static let meter = Self(rawValue: "meter")
    /// `navigation`
    public static let navigation = Self(rawValue: "navigation")
    /// `none`
    public static let none = Self(rawValue: "none")
    /// `note`
    public static let note = Self(rawValue: "note")
    /// `option`
    public static let option = Self(rawValue: "option")
    /// `paragraph`
    public static let paragraph = Self(rawValue: "paragraph")
    /// `presentation`
    public static let presentation = Self(rawValue: "presentation")
    /// `progressbar`
    public static let progressbar = Self(rawValue: "progressbar")
    /// `radio`
    public static let radio = Self(rawValue: "radio")
    /// `radiogroup`
    public static let radiogroup = Self(rawValue: "radiogroup")
    /// `region`
    public static let region = Self(rawValue: "region")
    /// `row`
    public static let row = Self(rawValue: "row")
    /// `rowgroup`
    public static let rowgroup = Self(rawValue: "rowgroup")
    /// `rowheader`
    public static let rowheader = Self(rawValue: "rowheader")
    /// `scrollbar`
    public static let scrollbar = Self(rawValue: "scrollbar")
    /// `search`
    public static let search = Self(rawValue: "search")
    /// `searchbox`
    public static let searchbox = Self(rawValue: "searchbox")
    /// `separator`
    public static let separator = Self(rawValue: "separator")
    /// `slider`
    public static let slider = Self(rawValue: "slider")
    /// `spinbutton`
    public static let spinbutton = Self(rawValue: "spinbutton")
    /// `status`
    public static let status = Self(rawValue: "status")
    /// `strong`
    public static let strong = Self(rawValue: "strong")
    /// `subscript`
    public static let `subscript` = Self(rawValue: "subscript")
    /// `superscript`
    public static let superscript = Self(rawValue: "superscript")
    /// `switch`
    public static let `switch` = Self(rawValue: "switch")
    /// `tab`
    public static let tab = Self(rawValue: "tab")
    /// `table`
    public static let table = Self(rawValue: "table")
    /// `tablist`
    public static let tablist = Self(rawValue: "tablist")
    /// `tabpanel`
    public static let tabpanel = Self(rawValue: "tabpanel")
    /// `term`
    public static let term = Self(rawValue: "term")
    /// `textbox`
    public static let textbox = Self(rawValue: "textbox")
    /// `time`
    public static let time = Self(rawValue: "time")
    /// `timer`
    public static let timer = Self(rawValue: "timer")
    /// `toolbar`
    public static let toolbar = Self(rawValue: "toolbar")
    /// `tooltip`
    public static let tooltip = Self(rawValue: "tooltip")
    /// `tree`
    public static let tree = Self(rawValue: "tree")
    /// `treegrid`
    public static let treegrid = Self(rawValue: "treegrid")
    /// `treeitem`
    public static let treeitem = Self(rawValue: "treeitem")
  }
}
