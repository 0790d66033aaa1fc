import StrutFormats

/// What the name of a golden says otherwise than that of the golden which shows the same.
package enum CaseRenaming: Hashable, Sendable {
  /// Another document, or another component of a library: by their paths.
  case document(was: String, now: String)
  /// Another value on one axis; `nil` where the axis is not declared.
  case axis(CaseAxis, was: String?, now: String?)
  /// A value is named no more, of which nothing says on which axis it was.
  case value(was: String)
  /// Something else: by the paths of both.
  case other(was: String, now: String)

  /// Compares the paths of two goldens.
  ///
  /// - Parameter axes: Where the case of the new one stands.
  package init(former: String, golden: String, axes: [CaseAxis: String]) {
    let folders = (was: Self.folder(of: former), now: Self.folder(of: golden))
    guard folders.was == folders.now else {
      self = .document(was: folders.was, now: folders.now)
      return
    }
    let name = FilePath.stem(of: former)
    if let renaming = Self.renamedAxis(from: name, to: axes) {
      self = renaming
    } else {
      self = .other(
        was: folders.was + "/" + name, now: folders.now + "/" + FilePath.stem(of: golden))
    }
  }

  /// How much of the names is not in common, by which one of several equal pictures is chosen.
  var distance: Int {
    let (was, now) =
      switch self {
      case .document(let was, let now), .other(let was, let now): (was, now)
      case .axis(_, let was, let now): (was ?? "", now ?? "")
      case .value(let was): (was, "")
      }
    let start = zip(was, now).prefix { $0 == $1 }.count
    let end = zip(was.dropFirst(start).reversed(), now.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return was.count + now.count - 2 * (start + end)
  }

  /// The name that a golden's folder stands for: the document without `.xml`, or the component of a library.
  private static func folder(of golden: String) -> String {
    FilePath.folder(of: golden).replacing("\(GoldenFile.folderName)/", with: "")
  }

  /// How a case's place on an axis differs from that of a golden, by its name without extension.
  private struct Step {
    var axis: CaseAxis
    var was: String?
    var now: String?

    var length: Int { (was?.count ?? 0) + (now?.count ?? 0) }
  }

  /// The axis that alone differs between a golden's name, without extension, and a case; `nil` where there is none.
  private static func renamedAxis(from name: String, to axes: [CaseAxis: String]) -> CaseRenaming? {
    let end = "@\(axes[.scale] ?? "1")x"
    guard name.hasSuffix(end) else { return nil }
    let steps = steps(from: String(name.dropLast(end.count)), to: axes)
    // A name with an axis less could be another name on the next one, too: what changes least is meant.
    guard let least = steps.map(\.length).min() else { return nil }
    var nearest = steps.filter { $0.length == least }
    // A case that went is nothing that another snapshot shows.
    if nearest.count > 1, nearest.allSatisfy({ $0.now == nil }) {
      nearest.removeAll { $0.axis == .state }
    }
    guard let first = nearest.first else { return nil }
    if nearest.count > 1, let was = first.was, first.now == nil {
      guard let axis = CaseAxis(ofValue: was), nearest.contains(where: { $0.axis == axis }) else {
        return .value(was: was)
      }
      return .axis(axis, was: was, now: nil)
    }
    return .axis(first.axis, was: first.was, now: first.now)
  }

  private static func steps(from stem: String, to axes: [CaseAxis: String]) -> [Step] {
    let named = CaseAxis.allCases.filter { $0 != .scale }
    return named.indices.compactMap { index in
      let axis = named[index]
      let before = named[..<index].compactMap { part(of: $0, axes) }
      let after = named[(index + 1)...].compactMap { part(of: $0, axes) }
      if axes[axis] != nil, stem == joined(before + after) {
        return Step(axis: axis, was: nil, now: axes[axis])
      }
      let start = before.map { $0 + "-" }.joined()
      let rest = after.map { "-" + $0 }.joined()
      guard stem.hasPrefix(start), stem.hasSuffix(rest), stem.count > start.count + rest.count
      else { return nil }
      return Step(
        axis: axis, was: String(stem.dropFirst(start.count).dropLast(rest.count)), now: axes[axis])
    }
  }

  /// The value on an axis as names of files have it.
  static func part(of axis: CaseAxis, _ axes: [CaseAxis: String]) -> String? {
    axis == .state ? axes[axis].map(SnapshotCase.fileName(ofState:)) : axes[axis]
  }

  private static func joined(_ parts: [String]) -> String {
    parts.isEmpty ? "default" : parts.joined(separator: "-")
  }
}

extension CaseAxis {
  /// The axis whose values alone have some name; `nil` for names that values of several may have.
  init?(ofValue name: String) {
    switch name {
    case "base": self = .theme
    case "ltr", "rtl": self = .direction
    default: return nil
    }
  }
}

extension CaseResult {
  /// How the case was renamed; `nil` where it was not.
  package var renaming: CaseRenaming? {
    former.map { CaseRenaming(former: $0.name, golden: golden, axes: axes) }
  }

  /// What was renamed, in a few words; a case of a document with the document.
  var renamingText: String? {
    switch renaming {
    case nil: nil
    case .document(let was, let now)?: Self.renamingText(of: was, now, in: stem)
    case .other(let was, let now)?: "\(now) was \(was)"
    case .axis(.state, let was, let now)?:
      "\(stem): "
        + (was.flatMap { was in now.map { "case '\($0)' was '\(was)'" } }
          ?? now.map { "the case '\($0)' is named now" }
          ?? "the case '\(was ?? "")' is not named any more")
    case .axis(let axis, let was?, let now?)?: "\(axis.rawValue) \(was) → \(now)"
    case .axis(let axis, nil, let now)?: "\(axis.rawValue) \(now ?? "") is named now"
    case .axis(let axis, let was?, nil)?: "\(axis.rawValue) \(was) is not named any more"
    case .value(let was)?: "\(was) is not named any more"
    }
  }

  /// That a document has another name, or a component; of a library that has one all components are one thing.
  private static func renamingText(of was: String, _ now: String, in stem: String) -> String {
    let component = now.hasPrefix(stem + "/") ? now.dropFirst(stem.count) : ""
    guard !component.isEmpty, was.hasSuffix(component) else { return "\(now) was \(was)" }
    return "\(stem) was \(was.dropLast(component.count))"
  }

  /// The document's path without `.xml`.
  var stem: String { document.hasSuffix(".xml") ? String(document.dropLast(4)) : document }
}
