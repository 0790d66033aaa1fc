import StrutCore
import StrutFormats
import StrutTemplate

/// Finds what was changed between two drawings of a document from what is written for its boxes on both sides.
///
/// A value that is written otherwise is a cause. A value that is written as before but came out otherwise follows from
/// what its expression names: a token, a parameter, data.
struct CauseFinder {
  /// Attributes that no picture shows.
  private static let invisible: Set<String> = [
    "title", "name", "key", DocumentSources.Entry.words, DocumentSources.Entry.handed,
  ]

  /// Whether no picture shows a value of that name by itself.
  static func isInvisible(_ name: String) -> Bool {
    invisible.contains(name) || DocumentSources.Entry.isOfSlot(name)
  }

  let expected: RecordedSources
  let actual: RecordedSources
  let old: BoxOutline
  let new: BoxOutline
  let matching: BoxMatching
  let dependencies: DependencyFinder
  let uses: UseMatching
  /// How the boxes of both sides are named.
  let subjects: (old: BoxSubjects, new: BoxSubjects)
  private var causes: [ChangeCause] = []
  private var emptyBranchesByBody: [String?: [ChangeCause]] = [:]
  /// What hardly ever shows, and is told where nothing else is.
  var quietCauses: [ChangeCause] = []
  private var seen: Set<Place> = []

  /// What tells causes of one document apart: one line gives a box in each turn of a loop.
  private struct Place: Hashable {
    var subject: String
    var change: String
    var file: String?
    var line: Int?
  }

  /// The causes, in the order in which people would look for them; empty where they cannot be told.
  static func causes(
    expected: GoldenRecord, actual: GoldenRecord, old: BoxOutline, new: BoxOutline,
    matching: BoxMatching
  ) -> [ChangeCause] {
    guard let before = expected.sources, let after = actual.sources else { return [] }
    var finder = CauseFinder(before, after, old: old, new: new, matching: matching)
    finder.compareDeclarations()
    finder.compareBoxes()
    finder.compareOrder()
    finder.compareParents()
    finder.compareFiles()
    finder.compareFonts(expected.renderer, actual.renderer)
    return finder.causes.isEmpty ? finder.quietCauses : finder.causes
  }

  private init(
    _ expected: RecordedSources, _ actual: RecordedSources, old: BoxOutline, new: BoxOutline,
    matching: BoxMatching
  ) {
    self.expected = expected
    self.actual = actual
    self.old = old
    self.new = new
    self.matching = matching
    dependencies = DependencyFinder(expected: expected, actual: actual)
    uses = UseMatching(expected.document, actual.document, old: old, new: new, matching)
    subjects = (
      BoxSubjects(old, expected.document, partners: uses.newOfOld),
      BoxSubjects(new, actual.document, partners: uses.oldOfNew)
    )
  }

  mutating func add(_ cause: ChangeCause) {
    // What a file of data says is one thing, whatever the names of those that read it.
    let isOfFile = cause.kind == .data && cause.isShared
    let place = Place(
      subject: isOfFile ? cause.key : cause.subject, change: cause.change, file: cause.file,
      line: cause.line)
    if seen.insert(place).inserted { causes.append(cause) }
  }

  // MARK: Values

  /// - Parameter boxes: The numbers of the boxes on both sides; `nil` for what is none.
  mutating func compare(
    _ before: DocumentSources.Entry, _ after: DocumentSources.Entry,
    as subject: BoxSubjects.Subject,
    boxes: (old: Int, new: Int)? = nil
  ) {
    let parts = PartMatching(before.parts, after.parts)
    compareValues(
      before.withoutText(equalTo: after, parts), after.withoutText(equalTo: before, parts),
      as: subject, boxes: boxes)
    compareParts(of: before, after, parts, as: subject)
  }

  /// Compares what is written for an element itself.
  mutating func compareValues(
    _ before: DocumentSources.Entry, _ after: DocumentSources.Entry,
    as subject: BoxSubjects.Subject,
    boxes: (old: Int, new: Int)? = nil
  ) {
    let known = Dictionary(before.values.map { ($0.name, $0) }) { first, _ in first }
    let present = Set(after.values.map(\.name))
    for value in after.values where !Self.isInvisible(value.name) {
      if let boxes, value.name != "text", known[value.name]?.value != value.value,
        known[value.name]?.isSameClass(as: value) != true,
        addHanded(known[value.name], value, of: boxes)
      {
        continue
      }
      compare(known[value.name], value, in: (before, after), as: subject)
    }
    for value in before.values
    where !present.contains(value.name) && !Self.isInvisible(value.name) {
      if let boxes, value.name != "text", addHanded(value, nil, of: boxes) { continue }
      var own = value
      own.place = after.place
      add(own, "\(value.name) \(value.asNamed.quoted) removed", as: subject)
    }
  }

