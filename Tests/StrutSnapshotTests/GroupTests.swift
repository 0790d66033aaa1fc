import StrutComparison
import StrutFormats
import StrutGolden
import Testing

/// What is said of a group is true of all in it, and "only" of nothing outside.
struct GroupTests {
  private func result(
    _ viewport: String, _ status: CaseResult.Status, causes: [ChangeCause] = [],
    moved: Double? = nil, document: String = "a"
  ) -> CaseResult {
    var result = CaseResult(
      name: "\(document)/\(viewport)", document: "\(document).xml", golden: "",
      axes: [.viewport: viewport, .scale: "1"], status: status, isFailure: status != .same)
    result.causes = causes
    if let moved {
      result.elements = [
        ElementVerdict(name: "#x", path: "#x", line: 1, change: .moved(dx: moved, dy: 0))
      ]
    }
    return result
  }

  private func cause(_ name: String) -> ChangeCause {
    ChangeCause(kind: .attribute, subject: name, change: "width 1 → 2", line: 1, key: name)
  }

  private func axes(_ results: [CaseResult]) -> [[String]] {
    Report(started: "", results: results).groups.map(\.axes)
  }

  @Test func onlyIsSaidWhereTheRestIsTheSame() {
    let phone = result("phone", .changed, causes: [cause("#a")])
    #expect(axes([phone, result("wide", .same)]) == [["only on phone"]])
    // What could not be compared, passed by a tolerance or changed for a reason that nobody knows may show it, too.
    for status in [CaseResult.Status.tolerated, .missing, .recorded, .wrong, .broken] {
      #expect(axes([phone, result("wide", status)]) == [[]], "\(status)")
    }
    #expect(axes([phone, result("wide", .changed)]) == [[], []])
    // A golden that nothing draws is none of the pictures that could show it.
    #expect(axes([phone, result("wide", .stale)]) == [[]])
  }

  /// The picture without a case is in none of the cases that "only" would name.
  @Test func onlyIsNotSaidWhereOneHasNoValueOfTheAxis() {
    var whole = result("phone", .changed, causes: [cause("#a"), cause("#b")])
    let cases = ["empty", "full"].map { name in
      var one = result("phone", name == "empty" ? .changed : .same, causes: [cause("#a")])
      one.name += name
      one.axes[.state] = name
      return one
    }
    #expect(axes([whole] + cases) == [[], []])
    whole.status = .same
    #expect(axes([whole] + cases) == [["only in empty"]])
  }

  @Test func oneReasonIsOneGroupWhateverItMoved() {
    let both = [
      result("phone", .changed, causes: [cause("#a")], moved: 16),
      result("wide", .changed, causes: [cause("#a")], moved: 32),
    ]
    #expect(axes(both) == [[]])
    // Without causes the verdicts part them, and nobody can say that one is on phone only.
    let unknown = [result("phone", .changed, moved: 16), result("wide", .changed, moved: 32)]
    #expect(axes(unknown) == [[], []])
  }

  @Test func aSecondReasonDoesNotConfineTheFirst() {
    let results = [
      result("phone", .changed, causes: [cause("#a"), cause("#b")]),
      result("wide", .changed, causes: [cause("#a")]),
      result("tablet", .same),
    ]
    let groups = Report(started: "", results: results).groups
    #expect(groups.map { $0.causes.count } == [2, 1])
    #expect(groups.map(\.axes) == [["only on phone, wide"], ["only on phone, wide"]])
    let apart = [
      result("phone", .changed, causes: [cause("#b")]),
      result("wide", .changed, causes: [cause("#a")]),
    ]
    #expect(axes(apart) == [["only on phone"], ["only on wide"]])
  }

  @Test func placesOfOneReasonAreListedOnce() {
    let results = ["a", "b", "c"].flatMap { document in
      [
        result("phone", .changed, causes: [cause("#a")], document: document),
        result("wide", .changed, causes: [cause("#a")], document: document),
      ]
    }
    let report = Report(started: "", results: results)
    #expect(report.groups.count == 1)
    #expect(report.places(in: report.groups[0])[0] == ["a.xml:1", "b.xml:1", "c.xml:1"])
  }

  @Test func longListsAreFolded() {
    let results = (100..<580).map { index in
      result("phone", .changed, causes: [cause("#a")], document: "d\(index)")
    }
    let report = Report(started: "", results: results)
    let list = ListReporter.text(report)
    #expect(list.contains("… and 468 more snapshots"))
    #expect(list.contains("d100.xml:1 and 479 more places: #a width 1 → 2"))
    #expect(list.split(separator: "\n").count < 20)
    #expect(GitHubReporter.text(report).split(separator: "\n").count == 2)
    #expect(MarkdownReporter.text(report).utf8.count < 5000)
  }

