/// A moment as a date of the Gregorian calendar in UTC, without any table of time zones.
package struct CalendarDate {
  /// Date and time in ISO 8601's form without a zone, such as `2026-11-20T18:41:33`.
  package let dateTime: String

  /// The moment in ISO 8601's form, such as `2026-11-20T18:41:33Z`.
  package var text: String { dateTime + "Z" }

  /// The moment so many seconds after the start of 1970; earlier ones are negative.
  package init(_ seconds: Int) {
    let days = Int((Double(seconds) / 86400).rounded(.down))
    let (year, month, day) = Self.date(daysSince1970: days)
    let time = seconds - days * 86400
    func digits(_ value: Int, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    dateTime =
      "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))T"
      + "\(digits(time / 3600, 2)):\(digits(time / 60 % 60, 2)):\(digits(time % 60, 2))"
  }

  /// Counts years from March, so that the leap day is the last of a year.
  private static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let daysOfEra = 146_097
    let shifted = days + 719_468
    let era = shifted >= 0 ? shifted / daysOfEra : (shifted - daysOfEra + 1) / daysOfEra
    let dayOfEra = shifted - era * daysOfEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
