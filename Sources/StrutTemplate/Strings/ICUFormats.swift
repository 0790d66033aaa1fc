import CICU
import StrutFormats

/// ICU's functions for messages, dates, locales and currencies; each throws or tells what ICU says.
///
/// `@unchecked`: functions and nothing else.
final class ICUFormats: @unchecked Sendable {
  /// The functions; `nil` where ICU is not installed.
  static let shared = ICUFormats()

  typealias Status = UnsafeMutablePointer<Int32>
  typealias Units = UnsafePointer<UInt16>
  typealias Buffer = UnsafeMutablePointer<UInt16>
  typealias Characters = UnsafePointer<CChar>

  /// ICU's word for a result that is longer than its buffer.
  static let bufferOverflow: Int32 = 15

  private typealias OpenMessage =
    @convention(c) (Units, Int32, Characters, UnsafeMutableRawPointer, Status) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias OpenDate =
    @convention(c) (Int32, Int32, Characters, Units?, Int32, Units?, Int32, Status) ->
    OpaquePointer?
  private typealias FormatDate =
    @convention(c) (OpaquePointer, Double, Buffer?, Int32, UnsafeMutableRawPointer?, Status) ->
    Int32
  private typealias ParseDate =
    @convention(c) (OpaquePointer, Units, Int32, UnsafeMutablePointer<Int32>, Status) -> Double
  private typealias SetLenient = @convention(c) (OpaquePointer, Int8) -> Void
  private typealias OpenPatterns = @convention(c) (Characters, Status) -> OpaquePointer?
  private typealias BestPattern =
    @convention(c) (OpaquePointer, Units, Int32, Buffer?, Int32, Status) -> Int32
  private typealias ForLanguageTag =
    @convention(c) (
      Characters, UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>, Status
    ) -> Int32
  private typealias ToLanguageTag =
    @convention(c) (Characters, UnsafeMutablePointer<CChar>, Int32, Int8, Status) -> Int32
  private typealias IsRightToLeft = @convention(c) (Characters) -> Int8
  private typealias OpenCurrencies = @convention(c) (UInt32, Status) -> OpaquePointer?
  private typealias NextName =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>?, Status) -> Characters?

  /// What a format of dates is opened for.
  private struct DateKey: Hashable {
    let style: DateStyle
    let locale: String
  }

  /// A format of dates of ICU's.
  ///
  /// `@unchecked`: who uses it keeps other threads out.
  private struct DateFormat: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  /// How many formats of dates stay open.
  private static let mostDates = 64
  private let dates = Monitor<[DateKey: DateFormat]>([:])
  private let numbers = Monitor<[String: Message]>([:])

  private let openMessage: OpenMessage
  /// `umsg_vformat`, which is called through C.
  private let formatMessage: UnsafeRawPointer
  private let closeMessage: Close
  private let openDate: OpenDate
  private let formatDate: FormatDate
  private let parseDate: ParseDate
  private let setLenient: SetLenient
  private let closeDate: Close
  private let openPatterns: OpenPatterns
  private let bestPattern: BestPattern
  private let closePatterns: Close
  private let forLanguageTag: ForLanguageTag
  private let toLanguageTag: ToLanguageTag
  private let isRightToLeft: IsRightToLeft
  private let openCurrencies: OpenCurrencies
  private let nextName: NextName
  private let closeNames: Close

  private init?() {
    guard let library = ICULibrary.shared,
      let openMessage = library.formatFunction("umsg_open", as: OpenMessage.self),
      let formatMessage = library.formatFunction("umsg_vformat", as: UnsafeRawPointer.self),
      let closeMessage = library.formatFunction("umsg_close", as: Close.self),
      let openDate = library.formatFunction("udat_open", as: OpenDate.self),
      let formatDate = library.formatFunction("udat_format", as: FormatDate.self),
      let parseDate = library.formatFunction("udat_parse", as: ParseDate.self),
      let setLenient = library.formatFunction("udat_setLenient", as: SetLenient.self),
      let closeDate = library.formatFunction("udat_close", as: Close.self),
      let openPatterns = library.formatFunction("udatpg_open", as: OpenPatterns.self),
      let bestPattern = library.formatFunction("udatpg_getBestPattern", as: BestPattern.self),
      let closePatterns = library.formatFunction("udatpg_close", as: Close.self),
      let forLanguageTag = library.function("uloc_forLanguageTag", as: ForLanguageTag.self),
      let toLanguageTag = library.function("uloc_toLanguageTag", as: ToLanguageTag.self),
      let isRightToLeft = library.function("uloc_isRightToLeft", as: IsRightToLeft.self),
      let openCurrencies = library.formatFunction(
        "ucurr_openISOCurrencies", as: OpenCurrencies.self),
      let nextName = library.function("uenum_next", as: NextName.self),
      let closeNames = library.function("uenum_close", as: Close.self)
    else { return nil }
    self.openMessage = openMessage
    self.formatMessage = formatMessage
    self.closeMessage = closeMessage
    self.openDate = openDate
    self.formatDate = formatDate
    self.parseDate = parseDate
    self.setLenient = setLenient
    self.closeDate = closeDate
    self.openPatterns = openPatterns
    self.bestPattern = bestPattern
    self.closePatterns = closePatterns
    self.forLanguageTag = forLanguageTag
    self.toLanguageTag = toLanguageTag
    self.isRightToLeft = isRightToLeft
    self.openCurrencies = openCurrencies
    self.nextName = nextName
    self.closeNames = closeNames
  }

  // MARK: Messages

  /// A message that ICU has read.
  ///
  /// `@unchecked`: who formats with it keeps other threads out.
  final class Message: @unchecked Sendable {
    fileprivate let pointer: OpaquePointer
    private let functions: ICUFormats

    fileprivate init(_ pointer: OpaquePointer, _ functions: ICUFormats) {
      self.pointer = pointer
      self.functions = functions
    }

    deinit { functions.closeMessage(pointer) }
  }

  /// Why ICU does not take a pattern.
  struct PatternFault: Error {
    /// The number of UTF-16 units before the fault; `nil` where ICU does not tell.
    let offset: Int?
  }

  /// Reads a pattern, whose arguments have numbers or names.
  func message(_ pattern: String, locale: String) throws(PatternFault) -> Message {
    var units = Array(pattern.utf16)
    let count = Int32(units.count)
    units.append(0)
    var status: Int32 = 0
    // UParseError: a line, an offset, and twice 16 units of context.
    var error = [Int32](repeating: -1, count: 18)
    let pointer = units.withUnsafeBufferPointer { units in
      error.withUnsafeMutableBytes {
        openMessage(units.baseAddress!, count, locale, $0.baseAddress!, &status)
      }
    }
    guard let pointer, status <= 0 else {
      if let pointer { closeMessage(pointer) }
      throw PatternFault(offset: error[1] > 0 ? Int(error[1]) : nil)
    }
    return Message(pointer, self)
  }

  /// A number as a locale writes it where no style is given.
  func number(_ value: Double, locale: String) -> String? {
    numbers.enter { messages in
      if messages[locale] == nil {
        messages[locale] = try? message("{0, number}", locale: locale)
      }
      return messages[locale].flatMap { format($0, [.number(value)]) }
    }
  }

  /// What an argument of a message is to ICU's C functions.
  enum Argument {
    case number(Double)
    case text(String)
  }

  /// The text of a message whose arguments have the numbers from 0; `nil` where ICU fails.
  func format(_ message: Message, _ arguments: [Argument]) -> String? {
    var texts: [UnsafeMutableBufferPointer<UInt16>] = []
    defer { for text in texts { text.deallocate() } }
    let values: [any CVarArg] = arguments.map { argument in
      switch argument {
      case .number(let number): return number
      case .text(let text):
        let units = Array(text.utf16) + [0]
        let copy = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: units.count)
        _ = copy.initialize(from: units)
        texts.append(copy)
        return copy.baseAddress!
      }
    }
    return text { buffer, capacity, status in
      withVaList(values) {
        strut_umsg_vformat(
          formatMessage, UnsafeRawPointer(message.pointer), buffer, capacity, $0, status)
      }
    }
  }

  /// The text that a function writes into a buffer, which grows until it is large enough.
  private func text(_ write: (Buffer, Int32, Status) -> Int32) -> String? {
    var capacity = 256
    while true {
      var status: Int32 = 0
      var units = [UInt16](repeating: 0, count: capacity)
      let count = Int(
        units.withUnsafeMutableBufferPointer { write($0.baseAddress!, Int32(capacity), &status) })
      if status == Self.bufferOverflow, count > capacity {
        capacity = count
      } else {
        return status <= 0 ? String(decoding: units.prefix(count), as: UTF16.self) : nil
      }
    }
  }

  // MARK: Dates

  /// How a date is written.
  enum DateStyle: Hashable {
    /// ICU's lengths of a date and of a time; -1 for none: 0 full, 1 long, 2 medium, 3 short.
    case lengths(date: Int32, time: Int32)
    /// The fields, in the order of the locale.
    case skeleton(String)
    /// Fields and characters as they stand.
    case pattern(String)

    /// The style as it is written, as far as it is no name.
    var written: String {
      switch self {
      case .lengths: ""
      case .skeleton(let text): "::\(text)"
      case .pattern(let text): text
      }
    }
  }

  /// The milliseconds since 1970 that a text of ISO 8601 names in UTC; `nil` where it is no such date.
  func milliseconds(_ text: Substring, pattern: String) -> Double? {
    withDate(.pattern(pattern), locale: "en_US_POSIX") { date in
      setLenient(date, 0)
      let units = Array(text.utf16)
      var status: Int32 = 0
      var position: Int32 = 0
      let result = parseDate(date, units, Int32(units.count), &position, &status)
      return status <= 0 && Int(position) == units.count ? result : nil
    } ?? nil
  }

  /// A date in UTC as the locale writes it; `nil` where ICU does not take the style.
  func date(_ milliseconds: Double, _ style: DateStyle, locale: String) -> String? {
    var style = style
    if case .skeleton(let skeleton) = style {
      guard let pattern = pattern(for: skeleton, locale: locale) else { return nil }
      style = .pattern(pattern)
    }
    return withDate(style, locale: locale) { date in
      text { formatDate(date, milliseconds, $0, $1, nil, $2) }
    } ?? nil
  }

  /// A format of dates that is opened once; one thread at a time uses it, as ICU asks for.
  private func withDate<Result: Sendable>(
    _ style: DateStyle, locale: String, _ body: (OpaquePointer) -> Result
  ) -> Result? {
    let key = DateKey(style: style, locale: locale)
    return dates.enter { dates in
      if dates[key] == nil {
        if dates.count >= Self.mostDates {
          for format in dates.values { closeDate(format.pointer) }
          dates = [:]
        }
        dates[key] = opened(style, locale: locale).map(DateFormat.init)
      }
      return dates[key].map { body($0.pointer) }
    }
  }

  private func opened(_ style: DateStyle, locale: String) -> OpaquePointer? {
    let zone = Array("Etc/UTC".utf16)
    var lengths: (date: Int32, time: Int32) = (-2, -2)
    var pattern: [UInt16] = []
    switch style {
    case .lengths(let date, let time): lengths = (date, time)
    case .skeleton(let text), .pattern(let text): pattern = Array(text.utf16)
    }
    var status: Int32 = 0
    let date = openDate(
      lengths.time, lengths.date, locale, zone, Int32(zone.count), pattern, Int32(pattern.count),
      &status)
    guard let date, status <= 0 else {
      if let date { closeDate(date) }
      return nil
    }
    return date
  }

  private func pattern(for skeleton: String, locale: String) -> String? {
    var status: Int32 = 0
    guard let generator = openPatterns(locale, &status) else { return nil }
    defer { closePatterns(generator) }
    let units = Array(skeleton.utf16)
    return text { bestPattern(generator, units, Int32(units.count), $0, $1, $2) }
  }

  // MARK: Locales

  /// ICU's name of the locale with a tag of BCP 47; `nil` where the tag is malformed.
  func locale(forTag tag: String) -> String? {
    var parsed: Int32 = 0
    let locale = characters { forLanguageTag(tag, $0, $1, &parsed, $2) }
    return Int(parsed) == tag.utf8.count ? locale : nil
  }

  /// The tag of BCP 47, with the usual cases, of ICU's name of a locale.
  func tag(forLocale locale: String) -> String? {
    characters { toLanguageTag(locale, $0, $1, 0, $2) }
  }

  /// Whether the language is written from right to left.
  func writesRightToLeft(_ locale: String) -> Bool { isRightToLeft(locale) != 0 }

  private func characters(
    _ write: (UnsafeMutablePointer<CChar>, Int32, Status) -> Int32
  ) -> String? {
    var status: Int32 = 0
    var bytes = [CChar](repeating: 0, count: 512)
    let count = bytes.withUnsafeMutableBufferPointer { write($0.baseAddress!, 512, &status) }
    guard status <= 0, count < 512 else { return nil }
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // MARK: Currencies

  /// The codes of all currencies that ICU knows.
  func currencies() -> [String] {
    var status: Int32 = 0
    guard let names = openCurrencies(0x7FFF_FFFF, &status) else { return [] }
    defer { closeNames(names) }
    var codes: [String] = []
    while let name = nextName(names, nil, &status) { codes.append(String(cString: name)) }
    return codes
  }
}
