import StrutCore
import StrutFormats
import StrutSyntax

/// Everything that a document and its libraries declare.
final class Declarations {
  /// The document.
  let document: TemplateFile
  /// The document and the libraries, by their index.
  private(set) var files: [TemplateFile]
  /// The components by their names.
  private(set) var components: [String: ComponentDefinition] = [:]
  /// The styles by their names.
  private(set) var styles: [String: StyleDefinition] = [:]
  /// The names of the styles that the document itself has.
  lazy var documentStyles = Set(
    styles.values.lazy.filter { $0.file.index == 0 }.map(\.name))
  /// The tokens with the themes.
  let tokens: TokenTable
  /// The files of tokens that have been read, with their themes.
  private var tokenFiles: Set<[String]> = []
  /// Fonts and styles in the order in which the plain document has them.
  private(set) var written: [(file: TemplateFile, node: Int32)] = []
  /// The document's parameters.
  private(set) var parameters: [ParameterDefinition] = []
  /// The document's data.
  private(set) var data: [DataDefinition] = []
  /// The document's cases.
  private(set) var cases: [CaseDefinition] = []
  /// The document's `<let>`s.
  private(set) var lets: [Int32] = []
  /// The `<strings>`, with the attribute `src` of each.
  private(set) var strings: [(file: TemplateFile, source: Int32)] = []
  /// The document's boxes, and everything in its place.
  private(set) var body: [Int32] = []
  /// What is wrong.
  let report: TemplateReport
  /// Reads what the declarations name.
  let reader: DeclaredFiles

  /// Where names are declared that have no meaning where they are used.
  private(set) lazy var names = DeclaredNames(self)

  /// Where the document's parameters, data and cases stand, by their names.
  var parameterPlaces: [String: SourceRange] = [:]
  private var dataPlaces: [String: SourceRange] = [:]
  var casePlaces = CasePlaces()
  let vocabulary: TemplateVocabulary
  lazy var nearestComponents = NearestNames(components.keys)
  /// What has been read from files that values and texts come from.
  var readings = KeptReadings()
  /// What was found and read when all declarations were known.
  private var start: (report: TemplateReport.State, files: DeclaredFiles.Tally)
  private var wrongNodes: [Int32: Set<Int32>] = [:]
  /// The components with attributes that may have been parameters, by their files.
  var partlyRead: [Int32: Set<Int32>] = [:]
  /// The elements that nobody knows.
  private var unknownNodes: [(file: TemplateFile, node: Int32)] = []
  private var libraries: [String: TemplateFile] = [:]
  /// The components whose names are wrong, which has been told, but for capitals and hyphens.
  var wrongComponents: Set<String> = []
  /// Names that a `<Component>` with a capital letter would give.
  private var capitalComponents: Set<String> = []
  /// The names that something wrong would have given a meaning, by the files.
  private(set) var namesOfMistakes: [Int32: Set<String>] = [:]
  /// The components of libraries of which nothing is wrong, by their files and elements.
  private var soundComponents: [Int32: [Int32: ComponentDefinition]] = [:]
  /// The libraries that are being read, for circles.
  private var open: [(name: String, file: TemplateFile?, range: SourceRange)] = []
  /// Whether a circle of imports has been told: those that go through the same files are no news.
  private var hasCircle = false
  /// Where in the document the declaration stands that is being read.
  private var order: Int32 = 0

  /// Reads a document's declarations, and the libraries that it imports.
  init(
    _ parsed: ParsedDocument, tree: MarkupTree, vocabulary: TemplateVocabulary,
    reader: DeclaredFiles, report: TemplateReport
  ) {
    document = TemplateFile(
      parsed, tree: tree, index: 0, folder: ".", paths: vocabulary.pathAttributes)
    files = [document]
    self.vocabulary = vocabulary
    self.reader = reader
    self.report = report
    start = (report.state, reader.tally)
    tokens = TokenTable(report: report)
    open = [(reader.name(of: FilePath.name(of: parsed.source.name)), nil, .start)]
    check(document)
    collect(document)
    checkUnknownNodes()
    TokenFiles.checkOverrides(of: tokens)
    start = (report.state, reader.tally)
  }

