import Strut

/// What somebody has bought.
public struct Order: Sendable {
  /// One thing.
  public struct Line: Sendable {
    public var name: String
    public var cents: Int

    public init(_ name: String, cents: Int) {
      self.name = name
      self.cents = cents
    }
  }

  public var shop: String
  public var lines: [Line]
  public var note: String?

  public init(shop: String, lines: [Line], note: String? = nil) {
    self.shop = shop
    self.lines = lines
    self.note = note
  }

  public var total: Int { lines.reduce(0) { $0 + $1.cents } }

  /// An order to look at.
  public static let sample = Order(
    shop: "Corner shop",
    lines: [
      Line("Tea, Darjeeling", cents: 640), Line("Milk", cents: 129),
      Line("Bread, baked this morning by the people next door", cents: 480),
    ], note: "Ada")
}

/// The receipt of an order.
public struct Receipt: Component {
  public var order: Order

  public init(order: Order) { self.order = order }

  public var body: Element {
    Column(gap: 8) {
      Text(order.shop).id("shop").fontSize(20).bold()
      for line in order.lines { PriceRow(name: line.name, cents: line.cents) }
      Rectangle().height(1).background("#cbd5e1")
      PriceRow(name: "Total", cents: order.total).bold().id("total")
      if let note = order.note { Text("Thanks, ", Span(note).bold(), "!").color("#64748b") }
    }
    .padding(16).background(.white).color("#0f172a").fontSize(14)
  }
}

/// A name that wraps and a price that does not.
func PriceRow(name: String, cents: Int) -> Element {
  Row(gap: 16) {
    Text(name).flex(1)
    Text(price(cents)).textAlign(.right)
  }
}

/// An amount of money as people write it.
func price(_ cents: Int) -> String {
  let rest = cents % 100
  return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
}