  /// A style that six snapshots show, and a text of two of them: each is told once, at its own line.
  @Test func everyCauseIsToldOnceAtItsLine() throws {
    func style(_ name: String, _ change: String) -> ChangeCause {
      ChangeCause(
        kind: .style, subject: "<style name=\"\(name)\">", change: change, file: "theme.xml",
        line: 18, key: name)
    }
    let shared = [style("title", "font-size 20 → 21"), style("title", "line-height 26px → 27px")]
    let results = ["a", "b", "c"].flatMap { document in
      ["phone", "wide"].map { viewport in
        var own = cause("#f\(document)")
        own.line = 17
        return result(
          viewport, .changed, causes: shared + (document == "c" ? [] : [own]), document: document)
      }
    }
    let report = Report(started: "", results: results)
    #expect(report.groups.map(\.members.count) == [2, 2, 2], "for deciding each stands in one")
    #expect(report.reasons.map(\.members.count) == [6, 2, 2])
    #expect(report.reasons.map(\.causes.count) == [2, 1, 1])
    #expect(report.reasons.map(\.countToldBefore) == [0, 2, 2])
    let places = GitHubReporter.text(report).split(separator: "\n").dropLast().map {
      $0.split(separator: ",").prefix(2).joined(separator: ",")
    }
    #expect(
      places == [
        "::error file=theme.xml,line=18", "::error file=a.xml,line=17",
        "::error file=b.xml,line=17",
      ])
    for text in [ListReporter.text(report), MarkdownReporter.text(report)] {
      #expect(text.ranges(of: "font-size 20 → 21").count == 1, "\(text)")
      #expect(text.contains("6 snapshots changed for 2 reasons"))
      #expect(text.contains("2 snapshots changed for one more reason"))
      #expect(text.contains("in a/phone and 1 more"))
    }
  }

  /// A component of a library is the same thing whoever shows it: the library by itself, or documents in other folders.
  @Test func whatALibrarySaysIsOneReasonWhereverItIsShown() {
    func cause(in file: String?) -> ChangeCause {
      ChangeCause(
        kind: .attribute, subject: "<item> in <Row>", change: "padding 1 → 2", file: file, line: 5,
        key: "<item> in <Row>", isShared: true)
    }
    let results = [
      result("phone", .changed, causes: [cause(in: nil)], document: "screens/kit"),
      result("phone", .changed, causes: [cause(in: "kit.xml")], document: "screens/a"),
      result("phone", .changed, causes: [cause(in: "../kit.xml")], document: "screens/more/b"),
      result("phone", .changed, causes: [cause(in: "kit.xml")], document: "other/c"),
    ]
    let report = Report(started: "", results: results)
    #expect(report.groups.map(\.members.count) == [3, 1])
    #expect(
      report.groups.map { report.places(in: $0)[0] } == [
        ["screens/kit.xml:5"], ["other/kit.xml:5"],
      ])
  }

  /// What a group says of elements is true of each of its snapshots.
  @Test func elementsOfAGroupAreThoseOfAll() throws {
    let results = [
      result("phone", .changed, causes: [cause("#a")], moved: 16, document: "a"),
      result("phone", .changed, causes: [cause("#a")], moved: 32, document: "b"),
    ]
    func elements(_ results: [CaseResult]) -> Int? {
      Report(started: "", results: results).json["groups"]?.array?.first?["elements"]?.array?.count
    }
    #expect(elements(results) == 0)
    #expect(elements([results[0]]) == 1)
  }

  /// A line break in a name is no line of the list.
  @Test func namesStayOnTheirLines() {
    let list = ListReporter.text(
      Report(started: "", results: [result("phone", .missing, document: "odd/new\nline")]))
    #expect(list.split(separator: "\n").count == 2)
    #expect(list.contains("odd/new\\nline"))
  }

  /// Colons, commas and percent signs end or escape a property of a workflow command.
  @Test func propertiesOfAnnotationsAreEscaped() {
    let report = Report(
      started: "",
      results: [result("phone", .changed, causes: [cause("#a")], document: "a,b:c%d")])
    let annotation = GitHubReporter.text(report).split(separator: "\n").first
    #expect(annotation?.hasPrefix("::error file=a%2Cb%3Ac%25d.xml,line=1,title=") == true)
  }

  /// A golden that is not needed any more is a warning, and nobody sees what stands behind ten annotations.
  @Test func errorsStandBeforeWarnings() {
    let stale = (10..<22).map { index -> CaseResult in
      var result = result("phone", .stale, document: "old\(index)")
      result.isFailure = false
      return result
    }
    let report = Report(
      started: "", results: stale + [result("phone", .wrong, document: "new")])
    let lines = GitHubReporter.text(report).split(separator: "\n")
    #expect(lines.first?.hasPrefix("::error file=new.xml,") == true, "\(lines)")
    #expect(lines.dropFirst().prefix(9).allSatisfy { $0.hasPrefix("::warning file=old1") })
    #expect(lines.dropFirst(10).first == "… and 3 more reasons, which the summary lists")
  }

  @Test func readersOfCIGetNoMoreThanTheyTake() {
    let results = (100..<700).map { index in
      result(
        "phone", .changed, causes: [cause("#cause\(index)")], document: "folder/document\(index)")
    }
    let report = Report(started: "", results: results)
    let annotations = GitHubReporter.text(report).split(separator: "\n")
    #expect(annotations.count { $0.hasPrefix("::error") } == 10)
    #expect(annotations.contains("… and 590 more reasons, which the summary lists"))
    let links = MarkdownReporter.Links(
      files: "https://example.org/team/app/blob/c0ffee/", results: nil, job: "https://example.org/1"
    )
    let markdown = MarkdownReporter.text(report, links: links)
    #expect(markdown.utf8.count <= 60_000)
    #expect(markdown.contains("more reasons, which the other reports list."))
    #expect(
      markdown.contains("(https://example.org/team/app/blob/c0ffee/folder/document100.xml#L1)"))
    #expect(!markdown.contains(".strut/results"))
  }
}