  /// Forgets what was expanded with the declarations; what was read is kept.
  func restart() {
    // What is said of tokens is said when they are first worked out.
    if report.state.count > start.report.count { tokens.forgetValues() }
    report.state = start.report
    reader.restore(start.files)
  }

  /// Whether an element of the language cannot be used.
  func isWrong(_ node: Int32, of file: TemplateFile) -> Bool {
    wrongNodes[file.index]?.contains(node) ?? false
  }

  /// Whether the document is a library.
  var isLibrary: Bool { document.role(0) == .language(.library) }

  /// Whether the document holds anything of the language besides braces.
  private(set) lazy var usesLanguage = document.usesLanguage

  /// Returns whether nothing was found in the file that a document has to know besides what is told.
  @discardableResult
  private func check(_ file: TemplateFile) -> Bool {
    let check = LanguageCheck.run(file, vocabulary: vocabulary, report: report)
    if !check.wrongNodes.isEmpty { wrongNodes[file.index] = check.wrongNodes }
    if !check.partlyRead.isEmpty { partlyRead[file.index] = check.partlyRead }
    wrongComponents.formUnion(check.wrongComponents.map(Self.plain))
    capitalComponents.formUnion(check.capitalComponents.map(Self.plain))
    for node in check.unknownNodes { unknownNodes.append((file, node)) }
    if !check.namesOfMistakes.isEmpty { namesOfMistakes[file.index] = check.namesOfMistakes }
    return check.isEmpty
  }

  /// Tells elements that are components but for capitals and hyphens.
  private func checkUnknownNodes() {
    if components["Component"] == nil { wrongComponents.formUnion(capitalComponents) }
    guard !unknownNodes.isEmpty, !components.isEmpty || !wrongComponents.isEmpty else { return }
    let names = Dictionary(components.keys.map { (Self.plain($0), $0) }, uniquingKeysWith: min)
    for (file, node) in unknownNodes where !isWrong(node, of: file) {
      if isMisnamed(file.name(node)) { wrongNodes[file.index, default: []].insert(node) }
      guard let meant = Self.meant(by: file.name(node), among: names) else { continue }
      wrongNodes[file.index, default: []].insert(node)
      report(
        .unknownTemplateElement(
          file.name(node), hint: "did you mean '\(meant)'?", at: file.nameRange(node)), in: file)
    }
  }

  func place(_ file: TemplateFile) -> TemplateReport.Place {
    TemplateReport.Place(file: file.source, index: file.index, way: -1)
  }

  func report(_ diagnostic: Diagnostic, in file: TemplateFile) {
    report.add(diagnostic, at: place(file))
  }

  // MARK: Elements

  private func collect(_ file: TemplateFile) {
    let isDocument = file.index == 0 && !isLibrary
    var hasBox = false
    for node in file.tree.children(of: 0) {
      if file.index == 0 { order = file.tree.nodes[Int(node)].range.lowerBound }
      switch file.role(node) {
      case .language(let element)? where isWrong(node, of: file) || element.isDeclaration:
        guard !isWrong(node, of: file) else { continue }
        if hasBox {
          report(.lateLanguageDeclaration(element.rawValue, at: file.nameRange(node)), in: file)
        }
        collect(element, node, of: file)
      case .language(.letElement)? where isDocument && !hasBox: lets.append(node)
      case .font?, .style?:
        // What stands too late is told by the resolver, where it stands.
        if hasBox { body.append(node) } else { add(node, of: file) }
      case .foreign?: break
      case nil where file.isBlank(node) || isWrong(node, of: file): break
      default:
        guard isDocument else {
          if !isWrong(node, of: file) { reportStray(node, in: file) }
          continue
        }
        // What was meant for a declaration is no box.
        hasBox = hasBox || file.role(node) != nil && !isWrong(node, of: file)
        body.append(node)
      }
    }
  }

