import StrutBoxes

/// What a part of a document is, by the standard structure types of PDF
/// ([ISO 32000-1 §14.8.4](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf)).
enum StructureType: String {
  case document = "Document"
  case part = "Part"
  case article = "Art"
  case section = "Sect"
  case division = "Div"
  case quotation = "BlockQuote"
  case caption = "Caption"
  case paragraph = "P"
  case heading1 = "H1"
  case heading2 = "H2"
  case heading3 = "H3"
  case heading4 = "H4"
  case heading5 = "H5"
  case heading6 = "H6"
  case list = "L"
  case listItem = "LI"
  case listBody = "LBody"
  case table = "Table"
  case tableRows = "TBody"
  case tableRow = "TR"
  case tableHeader = "TH"
  case tableCell = "TD"
  case span = "Span"
  case note = "Note"
  case code = "Code"
  case link = "Link"
  case figure = "Figure"
  case formula = "Formula"
  case plain = "NonStruct"

  /// The type of a heading. Levels begin at 1; PDF has six of them, and ARIA's default is 2
  /// ([WAI-ARIA 1.2 §5.4](https://www.w3.org/TR/wai-aria-1.2/#heading)).
  init(headingOfLevel level: Int32?) {
    let types: [StructureType] = [.heading1, .heading2, .heading3, .heading4, .heading5, .heading6]
    self = types[Int(min(6, max(1, level ?? 2))) - 1]
  }

  /// What a role is by itself; `nil` for those that PDF has no type for.
  init?(_ role: Role, level: Int32?) {
    switch role {
    case .heading: self.init(headingOfLevel: level)
    case .list, .directory, .feed: self = .list
    case .listitem: self = .listItem
    case .table, .grid, .treegrid: self = .table
    case .rowgroup: self = .tableRows
    case .row: self = .tableRow
    case .columnheader, .rowheader: self = .tableHeader
    case .cell, .gridcell: self = .tableCell
    case .figure, .img: self = .figure
    case .math: self = .formula
    case .caption: self = .caption
    case .paragraph: self = .paragraph
    case .blockquote: self = .quotation
    case .code: self = .code
    case .note: self = .note
    case .article: self = .article
    case .banner, .complementary, .contentinfo, .form, .main, .navigation, .region, .search:
      self = .section
    case .none, .presentation: self = .plain
    default: return nil
    }
  }

  /// Whether a part of this type may stand directly in one of another type; others are told as plain text or as nothing.
  func mayStand(in around: StructureType) -> Bool {
    switch self {
    case .listItem: around == .list
    case .tableRows: around == .table
    case .tableRow: around == .table || around == .tableRows
    case .tableHeader, .tableCell: around == .tableRow
    case .caption: around == .table || around == .list || around == .figure
    default: true
    }
  }

  /// Whether what stands in it directly is text, so that texts in it are parts of a line and no blocks.
  var holdsText: Bool {
    switch self {
    case .heading1, .heading2, .heading3, .heading4, .heading5, .heading6, .paragraph, .span,
      .caption, .code:
      true
    default: false
    }
  }
}
