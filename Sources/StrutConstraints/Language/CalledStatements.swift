/// Calls of Swift's libraries that say what several statements, or other ones than equations, say here: BxLayout's,
/// TinyConstraints' and PureLayout's.
enum CalledStatements {
  /// What to write for a text; `nil` for one that is none of these.
  static func hint(for text: String) -> String? {
    guard text.utf8.count < 300, text.contains("(") else { return nil }
    let text = text.trimmingSuffix { ";".contains($0) }
    return stack(text) ?? follow(text) ?? sizes(text) ?? pinned(text) ?? edge(text) ?? middle(text)
  }

  private static let inPlace = " in place of the <constraint>"

  // MARK: BxLayout

  /// `stack(a, 5, b, orientation: .horizontal)`
  private static func stack(_ text: String) -> String? {
    guard let call = text.wholeMatch(of: /(?:\w+\.)?stack\(\s*(.+?)\s*\)/) else { return nil }
    let arguments = call.1.split(separator: ",").map(\.trimmedText)
    let labelled = arguments.filter { $0.contains(":") }
    let places = arguments.filter { !$0.contains(":") }
    guard places.count > 1, places.allSatisfy({ $0.wholeMatch(of: /[\w.-]+/) != nil }) else {
      return nil
    }
    let isRow = labelled.contains { $0.hasPrefix("orientation") && $0.contains("orizontal") }
    return
      "write <stack\(isRow ? " orientation=\"horizontal\"" : "")>\(places.joined(separator: ", "))</stack>"
      + inPlace
  }

  /// `a.follow(b, on: [.top, .marginHorizontal])`
  private static func follow(_ text: String) -> String? {
    guard
      let call = text.wholeMatch(
        of: /(\w+)\.follow\(\s*(\w+)?\s*,?\s*(?:on:\s*\[?([\w\s,.]*)\]?)?\s*(,?\s*inset.*)?\)/)
    else { return nil }
    let target = call.2.map(String.init).flatMap { $0 == "superview" ? nil : $0 }
    let edges = (call.3 ?? "").split { $0 == "," || $0 == "." || $0.isWhitespace }
    let inset = call.4.flatMap { $0.firstMatch(of: /-?\d+(?:\.\d+)?/) }.map { String($0.0) }
    return "write <follow view=\"\(call.1)\"" + (target.map { " target=\"\($0)\"" } ?? "")
      + (edges.isEmpty ? "" : " on=\"\(edges.joined(separator: " "))\"")
      + (inset.map { " inset=\"\($0)\"" } ?? "") + "/>" + inPlace
  }

  /// `a.set(width: 40, height: 40)`, `a.size(CGSize(width: 40, height: 40))`, `a.autoSetDimension(.width, toSize: 40)`
  private static func sizes(_ text: String) -> String? {
    if let call = text.wholeMatch(
      of: /(\w+)\.autoSetDimension\(\s*\.(\w+)\s*,\s*toSize:\s*([\w.]+)\s*\)/)
    {
      return each(["\(call.1).\(call.2) == \(call.3)"])
    }
    if let call = text.wholeMatch(of: /(\w+)\.(width|height)\(\s*(?:to:\s*)?([\w.]+)\s*\)/) {
      let isNumber = Double(call.3) != nil
      return each(["\(call.1).\(call.2) == \(call.3)\(isNumber ? "" : ".\(call.2)")"])
    }
    guard
      let call = text.wholeMatch(
        of: /(\w+)\.(?:set|size|autoSetDimensions)\(.*?((?:width|height):.+?)\)+/)
    else { return nil }
    let sizes = call.2.matches(of: /(width|height):\s*([\w.]+)/)
    return each(sizes.map { "\(call.1).\($0.1) == \($0.2)" })
  }

  // MARK: TinyConstraints and PureLayout

  /// `a.edgesToSuperview(insets: .uniform(16))`, `a.autoPinEdgesToSuperviewEdges()`, `a.edges(to: b)`
  private static func pinned(_ text: String) -> String? {
    guard
      let call = text.wholeMatch(
        of: /(\w+)\.(?:edgesToSuperview|autoPinEdgesToSuperviewEdges|edges)\((?:to:\s*(\w+))?(.*)\)/
      )
    else { return nil }
    let numbers = Set(call.3.matches(of: /\d+(?:\.\d+)?/).map { String($0.0) })
    guard numbers.count <= 1, call.2 != nil || !text.contains(".edges(") else { return nil }
    return "write <follow view=\"\(call.1)\"" + (call.2.map { " target=\"\($0)\"" } ?? "")
      + (numbers.first.map { " inset=\"\($0)\"" } ?? "") + "/>" + inPlace
  }

  /// `a.leadingToSuperview(offset: 16)`, `a.topToBottom(of: b, offset: 8)`, `a.autoPinEdge(.top, to: .bottom, of: b)`,
  /// `a.autoPinEdge(toSuperviewEdge: .top, withInset: 8)`
  private static func edge(_ text: String) -> String? {
    let number = text.firstMatch(of: /(?:offset|withOffset|inset|withInset):\s*(-?[\d.]+)/)
      .flatMap { Double($0.1) }
    let isInset = text.contains("nset:") || text.contains("toSuperviewEdge")
    func equation(_ view: Substring, _ own: String, _ other: String, of target: String) -> String? {
      let isFar = ["trailing", "right", "bottom"].contains(own)
      let distance = (number ?? 0) * (isInset && isFar ? -1 : 1)
      return each(["\(view).\(own) == \(target).\(other)\(distance.asDistance)"])
    }
    if let call = text.wholeMatch(of: /(\w+)\.autoPinEdge\(\s*toSuperviewEdge:\s*\.(\w+).*\)/) {
      return equation(call.1, String(call.2), String(call.2), of: "superview")
    }
    if let call = text.wholeMatch(
      of:
        /(\w+)\.autoPinEdge\(\s*\.(\w+)\s*,\s*to(?:Edge)?:\s*\.(\w+)\s*,\s*of(?:View)?:\s*(\w+).*\)/
    ) {
      return equation(call.1, String(call.2), String(call.3), of: String(call.4))
    }
    if let call = text.wholeMatch(
      of: /(\w+)\.(leading|trailing|left|right|top|bottom)ToSuperview\(.*\)/)
    {
      return equation(call.1, String(call.2), String(call.2), of: "superview")
    }
    guard
      let call = text.wholeMatch(
        of: /(\w+)\.(leading|trailing|left|right|top|bottom)(?:To(\w+))?\((?:to|of):\s*(\w+).*\)/)
    else { return nil }
    let other = call.3.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? String(call.2)
    guard LayoutAttribute(rawValue: other) != nil else { return nil }
    return equation(call.1, String(call.2), other, of: String(call.4))
  }

  /// `a.centerInSuperview()`, `a.centerY(to: b)`, `a.autoAlignAxis(toSuperviewAxis: .vertical)`
  private static func middle(_ text: String) -> String? {
    if let call = text.wholeMatch(of: /(\w+)\.(?:centerInSuperview|autoCenterInSuperview)\(\s*\)/) {
      return each(["\(call.1).center == superview.center"])
    }
    if let call = text.wholeMatch(of: /(\w+)\.(center[XY])(?:ToSuperview\(.*\)|\(to:\s*(\w+)\s*\))/)
    {
      return each(["\(call.1).\(call.2) == \(call.3 ?? "superview").\(call.2)"])
    }
    guard
      let call = text.wholeMatch(
        of:
          /(\w+)\.autoAlignAxis\(\s*(?:toSuperviewAxis:\s*)?\.(vertical|horizontal)(?:\s*,\s*toSameAxisOf(?:View)?:\s*(\w+))?\s*\)/
      )
    else { return nil }
    // An axis is the line along which the centres stand.
    let center = call.2 == "vertical" ? "centerX" : "centerY"
    return each(["\(call.1).\(center) == \(call.3 ?? "superview").\(center)"])
  }

  private static func each(_ equations: [String]) -> String? {
    guard !equations.isEmpty else { return nil }
    return "write "
      + equations.map { "<constraint>\($0)</constraint>" }.joined(separator: " ")
  }
}

extension Substring {
  fileprivate var trimmedText: String {
    String(drop { $0.isWhitespace }).trimmingSuffix { $0.isWhitespace }
  }
}

extension String {
  /// The text without what stands at its end.
  fileprivate func trimmingSuffix(_ isPart: (Character) -> Bool) -> String {
    var end = endIndex
    while end > startIndex, isPart(self[index(before: end)]) { end = index(before: end) }
    return String(self[..<end])
  }
}

extension Double {
  /// As what is added; empty for 0.
  fileprivate var asDistance: String {
    self == 0 ? "" : self < 0 ? " - \((-self).shortestDecimal)" : " + \(shortestDecimal)"
  }
}
