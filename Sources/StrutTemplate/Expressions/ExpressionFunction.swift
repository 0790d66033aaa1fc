/// The functions of the language.
package enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, clamp, round, floor, ceil, abs
  case length, upper, lower, trim, join, split, slice, range, sort, filter, contains, keys, value
  case number, currency, percent, date, t

  /// The function with its arguments, as messages show it.
  package var signature: String {
    switch self {
    case .min, .max: "\(self)(a, b…)"
    case .clamp: "clamp(least, x, most)"
    case .round, .floor, .ceil, .abs, .percent: "\(self)(x)"
    case .length: "length(list, record or text)"
    case .upper, .lower, .trim, .value: "\(self)(text)"
    case .join: "join(list, text)"
    case .split: "split(text, at)"
    case .slice: "slice(list, from, to)"
    case .range: "range(from, to)"
    case .sort: "sort(list) or sort(list, 'key')"
    case .filter: "filter(list, 'key', value)"
    case .contains: "contains(list or text, x)"
    case .keys: "keys(record)"
    case .number: "number(x, 'style')"
    case .currency: "currency(x, 'EUR')"
    case .date: "date('2026-11-20', 'style')"
    case .t: "t(key, name: value…)"
    }
  }

  /// How many arguments without name the function takes.
  var counts: ClosedRange<Int> {
    switch self {
    case .min, .max: 1...Int.max
    case .round, .floor, .ceil, .abs, .percent: 1...1
    case .length, .upper, .lower, .trim, .value, .keys, .t: 1...1
    case .join, .split, .range, .contains, .currency: 2...2
    case .clamp, .filter: 3...3
    case .slice: 2...3
    case .sort, .number, .date: 1...2
    }
  }
}
