import StrutCore
import StrutSyntax

/// Reads data, and says what is wrong with it in the file where it stands.
enum ValueFiles {
  /// What reading came to.
  enum Result {
    case value(TemplateValue)
    case fault(Diagnostic)
    /// Something is wrong that has been told.
    case told
  }

  /// The value in a file of data; `nil` where something is wrong with it.
  ///
  /// - Parameters:
  ///   - folder: The folder that paths in it start from, seen from the document's.
  ///   - tell: Takes what is wrong, in the order of the file.
  static func data(
    in bytes: [UInt8], as format: DataFormat, named name: String, folder: String? = nil,
    limits: DataLimits, tell: (Diagnostic) -> Void
  ) -> TemplateValue? {
    let (source, fault) = DataFile.text(of: bytes, name: name, folder: folder, limits: limits)
    if let fault {
      tell(fault.diagnostic(in: source.text))
      return nil
    }
    return DataFile.value(of: source, as: format, limits: limits) {
      tell($0.diagnostic(in: source.text))
    }
  }

  /// The value of JSON that stands in an element.
  static func inlineData(_ node: Int32, of file: TemplateFile) -> Result {
    let texts = file.tree.children(of: node).filter { !file.isBlank($0) }
    guard texts.count == 1, file.role(texts[0]) == nil else {
      // A value in an attribute has been told.
      if texts.isEmpty,
        ["value", "default", "content"].contains(where: {
          file.attribute($0, of: node) != nil
        })
      {
        return .told
      }
      return .fault(
        Diagnostic(
          .error, "data",
          texts.isEmpty
            ? "<data> needs a 'src', or JSON between its tags" : "<data> holds one JSON value",
          at: texts.count < 2 ? file.nameRange(node) : file.contentRange(texts[1])))
    }
    let entry = file.tree.nodes[Int(texts[0])]
    let text = DecodedText(
      file.source.bytes, entry.range, whitespace: .kept, isLiteral: entry.kind == .characterData)
    do throws(TemplateFault) {
      return .value(try DataFile.inline(text, in: DataSource(file.source)))
    } catch {
      return .fault(error.diagnostic())
    }
  }
}

extension TemplateFault {
  /// The fault as a diagnostic that names its file.
  func diagnostic(in file: SourceText) -> Diagnostic {
    var diagnostic = diagnostic()
    diagnostic.source = file
    return diagnostic
  }
}
