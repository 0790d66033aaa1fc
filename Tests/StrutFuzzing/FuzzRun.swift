import Strut

/// Hands bytes to one target, again and again; a fault ends the process.
///
/// It owns fonts and a renderer, as a worker of a command does, so that what one input leaves behind meets the next.
public final class FuzzRun {
  private let target: FuzzTarget
  private let drawing: DocumentDrawing
  private let accepted = AcceptedValues()

  /// - Parameter folder: An empty folder for the files of documents that need some.
  public init(_ target: FuzzTarget, folder: String) throws {
    self.target = target
    drawing = try DocumentDrawing(folder: folder)
  }

  /// Runs one input.
  ///
  /// - Returns: Whether nothing was wrong with it, so that it came all the way.
  @discardableResult
  public func run(_ bytes: [UInt8]) -> Bool {
    switch target {
    case .markup: drawing.read(bytes)
    case .values: drawing.draw(DocumentTexts.value(bytes))
    case .statements: drawing.read(DocumentTexts.statement(bytes))
    case .trees: drawing.draw(RandomTree.document(of: bytes, accepted))
    case .images: drawing.draw(DocumentTexts.image(bytes))
    case .fonts: drawing.drawText(withFont: bytes)
    case .sources: drawing.draw(DocumentTexts.source(bytes))
    case .data: ValueInputs.readData(bytes)
    case .templates: drawing.read(DocumentTexts.template(bytes))
    case .json: ValueInputs.readJSON(bytes)
    case .requests: RequestInputs.read(bytes)
    case .calls: Self.call(bytes)
    }
  }

  /// Calls what the library offers.
  private static func call(_ bytes: [UInt8]) -> Bool {
    let subjects = PublicCalls.Subject.allCases
    var calls = PublicCalls(bytes: Array(bytes.dropFirst()))
    calls.run(subjects[Int(bytes.first ?? 0) % subjects.count])
    if let fault = calls.faults.first { fatalError(fault) }
    return calls.successes > 0
  }
}
