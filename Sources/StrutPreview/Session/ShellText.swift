/// Words of command lines.
enum ShellText {
  /// A path that no command takes for an option.
  static func path(_ path: String) -> String { path.hasPrefix("-") ? "./" + path : path }

  /// `text` as one word of a POSIX shell.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ":"),
        UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: ","):
        true
      default: byte >= 0x80
      }
    }
    if isPlain, !text.isEmpty { return text }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
