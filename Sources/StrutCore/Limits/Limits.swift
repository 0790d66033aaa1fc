/// The limits of documents.
///
/// ```swift
/// let document = try Document(contentsOf: url, limits: [.boxes: 1_000, .canvasPixels: 4_000_000])
/// ```
public struct Limits: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [Limit: Double] = [:]

  /// The usual limits.
  public init() {}

  /// Creates limits that differ from the usual ones; values beyond ``Limit/largest`` count as that, those below 0 as 0,
  /// and what is not a number leaves the usual one.
  public init(dictionaryLiteral elements: (Limit, Double)...) {
    for (limit, value) in elements { self[limit] = value }
  }

  /// The value of a limit.
  public subscript(limit: Limit) -> Double {
    get { values[limit] ?? limit.usual }
    set {
      values[limit] = newValue.isNaN ? nil : Swift.min(Swift.max(newValue, 0), limit.largest)
    }
  }

  /// The value of a limit as a whole number.
  package func whole(_ limit: Limit) -> Int { Int(self[limit]) }

  /// These limits, where they differ from the usual ones, and those of `outer` for the rest.
  package func inheriting(_ outer: Limits) -> Limits {
    var result = outer
    for (limit, value) in values { result.values[limit] = value }
    return result
  }
}

extension Diagnostic {
  /// Something goes beyond a limit.
  ///
  /// - Parameters:
  ///   - message: What there is, and what there may be at most.
  ///   - limits: What holds, if that is known: a flag that is at its largest helps nobody.
  package static func limit(
    _ limit: Limit, _ message: String, of limits: Limits? = nil, at range: SourceRange?
  ) -> Diagnostic {
    let isLargest = limits.map { $0[limit] >= limit.largest } ?? false
    return Diagnostic(
      .error, "limit", message, at: range,
      hints: [
        isLargest ? "this is the most that \(limit.flag) allows" : "\(limit.flag) sets the limit"
      ])
  }

  /// More than a limit lets pass, in the words of its table.
  package static func beyond(
    _ limit: Limit, value: Double, of limits: Limits, at range: SourceRange?
  ) -> Diagnostic {
    .limit(
      limit,
      "\(limit.text(value)) \(limit.subject) are too many: at most \(limit.text(limits[limit])) are allowed",
      of: limits, at: range)
  }
}
