import Foundation
import StrutBrowser

/// Where tests that need a browser run.
package enum BrowserTests {
  /// Whether they run: where a browser is installed, and in continuous integration in any case.
  package static var canRun: Bool {
    let variable = ProcessInfo.processInfo.environment["CI"] ?? ""
    return Browser.isInstalled || !["", "0", "false"].contains(variable)
  }
}
