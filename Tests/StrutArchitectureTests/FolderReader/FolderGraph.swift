/// Which folders of a module use which others, with an example for each reason.
struct FolderGraph {
  /// A place that makes one folder depend on another.
  struct Example: Equatable, Comparable, CustomStringConvertible {
    let name: String
    let file: String
    let line: Int

    var description: String { "\(name) at \(file):\(line)" }

    static func < (one: Self, other: Self) -> Bool {
      (one.name, one.file, one.line) < (other.name, other.file, other.line)
    }
  }

  /// The examples of each arrow, from the using folder to the used one: the first place for each name.
  private(set) var arrows: [String: [String: [Example]]] = [:]

  /// The arrows among `sources`, the files of one module. Names of members that are in `ambiguous` may be
  /// those of other modules and make none.
  init(sources: [SwiftSource], ambiguous: Set<String> = []) {
    let names = ModuleNames(sources: sources, ambiguous: ambiguous)
    for source in sources {
      for use in source.uses {
        for (name, folder) in names.targets(of: use, in: source) where folder != source.folder {
          add(.init(name: name, file: source.path, line: use.line), from: source.folder, to: folder)
        }
      }
    }
  }

  private mutating func add(_ example: Example, from: String, to: String) {
    let known = arrows[from]?[to] ?? []
    guard !known.contains(where: { $0.name == example.name }) else { return }
    arrows[from, default: [:]][to, default: []].append(example)
  }

  /// A shortest circle for each group of folders that depend on each other, each beginning with its
  /// alphabetically first folder; empty where there is none.
  var circles: [[String]] {
    groups.compactMap { group in
      group.compactMap { shortestCircle(from: $0, within: Set(group)) }.min { $0.count < $1.count }
    }
  }

  /// Sets of two or more folders, each of which can be reached from every other, sorted.
  var groups: [[String]] {
    var seen: Set<String> = []
    return arrows.keys.sorted().compactMap { folder in
      guard !seen.contains(folder) else { return nil }
      let ahead = reachable(from: folder)
      let group = ahead.filter { reachable(from: $0).contains(folder) }.union([folder])
      seen.formUnion(group)
      return group.count > 1 ? group.sorted() : nil
    }
  }

  private func reachable(from folder: String) -> Set<String> {
    var found: Set<String> = []
    var open = [folder]
    while let next = open.popLast() {
      for target in arrows[next, default: [:]].keys where found.insert(target).inserted {
        open.append(target)
      }
    }
    return found
  }

  private func shortestCircle(from start: String, within group: Set<String>) -> [String]? {
    var paths = [[start]]
    var seen: Set<String> = []
    while !paths.isEmpty {
      var longer: [[String]] = []
      for path in paths {
        for next in arrows[path[path.count - 1], default: [:]].keys.sorted()
        where group.contains(next) {
          if next == start { return path }
          if seen.insert(next).inserted { longer.append(path + [next]) }
        }
      }
      paths = longer
    }
    return nil
  }

  /// What to tell of a circle: a line for each arrow, with up to three examples.
  func describe(_ circle: [String]) -> String {
    circle.indices.map { place in
      let from = circle[place]
      let to = circle[(place + 1) % circle.count]
      let examples = arrows[from]?[to]?.prefix(3).map(\.description) ?? []
      return "  \(from) uses \(to): \(examples.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
