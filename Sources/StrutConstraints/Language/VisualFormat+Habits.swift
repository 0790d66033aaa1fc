import StrutCore

/// What people probably meant by something that a visual format does not have.
extension VisualFormat {
  /// What people probably meant by something behind a view; `nil` for what nobody writes.
  var habitBehindView: String? {
    switch scanner.nextScalar {
    case "<", ">", "=": return Self.relation(at: scanner)
    case "@", "~":
      return
        "a priority stands behind a number in parentheses: [a(>=0@750)], -(8@750)-; that of the whole format is "
        + "the attribute priority=\"750\""
    case "(": return "the size of a view stands in its brackets: [a(100)]"
    case "–", "—", "−": return "'\(scanner.nextScalar)' is a dash of texts: write '-'"
    case "+": return "a space is a number between dashes: [a]-8-[b]"
    case ",": return "views follow one another without commas: [a]-[b]"
    case ";", "H", "V": return Self.oneFormat
    case "0"..."9": return "a space has a dash on both sides: [a]-8-[b]"
    case ".":
      var rest = scanner
      _ = rest.skip(".")
      return rest.isAtEnd
        ? "leave out what follows the format"
        : "a format names views; their attributes stand in <constraint>"
    default: return metricBehindView
    }
  }

  /// A metric that stands between two views without its dashes; `nil` for other words.
  var metricBehindView: String? {
    var rest = scanner
    let name = rest.token { !"-[".utf8.contains($0) && $0 > 0x20 }
    guard rest.isNext("[") || rest.isNext("-"), scope.metrics[name.text] != nil else { return nil }
    return "a space has a dash on both sides: -\(name.text)-"
  }

  /// What to write for a space with a relation: none for one that is equal.
  private static func relation(at scanner: StatementScanner) -> String {
    var rest = scanner
    guard let relation = rest.relationCharacters()?.text, ["=", "=="].contains(relation) else {
      return "a space with a relation stands in dashes and parentheses: [a]-(>=8)-[b]"
    }
    let space = rest.token { !"-[|]()@,".utf8.contains($0) && $0 > 0x20 }.text
    return "a space of just so many points has no relation: [a]-\(space.isEmpty ? "8" : space)-[b]"
  }

  static let oneFormat = "a <vfl> holds one format: write another <vfl>"

  /// What people probably meant by something behind the name of a view; `nil` for what nobody writes.
  ///
  /// - Parameter view: The view with its predicates, without the bracket that is missing.
  func habit(behind name: String, _ view: String) -> String? {
    let size = String(scanner.rest.prefix { $0 != "]" }).trimmingPrefix(while: {
      ":= ".contains($0)
    })
    switch scanner.nextScalar {
    case "=", ":", "0"..."9": return "the size of a view stands in parentheses: [\(name)(\(size))]"
    case "<", ">":
      let sign = scanner.nextScalar
      let limit = scanner.rest.prefix { $0 != "]" }.trimmingPrefix(while: { "<>= ".contains($0) })
      return "the size of a view stands in parentheses: [\(name)(\(sign)=\(limit))]"
    case "@", "~": return "a priority stands behind a size: [\(name)(100@750)]"
    case ",": return "each view stands in brackets of its own: [\(name)][b]"
    case ".": return "a visual format names views alone: [\(name)(100)] is as wide or high as that"
    case "-", "|", "":
      let next = scanner.rest.firstIndex(of: "]").map { scanner.rest[...$0] }
      let rest = next ?? scanner.rest[...]
      return rest.isEmpty
        ? "write \(view)]" : "the bracket is closed before the space: \(view)]\(rest)"
    default: return nil
    }
  }

  static let noArithmetic =
    "a visual format does not calculate: give the result a name, <constraints metrics=\"gap: 8; wide: gap * 2\">"

  /// What people probably meant by a space that does not end with a dash.
  var habitInSpace: String {
    if scanner.isAtEnd { return "the container's edge closes a format: -16-|" }
    switch scanner.nextScalar {
    case "p", "d": return "numbers are points and have no unit: -8-"
    case "*", "/", "+": return Self.noArithmetic
    case "@": return "a space with a priority stands in parentheses: [a]-(8@750)-[b]"
    case "%": return "a percentage is a factor of an equation: a.left == superview.right * 10%"
    case "–", "—", "−": return "'\(scanner.nextScalar)' is a dash of texts: write '-'"
    default: return "a space has a dash on both sides: [a]-8-[b]"
    }
  }

  /// What people probably meant by something else than a number between dashes; `nil` for what nobody writes.
  func habit(insteadOfNumber scanner: StatementScanner) -> String? {
    switch scanner.nextScalar {
    case "<", ">", "=": Self.relation(at: scanner)
    case "-": "a space below 0 stands in parentheses: [a]-(-8)-[b]"
    default: nil
    }
  }

  /// The equation that says what a predicate says with a factor, a share or an attribute; `nil` for others.
  ///
  /// - Parameters:
  ///   - view: The view that the predicate is about.
  ///   - start: Where the predicate begins.
  ///   - isNumber: Whether it compares with a number.
  func equation(
    of view: String, from start: StatementScanner, isNumber: Bool
  ) -> String? {
    let attribute = isHorizontal ? "width" : "height"
    var object = start
    let relation = object.relationCharacters()?.text ?? "=="
    var end = object
    _ = end.token { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "@") }
    let words = object.text(to: end)
    let own = "\(view.nameInStatements).\(attribute) \(relation.replacing("<", with: "&lt;"))"
    switch scanner.nextScalar {
    case "%" where isNumber:
      return
        "a visual format has no percentages: <constraint>\(own) superview.\(attribute) * \(words)</constraint>"
    case "*" where !isNumber, "/" where !isNumber, "+" where !isNumber, "-" where !isNumber:
      let other = object.text(to: scanner)
      let rest = scanner.text(to: end)
      let sign = rest.prefix(1)
      let number = rest.dropFirst().drop { $0 == " " }
      return
        "a visual format has no factors and sums: [\(view)] there, and <constraint>\(own) \(other).\(attribute) "
        + "\(sign) \(number)</constraint>"
    default: return nil
    }
  }

  /// What to write where the parenthesis of predicates is not closed before the bracket of their view, or the dash behind a space;
  /// `nil` for others.
  ///
  /// - Parameter start: Where the first predicate begins.
  func closed(_ start: StatementScanner, ofView isOfView: Bool) -> String? {
    let predicates = "(\(start.text(to: scanner)))"
    if isOfView, scanner.isNext("]") { return "write \(predicates)]" }
    var rest = scanner
    guard rest.skip("-"), rest.isNext("[") || rest.isNext("|") else { return nil }
    return isOfView
      ? "write \(predicates)]-" : "the parenthesis is closed before the dash: -\(predicates)-"
  }

  /// What people probably meant by something behind a predicate; `nil` for what nobody writes.
  func habit(inPredicatesOfView isOfView: Bool) -> String? {
    switch scanner.nextScalar {
    case "%":
      return
        "a visual format has no percentages: <constraint>a.width == superview.width * 50%</constraint>"
    case "*", "/", "+", "-": return Self.noArithmetic
    case ".": return "a predicate names a view or metric alone: [a(b)] is as wide, or high, as b"
    case ":", "~":
      return "the priority stands after '@': \(isOfView ? "[a(100@750)]" : "-(8@750)-")"
    case "p", "d": return "numbers are points and have no unit"
    case ";", "<", ">", "=", "&":
      return "several predicates are separated by commas: [a(>=40,<=80)]"
    default: return nil
    }
  }
}
