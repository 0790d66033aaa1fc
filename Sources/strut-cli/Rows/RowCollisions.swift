import ArgumentParser
import Strut
import StrutCommandLine
import StrutCore
import StrutFormats
import StrutTemplate

/// Looks for pictures of rows that would be drawn to one place, which the system may know by several names.
///
/// Of each picture eight bytes are kept; only where two of these are the same are their places looked at again.
struct RowCollisions {
  private let plan: RowPlan
  /// The folders of the pictures, without links, by their names.
  private var folders: [String: String] = [:]
  /// The folder of the picture that was looked at last, where there is none.
  private var missingFolder: String?
  /// What is read, which is no output.
  private let inputs: ReadFiles

  /// Two pictures for one place.
  private struct Collision {
    let path: String
    let first: Int
    let second: Int
  }

  /// Fails where a picture of a row has the place of another one, or of an input.
  static func check(_ plan: RowPlan, inputs: [String]) throws {
    var collisions = RowCollisions(plan: plan, inputs: inputs)
    try collisions.check()
  }

  private init(plan: RowPlan, inputs: [String]) {
    self.plan = plan
    self.inputs = ReadFiles(inputs)
  }

  private mutating func check() throws {
    var hashes: [UInt64] = []
    var drawn = plan.indices[...]
    for index in 0..<plan.rows.count {
      let isDrawn = drawn.first == index
      if isDrawn { drawn.removeFirst() }
      for path in plan.paths(of: index) {
        let place = place(of: path)
        if isDrawn, let folder = missingFolder {
          throw MissingOutputFolder.reported(folder, for: path)
        }
        try inputs.check(picture: "the output '\(path)' of row \(index + 1)", at: place)
        hashes.append(Self.hash(place))
      }
    }
    hashes.sort()
    let repeated = Set(zip(hashes, hashes.dropFirst()).filter { $0 == $1 }.map(\.0))
    if !repeated.isEmpty { try rejectRepeated(repeated) }
  }

  /// Tells two pictures for one place; texts that only have a hash in common are none.
  private mutating func rejectRepeated(_ hashes: Set<UInt64>) throws {
    var owners: [String: Int] = [:]
    var found: [Collision] = []
    for index in 0..<plan.rows.count {
      for path in plan.paths(of: index) {
        let place = place(of: path)
        guard hashes.contains(Self.hash(place)),
          let owner = owners.updateValue(index, forKey: place)
        else { continue }
        found.append(Collision(path: path, first: owner, second: index))
      }
    }
    if let first = found.first { throw ValidationError(message(of: first, among: found)) }
  }

  /// Where a picture goes: the system is asked once for each folder.
  private mutating func place(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    missingFolder = nil
    if let known = folders[folder] { return FilePath.join(known, FilePath.name(of: path)) }
    guard let real = FilePath.real(folder) else {
      missingFolder = folder
      return FilePath.normalized(path)
    }
    // Every row may have a folder of its own: then what is kept would only take memory.
    if folders.count < 1000 { folders[folder] = real }
    return FilePath.join(real, FilePath.name(of: path))
  }

  /// FNV-1a, the same in every run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  // MARK: Messages

  private func message(of first: Collision, among all: [Collision]) -> String {
    let (a, b) = (place(ofRow: first.first), place(ofRow: first.second))
    if first.first == first.second {
      let remedy =
        plan.hasField("scale")
        ? "the rows have a field 'scale', which {scale} in -o names; give it another name"
        : "tell scales apart by {scale} in -o"
      return "the row at \(a) would be drawn to '\(first.path)' more than once; \(remedy)"
    }
    let others = all.count > 1 ? " (and \(all.count - 1) more)" : ""
    return
      "the rows at \(a) and \(b) would both be drawn to '\(first.path)'\(others); \(remedy(for: all))"
  }

  /// A row as messages name it: by its line, and by its column where two may stand in one.
  private func place(ofRow index: Int) -> String {
    let text = plan.rows.source.text
    let range = plan.rows.place(of: index)
    let position = text.position(at: Int(range.lowerBound))
    let isAlone =
      index == 0
      || text.line(at: Int(plan.rows.place(of: index - 1).lowerBound)) != position.line
    let isLast =
      index + 1 == plan.rows.count
      || text.line(at: Int(plan.rows.place(of: index + 1).lowerBound)) != position.line
    return "\(text.name):\(position.line)" + (isAlone && isLast ? "" : ":\(position.column)")
  }

  /// What to do: a field is named that differs in all of the rows that share their places.
  private func remedy(for collisions: [Collision]) -> String {
    var fields: [String]?
    for collision in collisions where fields?.isEmpty != true {
      guard let a = (try? plan.rows[collision.first])?.record,
        let b = (try? plan.rows[collision.second])?.record
      else { continue }
      let free = fields ?? a.names.filter { !plan.placeholders.contains($0) }
      fields = free.filter { name in
        guard let one = a[name]?.printed, let other = b[name]?.printed else { return false }
        return one != other && RowPlan.fault(inPart: one) == nil
          && RowPlan.fault(inPart: other) == nil
      }
    }
    guard let field = fields?.first else {
      return "take one of them out, or give each a field that tells them apart and name it in -o"
    }
    return "name a field that tells them apart in -o, such as {\(field)}"
  }
}
