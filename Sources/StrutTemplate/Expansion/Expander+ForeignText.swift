import StrutCore
import StrutSyntax

/// Texts that stand as they are and look like the values of other languages.
extension Expander {
  /// Warns of two braces around something that has a value, and of a `$` before braces that give no number.
  func warnOfForeignText(
    _ text: TemplateText, _ scope: EvaluationScope, in context: ExpansionContext
  ) {
    if warnOfBlocks(in: text, context) { return }
    warnOfClosingBrace(in: text, context)
    for (index, piece) in text.pieces.enumerated() {
      guard case .literal(let literal) = piece else { continue }
      if let (comment, inside, range) = literal.comment {
        warn(
          "'{{\(inside)}}' is text: a brace that is doubled is one",
          "a comment is <!-- \(comment) -->",
          range, context)
      }
      warnOfDoubledNames(in: literal, scope, in: context)
      if let expression = text.expression(inTripleBracesBehind: index) {
        let written = context.file.source.text(in: expression.range)
        warn(
          "'{{\(written)}}' is text: a brace that is doubled is one", "write \(written)",
          SourceRange(Int(expression.range.lowerBound) - 2, Int(expression.range.upperBound) + 2),
          context)
      }
      guard literal.text.hasSuffix("$"), index + 1 < text.pieces.count,
        case .expression(let expression) = text.pieces[index + 1],
        let first = (try? expression.evaluate(in: scope))?.printed?.first, first.isLetter
      else { continue }
      let end = Int(literal.offsets[literal.text.utf8.count])
      let written = context.file.source.text(in: expression.range)
      warn(
        "a '$' before the braces is text", "write \(written)", SourceRange(end - 1, end), context)
    }
  }

  /// Warns of the first block of Handlebars in a text, as `{{#if late}}`; returns whether there is one.
  private func warnOfBlocks(in text: TemplateText, _ context: ExpansionContext) -> Bool {
    for case .literal(let literal) in text.pieces {
      guard let (block, inside, range) = literal.openingBlock else {
        if warnOfPart(in: literal, context) { return true }
        continue
      }
      // What stands in it is used by what is meant.
      let names = literal.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
      report.state.namesInText.formUnion(names.map(String.init))
      warn(
        "'{{\(inside)}}' is text: a brace that is doubled is one", block.hint, range, context)
      return true
    }
    return false
  }

  /// Warns of the first part of Handlebars in a text, as `{{> Badge}}`, which is a component here; returns whether there is one.
  private func warnOfPart(in literal: TemplateText.Literal, _ context: ExpansionContext) -> Bool {
    guard let (part, inside, range) = literal.part else { return false }
    let component = declarations.component(near: part.name)
    let name = component?.name ?? part.name
    // What stands in it, and the component, are used by what is meant.
    report.state.namesInText.formUnion(part.names + [name])
    // Of the two braces before it one is the text.
    let isWhole = literal.text.trimmed == "{\(inside)}}"
    let place =
      switch component?.isPartOfText {
      case nil: ", and <component name=\"\(name)\"> at the top, or <import> a library that has it"
      case true?: ""
      case false?: isWhole ? " in place of the <item>" : " outside of the <item>: it is a box"
      }
    warn(
      "'{{\(inside)}}' is text: components are elements", "write \(part.element(name))\(place)",
      range, context)
    return true
  }

  /// Warns of a brace that closes a value twice: `{title}}`.
  private func warnOfClosingBrace(in text: TemplateText, _ context: ExpansionContext) {
    guard let index = text.closingBrace, case .expression(let expression) = text.pieces[index - 1]
    else { return }
    let end = Int(expression.range.upperBound)
    warn(
      "a second '}' behind the value is text",
      "write \(context.file.source.text(in: expression.range))", SourceRange(end, end + 1), context)
  }

  private func warnOfDoubledNames(
    in literal: TemplateText.Literal, _ scope: EvaluationScope, in context: ExpansionContext
  ) {
    for (name, range) in literal.doubledNames {
      let hint: String
      if name.isThis {
        hint = "write {x\(name.rest)}, with the name that <for each=\"x\"> gives to an element"
      } else if name.isCall || scope.isSeen(name.first) {
        hint = "write {\(name.meant)}"
      } else if !name.isPath {
        continue
      } else if isToBeDeclared(name.first, at: range, scope) {
        hint = "write {\(name.all)}"
      } else if let near = scope.nearest(to: name.first) {
        hint = "write {\(near)\(name.rest)}"
      } else if report.state.hasForeignLoop {
        hint = "write {x.\(name.all)}, with the name that <for each=\"x\"> gives to an element"
      } else {
        let declared = name.rest.isEmpty ? "" : ", or as <data name=\"\(name.first)\">"
        hint =
          "write {\(name.all)}, and declare \(name.first) as <param name=\"\(name.first)\" default=\"…\"/>\(declared)"
      }
      report.state.namesInText.insert(name.first)
      warn("'{{\(name.all)}}' is text: a brace that is doubled is one", hint, range, context)
    }
  }

