import StrutCore
import StrutFormats

/// Reads groups with their tokens, and merges those that extend others (§6).
struct TokenGroupReader {
  /// A group, or the token that a name stands for.
  private indirect enum Entry {
    case group(Group)
    /// With the names of the groups in which it is written: a group that extends another one has its tokens.
    case token(JSONValue, JSONMember, type: JSONValue?, home: [String])
  }

  /// A group with what it extends taken in.
  private struct Group {
    private(set) var entries: [(name: String, entry: Entry)] = []
    private var places: [String: Int] = [:]
    /// The type of the tokens that say none.
    var type: JSONValue?
    var deprecation: JSONValue?

    /// The group in it of a name; `nil` where there is none.
    func group(named name: String) -> Group? {
      guard let index = places[name], case .group(let group) = entries[index].entry else {
        return nil
      }
      return group
    }

    /// Puts an entry in the place of the one of its name: groups are merged, everything else is replaced.
    mutating func put(_ name: String, _ entry: Entry) {
      guard let index = places[name] else {
        places[name] = entries.count
        return entries.append((name, entry))
      }
      if case .group(var old) = entries[index].entry, case .group(let new) = entry {
        for (name, entry) in new.entries { old.put(name, entry) }
        old.type = new.type ?? old.type
        old.deprecation = new.deprecation ?? old.deprecation
        entries[index].entry = .group(old)
      } else {
        entries[index].entry = entry
      }
    }
  }

  private let source: DataSource
  private let root: [JSONMember]
  /// How many groups may extend each other in a row.
  private static let longestChain = 100

  /// The groups that are being read, for circles.
  private var open: [String] = []
  /// The groups of each circle that has been told.
  private var toldCircles: [Set<String>] = []
  /// The groups that others extend, by their names.
  private var extended: [String: Group] = [:]
  /// The members of groups by their names, so that a file of very many groups is not searched for each.
  private var members: [String: [String: JSONValue]] = [:]
  /// How many groups and tokens have been listed.
  private var listed = 0
  /// What has been read.
  private(set) var tokens: [TokenDefinition] = []
  /// The tokens of which it has been told that they are written in another format.
  private(set) var foreignTokens: [DesignTokenFile.ForeignToken] = []
  private(set) var faults: [TemplateFault] = []
  private var told: Set<SourceRange> = []
  /// Whether it has been told that the file is of another format.
  private var hasToldForeign = false

  init(_ source: DataSource, _ root: [JSONMember]) {
    self.source = source
    self.root = root
  }

  /// Reads the whole file.
  mutating func readAll() {
    let group = group(root, path: [], type: nil)
    list(group, path: [], deprecation: nil)
  }

  // MARK: Groups

