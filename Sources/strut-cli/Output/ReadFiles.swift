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

  /// Checks that an output is none of the files, and no configuration, which every run below it reads.
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
  }

  /// Checks besides that a picture is in the place of no document, whichever command reads it.
  func check(picture output: @autoclosure () -> String, at place: String) throws {
    try check(output(), at: place)
    if place.hasSuffix(".xml"), FilePath.kind(of: place) != nil {
      throw ValidationError("\(output()) would replace a document")
    }
  }

  /// Checks that an output of a golden run or of a comparison does not stand among goldens.
  func check(besidesGoldens output: @autoclosure () -> String, at place: String) throws {
    try check(output(), at: place)
    let shown = FilePath.shown(place, from: FilePath.real(".") ?? ".")
    if shown.split(separator: "/").contains(Substring(GoldenFile.folderName)) {
      throw ValidationError(
        "\(output()) would stand among golden images (\(GoldenFile.folderName))")
    }
  }
}
