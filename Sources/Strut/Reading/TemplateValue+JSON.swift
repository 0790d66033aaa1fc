import StrutCore
import StrutTemplate

extension TemplateValue {
  /// Why a text is no JSON.
  package struct JSONError: Error, CustomStringConvertible {
    /// What is wrong, and where.
    package let description: String
  }

  /// The value that a text holds as JSON.
  package init(json text: String) throws(JSONError) {
    let source = SourceText(name: "", bytes: Array(text.utf8))
    do throws(TemplateFault) {
      var value = try DataFile(DataSource(source), as: .json).value
      // What a command line says has no place in a file.
      value.origin = nil
      self = value
    } catch {
      let column = source.position(at: Int(error.range.lowerBound)).column
      throw JSONError(description: "\(error.message) (column \(column))")
    }
  }
}
