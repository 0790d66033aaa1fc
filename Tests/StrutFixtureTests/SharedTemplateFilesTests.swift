import Foundation
import Strut
import StrutTestSupport
import Testing

/// Documents that import the same files: these are read once for all of them.
struct SharedTemplateFilesTests {
  static let documents =
    Fixture.discover("Fixtures/template/pairs") + Fixture.discover("Fixtures/template/diagnostics")

  /// A document comes to the same text with the same messages, whatever others have read before.
  @Test func documentsAreAsEachAlone() throws {
    let fonts = try SharedFonts()
    let alone = DocumentRenderer(fonts: fonts)
    let sharing = DocumentRenderer(
      fonts: fonts, options: ReadingOptions(shared: SharedTemplateFiles(readsOnce: true)))
    for fixture in Self.documents where !fixture.name.contains("/") {
      let source = try DocumentSource(file: fixture.url.path).parsed()
      let first = alone.process(source)
      for _ in 0..<2 {
        let again = sharing.process(source)
        #expect(first.text.bytes == again.text.bytes, "\(fixture.name)")
        #expect(Self.messages(of: first) == Self.messages(of: again), "\(fixture.name)")
        #expect(first.importedFiles == again.importedFiles, "\(fixture.name)")
        #expect(first.usageFaults == again.usageFaults, "\(fixture.name)")
      }
    }
  }

  /// A file that changes is read anew, unless it is taken to stay as it is; the same file seen from another folder is another
  /// one.
  @Test(arguments: [true, false]) func changedFilesAreReadAnew(readsOnce: Bool) throws {
    let folder = try TemporaryFolder()
    let options = ReadingOptions(
      root: folder.path, shared: SharedTemplateFiles(readsOnce: readsOnce))
    let kit =
      "<library><tokens src=\"t.json\"/><component name=\"A\"><param name=\"p\"/>"
      + "<item width=\"{w}\">{p} %</item></component></library>"
    let documents = [
      ("a.xml", "kit/kit.xml", "kit/s.json", "kit/d.json"),
      ("b/c/d.xml", "../../kit/kit.xml", "../../kit/s.json", "../../kit/d.json"),
    ]
    func write(_ word: String, _ number: Int) throws {
      try folder.write(kit.replacing("%", with: word), to: "kit/kit.xml")
      try folder.write(#"{"w": {"$type": "number", "$value": \#(number)}}"#, to: "kit/t.json")
      try folder.write(#"{"s": "string \#(word)"}"#, to: "kit/s.json")
      try folder.write(#"["data \#(word)"]"#, to: "kit/d.json")
      for (path, kit, strings, data) in documents {
        try folder.write(
          """
          <layout><import src="\(kit)"/><strings src="\(strings)"/><data name="d" src="\(data)"/>
          <A p="{t('s')} {d[0]}"/></layout>
          """, to: path)
      }
    }
    func text(_ path: String) throws -> String {
      let source = try DocumentSource(file: "\(folder.path)/\(path)").parsed()
      let document = source.expanded(options)
      #expect(document.diagnostics.isEmpty)
      let lines = document.text.split(separator: "\n")
      return lines.first { $0.contains("<item") }.map { String($0.drop { $0 != "<" }) } ?? ""
    }
    try write("one", 1)
    let first = "<item width=\"1\">string one data one one</item>"
    for (path, _, _, _) in documents { #expect(try text(path) == first) }
    try write("two", 2)
    let second = readsOnce ? first : "<item width=\"2\">string two data two two</item>"
    for (path, _, _, _) in documents { #expect(try text(path) == second) }
  }

  /// What one document may read is no reason that another one may.
  @Test func eachDocumentHasItsOwnRoot() throws {
    let folder = try TemporaryFolder()
    try folder.write("<library><component name=\"A\"><item/></component></library>", to: "kit.xml")
    try folder.write("<layout><import src=\"../kit.xml\"/><A/></layout>", to: "a/a.xml")
    let shared = SharedTemplateFiles(readsOnce: true)
    let source = try DocumentSource(file: "\(folder.path)/a/a.xml").parsed()
    let inside = source.expanded(ReadingOptions(root: folder.path, shared: shared))
    #expect(inside.diagnostics.isEmpty)
    let outside = source.expanded(ReadingOptions(root: "\(folder.path)/a", shared: shared))
    #expect(outside.diagnostics.map(\.code) == ["outside-root"])
  }

  /// Threads that share files come to the same documents.
  @Test func threadsShareFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<library><component name=\"A\"><param name=\"n\"/><item>{n}</item></component></library>",
      to: "kit.xml")
    let count = 64
    for index in 0..<count {
      try folder.write(
        "<layout><import src=\"kit.xml\"/><A n=\"{\(index) + 1}\"/></layout>", to: "\(index).xml")
    }
    let path = folder.path
    let options = ReadingOptions(shared: SharedTemplateFiles(readsOnce: true))
    var texts: [String] = []
    OrderedBatch(threadCount: 8).run(count: count) {
    } work: { _, index in
      (try? DocumentSource(file: "\(path)/\(index).xml"))?.parsed().expanded(options).text ?? ""
    } receive: { _, text in
      texts.append(text)
    }
    for (index, text) in texts.enumerated() { #expect(text.contains("<item>\(index + 1)</item>")) }
    #expect(texts.count == count)
  }

  private static func messages(of document: ProcessedDocument) -> [String] {
    document.diagnostics.map { $0.description(in: document.source) }
  }
}