  private static let groupProperties = [
    "$type", "$description", "$extends", "$deprecated", "$extensions", "$ref", "$root",
  ]
  private static let tokenProperties = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$ref",
  ]

  /// - Parameter overridden: The group of the same name in the group that the one around extends: what it says of its type
  ///   holds for the tokens that take the place of its own.
  private mutating func group(
    _ members: [JSONMember], path: [String], type inherited: JSONValue?,
    over overridden: Group? = nil
  ) -> Group {
    open.append(path.joined(separator: "."))
    defer { open.removeLast() }
    var group = Group()
    for member in members where member.name == "$extends" || member.name == "$ref" {
      if let base = base(of: member) { group = base }
    }
    for member in members {
      switch member.name {
      case "$type": group.type = checkedText(member)
      case "$deprecated": group.deprecation = checkedDeprecation(member)
      case "$description", "$extensions", "$extends", "$ref": break
      case "$schema" where path.isEmpty: break
      // In the format of before a group may have one, too: that it is called otherwise is told.
      case "type" where group.type == nil && TokenType(rawValue: member.value.string ?? "") != nil:
        group.type = member.value
      default: break
      }
    }
    let type = group.type ?? overridden?.type ?? inherited
    var names: Set<String> = []
    let isLonely =
      !path.isEmpty && members.allSatisfy { $0.name.hasPrefix("$") && $0.name != "$root" }
    for member in members where !isProperty(member, of: path, isLonely: isLonely) {
      if !names.insert(member.name).inserted {
        add("the name \"\(member.name)\" stands twice in the group", at: member.nameRange)
      }
      let extended = group.group(named: member.name) ?? overridden?.group(named: member.name)
      guard let entry = entry(member, path: path, type: type, over: extended) else { continue }
      group.put(member.name, entry)
    }
    return group
  }

  /// What tokens have in the formats before this one.
  private static let foreignProperties: Set<String> = [
    "value", "type", "comment", "description", "attributes",
  ]

  /// Whether a member is a property of its group; an unknown one is a fault.
  ///
  /// - Parameter isLonely: Whether the group holds neither groups nor tokens.
  private mutating func isProperty(
    _ member: JSONMember, of path: [String], isLonely: Bool
  ) -> Bool {
    guard member.name.hasPrefix("$"), member.name != "$root" else {
      if member.name.contains(where: { "{}.".contains($0) }) {
        let names = member.name.split(separator: ".").map { "\"\($0)\"" }
        let isPath = names.count > 1 && !member.name.contains { "{}".contains($0) }
        add(
          "the name \"\(member.name)\" holds one of { } and .", at: member.nameRange,
          hints: isPath
            ? [
              "groups stand in one another: write \(names.joined(separator: ": {")): …"
                + String(repeating: "}", count: names.count - 1)
            ] : [])
        return true
      }
      return false
    }
    let known = Self.groupProperties + (path.isEmpty ? ["$schema"] : [])
    if !known.contains(member.name) {
      let isOfStudio = path.isEmpty && ["$themes", "$metadata"].contains(member.name)
      let near =
        member.name.hasPrefix("$val")
        ? "$value" : nearestName(to: member.name, among: known + ["$value"])
      let hint =
        isOfStudio
        ? "delete \"$themes\" and \"$metadata\", which are Tokens Studio's: a theme is a file of its own, <theme name=\"…\" src=\"…\"/>"
        : near.map { "did you mean '\($0)'?" }
      // A later version of the format may have what is near to nothing here, and others leave their notes so; where nothing else
      // stands beside it, it was to be a value.
      if hint != nil || isLonely {
        add(
          "a group has no property \(member.name)", at: member.nameRange,
          hints: hint.map { [$0] } ?? [])
      }
    }
    return true
  }

  private mutating func entry(
    _ member: JSONMember, path: [String], type: JSONValue?, over overridden: Group?
  ) -> Entry? {
    guard let members = member.value.members else {
      // A file in another format is one mistake.
      let isForeign = Self.foreignProperties.contains(member.name)
      if member.name == "value", !path.isEmpty {
        foreignTokens.append(
          DesignTokenFile.ForeignToken(
            name: path.joined(separator: "."), range: member.nameRange))
      }
      if isForeign, hasToldForeign { return nil }
      hasToldForeign = hasToldForeign || isForeign
      add(
        "'\(member.name)' is \(member.value.kindName), neither a group nor a token with $value",
        at: member.value.range,
        hints: isForeign
          ? ["write \"$value\", and \"$type\" for its type"]
          : [
            "write {\"$value\": \(source.text.text(in: member.value.range))} for the value of a token"
          ])
      return nil
    }
    if member.name == "value", !path.isEmpty, isForeignValue(members) {
      tellForeignValue(member, path)
      return nil
    }
    let isToken =
      member.value["$value"] != nil || member.name == "$root" || isAlias(members)
    guard isToken else {
      return .group(
        group(members, path: path + [member.name], type: type, over: overridden))
    }
    check(members, of: member)
    return .token(member.value, member, type: type, home: path)
  }

  /// Whether an object is the value of a token of another format, and no group: it has values itself.
  private func isForeignValue(_ members: [JSONMember]) -> Bool {
    members.contains { $0.value.members == nil && !$0.name.hasPrefix("$") }
  }

  /// Tells a token whose value is an object, as those of former formats.
  private mutating func tellForeignValue(_ member: JSONMember, _ path: [String]) {
    foreignTokens.append(
      DesignTokenFile.ForeignToken(name: path.joined(separator: "."), range: member.nameRange))
    guard !hasToldForeign else { return }
    hasToldForeign = true
    add(
      "'value' is no group, and a token has $value", at: member.nameRange,
      hints: ["write \"$value\", and \"$type\" for its type"])
  }

  /// Whether an object says by `$ref` that it is another token, and is not a group that extends one.
  private mutating func isAlias(_ members: [JSONMember]) -> Bool {
    guard let pointer = members.first(where: { $0.name == "$ref" })?.value.string else {
      return false
    }
    guard members.allSatisfy({ $0.name.hasPrefix("$") }) else { return false }
    // What is no pointer is told where the token is worked out.
    guard let path = TokenPointer(pointer)?.segments else { return true }
    guard !path.contains("$value") else { return true }
    return value(at: path)?["$value"] != nil || value(at: path)?["$ref"] != nil
  }

  private mutating func check(_ members: [JSONMember], of token: JSONMember) {
    for member in members where !Self.tokenProperties.contains(member.name) {
      if member.name.hasPrefix("$") {
        let near = nearestName(to: member.name, among: Self.tokenProperties)
          .map { "did you mean '\($0)'?" }
        let hint =
          member.name == "$extends"
          ? "a group has one; a token takes the value of another one: \"$value\": \"{…}\"" : near
        if let hint {
          add("a token has no property \(member.name)", at: member.nameRange, hints: [hint])
        }
      } else {
        add(
          "'\(token.name)' is a token, since it has $value, and cannot hold '\(member.name)' as a group does",
          at: member.nameRange)
      }
    }
  }

  // MARK: Groups that extend others

  private mutating func base(of member: JSONMember) -> Group? {
    guard let text = member.value.string, let path = TokenPointer(group: text)?.segments else {
      add(
        "\(member.name) names a group, such as \"{button}\" or \"#/button\"",
        at: member.value.range)
      return nil
    }
    let name = path.joined(separator: ".")
    if let start = open.firstIndex(of: name) {
      tellCircle(open[start...] + [name], at: member.value.range)
      return nil
    }
    if let known = extended[name] { return known }
    guard open.count < Self.longestChain else {
      add("groups extend each other more than \(Self.longestChain) deep", at: member.value.range)
      return nil
    }
    guard let target = value(at: path)?.members, !path.isEmpty else {
      let isReference = member.name == "$ref"
      let own = open.last
      let near = nearestName(
        to: name, among: groupNames(withTokens: isReference).filter { $0 != own })
      add(
        "there is no \(isReference ? "token and no group" : "group") '\(name)'",
        at: member.value.range,
        hints: near.map { ["did you mean '\($0)'?"] } ?? [])
      return nil
    }
    guard !target.contains(where: { $0.name == "$value" }) else {
      add("'\(name)' is a token, and only groups can be extended", at: member.value.range)
      return nil
    }
    var type: JSONValue?
    for count in 0..<path.count {
      type = value(at: path.prefix(count) + ["$type"]) ?? type
    }
    let base = group(target, path: path, type: type)
    extended[name] = base
    return base
  }

  /// Tells groups that extend each other in a circle, once: each of them is read by itself, too.
  private mutating func tellCircle(_ names: ArraySlice<String>, at range: SourceRange) {
    guard toldCircles.allSatisfy(Set(names).isDisjoint) else { return }
    toldCircles.append(Set(names))
    faults.append(
      TemplateFault(
        .circle,
        "the group '\(names.last ?? "")' extends itself: \(names.joined(separator: " → "))",
        at: range))
  }

  /// What stands at a path of the file.
  private mutating func value(at path: [String]) -> JSONValue? {
    var value = JSONValue(.object(root))
    for (count, name) in path.enumerated() {
      let group = path.prefix(count).joined(separator: "/")
      if members[group] == nil {
        members[group] = Dictionary(
          (value.members ?? []).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }
        )
      }
      guard let next = members[group]?[name] else { return nil }
      value = next
    }
    return value
  }

  /// The names of the groups, with those of tokens where these may be meant.
  private func groupNames(withTokens: Bool = false) -> [String] {
    var names: [String] = []
    func collect(_ members: [JSONMember], _ prefix: String) {
      for member in members where !member.name.hasPrefix("$") {
        guard let inner = member.value.members else { continue }
        let isToken = member.value["$value"] != nil
        if withTokens || !isToken { names.append(prefix + member.name) }
        if isToken { continue }
        collect(inner, prefix + member.name + ".")
      }
    }
    collect(root, "")
    return names
  }

  // MARK: Tokens

  private mutating func list(_ group: Group, path: [String], deprecation: JSONValue?) {
    let deprecation = group.deprecation ?? deprecation
    for (name, entry) in group.entries {
      listed += 1
      guard listed <= DesignTokenFile.mostTokens else { return tellTooMany() }
      switch entry {
      case .group(let inner): list(inner, path: path + [name], deprecation: deprecation)
      case .token(let value, let member, let type, let home):
        add(value, member, type: type, path: path, home: home, deprecation: deprecation)
      }
    }
  }

  private mutating func tellTooMany() {
    let fault = TemplateFault(
      .limit, "the file makes more than \(DesignTokenFile.mostTokens) groups and tokens", at: .start
    )
    if faults.last?.kind != .limit { faults.append(fault) }
  }

  private mutating func add(
    _ value: JSONValue, _ member: JSONMember, type: JSONValue?, path: [String], home: [String],
    deprecation: JSONValue?
  ) {
    let isRoot = member.name == "$root"
    func name(in path: [String]) -> String {
      (isRoot ? path : path + [member.name]).joined(separator: ".")
    }
    let own = value.members?.first { $0.name == "$type" }.flatMap { checkedText($0) }
    let written = own ?? type
    let content: TokenDefinition.Content
    let range: SourceRange
    if let json = value["$value"] {
      content = .value(json)
      range = json.range
    } else if let reference = value["$ref"], let pointer = reference.string {
      content = .pointer(pointer, reference.range)
      range = reference.range
    } else {
      return add("'\(member.name)' is a token without $value", at: member.nameRange)
    }
    let note =
      value.members?.first { $0.name == "$deprecated" }.flatMap { checkedDeprecation($0) }
      ?? deprecation
    tokens.append(
      TokenDefinition(
        name: name(in: path), writtenName: name(in: home), isRoot: isRoot,
        nameRange: member.nameRange, valueRange: range, source: source,
        deprecation: note.flatMap { $0.string ?? ($0.bool == true ? "" : nil) },
        content: content, writtenType: written.map { ($0.string ?? "", $0.range) },
        saysType: own != nil))
  }

  private mutating func checkedText(_ member: JSONMember) -> JSONValue? {
    if member.value.string != nil { return member.value }
    add("\(member.name) is a text, and this is \(member.value.kindName)", at: member.value.range)
    return nil
  }

  private mutating func checkedDeprecation(_ member: JSONMember) -> JSONValue? {
    if member.value.string != nil || member.value.bool != nil { return member.value }
    add(
      "$deprecated is true, false or a reason, and this is \(member.value.kindName)",
      at: member.value.range)
    return nil
  }

  private mutating func add(_ message: String, at range: SourceRange, hints: [String] = []) {
    // A group that is extended is read again; its faults are not.
    guard told.insert(range).inserted else { return }
    faults.append(TemplateFault(.data, message, at: range, hints: hints))
  }
}
