/// What ends a chore with exit status 1 and a message.
struct ChoreError: Error {
  /// What is wrong, without a period at the end.
  let message: String

  init(_ message: String) { self.message = message }
}
