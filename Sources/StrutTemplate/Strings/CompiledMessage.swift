import StrutCore
import StrutFormats

/// A message that is ready to be formatted.
struct CompiledMessage: Sendable {
  /// The places where arguments are used.
  let places: [MessageArguments.Place]
  /// The names of the arguments.
  let names: Set<String>
  /// The plurals and selections.
  let choices: [MessageChoice]
  private let locale: String
  private let message: ICUFormats.Message
  private let formats: ICUFormats

  /// Reads a pattern of a strings file, or tells where ICU does not take it.
  init(
    _ written: StringsFile.Message, locale: String, _ formats: ICUFormats,
    changing change: @escaping (String) -> String
  ) throws(FormattingFault) {
    try self.init(written.text, locale: locale, formats, changing: change) { offset, fault in
      let start = fault?.units.lowerBound ?? offset
      var range = Self.place(of: start, in: written.origin)
      if let end = fault?.units.upperBound {
        let last = Self.place(of: end, in: written.origin).lowerBound
        range = SourceRange(
          Int(range.lowerBound), Int(max(last, min(range.upperBound, last + 1))))
      }
      return FormattingFault(
        fault?.message ?? "this is no message of ICU's MessageFormat",
        hints: fault?.hints ?? ["a brace that is text stands in apostrophes: '{'"],
        origin: ValueOrigin(written.origin.source, range))
    }
  }

  /// Reads a pattern that a function makes, such as `{x, number, percent}`.
  ///
  /// - Parameter fault: What to throw, by ICU's offset and what the reader of arguments found.
  init(
    _ pattern: String, locale: String, _ formats: ICUFormats,
    changing change: @escaping (String) -> String = { $0 },
    fault: (Int?, MessageArguments.Fault?) -> FormattingFault
  ) throws(FormattingFault) {
    let arguments = MessageArguments(pattern, changing: change)
    do throws(ICUFormats.PatternFault) {
      _ = try formats.message(pattern, locale: locale)
      guard arguments.isComplete else { throw ICUFormats.PatternFault(offset: nil) }
      choices = arguments.choices
      places = arguments.places
      names = arguments.names
      message = try formats.message(arguments.pattern, locale: locale)
    } catch {
      throw fault(error.offset, arguments.fault)
    }
    self.locale = locale
    self.formats = formats
  }

  // MARK: Formatting

  /// The text with the values of its arguments.
  func text(_ values: [String: TemplateValue]) throws(FormattingFault) -> String {
    var arguments: [ICUFormats.Argument] = []
    for place in places {
      guard let value = values[place.name] else {
        throw FormattingFault("the message takes an argument '\(place.name)'")
      }
      arguments.append(try argument(value, place))
    }
    guard let text = formats.format(message, arguments) else {
      throw FormattingFault("ICU cannot format the message")
    }
    return text
  }

  private func argument(
    _ value: TemplateValue, _ place: MessageArguments.Place
  ) throws(FormattingFault) -> ICUFormats.Argument {
    switch place.kind {
    case .number:
      guard let number = value.number else { throw wrongKind(value, place, "a number") }
      return .number(number)
    case .text:
      if let number = value.number { return .text(try printed(number)) }
      guard let text = value.printed else { throw wrongKind(value, place, "a text or a number") }
      return .text(text)
    case .date(let style):
      guard let text = value.text else { throw wrongKind(value, place, "a date") }
      do throws(FormattingFault) {
        return .text(try DateText(text, formats).formatted(style, locale: locale))
      } catch {
        throw FormattingFault(error.message, at: .named(place.name), hints: error.hints)
      }
    }
  }

  /// A number in a message as ICU writes it where no style is given.
  private func printed(_ number: Double) throws(FormattingFault) -> String {
    guard let text = formats.number(number, locale: locale) else {
      throw FormattingFault("ICU cannot format the number")
    }
    return text
  }

  private func wrongKind(
    _ value: TemplateValue, _ place: MessageArguments.Place, _ wanted: String
  ) -> FormattingFault {
    let fault = ExpressionFaults.wrongKind(
      value, of: "'\(place.name)' of the message", wanted: wanted, at: .start)
    return FormattingFault(fault.message, at: .named(place.name), hints: fault.hints)
  }

  // MARK: Places

  /// Where some UTF-16 units of a message stand in its file.
  static func origin(of units: Range<Int>, in message: StringsFile.Message) -> ValueOrigin {
    let start = place(of: units.lowerBound, in: message.origin).lowerBound
    let end = place(of: units.upperBound, in: message.origin).lowerBound
    return ValueOrigin(message.origin.source, SourceRange(Int(start), Int(end)))
  }

  /// The character of a text in JSON, quotes and all, that has so many UTF-16 units before it; all of it without a number.
  static func place(of offset: Int?, in origin: ValueOrigin) -> SourceRange {
    guard let offset else { return origin.range }
    let bytes = origin.source.text.bytes
    var position = Int(origin.range.lowerBound) + 1
    let end = Int(origin.range.upperBound) - 1
    var units = 0
    while position < end, units < offset {
      if bytes[position] == UInt8(ascii: "\\") {
        position += bytes[position + 1] == UInt8(ascii: "u") ? 6 : 2
        units += 1
      } else {
        units += bytes[position] >= 0xF0 ? 2 : 1
        position += 1
        while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
      }
    }
    let start = min(position, end)
    return SourceRange(start, min(start + 1, end + 1))
  }
}