  private func reportStray(_ node: Int32, in file: TemplateFile) {
    guard file.role(node) != nil else {
      return report(
        .strayContent(in: "library", at: file.tree.nodes[Int(node)].range), in: file)
    }
    let name = file.name(node)
    let isBox = file.role(node) == .instance || vocabulary.elements.contains(name)
    let declarations = LanguageElement.allCases.filter {
      $0.isDeclaration && ![.data, .param, .caseElement].contains($0)
    }.map(\.rawValue)
    let near =
      components[name] == nil ? nearestName(to: name.lowercased(), among: declarations) : nil
    guard isBox, near == nil || file.role(node) != .instance else {
      wrongNodes[file.index, default: []].insert(node)
      let hint =
        near.map { "did you mean '\($0)'?" }
        ?? "a <library> holds \(declarations.map { "<\($0)>" }.joined(separator: ", ")), <style> and <font>"
      return report(
        .unknownTemplateElement(name, hint: hint, at: file.nameRange(node)), in: file)
    }
    report(
      .misplacedLanguageElement(
        name, in: "library", hint: "<\(name)> stands in a document or in a component",
        at: file.nameRange(node)), in: file)
  }

  private func collect(_ element: LanguageElement, _ node: Int32, of file: TemplateFile) {
    switch element {
    case .import: importLibrary(node, of: file)
    case .tokens, .theme: collectTokens(node, element, of: file)
    case .component: addComponent(node, of: file)
    case .strings:
      if let source = file.attribute("src", of: node) { strings.append((file, source)) }
    case .data: addData(node, of: file)
    case .param: addParameter(node, of: file)
    case .caseElement: addCase(node, of: file)
    default: break
    }
  }

  private func add(_ node: Int32, of file: TemplateFile) {
    if file.role(node) == .style, let attribute = file.attribute("name", of: node) {
      let name = file.writtenValue(attribute)
      if let first = styles[name] {
        // Two in one document are told by the resolver, which writes both.
        guard first.file.index != 0 || file.index != 0 else {
          written.append((file, node))
          return
        }
        report(
          .definedTwice(
            "the style", name, first: shown(first.node, of: first.file),
            at: file.valueRange(attribute)), in: file)
        return
      }
      styles[name] = StyleDefinition(name: name, file: file, node: node)
    }
    written.append((file, node))
  }

  /// A place as messages name it.
  func shown(_ node: Int32, of file: TemplateFile) -> String {
    file.shown(file.tree.nodes[Int(node)].range)
  }

  // MARK: Libraries

  private func importLibrary(_ node: Int32, of file: TemplateFile) {
    guard let attribute = file.attribute("src", of: node),
      let path = writtenPath(attribute, of: file)
    else { return }
    let range = file.valueRange(attribute)
    let name = reader.name(of: path)
    if let start = open.firstIndex(where: { $0.name == name }) {
      report.unread.insert(.library)
      return tellCircle(Array(open[(start + 1)...]) + [(name, file, range)])
    }
    guard libraries[path] == nil else { return }
    guard open.count <= reader.dataLimits.depth else {
      return report(.tooManyImports(reader.dataLimits.depth, at: range), in: file)
    }
    guard let bytes = read(path, namedBy: attribute, in: file) else {
      report.unread.insert(.library)
      return
    }
    if DataFormat(path: path) != nil {
      return refuseImport(ofValues: name, bytes, namedBy: attribute, in: file)
    }
    let index = Int32(files.count)
    report.note(file: index, at: file.index == 0 ? order : report.offset(of: file.index))
    let key = SharedReadings.Key(
      role: .library(index), name: name, folder: FilePath.folder(of: path))
    let known: LibraryReading? = reader.shared?.reading(key, of: bytes)
    let count = report.state.count
    if let known { soundComponents[index] = known.components }
    guard let library = known?.file ?? newFile(bytes, path: path, index: index) else { return }
    files.append(library)
    libraries[path] = library
    guard library.role(0) == .language(.library) else {
      report.unread.insert(.library)
      let hasBox = library.tree.children(of: 0).contains { library.role($0) == .plain }
      return report(
        .notALibrary(name, root: library.name(0), hasBox: hasBox, at: range), in: file)
    }
    let isSound = known == nil && check(library) && report.state.count == count
    open.append((name, file, range))
    collect(library)
    open.removeLast()
    guard isSound else { return }
    reader.shared?.keep(
      LibraryReading(file: library, components: soundComponents[index] ?? [:]), key, of: bytes)
  }