  private mutating func compare(
    _ before: DocumentSources.Value?, _ after: DocumentSources.Value,
    in entries: (before: DocumentSources.Entry, after: DocumentSources.Entry),
    as subject: BoxSubjects.Subject
  ) {
    guard let before else {
      return add(after, "\(after.name) set to \(after.asNamed.quoted)", as: subject)
    }
    guard before.value != after.value else { return }
    // A part of a typography that is another token is told as that one.
    if subject.kind == .token, addAll(dependencies.tokenCauses(showing: before, after)) { return }
    if before.isSameClass(as: after) {
      // The plain document has a variant of the style for each theme, which nobody wrote.
      let found = dependencies.themeCauses(
        instances: (entries.before.instance, entries.after.instance))
      let isOtherTheme = addAll(found) && !dependencies.renamesThemesOnly
      return compareVariants(before, after, isOtherTheme: isOtherTheme)
    }
    if compareRenamedStyles(before, after) { return }
    if after.name == "text", addSlotted(before, after, in: entries, as: subject) { return }
    if after.name == "text", addContentRemoved(in: entries, was: before) { return }
    if after.name == "text", entries.after.name == "item",
      addWords(in: entries, isSame: before.written == after.written)
    {
      return
    }
    if let written = after.written, written == before.written || before.isRaw {
      let found = dependencies.causes(
        of: written, instances: (entries.before.instance, entries.after.instance),
        shown: DependencyFinder.ShownChange(was: before.value, now: after.value))
      if !found.isEmpty { return found.forEach { add($0) } }
    }
    addRewritten(before, after, in: entries, as: subject)
  }

  /// What was changed at a place of the plain document, known by its subject.
  func cause(
    _ kind: ChangeCause.Kind, _ subject: String, _ change: String, at place: DocumentSources.Place
  ) -> ChangeCause {
    ChangeCause(
      kind: kind, subject: subject, change: change, file: place.file, line: place.line,
      key: subject, isShared: subjects.new.isShared(place))
  }

  /// Tells what was changed of a value.
  mutating func add(
    _ value: DocumentSources.Value, _ change: String, as subject: BoxSubjects.Subject
  ) {
    let kind = value.name == "text" && subject.kind == .attribute ? .text : subject.kind
    add(
      ChangeCause(
        kind: kind, subject: subject.name, change: change, file: value.place.file,
        line: value.place.line, key: subject.key, isShared: subject.isShared))
  }

  // MARK: Boxes

  private mutating func compareBoxes() {
    let outlines = (old: BranchOutline(expected.document), new: BranchOutline(actual.document))
    // The boxes that came or went for themselves, and those of now that are those of other branches.
    var (came, went, others) = ([Int](), [Int](), Set<Int>())
    // The boxes of now that stand for uses of other components.
    var replaced: Set<Int> = []
    for index in new.boxes.indices {
      guard let partner = matching.oldOfNew[index] else {
        let parentIsNew = new.parents[index].map { matching.oldOfNew[$0] == nil } ?? false
        if !parentIsNew { came.append(index) }
        continue
      }
      if new.parents[index].map(others.contains) ?? false {
        others.insert(index)
      } else if let branch = otherBranch(of: index, partner, outlines) {
        branch.causes.forEach { add($0) }
        others.insert(index)
        if !branch.decidesNew { came.append(index) }
        if !branch.decidesOld { went.append(partner) }
      } else if addSlotEmptied(at: index, partner) || addOtherComponent(at: index, partner)
        || addInlined(at: index, partner)
      {
        others.insert(index)
        replaced.insert(index)
      } else {
        compare(
          expected.document.boxes[partner], actual.document.boxes[index],
          as: subjects.new.subject(of: index), boxes: (partner, index))
      }
    }
    went += old.boxes.indices.filter { index in
      matching.newOfOld[index] == nil
        && old.parents[index].map { matching.newOfOld[$0] != nil } ?? true
    }
    came.removeAll { new.parents[$0].map(replaced.contains) ?? false && isBody($0) }
    let former = Set(replaced.compactMap { matching.oldOfNew[$0] })
    went.removeAll { old.parents[$0].map(former.contains) ?? false && wasBody($0) }
    // A box came or went: for what the component around it was given, for other data, or since somebody wrote it.
    came = came.filter { !addGiven(toComing: $0) }
    addOtherRoots(&came, &went)
    addPlaced(came, .added, "was added", by: subjects.new, besides: subjects.old)
    let left = went.filter { !addGiven(toGoing: $0) }
    addPlaced(left, .removed, "was removed", by: subjects.old, besides: subjects.new)
  }

