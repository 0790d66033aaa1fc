import StrutBoxes
import StrutCore

/// The fonts that texts may use: a read-only list of faces by family, safe to share between workers.
///
/// Only the files named here are ever opened, so that a picture does not depend on what a machine has
/// installed. A library made by ``adding(_:)`` shares the files of the one it came from.
package final class FontLibrary: Sendable {
  /// A face under the name and the traits that texts ask for.
  package struct Entry: Sendable {
    /// The name of the family.
    package let family: String
    /// How the face looks, after overrides.
    package let traits: FontTraits
    /// The face.
    package let face: FontFace
  }

  /// Where the fonts of a library come from besides declarations.
  package struct Sources: Hashable, Sendable {
    /// Folders whose font files are used, searched in their order with their subfolders.
    package var folders: [String]
    /// Whether the fonts that fontconfig finds on the machine are used.
    package var includesSystem: Bool

    /// Creates a list of sources.
    package init(folders: [String] = [], includesSystem: Bool = false) {
      self.folders = folders
      self.includesSystem = includesSystem
    }
  }

  /// The name of the family that a text without `font-family` uses.
  package static let defaultFamily = "DejaVu Sans"

  /// All faces: those declared last come first, the default family's last.
  package let entries: [Entry]
  /// Whether a face has letters of its own for small and large sizes.
  let hasOpticalSizes: Bool
  /// The indices into `entries` of each family, under the family's name in small letters.
  private let families: [String: [Int]]
  private let cache: FontFileCache

  /// Opens the fonts of `sources` and Debian's `fonts-dejavu-core`.
  package convenience init(_ sources: Sources = Sources()) {
    let cache = FontFileCache()
    var entries: [Entry] = []
    for folder in sources.folders {
      for path in FontFolder.files(in: folder) {
        entries += Self.entries(FontDeclaration(path: path), cache: cache)
      }
    }
    for path in DefaultFonts.paths {
      entries += Self.entries(FontDeclaration(path: path), cache: cache)
    }
    if sources.includesSystem {
      for path in SystemFonts.paths() {
        entries += Self.entries(FontDeclaration(path: path), cache: cache)
      }
    }
    self.init(entries: entries, order: Array(entries.indices), cache: cache)
  }

  /// - Parameter order: The indices of `entries` in the order in which the faces of a family are preferred where they
  ///   match equally well.
  private init(entries: [Entry], order: [Int], cache: FontFileCache) {
    self.entries = entries
    self.cache = cache
    hasOpticalSizes = entries.contains { $0.face.hasOpticalSize }
    var families: [String: [Int]] = [:]
    for index in order { families[entries[index].family.lowercased(), default: []].append(index) }
    self.families = families
  }

  /// This library with a document's own fonts before all others.
  ///
  /// A family that a document declares hides the family of that name that was there before.
  package func adding(_ declarations: [FontDeclaration]) -> FontLibrary {
    guard !declarations.isEmpty else { return self }
    let own = declarations.map { Self.entries($0, cache: cache) }
    let hidden = Set(own.joined().map { $0.family.lowercased() })
    let others = entries.filter { !hidden.contains($0.family.lowercased()) }
    // CSS Fonts 4 §4.1: of faces that look alike the one that is declared last is taken.
    var order: [Int] = []
    var end = own.joined().count
    for faces in own.reversed() {
      order += (end - faces.count)..<end
      end -= faces.count
    }
    let all = own.joined() + others
    order += order.count..<all.count
    return FontLibrary(entries: all, order: order, cache: cache)
  }

  /// Whether the file at a path is a font that can be used.
  package func isFont(at path: String) -> Bool {
    cache.isDrawable(path)
  }

  /// The library that reading a font file needs and that is not installed, with its Debian package; `nil` for none.
  package func missingLibrary(for path: String) -> (name: String, package: String)? {
    FontPackage.missingLibrary(for: path)
  }

  /// Whether the first bytes of a file are those of a font, packed or not.
  package static func beginsFont(_ bytes: [UInt8]) -> Bool {
    let signatures = ["wOFF", "wOF2", "OTTO", "true", "ttcf", "\u{0}\u{1}\u{0}\u{0}"]
    return signatures.contains { bytes.starts(with: $0.utf8) }
  }

  /// What a file that begins as a font lacks, as the end of a sentence; `nil` where it is not whole, or lacks nothing.
  package static func lack(ofFileAt path: String) -> String? {
    guard let file = FontFile(path: path),
      case .lacking(let table) = TableDirectory(of: file.bytes, face: 0)?.state
    else { return nil }
    return table.rawValue
  }

  /// The number of faces in a file; 0 where it is no font.
  package func faceCount(at path: String) -> Int { cache.faces(at: path).count }

  /// Whether there is a family of a name, generic names included.
  package func hasFamily(_ name: String) -> Bool { !faces(ofFamily: name).isEmpty }

  /// The name under which a font was declared whose file has another one; `nil` where no font of that name was.
  func otherName(ofFamily name: String) -> String? {
    let name = name.lowercased()
    return entries.first { entry in
      entry.family.lowercased() != name && entry.face.families.contains { $0.lowercased() == name }
    }?.family
  }

  /// The family whose name is nearest to one that is not there, generic names included; `nil` where none is near.
  func nearName(toFamily name: String) -> String? {
    let own = entries.map(\.family) + DefaultFonts.genericFamilies.keys.sorted()
    return nearestName(to: name, among: own)
  }

  /// The faces of a family; empty where there is none. Case does not matter.
  func faces(ofFamily name: String) -> [Entry] {
    let name = name.lowercased()
    if let found = families[name] { return found.map { entries[$0] } }
    guard let concrete = DefaultFonts.genericFamilies[name] else { return [] }
    for name in concrete {
      if let found = families[name] { return found.map { entries[$0] } }
    }
    return []
  }

  private static func entries(_ declaration: FontDeclaration, cache: FontFileCache) -> [Entry] {
    cache.faces(at: declaration.path).flatMap { face -> [Entry] in
      if let index = declaration.index, index != face.index { return [] }
      var traits = face.traits
      if let weight = declaration.weight { traits.weight = weight...weight }
      if let stretch = declaration.stretch { traits.stretch = stretch...stretch }
      if let style = declaration.style {
        traits.style = style.isSlanted ? .italic : .normal
        traits.hasSlantAxis = false
      }
      let names = declaration.family.map { [$0] } ?? face.families
      return names.map { Entry(family: $0, traits: traits, face: face) }
    }
  }
}