  /// Whether what is told elsewhere would give a name its meaning, as a loop in an attribute.
  private func isToBeDeclared(
    _ name: String, at range: SourceRange, _ scope: EvaluationScope
  ) -> Bool {
    scope.declaration(of: ReferencePath(names: [name], ranges: [range]))?.isWrong == true
  }

  /// Warns of a `+` between a number and a text that spells one, where an attribute takes the text for a number.
  func warnOfJoining(
    _ expression: TemplateExpression, _ index: Int32, in context: ExpansionContext
  ) {
    guard let text = expression.joinedNumber(in: scope(context)) else { return }
    let file = context.file
    let attribute = file.source.text(in: file.tree.attributes[Int(index)].name)
    func isValue(_ value: String) -> Bool {
      let bytes = Array("\(attribute)=\(value)".utf8)
      let count = attribute.utf8.count
      let written = MarkupTree.Attribute(
        name: SourceRange(0, count), value: SourceRange(count + 1, bytes.count),
        needsDecoding: false, isForeign: false)
      let source = SourceText(name: "", bytes: bytes)
      return ["container", "item"].contains {
        vocabulary.faults.attribute(written, $0, source, false, nil) == nil
      }
    }
    // What takes any text takes this one, too.
    guard isValue("1"), !isValue("no number") else { return }
    warn(
      "'+' joins texts, and one side is a text that spells a number", "write value(\(text))",
      expression.innerRange, context)
  }

  private func warn(
    _ message: String, _ hint: String, _ range: SourceRange, _ context: ExpansionContext
  ) {
    tell(
      TemplateFault(.text, message, at: range, hints: [hint]).diagnostic(.warning), in: context)
  }
}

extension TemplateText {
  /// A block of Handlebars that the text begins with: `{{#if late}}`; `nil` where there is none.
  var foreignBlock: ForeignBlock? {
    guard case .literal(let literal)? = pieces.first else { return nil }
    let text = literal.text.trimmed
    guard text.hasPrefix("{"), let end = text.firstIndex(of: "}") else { return nil }
    let inside = String(text[text.index(after: text.startIndex)..<end])
    guard let sign = inside.first, "#/^>".contains(sign) else { return nil }
    return ForeignBlock(sign == "^" ? "/else" : inside)
  }

  /// The expression that stands in three braces on each side, of which a literal with an index has the first two: `{{{title}}}`;
  /// `nil` for none.
  fileprivate func expression(inTripleBracesBehind index: Int) -> TemplateExpression? {
    guard index + 2 < pieces.count, case .literal(let before) = pieces[index],
      before.text.hasSuffix("{"), case .expression(let expression) = pieces[index + 1],
      case .literal(let behind) = pieces[index + 2], behind.text.hasPrefix("}}")
    else { return nil }
    return expression
  }

  /// The literal that begins with a brace behind an expression, where no brace is opened as text before it; `nil` for none.
  fileprivate var closingBrace: Int? {
    for (index, piece) in pieces.enumerated() {
      guard case .literal(let literal) = piece else { continue }
      if index > 0, literal.text.utf8.first == UInt8(ascii: "}") { return index }
      if literal.text.utf8.contains(UInt8(ascii: "{")) { return nil }
    }
    return nil
  }

  /// Whether something in the text may be meant as the value of another language.
  var mayBeForeign: Bool {
    closingBrace != nil
      || pieces.contains { piece in
        guard case .literal(let literal) = piece else { return false }
        return literal.text.utf8.last == UInt8(ascii: "$")
          || literal.text.utf8.contains(UInt8(ascii: "{"))
      }
  }
}

extension TemplateText.Literal {
  /// What stands between two braces on each side and has, or may have, a value.
  fileprivate struct DoubledName {
    /// All of it.
    let all: String
    /// The name that it begins with.
    let first: String
    /// What follows the name.
    let rest: Substring

    /// Whether a function is called.
    var isCall: Bool {
      rest.first == "(" && ExpressionFunction(rawValue: first) != nil
    }

    /// Whether it is the element of a turn, as Handlebars has it.
    var isThis: Bool { first == "this" && (rest.isEmpty || rest.first == ".") }

    /// Whether it is nothing but a name, or a path of names.
    var isPath: Bool {
      rest.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
        .allSatisfy { LanguageCheck.isVariable(String($0)) } && (rest.isEmpty || rest.first == ".")
    }

    /// The function that is meant by one that is called behind a value and a dot, as in JavaScript; `nil` where none is.
    private var calledFunction: String? {
      guard all.hasSuffix(")"), rest.first == "." else { return nil }
      let bytes = Array("{\(all)}".utf8)
      let text = DecodedText(bytes, SourceRange(0, bytes.count), whitespace: .kept)
      do throws(TemplateFault) {
        _ = try TemplateText(parsing: text)
        return nil
      } catch {
        let call = error.hints.first.flatMap { try? /write ([a-z]+\(.*\))/.wholeMatch(in: $0) }
        return call.map { String($0.1) }
      }
    }

    /// What to write between single braces: a filter, as other languages have it, is a function around the value, and their
    /// operators have other names.
    var meant: String {
      let parts = all.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
      guard parts.count == 2, let function = ExpressionFunction(rawValue: parts[1]) else {
        if let call = calledFunction { return call }
        return all.replacing("||", with: "??").replacing("&&", with: "and")
      }
      return "\(function)(\(parts[0]))"
    }
  }

