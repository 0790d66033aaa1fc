import Strut

/// The elements in a box that are no boxes: spans, statements of constraints, images in texts.
extension CauseFinder {
  /// Compares the parts of an element, each with the one that it was: one that came or went shifts the others, and says
  /// nothing of them.
  mutating func compareParts(
    of before: DocumentSources.Entry, _ after: DocumentSources.Entry,
    as subject: BoxSubjects.Subject
  ) {
    let matching = PartMatching(before.parts, after.parts)
    for (old, new) in matching.changed {
      compare(
        before.parts[old], after.parts[new],
        as: self.subject(ofPart: after.parts[new], number: new, in: subject))
    }
    guard !matching.added.isEmpty || !matching.removed.isEmpty else { return }
    // Which parts there are may follow from data and conditions, as it may for boxes.
    let given = dependencies.causesOfBoxes(instances: (before.instance, after.instance))
    guard given.isEmpty else { return given.forEach { add($0) } }
    for new in matching.added {
      add(after.parts[new], .added, "was added", number: new, in: subject)
    }
    for old in matching.removed {
      add(before.parts[old], .removed, "was removed", number: old, in: subject)
    }
  }

  private func subject(
    ofPart part: DocumentSources.Entry, number: Int, in subject: BoxSubjects.Subject
  ) -> BoxSubjects.Subject {
    // `<span> in #title`, `<vfl> in <Row>`; of others nothing that has a name is around.
    let place =
      subject.name.hasPrefix("#")
      ? " in \(subject.name)"
      : subject.name.ranges(of: " in <").last.map { String(subject.name[$0.lowerBound...]) } ?? ""
    return BoxSubjects.Subject(
      kind: subject.kind, name: "<\(part.name)>\(place)",
      key: "\(subject.key)/\(part.name)\(number)", isShared: subject.isShared)
  }

  private mutating func add(
    _ part: DocumentSources.Entry, _ kind: ChangeCause.Kind, _ change: String, number: Int,
    in subject: BoxSubjects.Subject
  ) {
    let named = self.subject(ofPart: part, number: number, in: subject)
    // A statement as it is written, with the ids of its component.
    let text =
      part.values.first { $0.name == "text" }.map {
        " “\(ShortText.of($0.written ?? $0.value))”"
      } ?? ""
    add(
      ChangeCause(
        kind: kind, subject: named.name + text, change: change, file: part.place.file,
        line: part.place.line, key: named.key, isShared: named.isShared))
  }
}
