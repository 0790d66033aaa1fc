/// Values by their keys, as many as a number of bytes allows: what finds no room is not kept.
///
/// Threads may share it.
package final class BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    let value: Value
    let byteCount: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
  }

  private let state = Monitor(State())
  private let mostBytes: Int

  /// Keeps nothing yet, and never more than a number of bytes.
  package init(mostBytes: Int) { self.mostBytes = mostBytes }

  /// How many values are kept.
  package var count: Int { state.enter { $0.entries.count } }

  /// The value that is kept under a key.
  package subscript(_ key: Key) -> Value? { state.enter { $0.entries[key]?.value } }

  /// Keeps a value, as far as there is room.
  ///
  /// - Parameters:
  ///   - byteCount: What counts of the value.
  ///   - isReplacing: Whether it takes the place of the value that is kept under its key; else that one stays.
  package func keep(
    _ value: Value, at key: Key, byteCount: Int, isReplacing: Bool = false
  ) {
    state.enter { state in
      let former = state.entries[key]
      if former != nil, !isReplacing { return }
      let sum = state.byteCount + byteCount - (former?.byteCount ?? 0)
      guard sum <= mostBytes else { return }
      state.byteCount = sum
      state.entries[key] = Entry(value: value, byteCount: byteCount)
    }
  }
}
