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
    #expect(
      report.places(of: cause("#a"), in: report.groups[0]) == ["a.xml:1", "b.xml:1", "c.xml:1"])
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

  /// Colons, commas and percent signs end or escape a property of a workflow command.
  @Test func propertiesOfAnnotationsAreEscaped() {
    let report = Report(
      started: "",
      results: [result("phone", .changed, causes: [cause("#a")], document: "a,b:c%d")])
    let annotation = GitHubReporter.text(report).split(separator: "\n").first
    #expect(annotation?.hasPrefix("::error file=a%2Cb%3Ac%25d.xml,line=1,title=") == true)
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
