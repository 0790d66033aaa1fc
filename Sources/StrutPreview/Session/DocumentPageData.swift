import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// What the page of one document shows, as it travels to the browser.
struct DocumentPageData: Sendable {
  /// What was drawn.
  var order: DrawingOrder
  /// The version; 0 in a gallery of plain files.
  var version = 0
  /// The document as it is.
  var current: Drawing
  /// The document as it could be drawn last: the same where nothing is wrong; `nil` where it never could.
  var good: Drawing?
  /// The absolute path of the folder that commands are run in.
  var commandFolder: String
  /// The canvas of each state in points, as far as it is known: room is left for the pictures.
  var sizes: [DocumentStates.State: Size] = [:]
  /// What else the page needs to know.
  var more: [JSONMember] = []

  /// One JSON object.
  var json: String {
    var head: [JSONMember] = [
      JSONMember("name", .text(order.document.name)),
      JSONMember("version", .number(version)),
      JSONMember("command", .text(command)),
      JSONMember("outputs", outputs),
      JSONMember("faults", current.faultsJSON),
      JSONMember("isStale", JSONValue(.bool(current.isWrong))),
      JSONMember("source", .text(current.source)),
    ]
    if let direction = current.choice.direction {
      head.append(JSONMember("commandNote", .text(Self.note(of: direction))))
    }
    if let title = good?.title { head.append(JSONMember("title", .text(title))) }
    if let size = good?.size {
      head.append(JSONMember("width", .number(size.width)))
      head.append(JSONMember("height", .number(size.height)))
      head.append(JSONMember("scales", .list((good?.scales ?? []).map { .number($0) })))
    }
    // What cannot be read offers what it did before.
    let isUnread = current.isWrong && current.states == [DocumentStates.State()]
    let offer = ChoiceOffer(
      drawing: isUnread ? good ?? current : current, choice: current.choice,
      configuration: order.configuration, sizes: sizes, isPublished: version == 0)
    if !files.isEmpty { head.append(JSONMember("files", .list(files))) }
    let text = JSONValue(.object(head + offer.members + more)).compactText
    guard let inspection = good?.inspection else { return text }
    return "\(text.dropLast()),\"inspection\":\(inspection)}"
  }

  /// The other files: first those that boxes come from, by whose numbers they are named, then those that something is
  /// wrong in, and what else the document is put together from.
  ///
  /// A file that has changed since the boxes were drawn has both texts.
  private var files: [JSONValue] {
    let now = current.sharedTexts + current.faultTexts
    var files = (good?.sources ?? []).map { file -> JSONValue in
      let text = now.first { $0.name == file.name }?.text ?? file.text
      let members: [JSONMember] =
        [JSONMember("name", .text(file.name)), JSONMember("text", .text(file.text))]
        + (text == file.text ? [] : [JSONMember("now", .text(text))])
      return JSONValue(.object(members))
    }
    var known = Set((good?.sources ?? []).map(\.name) + [FilePath.name(of: order.document.name)])
    for file in now where known.insert(file.name).inserted {
      files.append(["name": .text(file.name), "text": .text(file.text)])
    }
    return files
  }

  /// The command that draws the document, without output and scale.
  private var command: String {
    let configuration = order.configuration
    var words = ["strut", "render", shown(order.document.path)]
    for folder in configuration.fontPaths ?? [] { words += ["--font-path", shown(folder)] }
    if configuration.systemFonts == true { words.append("--system-fonts") }
    if let root = configuration.root { words += ["--root", shown(root)] }
    words += current.choice.options
    return words.map(ShellText.quoted).joined(separator: " ")
  }

  /// What the command does not say, since `strut render` takes the direction from the document.
  private static func note(of direction: WritingDirection) -> String {
    "without the direction: write direction=\"\(direction.rawValue)\" on <layout>"
  }

  /// A path as a word of the command: never absolute, since pages are published, and never like an option.
  private func shown(_ path: String) -> String {
    let path = FilePath.relative(path, to: commandFolder)
    return ShellText.path(path)
  }

  /// The file that the command writes at each scale, as a word of it.
  private var outputs: JSONValue {
    let stem = DocumentFile(path: order.document.path).name
    return JSONValue(
      .object(
        DrawingOrder.scales.map { scale in
          let number = DecimalNumber.string(scale)
          let file = ShellText.path(scale == 1 ? "\(stem).png" : "\(stem)@\(number)x.png")
          return JSONMember(number, .text(ShellText.quoted(file)))
        }))
  }
}