  /// Whether a box is written in the same use of a component as the box around it, with which it came.
  private func isBody(_ index: Int) -> Bool {
    let parent = new.parents[index].flatMap { actual.document.boxes[$0].instance }
    return parent != nil && actual.document.boxes[index].instance == parent
  }

  /// Whether a box was written in the same use of a component as the box around it, with which it went.
  private func wasBody(_ index: Int) -> Bool {
    let parent = old.parents[index].flatMap { expected.document.boxes[$0].instance }
    return parent != nil && expected.document.boxes[index].instance == parent
  }

  /// Adds what is told of boxes of one side: of those of one line once.
  private mutating func addPlaced(
    _ boxes: [Int], _ kind: ChangeCause.Kind, _ change: String, by subjects: BoxSubjects,
    besides others: BoxSubjects
  ) {
    var counts: [DocumentSources.Place: Int] = [:]
    for index in boxes { counts[subjects.lonelyPlace(of: index), default: 0] += 1 }
    for index in boxes {
      let place = subjects.lonelyPlace(of: index)
      // Where other turns have the element already, one more turn came and no element was written.
      let isOneOfMany =
        (counts[place]! > 1 && !subjects.holdsOther(than: index, in: others))
        || subjects.isInLoop(index)
      let subject = subjects.subject(ofPlaced: index, kind, isOneOfMany: isOneOfMany)
      add(
        ChangeCause(
          kind: kind, subject: subject.name, change: change, file: place.file, line: place.line,
          key: subject.key, isShared: subject.isShared))
    }
  }

  /// Why a box is that of another branch than its partner; `nil` where it is not, or nothing that decides it changed.
  private func otherBranch(
    of index: Int, _ partner: Int, _ outlines: (old: BranchOutline, new: BranchOutline)
  ) -> DependencyFinder.OtherBranch? {
    let (before, after) = (expected.document.boxes[partner], actual.document.boxes[index])
    if dependencies.knowsBranches {
      let found = dependencies.otherBranch(before, after)
      // A box with an id that stands in one of the two branches alone was moved there.
      let isMoved =
        new.boxes[index].id != nil && found.map { !$0.decidesOld || !$0.decidesNew } == true
      return isMoved ? nil : found
    }
    guard
      outlines.old.isOtherBranch(before.place, than: after.place, of: outlines.new)
    else { return nil }
    let found = dependencies.causesOfBoxes(instances: (before.instance, after.instance))
    return found.isEmpty
      ? nil : DependencyFinder.OtherBranch(causes: found, decidesOld: true, decidesNew: true)
  }

  /// Tells causes; returns whether there are any.
  mutating func addAll(_ causes: [ChangeCause]) -> Bool {
    causes.forEach { add($0) }
    return !causes.isEmpty
  }

  /// Names what decides that there is a box; `false` where that has not changed.
  private mutating func addGiven(toComing index: Int) -> Bool {
    let parent = new.parents[index].map { actual.document.boxes[$0] }
    let box = actual.document.boxes[index]
    let use = box.instance.flatMap { uses.oldOfNew[$0] == nil ? nil : $0 } ?? parent?.instance
    let found =
      dependencies.knowsBranches
      ? dependencies.causesOfComing(box, in: parent, uses)
      : dependencies.causesOfBoxes(instances: (use.flatMap { uses.oldOfNew[$0] }, use))
    return addAll(found)
  }

  /// Names what decides that there was a box; `false` where that has not changed.
  private mutating func addGiven(toGoing index: Int) -> Bool {
    let parent = old.parents[index].map { expected.document.boxes[$0] }
    let box = expected.document.boxes[index]
    let use = box.instance.flatMap { uses.newOfOld[$0] == nil ? nil : $0 } ?? parent?.instance
    var found =
      dependencies.knowsBranches
      ? dependencies.causesOfGoing(box, in: parent, uses)
      : dependencies.causesOfBoxes(instances: (use, use.flatMap { uses.newOfOld[$0] }))
    // Somebody may have put a condition around it that leaves it out.
    if found.isEmpty { found = emptyBranches(in: subjects.old.component(ofPlaced: index)) }
    return addAll(found)
  }

