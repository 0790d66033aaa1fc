import StrutTemplate

/// What stands before the boxes, and what a case gives.
extension CauseFinder {
  /// Compares the canvas, what the case gives, styles and fonts.
  mutating func compareDeclarations() {
    let (before, after) = (expected.document, actual.document)
    compare(
      before.layout, after.layout,
      as: BoxSubjects.Subject(kind: .canvas, name: "<layout>", key: "<layout>"))
    for (name, was, now) in expected.given.changes(to: actual.given) {
      add(given(name, was, now))
    }
    let styles = Dictionary(before.styles.map { ($0.name, $0) }) { first, _ in first }
    for style in after.styles {
      if let known = styles[style.name] { compare(known, style, as: Self.subject(ofStyle: style)) }
    }
    for (index, font) in after.fonts.enumerated() where index < before.fonts.count {
      let family = font.values.first { $0.name == "family" }?.value
      let name = family.map { "<font family=\"\($0)\">" } ?? "<font>"
      compare(
        before.fonts[index], font, as: BoxSubjects.Subject(kind: .font, name: name, key: name))
    }
  }

  private static func subject(ofStyle style: DocumentSources.Entry) -> BoxSubjects.Subject {
    let name = String(ThemedName.base(of: style.name))
    let isToken = style.place.file.map { !$0.hasSuffix(".xml") } ?? false
    return BoxSubjects.Subject(
      kind: isToken ? .token : .style, name: isToken ? name : "<style name=\"\(name)\">",
      key: name)
  }

  /// Compares the styles of a class that are as other themes have them: what the styles say, or the tokens that they name, may
  /// have come to a theme or left it.
  ///
  /// - Parameter isOtherTheme: Whether another theme is why, which has been told: then what is written as before says no more.
  mutating func compareVariants(
    _ before: DocumentSources.Value, _ after: DocumentSources.Value, isOtherTheme: Bool
  ) {
    let names = zip(before.value.split(separator: " "), after.value.split(separator: " "))
    for (was, now) in names where was != now {
      guard let old = expected.document.styles.first(where: { $0.name == was }),
        let new = actual.document.styles.first(where: { $0.name == now })
      else { continue }
      let (was, now) =
        isOtherTheme
        ? (old.without(whatIsWrittenIn: new), new.without(whatIsWrittenIn: old)) : (old, new)
      compare(was, now, as: Self.subject(ofStyle: new))
    }
  }

  /// Compares the styles that have other names in a class, where those of before are gone: with their new names they are what
  /// they were. `false` where the class names another style besides.
  mutating func compareRenamedStyles(
    _ before: DocumentSources.Value, _ after: DocumentSources.Value
  ) -> Bool {
    let (olds, news) = (before.value.split(separator: " "), after.value.split(separator: " "))
    guard before.name == "class", olds.count == news.count else { return false }
    var renamed: [(was: DocumentSources.Entry, now: DocumentSources.Entry)] = []
    for (was, now) in zip(olds, news) where was != now {
      guard !actual.document.declared.styles.contains(String(ThemedName.base(of: was))),
        !expected.document.styles.contains(where: { $0.name == now }),
        let old = expected.document.styles.first(where: { $0.name == was }),
        let new = actual.document.styles.first(where: { $0.name == now })
      else { return false }
      renamed.append((old, new))
    }
    for (was, now) in renamed {
      var subject = Self.subject(ofStyle: now)
      subject.name += " (was \(ThemedName.base(of: was.name)))"
      compare(was, now, as: subject)
    }
    return true
  }

  /// What the case says otherwise in place of the document, at its place in the configuration where that is known.
  private func given(_ name: String, _ was: String, _ now: String) -> ChangeCause {
    guard let source = actual.givenSource, source.name == name else {
      return ChangeCause(
        kind: .given, subject: "the case's", change: "\(name) \(was) → \(now)", line: 1,
        key: name)
    }
    let sides = (was: was.split(separator: "×"), now: now.split(separator: "×"))
    let changes = ["width", "height"].enumerated().compactMap { index, side -> String? in
      let old = sides.was.indices.contains(index) ? String(sides.was[index]) : "auto"
      let new = sides.now.indices.contains(index) ? String(sides.now[index]) : "auto"
      return old == new ? nil : "\(side) \(old) → \(new)"
    }
    return ChangeCause(
      kind: .given, subject: source.subject, change: changes.joined(separator: ", "),
      file: source.place.file, line: source.place.line, key: source.subject)
  }
}

extension DocumentSources.Entry {
  /// The entry without the values that are written in another one as they are here.
  fileprivate func without(whatIsWrittenIn other: Self) -> Self {
    var entry = self
    entry.values.removeAll { value in
      guard let written = value.written else { return false }
      return other.values.contains { $0.name == value.name && $0.written == written }
    }
    return entry
  }
}
