import StrutFormats

/// Which forms of plurals a language has, as ICU tells.
struct PluralRules: Sendable {
  /// The forms that any number has.
  let all: Set<String>
  /// The forms of the first whole numbers, from 0: what shows sooner or later.
  let ofNumbers: [String]

  /// How many numbers are looked at; in no language has a form its first number between this and many thousands.
  private static let count = 201

  /// Reads the rules of a locale.
  ///
  /// - Parameter isOrdinal: Whether they are those of places in an order.
  fileprivate init?(_ locale: String, isOrdinal: Bool, _ functions: ICUPlurals) {
    guard let rules = functions.rules(of: locale, isOrdinal: isOrdinal) else { return nil }
    all = rules.all
    ofNumbers = (0..<Self.count).map { rules.form(of: Double($0)) }
    guard !all.isEmpty, !ofNumbers.contains("") else { return nil }
  }

  /// What is asked for once.
  private struct Key: Hashable {
    let locale: String
    let isOrdinal: Bool
  }

  private static let known = Monitor<[Key: PluralRules?]>([:])

  /// The rules of a locale; `nil` where ICU is missing.
  static func rules(of locale: String, isOrdinal: Bool) -> PluralRules? {
    guard let functions = ICUPlurals.shared else { return nil }
    return known.enter { known in
      let key = Key(locale: locale, isOrdinal: isOrdinal)
      if let rules = known[key] { return rules }
      let rules = PluralRules(locale, isOrdinal: isOrdinal, functions)
      known[key] = .some(rules)
      return rules
    }
  }
}

/// ICU's functions for plurals.
///
/// `@unchecked`: functions and nothing else.
private final class ICUPlurals: @unchecked Sendable {
  static let shared = ICUPlurals()

  private typealias Status = UnsafeMutablePointer<Int32>
  private typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Status) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias Select =
    @convention(c) (OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32
  private typealias Names = @convention(c) (OpaquePointer, Status) -> OpaquePointer?
  private typealias NextName =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>?, Status) -> UnsafePointer<CChar>?

  private let open: Open
  private let close: Close
  private let select: Select
  private let names: Names
  private let nextName: NextName
  private let closeNames: Close

  private init?() {
    guard let library = ICULibrary.shared,
      let open = library.formatFunction("uplrules_openForType", as: Open.self),
      let close = library.formatFunction("uplrules_close", as: Close.self),
      let select = library.formatFunction("uplrules_select", as: Select.self),
      let names = library.formatFunction("uplrules_getKeywords", as: Names.self),
      let nextName = library.function("uenum_next", as: NextName.self),
      let closeNames = library.function("uenum_close", as: Close.self)
    else { return nil }
    self.open = open
    self.close = close
    self.select = select
    self.names = names
    self.nextName = nextName
    self.closeNames = closeNames
  }

  /// The rules of one locale, open.
  final class Rules {
    /// The forms that there are.
    let all: Set<String>
    private let pointer: OpaquePointer
    private let functions: ICUPlurals

    fileprivate init(_ pointer: OpaquePointer, _ functions: ICUPlurals) {
      self.pointer = pointer
      self.functions = functions
      all = functions.names(in: pointer)
    }

    deinit { functions.close(pointer) }

    /// The form of a number; no characters where ICU fails.
    func form(of number: Double) -> String {
      var status: Int32 = 0
      var units = [UInt16](repeating: 0, count: 16)
      let count = functions.select(pointer, number, &units, 16, &status)
      guard status <= 0, count < 16 else { return "" }
      return String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }
  }

  func rules(of locale: String, isOrdinal: Bool) -> Rules? {
    var status: Int32 = 0
    guard let pointer = open(locale, isOrdinal ? 1 : 0, &status) else { return nil }
    guard status <= 0 else {
      close(pointer)
      return nil
    }
    return Rules(pointer, self)
  }

  private func names(in rules: OpaquePointer) -> Set<String> {
    var status: Int32 = 0
    guard let list = names(rules, &status) else { return [] }
    defer { closeNames(list) }
    var found: Set<String> = []
    while let name = nextName(list, nil, &status) { found.insert(String(cString: name)) }
    return found
  }
}