  /// The first block that is opened between two braces, with what stands in these and the place of both; `nil` for none.
  fileprivate var openingBlock: (block: ForeignBlock, inside: String, range: SourceRange)? {
    let bytes = Array(text.utf8)
    for start in bytes.indices.dropLast(3)
    where bytes[start] == UInt8(ascii: "{") && bytes[start + 1] == UInt8(ascii: "#") {
      let rest = bytes[(start + 1)...].prefix(100).prefix { $0 != UInt8(ascii: "}") }
      let end = rest.endIndex
      guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "}"),
        bytes[end + 1] == UInt8(ascii: "}")
      else { continue }
      let inside = String(decoding: rest, as: UTF8.self)
      let word = inside.dropFirst().prefix(while: \.isLetter)
      guard ["each", "if", "unless", "foreach", "for", "with"].contains(word),
        let block = ForeignBlock(inside)
      else { continue }
      return (block, inside, SourceRange(Int(offsets[start]), Int(offsets[end + 2])))
    }
    return nil
  }

  /// The first part that is asked for between two braces, with what stands in these and the place of both; `nil` for none.
  fileprivate var part: (part: ForeignPart, inside: String, range: SourceRange)? {
    let bytes = Array(text.utf8)
    for start in bytes.indices.dropLast(3)
    where bytes[start] == UInt8(ascii: "{") && bytes[start + 1] == UInt8(ascii: ">") {
      let rest = bytes[(start + 1)...].prefix(200).prefix { $0 != UInt8(ascii: "}") }
      let inside = String(decoding: rest, as: UTF8.self)
      guard bytes[rest.endIndex...].starts(with: "}}".utf8), let part = ForeignPart(inside) else {
        continue
      }
      return (part, inside, SourceRange(Int(offsets[start]), Int(offsets[rest.endIndex + 2])))
    }
    return nil
  }

  /// The first comment of Handlebars, as `{{! later }}`, with what it says, what stands in the braces and their place; `nil` for
  /// none.
  fileprivate var comment: (comment: String, inside: String, range: SourceRange)? {
    let bytes = Array(text.utf8)
    for start in bytes.indices.dropLast(3)
    where bytes[start] == UInt8(ascii: "{") && bytes[start + 1] == UInt8(ascii: "!") {
      let rest = bytes[(start + 1)...].prefix(200).prefix { $0 != UInt8(ascii: "}") }
      guard bytes[rest.endIndex...].starts(with: "}}".utf8) else { continue }
      let inside = String(decoding: rest, as: UTF8.self)
      let words = String(
        inside.drop { $0 == "!" || $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
      return (
        ForeignBlock.comment(words), inside,
        SourceRange(Int(offsets[start]), Int(offsets[rest.endIndex + 2]))
      )
    }
    return nil
  }

  /// What stands between two braces on each side, with the places.
  fileprivate var doubledNames: [(name: DoubledName, range: SourceRange)] {
    var found: [(name: DoubledName, range: SourceRange)] = []
    let bytes = Array(text.utf8)
    for (start, byte) in bytes.enumerated() where byte == UInt8(ascii: "{") {
      // Four braces are two that are meant.
      if start > 0, bytes[start - 1] == byte { continue }
      let inside = bytes[(start + 1)...].prefix(100).prefix { $0 != UInt8(ascii: "}") }
      let end = inside.endIndex
      guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "}"),
        bytes[end + 1] == UInt8(ascii: "}")
      else { continue }
      let all = String(decoding: inside, as: UTF8.self).trimmed
      let first = all.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      let rest = all[first.endIndex...].drop(while: \.isWhitespace)
      guard LanguageCheck.isVariable(String(first)),
        rest.first.map({ ".[(|+*/?=!<>&-".contains($0) }) ?? true
      else { continue }
      let range = SourceRange(Int(offsets[start]), Int(offsets[end + 2]))
      found.append((DoubledName(all: all, first: String(first), rest: rest), range))
    }
    return found
  }
}
