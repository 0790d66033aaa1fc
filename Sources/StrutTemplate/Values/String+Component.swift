extension String {
  /// The name that a component can have for this one: `UserCard` for `user-card`. Empty where nothing is left of it.
  var asComponentName: String {
    let capital = split { "-_".contains($0) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }.joined().drop { !($0.isASCII && $0.isLetter) }
    return capital.prefix(1).uppercased() + capital.dropFirst()
  }
}
