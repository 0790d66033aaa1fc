import StrutCore
import StrutFormats

/// The values of a document's parameters and data: what a command gives, else its case, else what the document says.
struct DocumentValues {
  private let expander: Expander
  private let declarations: Declarations
  private let settings: [String: CaseDefinition.Setting]
  private let scope = ValueScope()

  /// Reads the values of a document; a library has none.
  static func read(_ expander: Expander) -> ValueScope {
    let declarations = expander.declarations
    guard !declarations.isLibrary else { return ValueScope() }
    // Where a component is drawn the document's values are not looked at.
    guard expander.choices.component == nil else {
      let names = declarations.data.map(\.name) + declarations.parameters.map(\.name)
      return ValueScope(names.map { ($0, .faulty) })
    }
    let values = DocumentValues(expander)
    values.run()
    return values.scope
  }

  private init(_ expander: Expander) {
    self.expander = expander
    declarations = expander.declarations
    let state = declarations.cases.first { $0.name == expander.choices.caseName }
    settings = Dictionary(
      state?.settings.map { ($0.name, $0) } ?? [], uniquingKeysWith: { $1 })
  }

  private var context: ExpansionContext {
    ExpansionContext(
      file: declarations.document, values: scope, tokens: expander.documentTokens,
      ids: IDScope())
  }

  private func run() {
    checkNames()
    for data in declarations.data { scope.add(data.name, meaning(of: data)) }
    for parameter in declarations.parameters { scope.add(parameter.name, meaning(of: parameter)) }
  }

  /// Tells the settings of all cases that set nothing.
  private func checkNames() {
    let known = declarations.parameters.map(\.name) + declarations.data.map(\.name)
    let names = Set(known)
    for state in declarations.cases {
      for setting in state.settings where !names.contains(setting.name) {
        let meant = declarations.otherMeaning(of: setting.name).map { "\($0.what): \($0.hint)" }
        expander.tell(
          .unknownSet(setting.name, known: known, meant: meant, at: setting.nameRange),
          in: context)
      }
    }
  }

  private func setting(_ name: String) -> CaseDefinition.Setting? {
    settings[name]
  }

  private func chosen(_ name: String) -> TemplateValue? {
    expander.choices.values.last { $0.name == name }?.value
  }

  // MARK: Parameters

  /// What is null counts as not given, whoever gives it.
  private func meaning(of parameter: ParameterDefinition) -> ValueScope.Meaning {
    if let meaning = chosen(parameter.name).flatMap({ expander.read($0, as: parameter) }) {
      return meaning
    }
    if let field = expander.choices.row?.record?[parameter.name],
      let meaning = expander.read(field, as: parameter)
    {
      return meaning
    }
    if let setting = setting(parameter.name) {
      if let meaning = expander.read(setting.value, as: parameter, in: context) { return meaning }
      tellNull(setting, of: parameter)
    }
    guard let attribute = parameter.defaultValue else {
      if let row = expander.missingField(of: parameter, of: declarations.parameters) {
        expander.report.add(row, at: context.place)
        return .faulty
      }
      expander.tell(
        .missingDocumentParameter(
          parameter.name, flag: parameter.flag, at: parameter.nameRange), in: context)
      return .faulty
    }
    return expander.read(attribute, as: parameter, in: context) ?? .value(.null)
  }

  /// Warns of a null that is written for a parameter with another default.
  private func tellNull(_ setting: CaseDefinition.Setting, of parameter: ParameterDefinition) {
    let file = declarations.document
    func inside(_ attribute: Int32) -> String {
      file.source.text(in: file.valueRange(attribute)).withoutBraces
    }
    guard inside(setting.value) == "null", let attribute = parameter.defaultValue,
      inside(attribute) != "null"
    else { return }
    expander.tell(.setToNull(parameter.name, at: file.valueRange(setting.value)), in: context)
  }

  // MARK: Data

  private func meaning(of data: DataDefinition) -> ValueScope.Meaning {
    if let value = chosen(data.name) { return chosen(value, of: data) }
    if let path = expander.choices.data.last(where: { $0.name == data.name })?.path {
      return chosenData(path)
    }
    if let setting = setting(data.name) {
      guard case .value(let value) = expander.value(ofAttribute: setting.value, in: context) else {
        return .faulty
      }
      guard let text = value.text?.trimmed, Self.isJSON(text),
        case .value(let own) = ownMeaning(of: data), own.text == nil
      else { return .value(value) }
      let range = expander.innerRange(ofAttribute: setting.value, in: context)
      expander.tell(.listAsText(data.name, text, own, at: range), in: context)
      return .faulty
    }
    return ownMeaning(of: data)
  }

