import Strut

/// The badge of a build: what it is about, and how it went.
public func badge(_ label: String, passing: Bool) -> some Component {
  Row {
    Text(label).padding(horizontal: 8, vertical: 4).background("#475569")
    Text(passing ? "passing" : "failing").padding(horizontal: 8, vertical: 4)
      .background(passing ? "#16a34a" : "#dc2626")
  }
  .color(.white).fontSize(12).borderRadius(4).overflow(.hidden)
}
