/// Wrong arguments, which end `strut-dev` with exit status 2.
struct UsageError: Error {
  /// What is wrong, without a period at the end.
  let message: String

  init(_ message: String) { self.message = message }
}
