import StrutFormats

/// Which pictures stand in a report that is one file, so that it stays small enough to be opened and sent.
///
/// Each group shows its first snapshot before any shows its second, so that every reason can be seen.
struct EmbeddedPictures {
  /// The most bytes of all pictures together, as the page holds them.
  private static let mostBytes = 7_500_000

  private var addresses: [String: [ResultPicture: String]] = [:]

  init(_ report: Report, bytes: (CaseResult, ResultPicture) -> [UInt8]?) {
    var room = Self.mostBytes
    for index in Self.order(report) {
      let result = report.results[index]
      var found: [ResultPicture: String] = [:]
      for kind in [ResultPicture.expected, .actual] where result.pictures.contains(kind) {
        guard let bytes = bytes(result, kind) else { continue }
        found[kind] = "data:image/png;base64," + Base64.encode(bytes)
      }
      let size = found.values.reduce(0) { $0 + $1.utf8.count }
      // A large one may be left out where smaller ones after it still fit.
      guard size <= room else { continue }
      room -= size
      addresses[result.name] = found
    }
  }

  /// The address of a picture; `nil` where it is not in the report.
  func address(of result: CaseResult, _ kind: ResultPicture) -> String? {
    addresses[result.name]?[kind]
  }

  /// The results in the order in which they get room: the first ones of all groups, then the second ones.
  private static func order(_ report: Report) -> [Int] {
    let groups = report.groups.map(\.members)
    let grouped = Set(groups.joined())
    let others = report.results.indices.filter { index in
      !grouped.contains(index) && !report.results[index].pictures.isEmpty
    }
    var order: [Int] = []
    let most = groups.map(\.count).max() ?? 0
    for turn in 0..<max(most, 1) {
      for group in groups where turn < group.count { order.append(group[turn]) }
      if turn == 0 { order += others }
    }
    return order
  }
}
