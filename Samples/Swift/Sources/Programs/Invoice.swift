import Strut

/// An invoice as pages of A4, each with as many lines as it has room for.
public struct Invoice: Sendable {
  public var order: Order
  public var number: Int

  /// How many lines stand on a page.
  public static let linesOnPage = 20

  public init(order: Order, number: Int) {
    self.order = order
    self.number = number
  }

  /// The pages; at least one.
  public var pages: [InvoicePage] {
    let count = max(1, (order.lines.count + Self.linesOnPage - 1) / Self.linesOnPage)
    return (0..<count).map { index in
      let lines = order.lines.dropFirst(index * Self.linesOnPage).prefix(Self.linesOnPage)
      return InvoicePage(invoice: self, lines: Array(lines), number: index + 1, count: count)
    }
  }

  /// The invoice as one PDF.
  public func pdf(_ renderer: Renderer) async throws -> Picture {
    try await renderer.pages(pages, width: 595, height: 842)
  }
}

/// One page of an invoice.
public struct InvoicePage: Component {
  var invoice: Invoice
  var lines: [Order.Line]
  var number: Int
  var count: Int

  public var body: Element {
    Column(gap: 8) {
      Row {
        Text("Invoice \(invoice.number)").fontSize(22).bold().flex(1)
        Text(invoice.order.shop).color("#64748b")
      }
      .alignItems(.baseline).margin(bottom: 20)
      for line in lines {
        PriceRow(name: line.name, cents: line.cents)
        Rectangle().height(0.5).background("#e2e8f0")
      }
      if number == count { PriceRow(name: "Total", cents: invoice.order.total).bold() }
      Spacer()
      Text("Page \(number) of \(count)").textAlign(.center).color("#64748b").id("page")
    }
    .padding(48).background(.white).fontSize(12)
  }
}
