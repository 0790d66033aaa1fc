import Testing

@testable import Strut

struct DataURITests {
  @Test(
    arguments: [
      ("data:image/png;base64,AAEC", [0, 1, 2]), ("data:;base64,AA==", [0]),
      ("data:;base64,AAE=", [0, 1]), ("data:;base64,AAE", [0, 1]), ("DATA:,a%20b", [97, 32, 98]),
      ("data:image/svg+xml,%3Csvg/%3e", Array("<svg/>".utf8)),
      ("data:;BASE64, A A\nE C ", [0, 1, 2]),
      ("data:,", []), ("data:;base64,_-8%3D", [255, 239]),
    ] as [(String, [UInt8])])
  func decodes(_ source: String, _ bytes: [UInt8]) {
    #expect(DataURI.matches(source))
    #expect(DataURI.bytes(of: source) == bytes)
  }

  @Test(arguments: [
    "data:", "data:image/png;base64", "data:;base64,A", "data:;base64,AA=A", "data:;base64,A?AA",
    "data:,%2", "data:,%zz", "data:;base64,AA===",
  ])
  func rejectsWhatIsNotWellFormed(_ source: String) {
    #expect(DataURI.bytes(of: source) == nil)
  }

  @Test(arguments: ["data", "date:,", "image.png", "./data:,x"])
  func pathsAreNoDataURIs(_ source: String) {
    #expect(!DataURI.matches(source))
  }
}
