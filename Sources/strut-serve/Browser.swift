import Glibc
import StrutCommandLine

/// The browser of this machine.
enum Browser {
  private static let opener = "xdg-open"

  /// Opens an address; says so where there is nothing that could.
  static func open(_ address: String) {
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(opener), strdup(address), nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, opener, nil, nil, &words, environ)
    if failure != 0 {
      let reason = String(cString: strerror(failure))
      Console.report("cannot open a browser with '\(opener)': \(reason)")
    }
  }
}
