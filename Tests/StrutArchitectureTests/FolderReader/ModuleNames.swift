/// The names that the files of a module declare, with the folders that they stand in.
struct ModuleNames {
  /// The folders that declare a type, global or member of a type, by its path.
  private var paths: [String: Set<String>] = [:]
  /// The folders that declare a member of this name, whatever its type.
  private var members: [String: Set<String>] = [:]
  private var types: Set<String> = []
  private let ambiguous: Set<String>

  init(sources: [SwiftSource], ambiguous: Set<String>) {
    self.ambiguous = sources.reduce(into: ambiguous) { $0.formUnion($1.tupleLabels) }
    for source in sources {
      for declaration in source.declarations where !declaration.isPrivate {
        let path = declaration.path.joined(separator: ".")
        paths[path, default: []].insert(source.folder)
        switch declaration.kind {
        case .type: types.insert(path)
        case .member: members[declaration.name, default: []].insert(source.folder)
        case .global: break
        }
      }
    }
  }

  /// The names that a use stands for, as far as they are declared in exactly one folder, with the folder.
  func targets(of use: SwiftSource.Use, in source: SwiftSource) -> [(name: String, folder: String)]
  {
    let own = source.ownNames
    var result: [(name: String, folder: String)] = []
    var rest = use.names[...]
    var owner: [String]?
    if !use.isMember, let first = rest.popFirst() {
      if first == "self" || first == "Self" {
        owner = use.scope
      } else if let path = type(first, in: use.scope), !own.types.contains(first) {
        owner = path
        result += target(path)
      } else if !own.types.contains(first), !own.members.contains(first),
        !source.locals.contains(first)
      {
        result += bareTarget(first, in: use.scope)
      }
    }
    for name in rest {
      if let path = owner.map({ $0 + [name] }), paths[path.joined(separator: ".")] != nil {
        result += target(path)
        owner = types.contains(path.joined(separator: ".")) ? path : nil
      } else {
        owner = nil
        if !own.members.contains(name) { result += memberTarget(name) }
      }
    }
    return result
  }

  /// The path of the type that `name` means inside the types of `scope`.
  private func type(_ name: String, in scope: [String]) -> [String]? {
    for depth in stride(from: scope.count, through: 0, by: -1) {
      let path = scope.prefix(depth) + [name]
      if types.contains(path.joined(separator: ".")) { return Array(path) }
    }
    return nil
  }

  private func target(_ path: [String]) -> [(name: String, folder: String)] {
    let name = path.joined(separator: ".")
    guard let folders = paths[name], folders.count == 1, let folder = folders.first else {
      return []
    }
    return [(name, folder)]
  }

  /// A name without a period: a member of a type around, or a global.
  private func bareTarget(_ name: String, in scope: [String]) -> [(name: String, folder: String)] {
    for depth in stride(from: scope.count, through: 0, by: -1) {
      let path = Array(scope.prefix(depth)) + [name]
      guard paths[path.joined(separator: ".")] != nil else { continue }
      // Inside an extension of a type of another module it may be that type's.
      let isForeign = scope.first.map { !types.contains($0) } ?? false
      return depth == 0 && isForeign && ambiguous.contains(name) ? [] : target(path)
    }
    return []
  }

  private func memberTarget(_ name: String) -> [(name: String, folder: String)] {
    guard !ambiguous.contains(name), let folders = members[name], folders.count == 1,
      let folder = folders.first
    else { return [] }
    return [(".\(name)", folder)]
  }
}

extension SwiftSource {
  /// The private names of the file, which hide those of other files.
  var ownNames: (types: Set<String>, members: Set<String>) {
    let hidden = declarations.filter(\.isPrivate)
    return (
      Set(hidden.filter { $0.kind == .type }.map(\.name)),
      Set(hidden.filter { $0.kind != .type }.map(\.name))
    )
  }
}
