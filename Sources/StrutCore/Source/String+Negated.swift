extension String {
  /// The condition that holds where this one does not, as expressions write it.
  package var negatedCondition: String {
    if let match = wholeMatch(of: /(?:not\s+|!\s*)([\w.\-]+|\([^()]*\))/) { return "\(match.1)" }
    let isName = allSatisfy { $0.isLetter || $0.isNumber || "_.-".contains($0) }
    return isName ? "not \(self)" : "not (\(self))"
  }
}
