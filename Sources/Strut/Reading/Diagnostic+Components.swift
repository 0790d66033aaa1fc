import StrutCore

/// Messages about the plain document, in the words of the one with components and conditions that somebody wrote.
extension Diagnostic {
  /// The diagnostic of a view that constraints do not have, with what stands in its place: a component without an id or with
  /// several boxes, or a box that a condition leaves out.
  func namingViewOfComponent(in document: SourceText, _ places: inout WrittenPlaces) -> Diagnostic {
    guard code == "unknown-view", hints.isEmpty || hints[0].hasPrefix("the view here is"),
      let match = message.firstMatch(of: /is called '([^'`]+)'/)
    else { return self }
    let (name, file) = (String(match.1), source ?? document)
    if let use = places.element(named: name, in: file), use.isInstance, !use.hasID {
      return advising("a view is called by its id: write <\(name) id=\"\(name.lowercased())\">")
    }
    guard let element = places.element(withID: name, in: file) else { return self }
    if let branch = element.around.first(where: { ["if", "else", "for"].contains($0) }) {
      return advising(
        "#\(name) stands in <\(branch)>, and is not there now: put what is said of it into such a <\(branch)>, too"
      )
    }
    guard element.isInstance else { return self }
    return advising(
      "<\(element.name)> has several root boxes, so that no view has its id: put them into one <container>"
    )
  }

  /// The diagnostic of a metric that is no name but what an expression came to.
  func namingMetric(in document: SourceText) -> Diagnostic {
    guard let range, (source ?? document).standsInBraces(range),
      let match = message.firstMatch(of: /no metric is called '([^']+)'/)
    else { return self }
    let written = (source ?? document).text(in: range)
    // A text in quotes is no parameter that could be given.
    guard written.allSatisfy({ $0.isLetter || $0.isNumber || "_.-".contains($0) }) else {
      return advising(
        "{\(written)} is '\(match.1)' here, and a number is wanted: write one in its place, as {8}")
    }
    return advising(
      "{\(written)} is '\(match.1)' here, and a number is wanted: give it one, as \(written)=\"8\"")
  }

  /// The diagnostic of an attribute that a component hands on to its root box, which does not have it.
  func namingHandover(in document: SourceText, _ places: inout WrittenPlaces) -> Diagnostic {
    guard code == "unknown-attribute", let range, message.contains("has no attribute '"),
      let element = places.element(withAttributeAt: range, in: source ?? document),
      element.isInstance, !message.hasPrefix("<\(element.name)>")
    else { return self }
    var diagnostic = self
    diagnostic.message = "<\(element.name)> has no such parameter, and its root box, a \(message)"
    if hints.isEmpty {
      diagnostic.hints = [
        "write it on a box in <component name=\"\(element.name)\">, or declare it there: <param name=\"\((source ?? document).text(in: range))\" default=\"…\"/>"
      ]
    }
    return diagnostic
  }

  /// The diagnostic of a component of boxes in a text, which is a mistake of who uses it.
  func namingComponentOfBoxes(
    in document: SourceText, _ places: inout WrittenPlaces
  ) -> Diagnostic {
    guard severity == .error, let first = trace.first,
      let use = first.prefixMatch(of: /used by <([^>]+)> at ([^ ]+):(\d+):(\d+)$/),
      let match = message.prefixMatch(of: /<(item|container|guide)> cannot stand in <(item|span)>/),
      use.2 == document.name[...], let line = Int(use.3), let column = Int(use.4)
    else { return self }
    let start = document.offset(line: line, column: column)
    // The text may be one of the component's own.
    guard let holder = places.element(around: start, in: document)?.holder,
      holder == match.2 || holder.first?.isUppercase == true
    else { return self }
    var diagnostic = self
    diagnostic.source = nil
    diagnostic.range = SourceRange(start, start + use.1.utf8.count)
    diagnostic.trace.removeFirst()
    diagnostic.message =
      "<\(use.1)> is a box, <\(match.1)>, and cannot stand in <\(match.2)>, which holds only text, <span>, <br> or <image>"
    diagnostic.hints = [
      holder == match.2
        ? "put <\(use.1)> beside the <\(match.2)>, both in one <container>"
        : "what stands in <\(holder)> is a part of its text: put <\(use.1)> beside it"
    ]
    return diagnostic
  }

  /// The diagnostic of a box in a component whose slot stands in a text.
  func namingSlotOfText(in document: SourceText, _ places: inout WrittenPlaces) -> Diagnostic {
    guard severity == .error, let range,
      message.starts(with: /<(item|container|guide)> cannot stand in <(item|span)>/),
      let holder = places.element(around: Int(range.lowerBound), in: source ?? document)?.holder,
      holder.first?.isUppercase == true
    else { return self }
    return advising(
      "what stands in <\(holder)> is a part of its text: write the words themselves, or <span>…</span>"
    )
  }

  /// The diagnostic with another hint.
  private func advising(_ hint: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.hints = [hint]
    return diagnostic
  }
}
