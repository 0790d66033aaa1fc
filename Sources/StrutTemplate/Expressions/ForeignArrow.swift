import StrutCore

/// A function of JavaScript that goes through a list, with a function of one's own: `list.filter(x => x.late)`.
struct ForeignArrow {
  /// What it goes through.
  private let list: String
  private let function: String
  /// The names of what the function of one's own takes.
  private let names: [String]
  /// What it gives.
  private let body: String
  /// Whether the number of what it gives is asked for, as in `.length`.
  private let isCounted: Bool

  /// Reads what stands in braces; `nil` where no such function does.
  init?(_ inside: String) {
    let method = /([A-Za-z_$][\w.$\[\]]*)\.(\w+)\(\s*\(?([\w$,\s]*)\)?\s*=>\s*/
    let call = /(\w+)\(\s*([A-Za-z_$][\w.$\[\]]*)\s*,\s*\(?([\w$,\s]*)\)?\s*=>\s*/
    let list: Substring
    let function: Substring
    let names: Substring
    let end: String.Index
    if let match = inside.firstMatch(of: call) {
      (function, list, names, end) = (match.1, match.2, match.3, match.range.upperBound)
    } else if let match = inside.firstMatch(of: method) {
      (list, function, names, end) = (match.1, match.2, match.3, match.range.upperBound)
    } else {
      return nil
    }
    self.list = String(list)
    self.function = String(function)
    self.names = names.split { $0 == "," || $0.isWhitespace }.map(String.init)
    body = Self.body(in: inside[end...])
    let rest = inside[end...].trimmingPrefix(while: \.isWhitespace).dropFirst(body.count)
    isCounted = rest.prefixMatch(of: /\s*\)\s*\.(length|count|size)\b/) != nil
  }

  /// What stands before the bracket that closes the call.
  private static func body(in rest: Substring) -> String {
    var depth = 0
    let end = rest.firstIndex { character in
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      return depth < 0 || (depth == 0 && character == ",")
    }
    return String(rest[..<(end ?? rest.endIndex)]).trimmed
  }

  /// What to write instead; `nil` where nothing stands for it.
  var hint: String? {
    switch function.lowercased() {
    case "map", "foreach", "flatmap", "each":
      let index = names.count > 1 ? " index=\"\(names[1])\"" : ""
      return "write <for each=\"\(names.first ?? "x")\"\(index) in=\"{\(list)}\"> … </for>"
    case "filter", "where", "select":
      if let choice {
        let chosen = "filter(\(list), \(choice))"
        return "write \(isCounted ? "length(\(chosen))" : chosen)"
      }
      let name = names.first ?? "x"
      return "write <for each=\"\(name)\" in=\"{\(list)}\">, and <if test=\"{\(test)}\"> in it"
    case "find", "first":
      return choice.map { "write filter(\(list), \($0))[0]" }
    case "some", "any":
      return choice.map { "write length(filter(\(list), \($0))) > 0" }
    case "sort", "sorted", "tosorted", "sortby", "orderby":
      return key.map { "write sort(\(list), '\($0)')" }
    default: return nil
    }
  }

  /// The key and the value of a filter that chooses the same.
  private var choice: String? {
    guard let name = names.first else { return nil }
    if let match = body.wholeMatch(of: /(!|not )?\s*(\w+)\.(\w+)/), match.2 == name {
      return "'\(match.3)', \(match.1 == nil)"
    }
    let pattern = /(\w+)\.(\w+)\s*={2,3}\s*('[^']*'|-?[\d.]+|[A-Za-z_][\w.]*)/
    guard let match = body.wholeMatch(of: pattern), match.1 == name else { return nil }
    return "'\(match.2)', \(match.3)"
  }

  /// What a function of one's own asks, in the words of the language.
  private var test: String {
    body.replacing("===", with: "==").replacing("!==", with: "!=").replacing("&&", with: "and")
      .replacing("||", with: "or").replacing("<", with: "&lt;")
  }

  /// The field by which a list is sorted: `(a, b) => a.price - b.price`, or `o => o.price`.
  private var key: String? {
    if let match = body.wholeMatch(of: /(\w+)\.(\w+)/), names.first.map({ $0 == match.1 }) ?? false
    {
      return String(match.2)
    }
    let pattern = /(\w+)\.(\w+)\s*-\s*(\w+)\.(\w+)/
    guard names.count == 2, let match = body.wholeMatch(of: pattern), match.1 == names[0],
      match.2 == match.4
    else { return nil }
    return String(match.2)
  }
}
