/// What a box means to those who do not see it: the structure of SVG and PDF. Nothing of it is drawn.
package struct Semantics: Hashable, Sendable {
  /// What the box shows, in words; `nil` where nothing was said, empty for decoration.
  package var alternative: String?
  /// What the box is; `nil` where nothing was said.
  package var role: Role?
  /// The level of a heading, from 1; `nil` where nothing was said.
  package var level: Int32?

  /// Creates the meaning of a box of which nothing was said.
  package init() {}

  /// Whether nothing was said.
  package var isEmpty: Bool { alternative == nil && role == nil && level == nil }
}

/// What a box is, by the roles of [WAI-ARIA 1.2 §5.4](https://www.w3.org/TR/wai-aria-1.2/#role_definitions) that are no
/// abstractions.
package enum Role: String, Hashable, Sendable, CaseIterable {
  case alert, alertdialog, application, article, banner, blockquote, button, caption, cell, checkbox
  case code, columnheader, combobox, complementary, contentinfo, definition, deletion, dialog
  case directory, document, emphasis, feed, figure, form, generic, grid, gridcell, group, heading
  case img, insertion, link, list, listbox, listitem, log, main, marquee, math, menu, menubar
  case menuitem, menuitemcheckbox, menuitemradio, meter, navigation, none, note, option, paragraph
  case presentation, progressbar, radio, radiogroup, region, row, rowgroup, rowheader, scrollbar
  case search, searchbox, separator, slider, spinbutton, status, strong, `subscript`, superscript
  case `switch`, tab, table, tablist, tabpanel, term, textbox, time, timer, toolbar, tooltip, tree
  case treegrid, treeitem

  /// Whether the box is only there for its look.
  package var isPresentational: Bool { self == .none || self == .presentation }

  /// Whether it may have a level ([WAI-ARIA 1.2 §6.7](https://www.w3.org/TR/wai-aria-1.2/#aria-level)).
  package var takesLevel: Bool {
    switch self {
    case .heading, .listitem, .row, .treeitem: true
    default: false
    }
  }

  /// Whether assistive technology takes a name from an attribute
  /// ([WAI-ARIA 1.2 §5.2.8.6](https://www.w3.org/TR/wai-aria-1.2/#namefromprohibited)).
  package var takesName: Bool {
    switch self {
    case .caption, .code, .deletion, .emphasis, .generic, .insertion, .none, .paragraph,
      .presentation, .strong, .subscript, .superscript:
      false
    default: true
    }
  }
}
