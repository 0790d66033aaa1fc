import StrutFormats
import Testing

/// The expectations are those of `date -u -d @SECONDS +%FT%TZ`.
struct CalendarDateTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (951_868_799, "2000-02-29T23:59:59Z"), (951_868_800, "2000-03-01T00:00:00Z"),
      (1_709_210_096, "2024-02-29T12:34:56Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
      (-1, "1969-12-31T23:59:59Z"), (-2_203_891_200, "1900-03-01T00:00:00Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"),
    ])
  func followsTheGregorianCalendar(_ seconds: Int, _ expected: String) {
    #expect(CalendarDate(seconds).text == expected)
    #expect(CalendarDate(seconds).dateTime == String(expected.dropLast()))
  }
}
