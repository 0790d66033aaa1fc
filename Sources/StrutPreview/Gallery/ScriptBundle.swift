/// The modules of a page as one script: a page that is opened from disk may not load modules.
///
/// The modules keep to what this can join: every import stands on a line of its own, and no two modules use one
/// name at their top level.
enum ScriptBundle {
  /// The script of the page whose module is called `entry`.
  static func script(_ entry: String) -> String {
    var joined: Set<String> = []
    var text = "\"use strict\";\n(() => {\n"
    add(entry, to: &text, &joined)
    return text + "})();\n"
  }

  private static func add(_ name: String, to text: inout String, _ joined: inout Set<String>) {
    guard joined.insert(name).inserted,
      let module = PageAssets.modules.first(where: { $0.name == name })
    else { return }
    let lines = String(decoding: module.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where line.hasPrefix("import ") {
      if let start = line.firstRange(of: "\"./"), let end = line.lastIndex(of: "\"") {
        add(String(line[start.upperBound..<end]), to: &text, &joined)
      }
    }
    for line in lines where !line.hasPrefix("import ") {
      text += line.hasPrefix("export ") ? line.dropFirst("export ".utf8.count) : line
      text += "\n"
    }
  }
}
