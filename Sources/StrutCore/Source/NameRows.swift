/// Tables of names as people read them: each value with all names that it goes by, parted by blanks.
package enum NameRows {
  /// The values by name; of a name in several rows the last one's.
  package static func byName<Value>(
    _ rows: some Sequence<(Value, String)>
  ) -> [String: Value] {
    var result: [String: Value] = [:]
    for (value, names) in rows {
      for name in names.split(separator: " ") { result[String(name)] = value }
    }
    return result
  }
}