  /// Tells an import of a file that holds values, with the element that reads such files.
  private func refuseImport(
    ofValues name: String, _ bytes: [UInt8], namedBy attribute: Int32, in file: TemplateFile
  ) {
    report.unread.formUnion([.library, .tokens, .strings])
    let source = "src=\"\(file.writtenValue(attribute))\""
    let variable = LanguageCheck.variable(FilePath.stem(of: name)) ?? "…"
    let isTokens = !ByteSearch(for: "\"$value\"").places(in: bytes, most: 1).isEmpty
    report(
      Diagnostic(
        .error, "not-a-library", "'\(name)' is no library: it holds values",
        at: file.valueRange(attribute),
        hints: [
          isTokens
            ? "write <tokens \(source)/>"
            : "write <data name=\"\(variable)\" \(source)/>, and ask for '\(variable)'"
        ]), in: file)
  }

  /// Tells imports that go in a circle where the same circle is told to every document: in the file whose name comes first.
  ///
  /// - Parameter imports: The imports of the circle, each with the file that it names and the one in which it stands.
  private func tellCircle(_ imports: [(name: String, file: TemplateFile?, range: SourceRange)]) {
    guard !hasCircle else { return }
    hasCircle = true
    // The file of an import is the one that the import before names.
    let first = imports.indices.min { imports[$0].name < imports[$1].name } ?? 0
    let circle = imports[(first + 1)...] + imports[...first]
    guard let told = circle.first, let file = told.file else { return }
    report(.importCircle(circle.map(\.name) + [told.name], at: told.range), in: file)
  }

  /// Reads a file that nobody has read; `nil` for one that is not well-formed.
  private func newFile(_ bytes: [UInt8], path: String, index: Int32) -> TemplateFile? {
    let parsed = DocumentParser.parse(bytes, name: reader.name(of: path))
    for diagnostic in parsed.diagnostics {
      let told =
        parsed.tree.map { vocabulary.faults.advised(diagnostic, $0, parsed.source) } ?? diagnostic
      report.add(told, at: TemplateReport.Place(file: parsed.source, index: index, way: -1))
    }
    guard parsed.isComplete, let tree = parsed.tree, !tree.nodes.isEmpty else {
      report.unread.insert(.library)
      return nil
    }
    return TemplateFile(
      parsed, tree: tree, index: index, folder: FilePath.folder(of: path),
      paths: vocabulary.pathAttributes)
  }

  /// The path that an attribute names, seen from the document's folder.
  private func writtenPath(_ attribute: Int32, of file: TemplateFile) -> String? {
    let range = file.valueRange(attribute)
    guard case .written = file.content(ofAttribute: attribute) else {
      report(.computedName(of: "import", "src", at: range), in: file)
      return nil
    }
    return FilePath.normalized(file.documentPath(file.writtenValue(attribute)))
  }

  func read(
    _ path: String, namedBy attribute: Int32, in file: TemplateFile
  ) -> [UInt8]? {
    do throws(TemplateFileFault) {
      return try reader.read(path, as: file.writtenValue(attribute), from: file.folder)
    } catch {
      report(.unreadable(error, at: file.valueRange(attribute)), in: file)
      return nil
    }
  }

  // MARK: Tokens

  private func collectTokens(_ node: Int32, _ element: LanguageElement, of file: TemplateFile) {
    var theme: String?
    if element == .theme, let attribute = file.attribute("name", of: node) {
      theme = file.writtenValue(attribute)
      tokens.addTheme(theme ?? "")
      if theme == "base" { report(.themeOfBase(at: file.valueRange(attribute)), in: file) }
    }
    if let attribute = file.attribute("src", of: node) {
      if let path = writtenPath(attribute, of: file),
        let bytes = read(path, namedBy: attribute, in: file),
        !isMarkup(bytes, path, namedBy: attribute, in: file)
      {
        // Each library brings the tokens that it needs: what is read for the second time is there already.
        if tokenFiles.insert([path, theme ?? ""]).inserted {
          TokenFiles.add(
            bytes, path: path, theme: theme, to: tokens, order: currentOrder(file), reader: reader)
        }
      } else {
        report.unread.insert(.tokens)
      }
    }
    for child in file.tree.children(of: node) where file.role(child) == .language(.token) {
      addToken(child, of: file, theme: theme)
    }
  }

