/// A date of ISO 8601, with or without a time, as it is written: no zone of the machine takes part.
struct DateText {
  private let milliseconds: Double
  private let formats: ICUFormats

  /// Reads `2026-11-20`, `2026-11-20T14:30`, with seconds and their parts too; a zone behind it is left aside.
  init(_ text: String, _ formats: ICUFormats) throws(FormattingFault) {
    self.formats = formats
    let form =
      /(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?/
      .asciiOnlyDigits()
    guard let match = text.wholeMatch(of: form),
      let milliseconds = formats.milliseconds(
        match.1 + (match.2 ?? "T00:00") + (match.3 ?? ":00"), pattern: "yyyy-MM-dd'T'HH:mm:ss")
    else {
      throw FormattingFault(
        "\(TemplateValue.text(text).shown) is no date", at: .argument(0),
        hints: [Self.hint(for: text)])
    }
    self.milliseconds = milliseconds
  }

  /// What to write for a text that is no date: where its form is that of one, the day or the time does not exist.
  private static func hint(for text: String) -> String {
    guard text.wholeMatch(of: /\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}.*)?/) != nil else {
      return "a date is written as 2026-11-20 or 2026-11-20T14:30"
    }
    return "there is no such day or time: months are 01 to 12, hours 00 to 23, and each month has"
      + " its days"
  }

  /// The date as the locale writes it.
  func formatted(
    _ style: ICUFormats.DateStyle, locale: String
  ) throws(FormattingFault) -> String {
    guard let text = formats.date(milliseconds, style, locale: locale) else {
      throw .unknownStyle(FormatStyles.unknownDate(style.written))
    }
    return text
  }
}
