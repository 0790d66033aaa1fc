import StrutGolden
import Testing

struct ConfigurationTests {
  private func parse(_ text: String, in folder: String = "/project") throws -> Configuration {
    try ConfigurationFile.parse(Array(text.utf8), named: "strut.json", in: folder)
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try parse(
      """
      {
        "$schema": "strut.schema.json",
        "viewports": [{"name": "phone", "width": 375, "height": 812}, {"name": "wide", "width": 900}],
        "directions": ["ltr", "rtl"],
        "scales": [1, 2.5],
        "tolerance": {"pixels": 3, "channel": 2},
        "tolerances": {"icons": "antialiasing", "icons/logo.xml": "exact"},
        "fontPaths": ["share", "/usr/lib"],
        "systemFonts": true,
        "root": ".."
      }
      """, in: "/usr")
    #expect(
      configuration.viewports == [
        Viewport(name: "phone", width: 375, height: 812), Viewport(name: "wide", width: 900),
      ])
    #expect(configuration.directions == [.ltr, .rtl])
    #expect(configuration.scales == [1, 2.5])
    #expect(configuration.fontPaths == ["/usr/share", "/usr/lib"])
    #expect(configuration.systemFonts == true)
    #expect(configuration.root == "/")
    #expect(
      configuration.tolerance(ofDocumentAt: "/usr/a.xml") == .limit(pixels: 3, channel: 2))
    #expect(configuration.tolerance(ofDocumentAt: "/usr/icons/a.xml") == .antialiasing)
    #expect(configuration.tolerance(ofDocumentAt: "/usr/icons/logo.xml") == .exact)
  }

  /// As with the flags, whose folders have to be there, too.
  @Test(arguments: [
    (#"{"root": "nowhere"}"#, "'root': there is no folder 'nowhere'", 1),
    (#"{"fontPaths": [".", "nowhere"]}"#, "'fontPaths': there is no folder 'nowhere'", 1),
    (#"{"root": "bin/ls"}"#, "'root': there is no folder 'bin/ls'", 1),
  ])
  func foldersHaveToBeThere(_ text: String, _ message: String, _ line: Int) throws {
    let error = try #require(throws: ConfigurationError.self) { try parse(text, in: "/usr") }
    #expect(error.description.contains("strut.json:\(line):"))
    #expect(error.diagnostics.map(\.message) == [message])
    #expect(error.isOfEnvironment)
  }

  @Test func theNearerFileWinsKeyByKey() throws {
    let outer = try parse(#"{"scales": [1, 2], "tolerance": "antialiasing"}"#)
    let inner = try parse(#"{"tolerance": "exact"}"#, in: "/project/icons")
    let both = inner.inheriting(outer)
    #expect(both.scales == [1, 2])
    #expect(both.tolerance == .exact)
  }

  @Test func aNearTolerancesForEverythingWinsOverAFarOneForAPath() throws {
    let outer = try parse(#"{"tolerances": {"icons": "antialiasing"}}"#)
    let inner = try parse(#"{"tolerance": {"pixels": 1, "channel": 1}}"#, in: "/project/icons")
    #expect(
      inner.inheriting(outer).tolerance(ofDocumentAt: "/project/icons/a.xml")
        == .limit(pixels: 1, channel: 1))
  }

  @Test(arguments: ["phone=375x812", "phone=375", "größe=0.5x3"])
  func viewportsAreReadFromFlags(_ text: String) {
    #expect(Viewport(argument: text) != nil)
  }

  @Test(arguments: ["phone", "=375", "phone=", "phone=0", "phone=1x2x3", "a/b=1", "a=nan", ".a=1"])
  func wrongViewportsAreRefused(_ text: String) {
    #expect(Viewport(argument: text) == nil)
  }

  @Test(arguments: [
    ("exact", Tolerance.exact), ("antialiasing", .antialiasing),
    ("12,3", .limit(pixels: 12, channel: 3)),
  ])
  func tolerancesAreReadFromFlags(_ text: String, _ tolerance: Tolerance) {
    #expect(Tolerance(argument: text) == tolerance)
    #expect(tolerance.argument == text)
  }

  @Test(arguments: ["1%", "0.01", "3", "-1,2", "1,256", ""])
  func wrongTolerancesAreRefused(_ text: String) {
    #expect(Tolerance(argument: text) == nil)
  }
}
