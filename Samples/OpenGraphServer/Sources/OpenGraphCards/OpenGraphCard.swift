import Strut

/// What a page looks like where somebody shares its address: 1200 × 630 points.
public struct OpenGraphCard: Component {
  /// The title of the page.
  public var title: String
  /// The site that it belongs to.
  public var site: String

  public init(title: String, site: String = "example.com") {
    self.title = title
    self.site = site
  }

  public var body: Element {
    Column(gap: 24) {
      Row(gap: 16) {
        Rectangle().width(28).height(28).borderRadius(8).background("#4f46e5")
        Text(site).fontSize(28).color("#64748b")
      }
      .alignItems(.center)
      Text(title).id("title").fontSize(72).bold().lineHeight(1.15).lineClamp(4)
      Spacer()
      Rectangle().height(12).borderRadius(6)
        .attribute("background", "linear-gradient(90deg, #4f46e5, #06b6d4)")
    }
    .padding(72).background(.white).color("#0f172a")
  }
}
