import StrutFormats
import Testing

struct Base64Tests {
  /// The test vectors of RFC 4648 §10.
  static let vectors = [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ]

  @Test(arguments: vectors)
  func followsTheVectorsOfTheStandard(_ plain: String, _ encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
    #expect(Base64.decode(Array(encoded.utf8)) == Array(plain.utf8))
  }

  @Test func everyByteComesBackAtEveryPlace() {
    for count in 0..<10 {
      for byte in UInt8.min...UInt8.max {
        let bytes = (0..<count).map { byte &+ UInt8($0) }
        #expect(Base64.decode(Array(Base64.encode(bytes).utf8)) == bytes)
      }
    }
  }

  @Test(
    arguments: [
      ("Zm8", "fo"), ("Zg", "f"), (" Z m\t9\nv\r\n", "foo"), ("Zg=", "f"), ("Zg= =", "f"),
      ("=", ""),
    ])
  func takesTextWithoutPaddingOrWithSpaces(_ text: String, _ plain: String) {
    #expect(Base64.decode(Array(text.utf8)) == Array(plain.utf8))
  }

  @Test func readsBothAlphabets() {
    #expect(Base64.encode([0xFB, 0xFF, 0xBF]) == "+/+/")
    #expect(Base64.decode(Array("+/+/".utf8)) == [0xFB, 0xFF, 0xBF])
    #expect(Base64.decode(Array("-_-_".utf8)) == [0xFB, 0xFF, 0xBF])
  }

  @Test(arguments: ["Z", "Zm9vZ", "Zg==Zg==", "Z=g=", "Zg===", "Zm9v!", "Zm9v\u{0}", "Zm9vé"])
  func refusesWhatIsNotWellFormed(_ text: String) {
    #expect(Base64.decode(Array(text.utf8)) == nil)
  }
}
