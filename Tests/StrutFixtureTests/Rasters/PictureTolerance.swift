import Foundation

/// How far a picture of the same document by another program may be from Strut's.
///
/// A fixture says so where the usual is not enough, in a comment with the reason:
/// `<!-- Tolerance of poppler: 570 strays, means of 50. It enlarges images without smoothing. -->`
struct PictureTolerance: Equatable {
  /// The most stray pixels (see ``PictureDistance/strays``).
  var strays: Int
  /// The largest distance between the means of two squares (see ``PictureDistance/means``).
  var means: Double

  /// Whether a distance is small enough.
  func allows(_ distance: PictureDistance) -> Bool {
    distance.strays <= strays && distance.means <= means
  }

  /// Half of it: what is within that is surely not needed, however the edges of shapes fall where a browser's page has the
  /// picture.
  var half: PictureTolerance { PictureTolerance(strays: strays / 2, means: means / 2) }

  /// The tolerances that a document states, by the names of the programs.
  ///
  /// - Throws: ``Malformed`` for a comment that begins like a tolerance and is none.
  static func stated(in document: String) throws -> [String: PictureTolerance] {
    var stated: [String: PictureTolerance] = [:]
    for comment in document.matches(of: /<!--\s*(Tolerance[^>]*)-->/) {
      let form = /Tolerance of (\w+): (\d+) strays, means of (\d+)\. \S[^>]*/
      guard let parts = try form.wholeMatch(in: comment.1), let strays = Int(parts.2),
        let means = Double(parts.3), Rasteriser(rawValue: String(parts.1)) != nil
      else { throw Malformed(description: "no tolerance: \(comment.1)") }
      stated[String(parts.1)] = PictureTolerance(strays: strays, means: means)
    }
    return stated
  }

  /// A comment that cannot be read.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }
}