  /// Tells markup in place of a file of tokens, as of a library; returns whether it is.
  private func isMarkup(
    _ bytes: [UInt8], _ path: String, namedBy attribute: Int32, in file: TemplateFile
  ) -> Bool {
    guard bytes.first(where: { !$0.isSpace }) == UInt8(ascii: "<") else { return false }
    report(.markupAsTokens(path, at: file.valueRange(attribute)), in: file)
    return true
  }

  private func currentOrder(_ file: TemplateFile) -> Int32 {
    file.index == 0 ? order : report.offset(of: file.index)
  }

  private func addToken(_ node: Int32, of file: TemplateFile, theme: String?) {
    guard let name = file.attribute("name", of: node) else { return }
    let value = file.attribute("value", of: node)
    // A token that lacks its value, which has been told, is there for those who use it.
    let isUsable =
      isWrong(node, of: file)
      ? value == nil && LanguageCheck.isVariable(file.firstName(name)) : value != nil
    guard isUsable else { return }
    let source: TokenTable.Source =
      switch value.map(file.content(ofAttribute:)) {
      case .written?: .value(ThemeTokens.read(.text(value.map(file.writtenValue) ?? "")))
      case .computed(let text)?: .computed(text)
      case .faulty?, nil: .faulty
      }
    let token = TokenTable.Token(
      name: file.writtenValue(name), source: source, place: place(file),
      nameRange: file.valueRange(name), valueRange: file.valueRange(value ?? name),
      deprecated: nil, order: currentOrder(file))
    let known = theme.map { tokens.add(token, toTheme: $0) } ?? tokens.add(token)
    guard let known else { return }
    let first = known.place.file.shown(known.nameRange)
    report(
      theme.map { .overriddenTwice(token.name, theme: $0, first: first, at: token.nameRange) }
        ?? .definedTwice("the token", token.name, first: first, at: token.nameRange), in: file)
  }

  // MARK: Components

  private func addComponent(_ node: Int32, of file: TemplateFile) {
    guard let attribute = file.attribute("name", of: node) else { return }
    let name = file.writtenValue(attribute)
    if let first = components[name] {
      return report(
        .definedTwice(
          "the component", name, first: shown(first.node, of: first.file),
          at: file.valueRange(attribute)), in: file)
    }
    if let known = soundComponents[file.index]?[node] {
      components[name] = known
      return
    }
    let count = report.state.count
    let component = componentDefinition(node, of: file, named: name)
    components[name] = component
    // What is said of a component is said in each document.
    if report.state.count == count { soundComponents[file.index, default: [:]][node] = component }
  }

  // MARK: Parameters, data, cases

  private func addParameter(_ node: Int32, of file: TemplateFile) {
    guard let parameter = parameter(node, of: file, among: &parameterPlaces) else { return }
    if let first = dataPlaces[parameter.name] {
      return report(
        .definedTwice(
          "the data", parameter.name, first: file.shown(first), at: parameter.nameRange), in: file)
    }
    parameters.append(parameter)
  }

  private func addData(_ node: Int32, of file: TemplateFile) {
    guard let attribute = file.attribute("name", of: node) else { return }
    let name = file.writtenValue(attribute)
    let range = file.valueRange(attribute)
    if let first = dataPlaces[name] ?? parameterPlaces[name] {
      return report(
        .definedTwice("the data", name, first: file.shown(first), at: range), in: file)
    }
    if file.attribute("src", of: node) != nil,
      let content = file.tree.children(of: node).first(where: { !file.isBlank($0) })
    {
      report(.valueTwice(at: file.contentRange(content)), in: file)
    }
    dataPlaces[name] = range
    data.append(
      DataDefinition(
        name: name, file: file, node: node, nameRange: range,
        source: file.attribute("src", of: node)))
  }

  private func addCase(_ node: Int32, of file: TemplateFile) {
    guard let definition = caseDefinition(node, of: file, among: &casePlaces) else { return }
    cases.append(definition)
    if let first = definition.content.first(where: {
      !file.isBlank($0) && !isWrong($0, of: file)
    }) {
      report(.contentInCase(at: file.contentRange(first)), in: file)
    }
  }
}
