import StrutCore

/// The tokens of one file among themselves, without those of others and without themes.
///
/// What is right so is right in every document that names the file, so that it is looked at once for all of them.
final class OwnTokens {
  private enum State {
    case computing
    case value(TemplateValue)
    case doubtful
  }

  private let definitions: [String: TokenDefinition]
  private var states: [String: State] = [:]
  private var level = 0

  /// How many tokens are worked out by calls in one another; what needs more is left to the document.
  private static let mostLevels = 100

  private init(_ file: DesignTokenFile) {
    definitions = Dictionary(file.tokens.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The names of the tokens that are wrong, doubtful, or made of those of other files, in the order of the file.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  static func doubtful(in file: DesignTokenFile) -> [String] {
    let own = OwnTokens(file)
    return file.tokens.filter { !own.isRight($0) }.map(\.name)
  }

  private func isRight(_ definition: TokenDefinition) -> Bool {
    guard definition.doubt == nil else { return false }
    do throws(TemplateFault) {
      if try definition.checkTransition(in: self) { return true }
      return try value(ofToken: definition.name, at: definition.valueRange) != nil
    } catch {
      return false
    }
  }
}

extension OwnTokens: TokenLookup {
  func value(ofToken name: String, at range: SourceRange) throws(TemplateFault) -> TemplateValue? {
    guard let definition = definitions[name] else { return nil }
    switch states[name] {
    case .value(let value)?: return value
    case .doubtful?, .computing?: throw .told(at: range)
    case nil: break
    }
    guard level < Self.mostLevels else { throw .told(at: range) }
    states[name] = .computing
    level += 1
    defer { level -= 1 }
    do throws(TemplateFault) {
      let value = try definition.value(in: self)
      states[name] = .value(value)
      return value
    } catch {
      states[name] = .doubtful
      throw error
    }
  }

  func definition(ofToken name: String) -> TokenDefinition? { definitions[name] }

  // Nobody reads what is said of doubtful ones here.
  var tokenNames: [String] { [] }
  func isGroup(_ name: String) -> Bool { false }
  func nearest(to name: String) -> String? { nil }
}