  /// Whether a text is a list or a record, and was probably meant to be one.
  private static func isJSON(_ text: String) -> Bool {
    text.hasPrefix("[") && text.hasSuffix("]") || text.hasPrefix("{") && text.hasSuffix("}")
  }

  /// Data that a command gives: a text is no list and no record.
  private func chosen(_ value: TemplateValue, of data: DataDefinition) -> ValueScope.Meaning {
    guard let text = value.text, value.origin == nil, Self.isJSON(text.trimmed),
      case .value(let own) = ownMeaning(of: data), own.list != nil || own.record != nil
    else { return .value(value) }
    expander.report.addUsage(
      .value, data.name,
      "it is \(own.kindName), and this is a text, \(TemplateValue.text(text).shown)", isJSON: true)
    return .faulty
  }

  private func ownMeaning(of data: DataDefinition) -> ValueScope.Meaning {
    data.source.map(file) ?? inline(data)
  }

  /// Data that a command names: what is wrong with the path is wrong usage, what is wrong in the file is told there.
  private func chosenData(_ path: String) -> ValueScope.Meaning {
    do throws(TemplateFileFault) {
      let bytes = try declarations.reader.readChosen(path)
      guard let format = DataFormat(path: path) else {
        let fault = Diagnostic.unknownDataFormat(path, at: .start)
        expander.report.addUsage(.data, nil, fault.message)
        return .faulty
      }
      return value(in: bytes, as: format, named: path)
    } catch {
      expander.report.addUsage(
        .data, nil, error.message, isUnreadable: error.code != "outside-root")
      return .faulty
    }
  }

  private func file(_ attribute: Int32) -> ValueScope.Meaning {
    let range = expander.innerRange(ofAttribute: attribute, in: context)
    guard let path = expander.text(ofAttribute: attribute, in: context) else { return .faulty }
    if let known = declarations.readings.data(at: path) {
      declarations.reader.add(known.files)
      return .value(known.value)
    }
    let before = declarations.reader.tally
    do throws(TemplateFileFault) {
      let bytes = try declarations.reader.read(path, as: path, from: ".")
      guard let format = DataFormat(path: path) else {
        expander.tell(.unknownDataFormat(path, at: range), in: context)
        return .faulty
      }
      let meaning = value(
        in: bytes, as: format, named: declarations.reader.name(of: path),
        folder: FilePath.folder(of: path), at: range)
      if case .value(let value) = meaning {
        let files = declarations.reader.tally.since(before)
        declarations.readings.keep(KeptReadings.Reading(value: value, files: files), at: path)
      }
      return meaning
    } catch {
      expander.tell(.unreadable(error, at: range), in: context)
      return .faulty
    }
  }

  private func value(
    in bytes: [UInt8], as format: DataFormat, named name: String, folder: String? = nil,
    at range: SourceRange? = nil
  ) -> ValueScope.Meaning {
    let (limits, shared) = (declarations.reader.dataLimits, declarations.reader.shared)
    let key = SharedReadings.Key(role: .data(format), name: name, folder: folder, limits: limits)
    if let known: TemplateValue = shared?.reading(key, of: bytes) { return .value(known) }
    let value = ValueFiles.data(
      in: bytes, as: format, named: name, folder: folder, limits: limits
    ) {
      expander.report.add(
        $0,
        at: TemplateReport.Place(
          file: $0.source ?? declarations.document.source, index: -1, way: -1),
        order: range?.lowerBound ?? 0)
    }
    guard let value else { return .faulty }
    shared?.keep(value, key, of: bytes)
    return .value(value)
  }

  /// JSON in the content of the element.
  private func inline(_ data: DataDefinition) -> ValueScope.Meaning {
    switch ValueFiles.inlineData(data.node, of: data.file) {
    case .value(let value): return .value(value)
    case .told: return .faulty
    case .fault(let diagnostic):
      expander.tell(diagnostic, in: context)
      return .faulty
    }
  }
}
