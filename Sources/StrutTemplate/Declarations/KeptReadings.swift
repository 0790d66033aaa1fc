/// What has been read from files beside the declarations themselves: data and strings, as long as nothing was wrong with them.
struct KeptReadings {
  /// The most bytes of files whose values are kept: rows may name files of their own.
  private static let mostBytes = 16 << 20

  /// Something that was read, with what reading it took.
  struct Reading<Value> {
    let value: Value
    let files: DeclaredFiles.Tally
  }

  private var data: [String: Reading<TemplateValue>] = [:]
  private var localizers: [String?: Reading<Localizer>] = [:]
  private var byteCount = 0

  /// The data in the file at a path.
  func data(at path: String) -> Reading<TemplateValue>? { data[path] }

  /// The functions that follow a language that was chosen.
  func localizer(of locale: String?) -> Reading<Localizer>? { localizers[locale] }

  /// Keeps data.
  mutating func keep(_ reading: Reading<TemplateValue>, at path: String) {
    guard byteCount + reading.files.byteCount <= Self.mostBytes else { return }
    byteCount += reading.files.byteCount
    data[path] = reading
  }

  /// Keeps the functions that follow a language.
  mutating func keep(_ reading: Reading<Localizer>, of locale: String?) {
    guard byteCount + reading.files.byteCount <= Self.mostBytes else { return }
    byteCount += reading.files.byteCount
    localizers[locale] = reading
  }
}
