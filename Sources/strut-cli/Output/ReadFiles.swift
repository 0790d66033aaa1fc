import ArgumentParser
import Strut
import StrutFormats
import StrutGolden

/// The files that a command reads: none of its outputs may take the place of one.
struct ReadFiles {
  private let places: Set<String>

  /// Names the files as they were given; `-`, standard input, is none.
  init(_ paths: [String]) {
    places = Set(
      paths.filter { $0 != "-" }
        .flatMap { [FilePath.location(of: $0), FilePath.real($0)].compactMap { $0 } })
  }

  /// Checks that an output is none of the files, no configuration, which every run below it reads, and in the place of no
  /// document, whichever command reads it.
  ///
  /// - Parameters:
  ///   - output: The words for the output, such as `the output 'card.png'`.
  ///   - place: Where it goes, the links of its folder followed.
  /// - Throws: `ValidationError`, which is wrong usage.
  func check(_ output: @autoclosure () -> String, at place: String) throws {
    if places.contains(place) { throw ValidationError("\(output()) is also an input") }
    if place == ConfigurationFile.name || place.hasSuffix("/" + ConfigurationFile.name) {
      throw ValidationError("\(output()) would replace a configuration")
    }
    if place.hasSuffix(".xml"), FilePath.kind(of: place) != nil {
      throw ValidationError("\(output()) would replace a document")
    }
  }
}