  /// The conditions that came into a body and leave out all that is in them, looked for once for all that went from it.
  private mutating func emptyBranches(in component: String?) -> [ChangeCause] {
    if let known = emptyBranchesByBody[component] { return known }
    let found = dependencies.emptyBranches(in: component, of: actual.document)
    emptyBranchesByBody[component] = found
    return found
  }

  // MARK: Files

  private mutating func compareFiles() {
    for (name, was, now) in expected.files.changes(to: actual.files) where was != now {
      let isData = [".json", ".jsonl", ".csv"].contains { name.hasSuffix($0) }
      // Files of tokens and data count where a value came of them.
      if !isData {
        add(
          ChangeCause(
            kind: .image, subject: FilePath.name(of: name), change: "is another picture",
            file: name, key: FilePath.name(of: name), isShared: true))
      }
    }
  }

  private mutating func compareFonts(_ before: RendererFingerprint, _ after: RendererFingerprint) {
    for (name, was, now) in before.fonts.changes(to: after.fonts) where was != now {
      let path = actual.document.fonts.lazy.flatMap(\.values)
        .first { $0.name == "src" && ($0.value == name || $0.value.hasSuffix("/" + name)) }?.value
      add(
        ChangeCause(
          kind: .font, subject: path ?? name, change: "is another font", file: path, key: name))
    }
    let names = Set(before.libraries.map(\.name))
    for part in after.libraries where names.contains(part.name) {
      guard let was = before.libraries.first(where: { $0.name == part.name })?.value,
        was != part.value, causes.isEmpty
      else { continue }
      add(
        ChangeCause(
          kind: .renderer, subject: part.name, change: "\(was) → \(part.value)", key: part.name))
    }
  }
}

extension [RendererFingerprint.Part] {
  /// The parts that both lists have, with other values.
  func changes(to other: [RendererFingerprint.Part]) -> [(name: String, was: String, now: String)] {
    let known = Dictionary(map { ($0.name, $0.value) }) { first, _ in first }
    return other.compactMap { part in
      known[part.name].flatMap { $0 == part.value ? nil : (part.name, $0, part.value) }
    }
  }
}

extension DocumentSources.Value {
  /// The value as messages show it: the expression too, where it is one; texts in quotes.
  var quoted: String { quoted(ShortText.of(value), expression.map(ShortText.of)) }

  /// How the value becomes another one: both as messages show them, from where they begin to differ.
  func change(to other: Self) -> String {
    let values = ShortText.of(value, other.value)
    var texts = (was: expression.map(ShortText.of), now: other.expression.map(ShortText.of))
    if let was = expression, let now = other.expression { texts = ShortText.of(was, now) }
    return "\(quoted(values.was, texts.was)) → \(other.quoted(values.now, texts.now))"
  }

  /// Whether both name the same styles, perhaps as they are in other themes.
  func isSameClass(as other: Self) -> Bool {
    func names(_ value: String) -> [Substring] {
      value.split(separator: " ").map(ThemedName.base)
    }
    return name == "class" && names(value) == names(other.value)
  }

  /// The value with the names of styles as somebody wrote them, without the themes that they are in.
  var asNamed: Self {
    guard name == "class" else { return self }
    var named = self
    named.value = value.split(separator: " ").map(ThemedName.base).joined(separator: " ")
    return named
  }

  /// How the value becomes another one: as somebody wrote both, where that is not the same.
  func shownChange(to other: Self) -> String {
    written == other.written
      ? asNamed.change(to: other.asNamed) : asNamed.changeAsWritten(to: other.asNamed)
  }

  /// How the value becomes another one, as somebody wrote both.
  func changeAsWritten(to other: Self) -> String {
    guard !holdsTags, !other.holdsTags else { return change(to: other) }
    let texts = ShortText.of(written ?? value, other.written ?? other.value)
    return "\(quoted(texts.was, nil)) → \(other.quoted(texts.now, nil))"
  }

  /// Whether what is written for a text has loops and conditions in it, or in a record of before whole tags, and is not for
  /// people.
  var holdsTags: Bool { name == "text" && written?.contains("<") == true }

  /// Whether what is written for a text has tags, as records of before had it.
  var isRaw: Bool {
    holdsTags && written?.contains(DocumentSources.Value.control) == false
  }

  private func quoted(_ value: String, _ expression: String?) -> String {
    if name == "text" { return "“\(value)”" }
    return expression.map { "\($0) (\(value))" } ?? value
  }

  /// What is written where that says more than the value: an object of JSON does not.
  var expression: String? {
    guard let written, written.first == "{" else { return written }
    return written.dropFirst().first { !$0.isWhitespace } == "\"" ? nil : written
  }
}
