import Foundation
import Strut
import StrutFormats
import StrutGolden
import StrutTestSupport
import Testing

/// Random single edits anywhere in a project, in documents, libraries, tokens, data, strings, pictures and fonts: each is
/// named alone, with its place.
@Suite(.serialized)
struct RandomEditTests {
  /// `STRUT_RANDOM_EDITS=300 STRUT_EDIT_SEED=2` tries more, and others.
  private static let editCount = environmentNumber("STRUT_RANDOM_EDITS", else: 12)
  private static let seed = environmentNumber("STRUT_EDIT_SEED", else: 1)

  @Test func everyEditIsNamedAlone() throws {
    let folder = try TemporaryFolder()
    let source = packageRoot.appendingPathComponent("Fixtures/snapshot/project")
    var files: [(name: String, bytes: Data)] = []
    for name in FileManager.default.enumerator(atPath: source.path)?.compactMap({ $0 as? String })
      .sorted() ?? []
    where !(name as NSString).pathExtension.isEmpty {
      let bytes = try Data(contentsOf: source.appendingPathComponent(name))
      files.append((name, bytes))
      try folder.write(bytes, to: name)
    }
    let runner = try ProjectRunner(folder)
    #expect(try runner.run(.all).failures.map(\.headline) == [])
    var random = SplitMix64(seed: UInt64(Self.seed))
    var tried: [String: Int] = [:]
    var wrong: [String] = []
    var count = 0
    while count < Self.editCount {
      guard let edit = RandomEdit.make(of: files, &random) else { continue }
      try folder.write(edit.content, to: edit.file)
      let report = try runner.run(.none)
      let original = try #require(files.first { $0.name == edit.file })
      try folder.write(original.bytes, to: edit.file)
      // What is no document any more, or draws the same, is no edit that a picture shows.
      guard report.results.contains(where: \.isGrouped),
        report.results.allSatisfy({ $0.isGrouped || $0.status == .same })
      else { continue }
      count += 1
      tried[edit.kind, default: 0] += 1
      if let fault = Self.fault(of: report, edit) { wrong.append(fault) }
    }
    #expect(wrong.count * 20 <= count, "\(tried)\n\(wrong.joined(separator: "\n"))")
    #expect(tried.count > 1, "\(tried)")
    // What the suite tries is few enough for all to be right.
    if Self.editCount <= 100 { #expect(wrong == []) }
  }

  private static func fault(of report: Report, _ edit: RandomEdit) -> String? {
    let titles = report.groups.map { group in
      let causes = zip(group.causes, report.places(in: group)).map { cause, places in
        "\(places) \(cause.description)"
      }
      return causes.joined(separator: " + ") + " (\(group.members.count))"
    }
    let wanted = "\(edit.kind) \(edit.place) \(edit.words)"
    guard report.groups.count == 1, let group = report.groups.first, group.causes.count == 1,
      let cause = group.causes.first, report.places(in: group)[0] == [edit.place],
      edit.words.allSatisfy({ cause.description.contains($0) })
    else { return "\(wanted): \(titles.joined(separator: " | "))" }
    return nil
  }
}

extension TemporaryFolder {
  fileprivate func write(_ bytes: Data, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }
}
