import StrutFormats

/// A value of an axis that came to the matrix or left it, and nothing else: one thing to tell, whatever the number of documents.
struct AxisChange {
  /// What an axis, a value, and what became of its snapshots have in common.
  struct Identity: Hashable {
    /// `nil` where nothing says which one it was.
    var axis: CaseAxis?
    var value: String
    /// `.missing`, `.recorded`, `.stale`, or `.wrong` where documents lack it.
    var status: CaseResult.Status
    var isFailure: Bool
  }

  var identity: Identity
  /// Where the snapshots stand among the report's results.
  var members: [Int] = []
  /// The documents that they are of.
  var documents: Set<String> = []

  fileprivate mutating func add(_ result: CaseResult, at index: Int) {
    members.append(index)
    documents.insert(result.document)
  }

  /// Whether it says more than its snapshots do one by one.
  var isWorthALine: Bool { documents.count > 1 && members.count > 2 }

  /// `theme dark: 12 goldens of 6 documents are stale, nothing draws them`.
  var text: String {
    let axis =
      identity.axis.map { "\($0.rawValue) \($0.shown(identity.value))" } ?? identity.value
    let documents = "of \(documents.count) documents"
    switch identity.status {
    case .recorded: return "\(axis): recorded \(members.count) goldens \(documents)"
    case .stale:
      return "\(axis): \(members.count) goldens \(documents) are stale, nothing draws them"
    case .wrong:
      return "\(axis): \(members.count) snapshots \(documents) not compared: there is no such theme"
    default: return "\(axis): \(members.count) snapshots \(documents) have no golden"
    }
  }
}

extension Report {
  /// The values of axes that came or left, in the order of their snapshots.
  ///
  /// - Complexity: O(*n*) in the number of results.
  var axisChanges: [AxisChange] {
    let names = GoldenNames(results)
    let compared = results.filter { ![.stale, .missing, .recorded].contains($0.status) }
    // A value that some document had before did not come now; a new document has all its values now.
    let (known, former) = (Set(compared.map(\.document)), Set(compared.flatMap(\.namedAxes)))
    let left = axisThatLeft(names)
    var order: [AxisChange.Identity] = []
    var changes: [AxisChange.Identity: AxisChange] = [:]
    for (index, result) in results.enumerated() {
      let found =
        switch result.status {
        case .missing, .recorded:
          known.contains(result.document) ? result.namedAxes.first { !former.contains($0) } : nil
        case .stale: names.axis(of: result).map { $0.axis == nil ? $0.on(left) : $0 }
        case .wrong where result.faults.contains { $0.lack != nil }:
          result.axes[.theme].map { NamedAxis(axis: .theme, value: $0) }
        default: nil as NamedAxis?
        }
      guard let found else { continue }
      let identity = AxisChange.Identity(
        axis: found.axis, value: found.value, status: result.status, isFailure: result.isFailure)
      if changes[identity] == nil { order.append(identity) }
      changes[identity, default: AxisChange(identity: identity)].add(result, at: index)
    }
    return order.compactMap { changes[$0] }.filter(\.isWorthALine)
  }

  /// The axis of the values that left where no value of any axis stands in their place; `nil` where their names do not say it.
  private func axisThatLeft(_ names: GoldenNames) -> CaseAxis? {
    let values = results.compactMap { result -> String? in
      switch result.renaming {
      case .axis(_, let was?, nil)?, .value(let was)?: was
      default: result.status == .stale ? names.axis(of: result)?.valueAlone : nil
      }
    }
    let axes = Set(values.map(CaseAxis.init(ofValue:)))
    // A theme beside the base may have any name, a direction may not.
    if axes == [.theme] || axes == [.theme, nil] { return .theme }
    return axes == [.direction] ? .direction : nil
  }

  /// The results that are told by themselves: they are in no group, and in none of some changes of axes.
  func singles(beside changes: [AxisChange]) -> [CaseResult] {
    let told = Set(changes.flatMap(\.members))
    return results.enumerated().filter { index, result in
      !result.isGrouped && !told.contains(index)
    }.map(\.element)
  }
}

/// A value on an axis.
private struct NamedAxis: Hashable {
  /// `nil` where it could be several.
  var axis: CaseAxis?
  var value: String

  /// The value where the axis is not known.
  var valueAlone: String? { axis == nil ? value : nil }

  func on(_ axis: CaseAxis?) -> NamedAxis { NamedAxis(axis: axis, value: value) }
}

extension CaseResult {
  /// Where it stands on the axes of the matrix: cases are each document's own.
  fileprivate var namedAxes: [NamedAxis] {
    CaseAxis.allCases.compactMap { axis in
      axis == .state ? nil : axes[axis].map { NamedAxis(axis: axis, value: $0) }
    }
  }
}

/// Which value of which axis a golden that nothing draws had, read from the names of what is drawn of the same document.
private struct GoldenNames {
  /// A golden's name without the part of one axis.
  private struct Gap: Hashable {
    var folder: String
    var start: Substring
    var end: Substring
  }

  /// `nil` where it could be the gap of several.
  private var axes: [Gap: CaseAxis?] = [:]
  /// What is drawn still, by any document.
  private var values: Set<NamedAxis> = []
  /// The same on whatever axis.
  private var names: Set<String> = []

  init(_ results: [CaseResult]) {
    for result in results where result.status != .stale {
      values.formUnion(result.namedAxes)
      names.formUnion(result.namedAxes.map(\.value))
      for axis in CaseAxis.allCases where axis != .state {
        let gap = Self.gap(of: axis, in: result)
        if let other = axes[gap], other != axis { axes[gap] = .some(nil) } else { axes[gap] = axis }
      }
    }
  }

  /// The name of a result's golden, with whatever it may have on `axis`.
  private static func gap(of axis: CaseAxis, in result: CaseResult) -> Gap {
    let folder = FilePath.folder(of: result.golden)
    let axes = result.axes
    let named = CaseAxis.allCases.filter { $0 != .scale }
    let before = named.prefix { $0 != axis }.compactMap { CaseRenaming.part(of: $0, axes) }
    if axis == .scale {
      return Gap(
        folder: folder,
        start: Substring((before.isEmpty ? "default" : before.joined(separator: "-")) + "@"),
        end: "x")
    }
    let after = named.drop { $0 != axis }.dropFirst().compactMap { CaseRenaming.part(of: $0, axes) }
    return Gap(
      folder: folder, start: Substring(before.map { $0 + "-" }.joined()),
      end: Substring(after.map { "-" + $0 }.joined() + "@\(axes[.scale] ?? "1")x"))
  }

  /// The value that left, as the golden's name has it; `nil` where nothing says so.
  func axis(of stale: CaseResult) -> NamedAxis? {
    let folder = FilePath.folder(of: stale.golden)
    let name = FilePath.stem(of: stale.golden)
    let starts = name.indices.filter {
      $0 == name.startIndex || "-@".contains(name[name.index(before: $0)])
    }
    let ends = name.indices.filter { "-@x".contains(name[$0]) }
    var found: NamedAxis?
    for start in starts {
      for end in ends where end > start {
        let gap = Gap(folder: folder, start: name[..<start], end: name[end...])
        guard let axis = axes[gap] else { continue }
        let named = NamedAxis(axis: axis, value: String(name[start..<end]))
        // What is named otherwise by less is meant.
        guard found.map({ named.value.count < $0.value.count }) ?? true,
          axis == nil ? !names.contains(named.value) : !values.contains(named)
        else { continue }
        found = named
      }
    }
    return found
  }
}
