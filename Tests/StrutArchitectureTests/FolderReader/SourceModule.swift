import Foundation

/// A module under `Sources` with its files.
struct SourceModule: Sendable {
  let name: String
  let sources: [SwiftSource]

  /// All modules that have Swift files, by name.
  static func all(under folder: URL) -> [SourceModule] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { SourceModule(name: $0, folder: folder.appendingPathComponent($0)) }
      .filter { !$0.sources.isEmpty }
  }

  private init(name: String, folder: URL) {
    self.name = name
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    sources = (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let file = folder.appendingPathComponent(path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      let subfolder = path.split(separator: "/").dropLast().joined(separator: "/")
      return SwiftSource(path: path, folder: subfolder.isEmpty ? "." : subfolder, text: text)
    }
  }

  /// The arrows among its folders. Members of the modules that it imports, directly or not, make names
  /// ambiguous; `modules` are those of the package.
  func graph(among modules: [SourceModule]) -> FolderGraph {
    let imported = imports(among: modules)
    var ambiguous = commonMembers
    for module in modules where imported.contains(module.name) {
      for declaration in module.sources.flatMap(\.declarations)
      where declaration.kind == .member && !declaration.isPrivate {
        ambiguous.insert(declaration.name)
      }
    }
    return FolderGraph(sources: sources, ambiguous: ambiguous)
  }

  /// The names of the modules that it imports, and of those that they import.
  private func imports(among modules: [SourceModule]) -> Set<String> {
    var found: Set<String> = []
    var open = [self]
    while let module = open.popLast() {
      let names = module.sources.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
      for next in modules where next.name != name && names.contains(next.name) {
        if found.insert(next.name).inserted { open.append(next) }
      }
    }
    return found
  }
}

/// Names of members of the standard library and of Foundation. Members of the package that share them make no
/// arrows, since a use could be of either.
private let commonMembers: Set<String> = [
  "abs", "absoluteString", "add", "advance", "advanced", "allSatisfy", "append", "bitPattern",
  "bool", "buffer", "bytes",
  "capacity", "ceil", "character", "characters", "compactMap", "compare", "contains", "count",
  "data", "decode",
  "description", "distance", "drop", "dropFirst", "dropLast", "element", "elements", "encode",
  "end", "endIndex",
  "enumerated", "error", "exp", "failure", "filter", "find", "first", "firstIndex", "firstMatch",
  "flatMap", "flush",
  "floor", "forEach", "formIndex", "formIntersection", "formUnion", "hash", "hasPrefix",
  "hasSuffix", "id", "index",
  "indices", "insert", "intersection", "isEmpty", "isFinite", "isInfinite", "isLetter", "isNaN",
  "isNumber",
  "isWhitespace", "isZero", "joined", "key", "keys", "last", "lastIndex", "lazy", "length", "load",
  "lowercased", "lowerBound",
  "magnitude", "map", "mapValues", "mask", "matches", "max", "merge", "message", "metrics", "min",
  "move", "name", "negate", "next",
  "none", "now", "offset", "output", "overlaps", "path", "pointee", "popFirst", "popLast", "power",
  "prefix", "properties", "rawValue",
  "reduce", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
  "replace", "replacing",
  "reserveCapacity", "reversed", "round", "rounded", "samples", "scalars", "shuffled", "sign",
  "size", "some", "sort", "sorted", "split",
  "squareRoot", "standardized", "start", "startIndex", "starts", "store", "subtract", "subtracting",
  "success", "suffix", "sum", "swap",
  "symmetricDifference", "trimmed", "truncatingRemainder", "union", "unicodeScalars", "update",
  "updateValue", "uppercased", "upperBound", "utf16",
  "utf8", "value", "values", "width", "write", "zip",
]
